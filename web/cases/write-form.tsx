import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

type Props = {
  readonly id?: string | undefined
  readonly label: string
  readonly send: string
  readonly busy: string
  /** Said when nothing was written, and when it could not be sent. */
  readonly empty: string
  readonly failed: string
  readonly onSend: (text: string) => Promise<void>
}

/** Something to write and send; what could not be sent stays there. */
export function WriteForm({ id, label, send, busy, empty, failed, onSend }: Props) {
  const form = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState(false)

  async function submit(): Promise<void> {
    if (sending) return
    if (text.trim() === '') {
      setError(empty)
      form.current?.querySelector('textarea')?.focus()
      return
    }
    setSending(true)
    setError(undefined)
    await onSend(text.trim()).then(
      () => setText(''),
      () => setError(failed),
    )
    setSending(false)
  }
  // No form of its own: at a question it stands inside that of the questionnaire.
  return (
    <div ref={form} className="grid gap-3">
      <Field id={id} label={label} error={error}>
        {(wiring) => <TextArea {...wiring} value={text} maxLength={4000} rows={2} onChange={setText} />}
      </Field>
      <div>
        <Button look="line" size="small" busy={sending ? busy : undefined} onClick={() => void submit()}>
          {send}
        </Button>
      </div>
    </div>
  )
}
