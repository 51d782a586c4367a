import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons.tsx'
import { type Tone, ToneIcon, toneClasses } from './tone.tsx'

export type BannerProps = {
  tone?: Tone | undefined
  title?: string | undefined
  children: ReactNode
  /** A button or link under the words. */
  action?: ReactNode
  /** Given when it appears after the page did: read out politely, or at once. */
  live?: 'status' | 'alert' | undefined
  dismiss?: { label: string; onDismiss: () => void } | undefined
}

export function Banner({ tone = 'info', title, children, action, live, dismiss }: BannerProps) {
  return (
    <div role={live} className={cx('flex gap-3 rounded-m border-[1.5px] px-4 py-3.5', toneClasses[tone])}>
      <ToneIcon tone={tone} />
      <div className="min-w-0 flex-1">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        <div className="text-md">{children}</div>
        {action !== undefined && <div className="mt-2.5">{action}</div>}
      </div>
      {dismiss && (
        <span className="-my-2 -mr-2">
          <IconButton label={dismiss.label} onClick={dismiss.onDismiss}>
            <CloseIcon />
          </IconButton>
        </span>
      )}
    </div>
  )
}
