import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError, call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

const sending = 'POST /api/contract_signing/:token/code'
const mistakes = ['code_wrong', 'code_expired', 'code_used_up'] as const
type Mistake = (typeof mistakes)[number] | 'empty' | 'failed' | 'too_many'

type Props = { readonly token: string; readonly to: string; readonly onEntered: () => void }

/** A code in a mail shows that who signs is who was asked. */
export function SignCode({ token, to, onEntered }: Props) {
  const say = useSay()
  const [isSent, setSent] = useState(false)
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [mistake, setMistake] = useState<Mistake | null>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isSent) form.current?.querySelector('input')?.focus()
  }, [isSent])

  async function send(typed?: string): Promise<void> {
    if (busy) return
    setBusy(true)
    setMistake(null)
    try {
      const body = typed === undefined ? {} : { code: typed }
      const { outcome } = await call(sending, { params: { token }, body, as: null })
      if (outcome === 'entered') return onEntered()
      setSent(true)
      setCode('')
    } catch (error) {
      const { status = 0, errors = [] } = error instanceof ApiError ? error : {}
      if (status === 404) return onEntered()
      const found = mistakes.find((one) => errors.some((entry) => entry.code === one))
      setMistake(found ?? (status === 429 ? 'too_many' : 'failed'))
    }
    setBusy(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const digits = code.replace(/\D/g, '')
    if (digits.length === 6) void send(digits)
    else setMistake('empty')
  }
  const isGeneral = mistake === 'failed' || mistake === 'too_many'
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">
        {isSent ? say('participant.code.sent', { to }) : say('contract_signing.code.intro', { to })}
      </p>
      {mistake !== null && isGeneral && (
        <Banner tone="negative" live="alert">
          {say(`participant.code.mistakes.${mistake}`)}
        </Banner>
      )}
      {isSent ? (
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
            <Button type="submit" busy={busy ? say('contract_signing.busy') : undefined}>
              {say('participant.code.go')}
            </Button>
            <Button look="ghost" onClick={() => void send()}>
              {say('participant.code.again')}
            </Button>
          </div>
        </form>
      ) : (
        <div>
          <Button busy={busy ? say('contract_signing.busy') : undefined} onClick={() => void send()}>
            {say('participant.code.send')}
          </Button>
        </div>
      )}
    </div>
  )
}
