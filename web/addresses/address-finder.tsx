import { type ReactNode, useState } from 'react'
import type { Address } from '#contract/addresses.ts'
import { useSay } from '#web/i18n/index.ts'
import { Field } from '#web/ui/field.tsx'
import { FullRow } from '#web/ui/form-grid.tsx'
import { SideBySide } from '#web/ui/side-by-side.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useLookUp } from './use-look-up.ts'

interface Props {
  readonly id: string
  /** The postal code as it is answered. */
  readonly code: unknown
  /** The box for the house number says that it may stay empty. */
  readonly marked: boolean
  /** The question for the postal code, beside which the number is asked. */
  readonly zip: ReactNode
  /** The street with the number that was typed, and the town. */
  readonly onFound: (found: { readonly address: string; readonly town: string }) => void
}

/** Postal code and house number find a street and a town, which can always be typed as well. */
export function AddressFinder({ id, code, marked, zip, onFound }: Props) {
  const say = useSay()
  const [number, setNumber] = useState('')
  const [left, setLeft] = useState('')
  const result = useLookUp(code, left, ({ street, town }: Address) => onFound({ address: `${street} ${left}`, town }))
  return (
    <FullRow>
      <SideBySide>
        {zip}
        <Field
          id={id}
          label={say('questionnaire.address.number')}
          optional={marked ? say('widgets.optional') : undefined}
          hint={say('questionnaire.address.hint')}
        >
          {(wiring) => (
            <TextInput
              {...wiring}
              value={number}
              onChange={setNumber}
              onLeave={() => setLeft(number.trim())}
              autoComplete="off"
              maxLength={20}
              width="short"
            />
          )}
        </Field>
      </SideBySide>
      <p role="status" className="text-hint text-ink-2 not-empty:mt-2">
        {result.state === 'found' && say('questionnaire.address.found', { town: result.town })}
        {result.state === 'none' && say('questionnaire.address.none')}
      </p>
    </FullRow>
  )
}
