import { type ReactNode, useId } from 'react'
import { cx } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons.tsx'
import { type ModalProps, useModal } from './use-modal.ts'

export type DialogProps = ModalProps & {
  title: string
  /** 1080, 900 or 700 pixels wide at most. */
  size?: 'wide' | 'medium' | 'narrow' | undefined
  closeLabel: string
  children: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
}

const widths = {
  wide: 'max-w-dialog-wide',
  medium: 'max-w-dialog-medium',
  narrow: 'max-w-dialog-narrow',
} as const

export function Dialog({ open, onClose, title, size = 'narrow', closeLabel, children, footer }: DialogProps) {
  const { dialog, heading, events } = useModal({ open, onClose })
  const titleId = useId()
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      {...events}
      className={cx(
        'm-auto max-h-[min(100dvh-2rem,60rem)] w-[calc(100%-2rem)] flex-col overflow-hidden rounded-l bg-surface text-ink shadow-2 open:flex',
        'transition-[opacity,translate] duration-200 starting:open:translate-y-3 starting:open:opacity-0',
        widths[size],
      )}
    >
      {open && (
        <>
          <div className="flex items-start gap-4 px-5 pt-5 xs:px-8 xs:pt-7">
            <h2 id={titleId} ref={heading} tabIndex={-1} className="min-w-0 flex-1 outline-none">
              {title}
            </h2>
            <span className="-mt-2 -mr-2">
              <IconButton label={closeLabel} onClick={onClose}>
                <CloseIcon />
              </IconButton>
            </span>
          </div>
          <div className="min-h-0 overflow-y-auto overscroll-contain px-5 py-4 xs:px-8">{children}</div>
          {footer !== undefined && (
            <div className="flex flex-col-reverse gap-2 px-5 pb-5 xs:flex-row xs:flex-wrap xs:justify-end xs:px-8 xs:pb-7">
              {footer}
            </div>
          )}
        </>
      )}
    </dialog>
  )
}
