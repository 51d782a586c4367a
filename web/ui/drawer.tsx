import { type ReactNode, useId } from 'react'
import { cx } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons.tsx'
import { type ModalProps, useModal } from './use-modal.ts'

export type DrawerProps = ModalProps & {
  title: string
  side?: 'left' | 'right' | undefined
  /** On a phone: a sheet from below (to look at something) or still from the side (to choose where to go). */
  phone?: 'sheet' | 'side' | undefined
  closeLabel: string
  children: ReactNode
}

const places = {
  left: 'mr-auto starting:open:-translate-x-full',
  right: 'ml-auto starting:open:translate-x-full',
} as const
const sheet =
  'max-md:mx-0 max-md:mt-auto max-md:h-fit max-md:max-h-[88dvh] max-md:w-full max-md:max-w-none max-md:rounded-t-l max-md:starting:open:translate-x-0 max-md:starting:open:translate-y-full'

export function Drawer({ open, onClose, title, side = 'right', phone = 'side', closeLabel, children }: DrawerProps) {
  const { dialog, heading, events } = useModal({ open, onClose })
  const titleId = useId()
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      {...events}
      className={cx(
        'my-0 h-dvh max-h-none w-[min(30rem,100%-3rem)] flex-col overflow-hidden bg-surface text-ink shadow-2 transition-[translate] duration-300 open:flex',
        places[side],
        phone === 'sheet' && sheet,
      )}
    >
      {open && (
        <>
          <div className="flex items-center gap-4 border-b border-line py-2 pr-2 pl-5">
            <h2 id={titleId} ref={heading} tabIndex={-1} className="min-w-0 flex-1 text-lg outline-none">
              {title}
            </h2>
            <IconButton label={closeLabel} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
        </>
      )}
    </dialog>
  )
}
