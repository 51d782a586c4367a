import type { FieldView } from '#domain/flow/index.ts'
import { AddressFinder, gatherAddressRows } from '#web/addresses/index.ts'
import { FullRow } from '#web/ui/form-grid.tsx'
import { readAnswer } from '../../model/store/answers.ts'
import { useAnswers, useQuestionnaire } from '../../model/use/questionnaire.ts'
import { fieldId } from './field-id.ts'
import { FlowQuestion } from './question.tsx'

/** A Dutch address: postal code and house number find the street and the town, which can always be typed as well. */
export function AddressQuestions({ address, zip, town }: Omit<AddressView, 'country'>) {
  const { store } = useQuestionnaire()
  const code = useAnswers((answers) => readAnswer(answers, zip.path))
  // What someone is typing at this moment is theirs.
  const fill = (path: string, value: string) => {
    if (!store.drafts().has(path)) store.leave(path, value)
  }
  return (
    <>
      <AddressFinder
        id={`${fieldId(address.path)}-number`}
        code={code}
        marked={!zip.unmarked}
        zip={<FlowQuestion {...zip} />}
        onFound={(found) => {
          fill(address.path, found.address)
          fill(town.path, found.town)
        }}
      />
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
export type FieldViewRow = readonly FieldView[]

/** Rows of questions, with the two rows of an address taken together. */
export const gatherAddresses = (rows: readonly FieldViewRow[]): readonly (FieldViewRow | AddressView)[] =>
  gatherAddressRows(rows, ({ field }) => field.key).map((row) =>
    'address' in row ? { ...row, country: row.country && row.address.path.replace(/[^.]+$/, row.country) } : row,
  )
