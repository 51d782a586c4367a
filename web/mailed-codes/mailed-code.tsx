import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { ApiError } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

const mistakes = ['code_wrong', 'code_expired', 'code_used_up'] as const
type Mistake = (typeof mistakes)[number] | 'empty' | 'failed' | 'too_many'

type Props = {
  /** What is said before a code was sent. */
  readonly intro: string
  /** Has a code mailed, or shows the one that was typed. */
  readonly show: (code?: string) => Promise<{ readonly outcome: 'sent' | 'entered'; readonly to: string }>
  readonly onEntered: () => void
  /** True when the link itself turned out to be shut, and the page says so. */
  readonly isShut: (error: unknown) => boolean
}

const focusInput = (form: RefObject<HTMLFormElement | null>) => form.current?.querySelector('input')?.focus()

export function MailedCode({ intro, show, onEntered, isShut }: Props) {
  const say = useSay()
  const [to, setTo] = useState<string | null>(null)
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [mistake, setMistake] = useState<Mistake | null>(null)
  const form = useRef<HTMLFormElement>(null)
  // Once there is something to type in.
  useEffect(() => {
    if (to !== null) focusInput(form)
  }, [to])

  async function send(typed?: string): Promise<void> {
    if (busy) return
    setBusy(true)
    setMistake(null)
    try {
      const answer = await show(typed)
      if (answer.outcome === 'entered') return onEntered()
      setTo(answer.to)
      setCode('')
    } catch (error) {
      if (isShut(error)) return
      const { status = 0, errors = [] } = error instanceof ApiError ? error : {}
      const found = mistakes.find((one) => errors.some((entry) => entry.code === one))
      setMistake(found ?? (status === 429 ? 'too_many' : 'failed'))
    }
    setBusy(false)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const digits = code.replace(/\D/g, '')
    if (digits.length === 6) return void send(digits)
    setMistake('empty')
    focusInput(form)
  }

  const isGeneral = mistake === 'failed' || mistake === 'too_many'
  const waiting = busy ? say('participant.busy') : undefined
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{to === null ? intro : say('participant.code.sent', { to })}</p>
      {mistake !== null && isGeneral && (
        <Banner tone="negative" live="alert">
          {say(`participant.code.mistakes.${mistake}`)}
        </Banner>
      )}
      {to === null ? (
        <div>
          <Button busy={waiting} onClick={() => void send()}>
            {say('participant.code.send')}
          </Button>
        </div>
      ) : (
        <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
          <Field
            label={say('participant.code.label')}
            error={mistake === null || isGeneral ? undefined : say(`participant.code.mistakes.${mistake}`)}
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
            <Button type="submit" busy={waiting}>
              {say('participant.code.go')}
            </Button>
            <Button look="ghost" onClick={() => void send()}>
              {say('participant.code.again')}
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}
