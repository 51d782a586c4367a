import { type FormEvent, useState } from 'react'
import { check, fieldOf } from '#domain/fields/index.ts'
import { calculatorMessagesIn, useLocale, useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { today } from './today.ts'

type Props = {
  /** The address it was sent to. */
  readonly sentTo: string | null
  readonly onSend: (email: string) => Promise<void>
}

/** The price by mail: where it went, or a line for an address. */
export function MailForm({ sentTo, onSend }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [state, setState] = useState<'quiet' | 'busy' | 'failed'>('quiet')
  if (sentTo !== null) {
    return (
      <Banner tone="positive" live="status">
        {say('calculator.mail.sent', { email: sentTo })}
      </Banner>
    )
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const field = fieldOf('calculation', 'email')
    const given = email.trim()
    const wrong =
      given === '' || (field !== undefined && check(field, given.toLowerCase(), { today: today() }).length > 0)
    const { issues } = calculatorMessagesIn(locale)
    setError(wrong ? issues.email : undefined)
    if (wrong || state === 'busy') return
    setState('busy')
    try {
      await onSend(given)
      setState('quiet')
    } catch {
      setState('failed')
    }
  }
  return (
    <form noValidate onSubmit={send} className="grid gap-3">
      <Field
        id="estimate-email"
        label={say('calculator.mail.heading')}
        hint={say('calculator.mail.hint')}
        error={error}
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            type="email"
            inputMode="email"
            autoComplete="email"
            value={email}
            onChange={(text) => {
              setEmail(text)
              setError(undefined)
            }}
          />
        )}
      </Field>
      {state === 'failed' && (
        <Banner tone="negative" live="alert">
          {say('calculator.mail.failed')}
        </Banner>
      )}
      <div>
        <Button look="line" type="submit" busy={state === 'busy' ? say('calculator.question.busy') : undefined}>
          {say('calculator.mail.send')}
        </Button>
      </div>
    </form>
  )
}
