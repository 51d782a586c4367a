import { type FormEvent, useState } from 'react'
import type { ContractToSign, Signature } from '#contract/contract-signing.ts'
import { ApiError, call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field, FieldGroup } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { SignaturePad, type Stroke } from './signature-pad.tsx'

const signing = 'POST /api/contract_signing/:token/sign'
const refusals = ['already_signed', 'other_text'] as const
const ways = ['typed', 'drawn'] as const

type Props = {
  readonly token: string
  readonly contract: ContractToSign
  readonly onSigned: (contract: ContractToSign) => void
  /** It is no longer what it was: look again. */
  readonly onStale: () => void
}

/** A name, typed or drawn, under the text that was read. */
export function SignForm({ token, contract, onSigned, onStale }: Props) {
  const say = useSay()
  const [way, setWay] = useState<(typeof ways)[number]>('typed')
  const [name, setName] = useState(contract.signer.name)
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const [agreed, setAgreed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<(typeof refusals)[number] | 'failed' | null>(null)
  const faults = [
    ...(name.trim().length < 2 ? (['name'] as const) : []),
    ...(way === 'drawn' && strokes.length === 0 ? (['strokes'] as const) : []),
    ...(agreed ? [] : (['agree'] as const)),
  ]
  const shown = attempt === 0 ? [] : faults
  const errorAt = (at: (typeof faults)[number]) =>
    shown.includes(at) ? say(`contract_signing.sign.wrong.${at}`) : undefined

  async function sign(event: FormEvent): Promise<void> {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (faults.length > 0 || busy) return
    setBusy(true)
    setSaid(null)
    try {
      const signature: Signature =
        way === 'typed'
          ? { kind: 'typed', name }
          : { kind: 'drawn', name, strokes: strokes.map((stroke) => stroke.map(([x, y]): [number, number] => [x, y])) }
      const body = { text_sha256: contract.text_sha256, agreed: true as const, signature }
      onSigned(await call(signing, { params: { token }, body, as: null }))
    } catch (error) {
      const { status = 0, errors = [] } = error instanceof ApiError ? error : {}
      setSaid(refusals.find((one) => errors.some(({ code }) => code === one)) ?? 'failed')
      setBusy(false)
      if (status === 403 || status === 404 || status === 409) onStale()
    }
  }

  return (
    <form noValidate onSubmit={(event) => void sign(event)} className="grid gap-5">
      {shown.length > 0 && (
        <ErrorSummary
          title={say('contract_signing.sign.errors')}
          errors={shown.map((at) => ({ fieldId: `sign-${at}`, message: say(`contract_signing.sign.wrong.${at}`) }))}
          attempt={attempt}
        />
      )}
      <FieldGroup label={say('contract_signing.sign.way')} radios>
        <RadioCards
          name="way"
          value={way}
          onChange={setWay}
          options={ways.map((value) => ({ value, label: say(`contract_signing.sign.ways.${value}`) }))}
        />
      </FieldGroup>
      <Field id="sign-name" label={say('contract_signing.sign.name')} error={errorAt('name')} required>
        {(wiring) => <TextInput {...wiring} value={name} onChange={setName} maxLength={150} autoComplete="name" />}
      </Field>
      {way === 'typed' ? (
        <p aria-hidden="true" className="border-b border-line-strong pb-2 font-serif text-3xl italic wrap-anywhere">
          {name}
        </p>
      ) : (
        <FieldGroup
          label={say('contract_signing.sign.pad')}
          hint={say('contract_signing.sign.pad_hint')}
          error={errorAt('strokes')}
        >
          <SignaturePad id="sign-strokes" strokes={strokes} onChange={setStrokes} />
        </FieldGroup>
      )}
      <Checkbox id="sign-agree" checked={agreed} onChange={setAgreed} error={errorAt('agree')} required>
        {say('contract_signing.sign.agree')}
      </Checkbox>
      {said !== null && (
        <Banner tone="negative" live="alert">
          {say(`contract_signing.sign.said.${said}`)}
        </Banner>
      )}
      <div>
        <Button type="submit" busy={busy ? say('contract_signing.busy') : undefined}>
          {say('contract_signing.sign.go')}
        </Button>
      </div>
    </form>
  )
}
