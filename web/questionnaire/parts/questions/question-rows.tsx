import { type ComponentType, Fragment, useEffect, useRef, useState } from 'react'
import type { FieldView } from '#domain/flow/index.ts'
import { fieldText, hasWords } from '#domain/messages/index.ts'
import { spokenOf } from '#domain/shareholders/index.ts'
import { loadTexts, useLocale, useSay } from '#web/i18n/index.ts'
import { useSite } from '#web/site/index.ts'
import { FormGrid, FullRow } from '#web/ui/form-grid.tsx'
import { SideBySide } from '#web/ui/side-by-side.tsx'
import { useLoadedModule } from '#web/ui/use-part.ts'
import { readAnswer } from '../../model/store/answers.ts'
import { useAnswers, useFlowView, useQuestionnaire } from '../../model/use/questionnaire.ts'
import { BlockerNotes } from '../blockers/blocker-notes.tsx'
import type { AddressView, FieldViewRow } from './address-questions.tsx'
import { isSpecial } from './asked-specially.ts'
import { FlowQuestion } from './question.tsx'

/** Only where the service can look addresses up, and after what is asked first. */
const loadAddresses = () => import('./address-questions.tsx')

interface Props {
  /** Only some of the questions of this place; all of them when it is not said. */
  readonly rows?: readonly FieldViewRow[]
}

/** The questions of the place at hand, in their rows, each with what there is to say about it under it. */
export function QuestionRows({ rows }: Props) {
  const here = useFlowView((view) => view.rows)
  const { address_lookup } = useSite()
  const [without, setWithout] = useState(false)
  const addresses = useLoadedModule(loadAddresses, address_lookup, () => setWithout(true))
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
              <RowOfQuestions fields={row} />
              <BlockerNotes paths={row.map((view) => view.path)} />
            </Fragment>
          ),
        )}
      </FormGrid>
      <Appeared rows={shown} />
    </>
  )
}

const hasPostalCode = (fields: FieldViewRow): boolean => fields.some(({ field }) => field.kind === 'postal_code')

/** One question takes the whole width. */
function RowOfQuestions({ fields }: { fields: FieldViewRow }) {
  const [only] = fields
  return (
    <FullRow>
      {only && fields.length === 1 ? (
        <AnyQuestion {...only} />
      ) : (
        <SideBySide>
          {fields.map((view) => (
            <AnyQuestion key={view.path} {...view} />
          ))}
        </SideBySide>
      )}
    </FullRow>
  )
}

/** As it is asked; what has a price, or was answered in the calculator, comes with what there is to say about that. */
function AnyQuestion(view: FieldView) {
  const { calculation, messages } = useQuestionnaire()
  const { company_lookup } = useSite()
  if (!hasWords(messages, view.field)) return <div className="min-h-40" />
  const isFound = company_lookup && view.field.kind === 'kvk'
  return isFound || isSpecial(view.field, calculation !== null) ? (
    <LateQuestion {...view} />
  ) : (
    <FlowQuestion {...view} />
  )
}

const loadSpecial = {
  nl: () => Promise.all([import('./special-question.tsx'), loadTexts('nl', ['offers'])]).then(([file]) => file),
  en: () => Promise.all([import('./special-question.tsx'), loadTexts('en', ['offers'])]).then(([file]) => file),
}

/** There is room for it from the start. Where it cannot be fetched, the question itself is asked. */
function LateQuestion(view: FieldView) {
  const { locale } = useLocale()
  const [plain, setPlain] = useState(false)
  const part = useLoadedModule(loadSpecial[locale], true, () => setPlain(true))
  if (plain) return <FlowQuestion {...view} />
  return part ? <part.SpecialQuestion {...view} /> : <div className="min-h-40" />
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
      <RowOfQuestions fields={[address]} />
      <RowOfQuestions fields={[zip, town]} />
    </>
  )
}

/** Says, to those who cannot see it, that an answer has brought up new questions. The focus stays where it is. */
export function Appeared({ rows }: { rows: readonly (readonly FieldView[])[] }) {
  const say = useSay()
  const { store, messages } = useQuestionnaire()
  const place = useFlowView(({ progress }) => `${progress.temporal_step} ${progress.substep} ${progress.person ?? ''}`)
  const before = useRef<{ readonly place: string; readonly paths: ReadonlySet<string> } | null>(null)
  const [words, setWords] = useState('')

  useEffect(() => {
    const fields = rows.flat()
    const previous = before.current
    const isSame = previous?.place === place
    // Words that are still on their way are said when they have come, so until then such a question counts as new.
    const known = fields.filter((view) => !isSame || previous.paths.has(view.path) || hasWords(messages, view.field))
    before.current = { place, paths: new Set(known.map((view) => view.path)) }
    if (!isSame) return setWords('')
    const fresh = known.filter((view) => !previous.paths.has(view.path))
    const [first] = fresh
    if (!first) return
    const about = first.person ? spokenOf(store.product.people, store.answers(), first.person) : null
    const { label } = fieldText(messages, first.field, store.product.wording, about)
    setWords(
      fresh.length === 1
        ? say('questionnaire.appeared.one', { label })
        : say('questionnaire.appeared.many', { label, count: fresh.length }),
    )
  }, [rows, place, messages, store, say])

  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  )
}
