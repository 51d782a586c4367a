import { type FormEvent, type ReactNode, useId } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { YesNoDialog } from '#web/ui/yes-no-dialog.tsx'
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
    <YesNoDialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={say('case.close')}
      no={say('case.cancel')}
      yes={go}
      grave={grave}
      form={id}
      busy={busy ? say('case.busy') : undefined}
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4">
        {about !== undefined && <p className="max-w-prose text-ink-2">{about}</p>}
        {children}
      </form>
    </YesNoDialog>
  )
}
