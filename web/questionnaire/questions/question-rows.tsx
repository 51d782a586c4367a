import { type ComponentType, Fragment, useState } from 'react'
import type { FieldView } from '#domain/flow/index.ts'
import { useSite } from '#web/site/index.ts'
import { FormGrid, FullRow } from '#web/ui/form-grid.tsx'
import { SideBySide } from '#web/ui/side-by-side.tsx'
import { usePart } from '#web/ui/use-part.ts'
import type { AddressView } from '../addresses/address-rows.ts'
import { BlockerNotes } from '../blockers/blocker-notes.tsx'
import { readAnswer } from '../store/answers.ts'
import { useAnswers, useFlowView } from '../store/use-flow.ts'
import { Appeared } from './appeared.tsx'
import { Question } from './question.tsx'
import { SpeedQuestion } from './speed-question.tsx'

type Fields = readonly FieldView[]

/** Only where the service can look addresses up, and after what is asked first. */
const loadAddresses = () => import('../addresses/found.ts')

interface Props {
  /** Only some of the questions of this place; all of them when it is not said. */
  readonly rows?: readonly Fields[]
}

/** The questions of the place at hand, in their rows, each with what there is to say about it under it. */
export function QuestionRows({ rows }: Props) {
  const here = useFlowView((view) => view.rows)
  const { address_lookup } = useSite()
  const [without, setWithout] = useState(false)
  const addresses = usePart(loadAddresses, address_lookup, () => setWithout(true))
  const shown = rows ?? here
  // Boxes must not be replaced by others while somebody types in them: an address waits for the way it is asked.
  if (address_lookup && !addresses && !without && shown.some(hasPostalCode)) return <div className="min-h-96" />
  return (
    <>
      <FormGrid>
        {(addresses ? addresses.gatherAddresses(shown) : shown).map((row) =>
          'address' in row ? (
            <AddressRows key={row.address.path} view={row} found={addresses?.AddressQuestions} />
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

const hasPostalCode = (fields: Fields): boolean => fields.some(({ field }) => field.kind === 'postal_code')

/** One question takes the whole width. */
function Row({ fields }: { fields: Fields }) {
  const [only] = fields
  const Only = only?.field.flag === 'incorporation_speed' ? SpeedQuestion : Question
  return (
    <FullRow>
      {only && fields.length === 1 ? (
        <Only {...only} />
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
interface AddressRowsProps {
  readonly view: AddressView
  readonly found: ComponentType<AddressView> | undefined
}

function AddressRows({ view, found: Found }: AddressRowsProps) {
  const { address, zip, town, country } = view
  const dutch = useAnswers((answers) => country === null || (readAnswer(answers, country) ?? 'NL') === 'NL')
  if (Found && dutch) return <Found {...view} />
  return (
    <>
      <Row fields={[address]} />
      <Row fields={[zip, town]} />
    </>
  )
}
