// The few drawings that every page shows, apart from the rest: they come with the first load.
export type IconProps = { size?: 16 | 20 | 24 }
type DrawProps = IconProps & { d: string }

const classes = { 16: 'size-4', 20: 'size-5', 24: 'size-6' } as const

export function Draw({ d, size = 20 }: DrawProps) {
  return (
    <svg
      className={`${classes[size]} flex-none`}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} />
    </svg>
  )
}

export const CheckIcon = (p: IconProps) => <Draw {...p} d="m4.5 10.5 3.7 3.7L15.5 6" />
export const ArrowRightIcon = (p: IconProps) => <Draw {...p} d="M4 10h11.5m-4-4 4 4-4 4" />
export const ExternalIcon = (p: IconProps) => (
  <Draw
    {...p}
    d="M11.5 4H16v4.5M16 4l-6.5 6.5M8.5 5.5H5A1.5 1.5 0 0 0 3.5 7v8A1.5 1.5 0 0 0 5 16.5h8a1.5 1.5 0 0 0 1.5-1.5v-3.5"
  />
)
export const MenuIcon = (p: IconProps) => <Draw {...p} d="M3.5 5.5h13M3.5 10h13m-13 4.5h13" />
