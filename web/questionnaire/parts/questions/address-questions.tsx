import { useState } from 'react'
import type { Address } from '#contract/addresses.ts'
import type { FieldView } from '#domain/flow/index.ts'
import { useLookUp } from '#web/addresses/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Field } from '#web/ui/field.tsx'
import { FullRow } from '#web/ui/form-grid.tsx'
import { SideBySide } from '#web/ui/side-by-side.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { readAnswer } from '../../model/store/answers.ts'
import { useAnswers, useQuestionnaire } from '../../model/use/questionnaire.ts'
import { fieldId } from './field-id.ts'
import { FlowQuestion } from './question.tsx'

/** A Dutch address: postal code and house number find the street and the town, which can always be typed as well. */
export function AddressQuestions({ address, zip, town }: Omit<AddressView, 'country'>) {
  const say = useSay()
  const { store } = useQuestionnaire()
  const [number, setNumber] = useState('')
  const [left, setLeft] = useState('')
  const code = useAnswers((answers) => readAnswer(answers, zip.path))

  const fill = (found: Address) => {
    const answers = [
      [address.path, `${found.street} ${left}`],
      [town.path, found.town],
    ] as const
    // What someone is typing at this moment is theirs.
    for (const [path, value] of answers) if (!store.drafts().has(path)) store.leave(path, value)
  }
  const result = useLookUp(code, left, fill)
  return (
    <>
      <FullRow>
        <SideBySide>
          <FlowQuestion {...zip} />
          <Field
            id={`${fieldId(address.path)}-number`}
            label={say('questionnaire.address.number')}
            optional={zip.unmarked ? undefined : say('widgets.optional')}
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
      <FullRow>
        <FlowQuestion {...address} />
      </FullRow>
      <FullRow>
        <FlowQuestion {...town} />
      </FullRow>
    </>
  )
}

/** The questions that make up one address. */
export interface AddressView {
  readonly address: FieldView
  readonly zip: FieldView
  readonly town: FieldView
  /** The path of its country; null where it is always a Dutch one. */
  readonly country: string | null
}

/** Questions side by side. */
export type FieldRow = readonly FieldView[]

const addressKinds = [
  { address: 'office_address', zip: 'postal_code', town: 'place_of_business', country: null },
  { address: 'holding_address', zip: 'holding_zipcode', town: 'holding_location', country: null },
  { address: 'address', zip: 'zip_code', town: 'location', country: 'residence_country' },
  { address: 'company_address', zip: 'company_zipcode', town: 'company_location', country: 'company_country' },
] as const

function addressOf([street, ...others]: FieldRow, [zip, town, ...more]: FieldRow): AddressView | null {
  const kind = addressKinds.find((candidate) => candidate.address === street?.field.key)
  if (!kind || !street || !zip || !town || others.length > 0 || more.length > 0) return null
  if (zip.field.key !== kind.zip || town.field.key !== kind.town) return null
  const country = kind.country && street.path.replace(/[^.]+$/, kind.country)
  return { address: street, zip, town, country }
}

/** Rows of questions, with the two rows of an address taken together. */
export function gatherAddresses(rows: readonly FieldRow[]): readonly (FieldRow | AddressView)[] {
  const gathered: (FieldRow | AddressView)[] = []
  for (let index = 0; index < rows.length; index += 1) {
    const [row, following] = [rows[index] ?? [], rows[index + 1] ?? []]
    const address = addressOf(row, following)
    gathered.push(address ?? row)
    if (address) index += 1
  }
  return gathered
}
