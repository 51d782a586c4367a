import { cx } from './class-names.ts'

export type SaveStateProps = { state: 'saved' | 'saving' | 'failed'; children: string }

const dots = {
  saved: 'bg-green-dot',
  saving: 'animate-shimmer bg-line-strong',
  failed: 'bg-red',
} as const

/** Whether what one typed is safe: a dot and the words for it. */
export function SaveState({ state, children }: SaveStateProps) {
  return (
    <span
      role="status"
      className={cx(
        'inline-flex items-center gap-2 text-sm',
        state === 'failed' ? 'font-semibold text-red' : 'text-ink-2',
      )}
    >
      <span className={cx('size-2 flex-none rounded-full forced-colors:bg-[CanvasText]', dots[state])} />
      {children}
    </span>
  )
}
