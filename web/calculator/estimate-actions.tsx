import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { Outcome } from '#domain/calculator/index.ts'
import { check } from '#domain/fields/index.ts'
import { fieldOf } from '#domain/questions/index.ts'
import { dateInAmsterdam } from '#domain/values/index.ts'
import { call } from '#web/api/index.ts'
import { calculatorMessagesIn, useLocale, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { ArrowRightIcon } from '#web/ui/first-icons.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

type OwnActionsProps = {
  readonly uuid: string
  readonly product: Outcome
  readonly sentTo: string | null
  /** Null where no address is asked for. */
  readonly onMail: ((email: string) => Promise<void>) | null
}

const flowHref = (product: Outcome, uuid: string) => href('flow', { flow: product }, { calculationUuid: uuid })

/** On from a price of one's own: to the questionnaire, by mail, or to somebody else. */
export function OwnActions({ uuid, product, sentTo, onMail }: OwnActionsProps) {
  const say = useSay()
  return (
    <div className="grid gap-6">
      <Link href={flowHref(product, uuid)} asChild>
        <ButtonLink wide after={<ArrowRightIcon />}>
          {say('calculator.estimate.continue')}
        </ButtonLink>
      </Link>
      {onMail && (
        <div className="border-t border-line pt-5">
          <MailForm sentTo={sentTo} onSend={onMail} />
        </div>
      )}
      <div className="border-t border-line pt-5">
        <ShareBox uuid={uuid} />
      </div>
    </div>
  )
}

type SharedProps = {
  readonly product: Outcome
  readonly onCopy: () => Promise<{ readonly uuid: string }>
  /** Where the first question of the copy is. */
  readonly firstQuestion: string | undefined
}

/** On from a price that somebody shared: it becomes one's own first. */
export function SharedActions({ product, onCopy, firstQuestion }: SharedProps) {
  const say = useSay()
  const [, navigate] = useLocation()
  const [state, setState] = useState<'quiet' | 'busy' | 'failed'>('quiet')
  const go = async (to: (uuid: string) => string) => {
    if (state === 'busy') return
    setState('busy')
    try {
      navigate(to((await onCopy()).uuid))
    } catch {
      setState('failed')
    }
  }
  const busy = state === 'busy' ? say('calculator.question.busy') : undefined
  return (
    <div className="grid gap-3">
      <Button wide after={<ArrowRightIcon />} busy={busy} onClick={() => go((uuid) => flowHref(product, uuid))}>
        {say('calculator.estimate.continue')}
      </Button>
      <Button wide look="line" onClick={() => go((uuid) => href('calculator', { uuid }, { question: firstQuestion }))}>
        {say('calculator.estimate.change')}
      </Button>
      {state === 'failed' && (
        <Banner tone="negative" live="alert">
          {say('calculator.failed.text')}
        </Banner>
      )}
    </div>
  )
}

type Props = {
  /** The address it was sent to. */
  readonly sentTo: string | null
  readonly onSend: (email: string) => Promise<void>
}

/** The price by mail: where it went, or a line for an address. */
function MailForm({ sentTo, onSend }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [state, setState] = useState<'quiet' | 'busy' | 'failed'>('quiet')
  if (sentTo !== null) {
    return (
      <Banner tone="positive" live="status">
        {say('calculator.email_success', { email: sentTo })}
      </Banner>
    )
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const field = fieldOf('calculation', 'email')
    const given = email.trim()
    const wrong =
      given === '' ||
      (field !== undefined && check(field, given.toLowerCase(), { today: dateInAmsterdam(new Date()) }).length > 0)
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

/** A link to this price, made when it is asked for. */
function ShareBox({ uuid }: { uuid: string }) {
  const say = useSay()
  const { locale } = useLocale()
  const [url, setUrl] = useState<string | null>(null)
  const [state, setState] = useState<'quiet' | 'busy' | 'failed' | 'copied'>('quiet')

  const make = async () => {
    setState('busy')
    try {
      const made = await call('POST /api/calculation/:uuid/share', { params: { uuid }, body: { language: locale } })
      setUrl(made.url)
      setState('quiet')
    } catch {
      setState('failed')
    }
  }
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      // Without leave to copy, the link can still be selected.
      document.querySelector<HTMLInputElement>('#estimate-link')?.select()
    }
  }
  return (
    <div className="grid gap-3">
      {url === null ? (
        <>
          <div>
            <h3 className="font-sans text-base font-semibold">{say('calculator.share.heading')}</h3>
            <p className="mt-1 text-hint text-ink-2">{say('calculator.share.text')}</p>
          </div>
          <div>
            <Button look="line" onClick={make} busy={state === 'busy' ? say('calculator.question.busy') : undefined}>
              {say('calculator.share.make')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <Field id="estimate-link" label={say('calculator.share.link')}>
            {(wiring) => <TextInput {...wiring} value={url} onChange={() => undefined} readOnly />}
          </Field>
          <div>
            <Button look="line" onClick={() => copy(url)}>
              {say('calculator.share.copy')}
            </Button>
          </div>
        </>
      )}
      <p role="status" className="text-hint text-green">
        {state === 'copied' ? say('calculator.share.copied') : null}
      </p>
      {state === 'failed' && (
        <Banner tone="negative" live="alert">
          {say('calculator.share.failed')}
        </Banner>
      )}
    </div>
  )
}
