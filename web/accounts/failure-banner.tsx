import type { ReactNode } from 'react'
import { cx } from '#web/ui/class-names.ts'
import { ErrorIcon, WarningIcon } from '#web/ui/icons.tsx'

type Props = {
  /** With a code someone can do something about it: orange points. Without one it is an error: red. */
  readonly coded: boolean
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** Why it did not work, read out at once. */
export function FailureBanner({ coded, title, children, action }: Props) {
  return (
    <div
      role="alert"
      data-failure={coded ? 'coded' : 'plain'}
      className={cx(
        'flex gap-3 rounded-m border-[1.5px] px-4 py-3.5',
        coded ? 'border-orange bg-orange-tint' : 'border-red bg-red-tint',
      )}
    >
      <span className={cx('mt-0.5', coded ? 'text-orange' : 'text-red')}>
        {coded ? <WarningIcon /> : <ErrorIcon />}
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {children && <div className="text-md">{children}</div>}
        {action && <div className="mt-2.5">{action}</div>}
      </div>
    </div>
  )
}
