import { Spinner } from './spinner.tsx'

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
