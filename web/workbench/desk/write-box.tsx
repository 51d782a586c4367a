import { type FormEvent, type ReactNode, useState } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

type Props = {
  readonly label: string
  readonly send: string
  /** What to do about an empty box. */
  readonly missing: string
  readonly busy: boolean
  /** False leaves what was written where it is. */
  readonly onSend: (text: string) => Promise<boolean>
  readonly rows?: number
  /** More to choose, between the box and its button. */
  readonly children?: ReactNode
  readonly id?: string
}

/** A box to write in and its button. What could not be sent stays. */
export function WriteBox({ label, send, missing, busy, onSend, rows = 2, children, id }: Props) {
  const say = useSay()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return setError(missing)
    if (await onSend(text.trim())) setText('')
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-2.5">
      <Field id={id} label={label} error={error}>
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={rows}
            maxLength={4000}
            value={text}
            onChange={(typed) => {
              setText(typed)
              setError(undefined)
            }}
          />
        )}
      </Field>
      {children}
      <div>
        <Button type="submit" look="line" size="small" busy={busy ? say('case.busy') : undefined}>
          {send}
        </Button>
      </div>
    </form>
  )
}
