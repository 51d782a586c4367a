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

type WaitingProps = {
  /** For screen readers, at once. */
  label: string
  /** Words for everyone when it takes longer than two seconds. */
  slow?: string | undefined
}

/** Shows nothing for 300 ms, then a spinner, after two seconds also words. */
export function Waiting({ label, slow }: WaitingProps) {
  return (
    <div role="status" className="grid min-h-24 animate-appear place-items-center content-center gap-3 text-green">
      <Spinner size="large" />
      <span className="sr-only">{label}</span>
      {slow === undefined ? null : (
        <span aria-hidden="true" className="animate-late text-md text-ink-2">
          {slow}
        </span>
      )}
    </div>
  )
}
