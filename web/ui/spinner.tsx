import { cx } from './class-names.ts'

type SpinnerProps = { size?: 'small' | 'large' | undefined }

export function Spinner({ size = 'small' }: SpinnerProps) {
  return (
    <svg
      className={cx('animate-spin', size === 'small' ? 'size-5' : 'size-9')}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="10" cy="10" r="7.5" opacity="0.25" />
      <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" />
    </svg>
  )
}
