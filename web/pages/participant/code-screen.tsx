import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError, call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { type Entrance, entranceAfter } from './use-entrance.ts'

const sending = 'POST /api/participants/:token/code'
const mistakes = ['code_wrong', 'code_expired', 'code_used_up'] as const
type Mistake = (typeof mistakes)[number] | 'empty' | 'failed' | 'too_many'

type Props = {
  readonly token: string
  readonly onEntered: () => void
  /** The link itself turned out to be shut. */
  readonly onClosed: (entrance: Entrance) => void
}

/** On a new device a code in a mail shows that it is theirs. */
export function CodeScreen({ token, onEntered, onClosed }: Props) {
  const say = useSay()
  const [to, setTo] = useState<string | null>(null)
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [mistake, setMistake] = useState<Mistake | null>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (to !== null) form.current?.querySelector('input')?.focus()
  }, [to])

  async function send(typed?: string): Promise<void> {
    if (busy) return
    setBusy(true)
    setMistake(null)
    try {
      const body = typed === undefined ? {} : { code: typed }
      const answer = await call(sending, { params: { token }, body, as: null })
      if (answer.outcome === 'entered') return onEntered()
      setTo(answer.to)
      setCode('')
    } catch (error) {
      const entrance = entranceAfter(error)
      if (entrance.now === 'closed') return onClosed(entrance)
      const codes = error instanceof ApiError ? error.errors.map((one) => one.code as string) : []
      const tooMany = error instanceof ApiError && error.status === 429
      setMistake(mistakes.find((one) => codes.includes(one)) ?? (tooMany ? 'too_many' : 'failed'))
    }
    setBusy(false)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const digits = code.replace(/\D/g, '')
    if (digits.length === 6) return void send(digits)
    setMistake('empty')
    form.current?.querySelector('input')?.focus()
  }

  const atField = mistake === 'failed' || mistake === 'too_many' ? null : mistake
  return (
    <Card as="section">
      <h1 className="text-2xl!">{say('participant.code.heading')}</h1>
      <p className="mt-2 text-ink-2">
        {to === null ? say('participant.code.intro') : say('participant.code.sent', { to })}
      </p>
      {(mistake === 'failed' || mistake === 'too_many') && (
        <div className="mt-4">
          <Banner tone="negative" live="alert">
            {say(`participant.code.mistakes.${mistake}`)}
          </Banner>
        </div>
      )}
      {to === null ? (
        <div className="mt-5">
          <Button busy={busy ? say('participant.busy') : undefined} onClick={() => void send()}>
            {say('participant.code.send')}
          </Button>
        </div>
      ) : (
        <form ref={form} noValidate onSubmit={submit} className="mt-5 grid gap-4">
          <Field
            label={say('participant.code.label')}
            error={atField === null ? undefined : say(`participant.code.mistakes.${atField}`)}
            required
          >
            {(wiring) => (
              <TextInput
                {...wiring}
                value={code}
                onChange={setCode}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={12}
                width="short"
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={busy ? say('participant.busy') : undefined}>
              {say('participant.code.go')}
            </Button>
            <Button look="ghost" onClick={() => void send()}>
              {say('participant.code.again')}
            </Button>
          </div>
        </form>
      )}
    </Card>
  )
}
