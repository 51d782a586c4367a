import { type FormEvent, useState } from 'react'
import type { Contract } from '#contract/contracts.ts'
import { signingLimits } from '#domain/contracts/index.ts'
import { check } from '#domain/fields/index.ts'
import { catalogue } from '#domain/questions/index.ts'
import { dateInAmsterdam } from '#domain/values/index.ts'
import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field, FieldGroup } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PlusIcon, TrashIcon } from '#web/ui/icons.tsx'
import { NumberInput } from '#web/ui/number-input.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

const { leastDays: least, mostDays: most, signers: mostSigners } = signingLimits
const usualDays = 30

type SignerRow = { readonly id: number; readonly name: string; readonly email: string; readonly company: string }
type Fault = { readonly at: string; readonly why: 'name' | 'email' | 'same' | 'days'; readonly number: number }

const rowsOf = ({ proposed_signers }: Contract): readonly SignerRow[] =>
  (proposed_signers.length > 0 ? proposed_signers : [{ name: '', email: null, company: null }]).map(
    ({ name, email, company }, id) => ({ id, name, email: email ?? '', company: company ?? '' }),
  )

const isMail = (email: string): boolean =>
  email !== '' && check(catalogue.main.email, email, { today: dateInAmsterdam(new Date()), draft: true }).length === 0

const boxOf = (id: number, box: 'name' | 'email'): string => `signer-${id}-${box}`

function faultsIn(rows: readonly SignerRow[], days: number): readonly Fault[] {
  const ofRows = rows.flatMap(({ id, name, email }, place): Fault[] => {
    const number = place + 1
    const own = email.trim().toLowerCase()
    const isTaken = rows.slice(0, place).some((other) => other.email.trim().toLowerCase() === own)
    const wrongMail = isMail(own) ? (isTaken ? 'same' : null) : 'email'
    return [
      ...(name.trim().length < 2 ? [{ at: boxOf(id, 'name'), why: 'name' as const, number }] : []),
      ...(wrongMail === null ? [] : [{ at: boxOf(id, 'email'), why: wrongMail, number } as const]),
    ]
  })
  const isTime = Number.isInteger(days) && days >= least && days <= most
  return isTime ? ofRows : [...ofRows, { at: 'days', why: 'days', number: 0 }]
}

type Props = { readonly contract: Contract; readonly onChanged: (contract: Contract) => void }

/** To whom it goes to be signed, in which order and until when. */
export function SendForm({ contract, onChanged }: Props) {
  const say = useSay()
  const [rows, setRows] = useState(() => rowsOf(contract))
  const [order, setOrder] = useState<'together' | 'turns'>('together')
  const [days, setDays] = useState(String(usualDays))
  const [message, setMessage] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const found = faultsIn(rows, Number(days))
  const faults = attempt === 0 ? [] : found
  const words = ({ why, number }: Fault) => say(`contracts.send.wrong.${why}`, { number, least, most })
  const errorAt = (at: string) => {
    const fault = faults.find((one) => one.at === at)
    return fault && words(fault)
  }
  const change = (id: number, over: Partial<SignerRow>) =>
    setRows(rows.map((row) => (row.id === id ? { ...row, ...over } : row)))
  const add = () =>
    setRows([...rows, { id: Math.max(...rows.map(({ id }) => id)) + 1, name: '', email: '', company: '' }])

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (found.length > 0 || state === 'busy') return
    setState('busy')
    try {
      const signers = rows.map(({ name, email, company }) => ({
        ...{ name: name.trim(), email: email.trim(), company: company.trim() || null },
      }))
      const body = { signers, in_turns: order === 'turns', message, days: Number(days) }
      const params = { uuid: contract.uuid }
      const sent = await call('POST /api/api_customer_dashboard/contracts/:uuid/send', { params, body })
      notices.show({ tone: 'positive', text: say('contracts.send.sent') })
      onChanged(sent)
    } catch {
      setState('failed')
    }
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="mt-4 grid gap-5">
      {faults.length > 0 && (
        <ErrorSummary
          title={say('contracts.send.errors')}
          errors={faults.map((fault) => ({ fieldId: fault.at, message: words(fault) }))}
          attempt={attempt}
        />
      )}
      <ol aria-label={say('contracts.send.signers')} className="grid gap-4">
        {rows.map(({ id, name, email, company }, place) => (
          <li key={id} className="rounded-s border border-line p-3.5">
            <div className="flex items-center justify-between">
              <span className="text-hint font-semibold text-ink-2">
                {say('contracts.send.signer', { number: place + 1 })}
              </span>
              {rows.length > 1 && (
                <IconButton
                  label={say('contracts.send.remove', {
                    name: name.trim() || say('contracts.send.signer', { number: place + 1 }),
                  })}
                  onClick={() => setRows(rows.filter((row) => row.id !== id))}
                >
                  <TrashIcon />
                </IconButton>
              )}
            </div>
            <div className="grid gap-3">
              <Field
                id={boxOf(id, 'name')}
                label={say('contracts.send.name')}
                error={errorAt(boxOf(id, 'name'))}
                required
              >
                {(wiring) => (
                  <TextInput
                    {...wiring}
                    value={name}
                    onChange={(value) => change(id, { name: value })}
                    maxLength={150}
                    autoComplete="off"
                  />
                )}
              </Field>
              <Field
                id={boxOf(id, 'email')}
                label={say('contracts.send.email')}
                error={errorAt(boxOf(id, 'email'))}
                required
              >
                {(wiring) => (
                  <TextInput
                    {...wiring}
                    type="email"
                    inputMode="email"
                    value={email}
                    onChange={(value) => change(id, { email: value })}
                    maxLength={200}
                    autoComplete="off"
                  />
                )}
              </Field>
              <Field label={say('contracts.send.company')} optional={say('widgets.optional')}>
                {(wiring) => (
                  <TextInput
                    {...wiring}
                    value={company}
                    onChange={(value) => change(id, { company: value })}
                    maxLength={150}
                    autoComplete="off"
                  />
                )}
              </Field>
            </div>
          </li>
        ))}
      </ol>
      {rows.length < mostSigners && (
        <div>
          <Button look="ghost" size="small" before={<PlusIcon size={16} />} onClick={add}>
            {say('contracts.send.add')}
          </Button>
        </div>
      )}
      {rows.length > 1 && (
        <FieldGroup label={say('contracts.send.order')} radios>
          <RadioCards
            name="order"
            value={order}
            onChange={setOrder}
            layout="stack"
            options={(['together', 'turns'] as const).map((value) => ({
              value,
              label: say(`contracts.send.orders.${value}`),
              description: say(`contracts.send.order_about.${value}`),
            }))}
          />
        </FieldGroup>
      )}
      <Field
        id="days"
        label={say('contracts.send.days')}
        hint={say('contracts.send.days_hint', { least, most })}
        error={errorAt('days')}
        required
      >
        {(wiring) => <NumberInput {...wiring} value={days} onChange={setDays} maxLength={3} />}
      </Field>
      <Field label={say('contracts.send.message')} optional={say('widgets.optional')}>
        {(wiring) => <TextArea {...wiring} value={message} onChange={setMessage} maxLength={1000} />}
      </Field>
      {state === 'failed' && (
        <Banner tone="negative" live="alert">
          {say('contracts.send.failed')}
        </Banner>
      )}
      <Button type="submit" wide busy={state === 'busy' ? say('contracts.busy') : undefined}>
        {say('contracts.send.go')}
      </Button>
    </form>
  )
}
