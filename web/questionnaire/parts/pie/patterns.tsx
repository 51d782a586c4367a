import type { ReactNode } from 'react'

/** Four fillings that differ without their colour too: plain, stripes, dots, squares. */
const fillings: readonly { readonly ground: string; readonly drawing: ReactNode }[] = [
  { ground: 'fill-green', drawing: null },
  {
    ground: 'fill-green-soft',
    drawing: <path d="M-2 2 2 -2M0 10 10 0M8 12 12 8" className="stroke-green" strokeWidth="2" />,
  },
  { ground: 'fill-orange-tint', drawing: <circle cx="5" cy="5" r="2" className="fill-orange" /> },
  { ground: 'fill-white', drawing: <path d="M0 5H10M5 0V10" className="stroke-ink-2" strokeWidth="1.2" /> },
]

const patternId = (index: number): string => `share-pattern-${index}`

export const patternFill = (index: number): string => `url(#${patternId(index)})`

/** Drawn once on a page; slices and swatches refer to them. */
export function Patterns() {
  return (
    <defs>
      {fillings.map(({ ground, drawing }, index) => (
        <pattern key={ground} id={patternId(index)} width="10" height="10" patternUnits="userSpaceOnUse">
          <rect width="10" height="10" className={ground} />
          {drawing}
        </pattern>
      ))}
    </defs>
  )
}

/** The filling of someone's slice, beside their name. */
export function Swatch({ index }: { index: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 flex-none">
      <rect x="0.75" y="0.75" width="18.5" height="18.5" rx="4" fill={patternFill(index)} className="stroke-ink-2" />
    </svg>
  )
}
