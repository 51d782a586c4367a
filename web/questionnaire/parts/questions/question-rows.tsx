import { type ComponentType, Fragment, useEffect, useMemo, useRef, useState } from 'react'
import { isCarried } from '#domain/calculator/index.ts'
import type { FieldView } from '#domain/flow/index.ts'
import { fieldText, optionText } from '#domain/messages/index.ts'
import { isPriced } from '#domain/pricing/index.ts'
import { spokenOf } from '#domain/shareholders/index.ts'
import { loadTexts, useLocale, useSay } from '#web/i18n/index.ts'
import { useSite } from '#web/site/index.ts'
import { FormGrid, FullRow } from '#web/ui/form-grid.tsx'
import { SideBySide } from '#web/ui/side-by-side.tsx'
import { usePart } from '#web/ui/use-part.ts'
import { readAnswer } from '../../model/store/answers.ts'
import { usePaid } from '../../model/use/paid.ts'
import { useAnswers, useField, useFlowView, useQuestionnaire } from '../../model/use/questionnaire.ts'
import { BlockerNotes } from '../blockers/blocker-notes.tsx'
import type { AddressView, FieldRow } from './address-questions.tsx'
import { focusQuestion } from './field-id.ts'
import { FlowQuestion } from './question.tsx'

/** Only where the service can look addresses up, and after what is asked first. */
const loadAddresses = () => import('./address-questions.tsx')

interface Props {
  /** Only some of the questions of this place; all of them when it is not said. */
  readonly rows?: readonly FieldRow[]
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
              <QuestionRow fields={row} />
              <BlockerNotes paths={row.map((view) => view.path)} />
            </Fragment>
          ),
        )}
      </FormGrid>
      <Appeared rows={shown} />
    </>
  )
}

const hasPostalCode = (fields: FieldRow): boolean => fields.some(({ field }) => field.kind === 'postal_code')

/** One question takes the whole width. */
function QuestionRow({ fields }: { fields: FieldRow }) {
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

/** As it is asked; what the calculator asked already is shown instead, as long as nobody wants to change it. */
function AnyQuestion(view: FieldView) {
  const { calculation, messages, store } = useQuestionnaire()
  const { locale } = useLocale()
  const { field, path } = view
  const { value, issues } = useField(path)
  // Shareholders who come later were not there to be asked about.
  const wasThere = view.person === undefined || view.person === 'p1'
  const [isKnown] = useState(calculation !== null && wasThere && isCarried(field) && value !== undefined)
  const [asked, setAsked] = useState(false)
  const isShown = isKnown && !asked && issues.length === 0
  const part = usePart(loadBefore[locale], isShown, () => setAsked(true))
  useEffect(() => {
    if (asked) focusQuestion(path)
  }, [asked, path])
  if (isShown) {
    if (!part) return <div className="min-h-20" />
    return (
      <part.AnsweredBefore
        path={path}
        question={fieldText(messages, field, store.product.wording).label}
        answer={optionText(messages, field, typeof value === 'boolean' ? value : String(value))}
        onChange={() => setAsked(true)}
      />
    )
  }
  return isPriced(field) ? <PricedQuestion {...view} /> : <FlowQuestion {...view} />
}

const loadBefore = {
  nl: () => Promise.all([import('./answered-before.tsx'), loadTexts('nl', ['offers'])]).then(([file]) => file),
  en: () => Promise.all([import('./answered-before.tsx'), loadTexts('en', ['offers'])]).then(([file]) => file),
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
      <QuestionRow fields={[address]} />
      <QuestionRow fields={[zip, town]} />
    </>
  )
}

const loadPrices = {
  nl: () => Promise.all([import('../prices/answer-price.tsx'), loadTexts('nl', ['offers'])]).then(([file]) => file),
  en: () => Promise.all([import('../prices/answer-price.tsx'), loadTexts('en', ['offers'])]).then(([file]) => file),
}

/** Can be answered at once, and says what each answer costs as soon as that is known. */
function PricedQuestion(view: FieldView) {
  const { field, path } = view
  const { locale } = useLocale()
  const { messages } = useQuestionnaire()
  const part = usePart(loadPrices[locale], true)
  const paid = usePaid() !== null
  const choices = useMemo(() => {
    const help = fieldText(messages, field).optionHelp
    const isYesNo = field.kind === 'yes_no'
    return (isYesNo ? (['yes', 'no'] as const) : (field.options ?? [])).map((value) => ({
      value,
      label: isYesNo ? messages.answers[value as 'yes'] : optionText(messages, field, value),
      ...(help?.[value] === undefined ? {} : { description: help[value] }),
      // There is room for it from the start.
      aside: (
        <span className="grid min-h-12 items-center">
          {part && <part.AnswerPrice view={{ field, path }} value={value} />}
        </span>
      ),
    }))
  }, [field, path, messages, part])
  return (
    <>
      <FlowQuestion {...view} choices={choices} disabled={paid} />
      {paid && part && <part.PaidNote />}
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
    before.current = { place, paths: new Set(fields.map((view) => view.path)) }
    if (previous?.place !== place) return setWords('')
    const fresh = fields.filter((view) => !previous.paths.has(view.path))
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
