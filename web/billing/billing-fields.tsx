import { useEffect, useRef, useState } from 'react'
import { isRequired } from '#domain/fields/index.ts'
import type { Messages } from '#domain/messages/index.ts'
import type { useForm } from '#web/accounts/index.ts'
import { useLookUp } from '#web/addresses/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { useSite } from '#web/site/index.ts'
import { SideBySide } from '#web/ui/side-by-side.tsx'
import { FieldInput } from '#web/widgets/index.ts'

/** What an invoice needs to know, in the order it is asked. */
export const billingQuestions = [
  'name',
  'country',
  'zip',
  'house_number',
  'street',
  'city',
  'phone_number',
  'vat_number',
  'extra',
]

interface Props {
  readonly form: ReturnType<typeof useForm>
  readonly words: Messages
}

/**
 * The questions about the invoice. Postal code and number come first: where it can be, they find the rest. Abroad an address
 * is as it is written there.
 */
export function BillingFields({ form, words }: Props) {
  // Nothing is looked up before one of the two was left: what was filled in beforehand is right until it is changed.
  const [numberLeft, setNumberLeft] = useState('')
  const abroad = (form.values.country ?? 'NL') !== 'NL'
  const lookUp = (number: unknown) => setNumberLeft(typeof number === 'string' ? number : '')
  const field = (name: string, onLeave?: (value: unknown) => void) => {
    const found = form.fields.find(({ key }) => key === name)
    return (
      found && (
        <FieldInput
          id={`${form.id}-${name}`}
          field={found}
          messages={words}
          context={form.context}
          value={form.values[name] ?? (name === 'country' ? 'NL' : null)}
          issues={form.issues.filter(({ key }) => key === name)}
          required={name === 'country' || isRequired(found, { form: form.values })}
          onChange={(value) => form.change(name, value)}
          onLeave={(value) => {
            form.leave(name, value)
            onLeave?.(value)
          }}
        />
      )
    )
  }
  return (
    <>
      {field('name')}
      {field('country')}
      {abroad ? (
        <>
          {field('street')}
          <SideBySide>
            {field('zip')}
            {field('city')}
          </SideBySide>
        </>
      ) : (
        <>
          <div>
            <SideBySide>
              {field('zip', () => lookUp(form.values.house_number))}
              {field('house_number', lookUp)}
            </SideBySide>
            <FoundStreet form={form} number={numberLeft} />
          </div>
          <SideBySide>
            {field('street')}
            {field('city')}
          </SideBySide>
        </>
      )}
      {field('phone_number')}
      {field('vat_number')}
      {field('extra')}
    </>
  )
}

/** Fills in the street and the town of what was found, never over what someone typed. */
function FoundStreet({ form, number }: { form: Props['form']; number: string }) {
  const say = useSay()
  const { address_lookup } = useSite()
  const latest = useRef(form)
  // What was there when they came was not typed here either.
  const filled = useRef({ street: form.values.street, city: form.values.city })
  useEffect(() => {
    latest.current = form
  })
  const result = useLookUp(form.values.zip, address_lookup ? number : '', ({ street, town }) => {
    const { values, change } = latest.current
    const found = { street, city: town }
    for (const key of ['street', 'city'] as const) {
      if (!values[key] || values[key] === filled.current[key]) change(key, found[key])
    }
    filled.current = found
  })
  return (
    <p role="status" className="text-hint text-ink-2 not-empty:mt-2">
      {result.state === 'found' && say('payment.billing.found', { town: result.town })}
      {result.state === 'none' && say('payment.billing.none')}
    </p>
  )
}
