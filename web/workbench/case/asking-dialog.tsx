import { type FormEvent, type ReactNode, useId } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useOpenCase } from '../desk/open-case.ts'

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly about?: string
  /** The words on the button that does it. */
  readonly go: string
  readonly grave?: boolean
  readonly onSubmit: () => void
  readonly children?: ReactNode
}

/** A question before something is done with a case: a form, and two buttons. */
export function AskingDialog({ open, onClose, title, about, go, grave = false, onSubmit, children }: Props) {
  const say = useSay()
  const id = useId()
  const { busy } = useOpenCase()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={say('case.close')}
      footer={
        <>
          <Button look="line" onClick={onClose}>
            {say('case.cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            look={grave ? 'danger' : 'primary'}
            busy={busy ? say('case.busy') : undefined}
          >
            {go}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4">
        {about !== undefined && <p className="max-w-prose text-ink-2">{about}</p>}
        {children}
      </form>
    </Dialog>
  )
}
