import { Fragment } from 'react'
import type { FieldView } from '#domain/flow/index.ts'
import { useSite } from '#web/site/index.ts'
import { FormGrid, FullRow } from '#web/ui/form-grid.tsx'
import { SideBySide } from '#web/ui/side-by-side.tsx'
import { AddressQuestions } from '../addresses/address-questions.tsx'
import { type AddressView, gatherAddresses } from '../addresses/address-rows.ts'
import { BlockerNotes } from '../blockers/blocker-notes.tsx'
import { readAnswer } from '../store/answers.ts'
import { useAnswers, useFlowView } from '../store/use-flow.ts'
import { Appeared } from './appeared.tsx'
import { Question } from './question.tsx'

type Fields = readonly FieldView[]

interface Props {
  /** Only some of the questions of this place; all of them when it is not said. */
  readonly rows?: readonly Fields[]
}

/** The questions of the place at hand, in their rows, each with what there is to say about it under it. */
export function QuestionRows({ rows }: Props) {
  const here = useFlowView((view) => view.rows)
  const { address_lookup } = useSite()
  const shown = rows ?? here
  return (
    <>
      <FormGrid>
        {(address_lookup ? gatherAddresses(shown) : shown).map((row) =>
          'address' in row ? (
            <AddressRows key={row.address.path} view={row} />
          ) : (
            <Fragment key={row[0]?.path}>
              <Row fields={row} />
              <BlockerNotes paths={row.map((view) => view.path)} />
            </Fragment>
          ),
        )}
      </FormGrid>
      <Appeared rows={shown} />
    </>
  )
}

/** One question takes the whole width. */
function Row({ fields }: { fields: Fields }) {
  const [only] = fields
  return (
    <FullRow>
      {only && fields.length === 1 ? (
        <Question {...only} />
      ) : (
        <SideBySide>
          {fields.map((view) => (
            <Question key={view.path} {...view} />
          ))}
        </SideBySide>
      )}
    </FullRow>
  )
}

/** Only Dutch addresses can be looked up. */
function AddressRows({ view }: { view: AddressView }) {
  const { address, zip, town, country } = view
  const dutch = useAnswers((answers) => country === null || (readAnswer(answers, country) ?? 'NL') === 'NL')
  if (dutch) return <AddressQuestions {...view} />
  return (
    <>
      <Row fields={[address]} />
      <Row fields={[zip, town]} />
    </>
  )
}
