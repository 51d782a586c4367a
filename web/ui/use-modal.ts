import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

export type ModalProps = {
  open: boolean
  onClose: () => void
}

type Modal = {
  dialog: RefObject<HTMLDialogElement | null>
  heading: RefObject<HTMLHeadingElement | null>
  /** Spread on the dialog: Escape and a press beside it ask to close. */
  events: {
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void
  }
}

/** The platform's modal dialog: it traps the focus, makes the rest inert and gives the focus back when it closes. */
export function useModal({ open, onClose }: ModalProps): Modal {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    heading.current?.focus()
    return () => element.close()
  }, [open])
  return {
    dialog,
    heading,
    events: {
      onCancel: (event) => {
        // A list or menu inside the dialog sends its own events up; only the dialog's own counts.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      },
      onMouseDown: (event) => {
        // The second half of a double click was meant for what stood here before.
        if (event.target === event.currentTarget && event.detail < 2) onClose()
      },
    },
  }
}
