import { useEffect, useMemo, useState } from 'react'
import type { FieldView } from '#domain/flow/index.ts'
import { fieldText, optionText } from '#domain/messages/index.ts'
import { spokenOf } from '#domain/shareholders/index.ts'
import { usePaid } from '../../model/use/paid.ts'
import { useField, useFlowView, useQuestionnaire } from '../../model/use/questionnaire.ts'
import { AnswerPrice } from '../prices/answer-price.tsx'
import { PaidNote } from '../prices/paid-note.tsx'
import { AnsweredBefore } from './answered-before.tsx'
import { asksWhoFillsIn, isCalculated, isPriced } from './asked-specially.ts'
import { DirectorQuestion } from './director-question.tsx'
import { focusQuestion } from './field-id.ts'
import { FlowQuestion } from './question.tsx'
import { RegisterQuestion } from './register-question.tsx'
import { WhoFillsIn } from './who-fills-in.tsx'

/** A question that comes with more than itself: a price, what was answered before, or a second question in the same choice. */
export function SpecialQuestion(view: FieldView) {
  if (view.field.key === 'new_company_director') return <HoldingDirector {...view} />
  if (view.field.key === 'natural_person_director') return <OwnerDirector {...view} />
  if (asksWhoFillsIn(view.field)) return <WhoFillsIn {...view} />
  if (view.field.kind === 'kvk') return <RegisterQuestion {...view} />
  return <PerhapsAnswered {...view} />
}

const useBeside = (key: string, { person }: FieldView): FieldView | undefined =>
  useFlowView(({ rows }) => rows.flat().find((view) => view.field.key === key && view.person === person))

function HoldingDirector(view: FieldView) {
  const owner = useBeside('natural_person_director', view)
  return owner ? <DirectorQuestion holding={view} owner={owner} /> : <FlowQuestion {...view} />
}

/** Asked in the same choice as the holding. */
function OwnerDirector(view: FieldView) {
  return useBeside('new_company_director', view) ? null : <FlowQuestion {...view} />
}

/** What the calculator asked is shown instead, as long as nobody wants to change it. */
function PerhapsAnswered(view: FieldView) {
  const { calculation, messages, store } = useQuestionnaire()
  const { field, path, person } = view
  const { value, issues } = useField(path)
  // Shareholders who come later were not there to be asked about.
  const wasThere = person === undefined || person === 'p1'
  const [isKnown] = useState(calculation !== null && wasThere && isCalculated(field) && value !== undefined)
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    if (asked) focusQuestion(path)
  }, [asked, path])
  if (isKnown && !asked && issues.length === 0) {
    const about = person ? spokenOf(store.product.people, store.answers(), person) : null
    return (
      <AnsweredBefore
        path={path}
        question={fieldText(messages, field, store.product.wording, about).label}
        answer={optionText(messages, field, typeof value === 'boolean' ? value : String(value))}
        onChange={() => setAsked(true)}
      />
    )
  }
  return isPriced(field) ? <PricedQuestion {...view} /> : <FlowQuestion {...view} />
}

/** Says what each answer costs, beside it; once it is paid for, that a change of it is seen first. */
function PricedQuestion(view: FieldView) {
  const { field, path } = view
  const { messages } = useQuestionnaire()
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
          <AnswerPrice view={{ field, path }} value={value} />
        </span>
      ),
    }))
  }, [field, path, messages])
  return (
    <>
      <FlowQuestion {...view} choices={choices} />
      {paid && <PaidNote />}
    </>
  )
}
