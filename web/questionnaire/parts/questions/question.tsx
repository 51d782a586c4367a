import { createContext, memo, type ReactNode, use, useMemo } from 'react'
import type { CheckContext, ShareholderKey } from '#domain/fields/index.ts'
import type { FieldView } from '#domain/flow/index.ts'
import { documentSorts } from '#domain/questions/index.ts'
import { spokenOf } from '#domain/shareholders/index.ts'
import { isSame } from '#domain/values/index.ts'
import { type Choice, QuestionInput } from '#web/widgets/index.ts'
import type { FlowStore } from '../../model/store/flow-store.ts'
import { usePeopleChoices } from '../../model/use/people.ts'
import { useAnswers, useField, useFlowView, useQuestionnaire } from '../../model/use/questionnaire.ts'
import { fieldId } from './field-id.ts'

/** Always the answers of this moment, without making anything new for every key that is pressed. */
const checkContextOf = (store: FlowStore, person: ShareholderKey | undefined): CheckContext => ({
  today: store.context.today,
  get answers() {
    return store.answers()
  },
  legalForm: store.product.legal_form,
  ...(person ? { at: person } : {}),
  ...(store.context.unservedCountries ? { unservedCountries: store.context.unservedCountries } : {}),
})

interface FlowQuestionProps extends FieldView {
  /** Where the catalogue alone does not know them: notaries, memberships. */
  readonly choices?: readonly Choice[] | undefined
  readonly disabled?: boolean | undefined
  /** What counts as long as nobody answered it. */
  readonly instead?: string | undefined
}

/** One question, drawn again only when its own answer or its own mistake changes. */
export const FlowQuestion = memo(function FlowQuestion(props: FlowQuestionProps) {
  return props.field.kind === 'person' || props.field.kind === 'persons' ? (
    <PersonQuestion {...props} />
  ) : (
    <AnswerInput {...props} />
  )
}, isSame)

/** The people to choose from are the shareholders who are there. */
function PersonQuestion(props: FlowQuestionProps) {
  const people = usePeopleChoices()
  return <AnswerInput {...props} choices={props.choices ?? people} />
}

/** What else stands under a question, by the path of its answer: once it was paid for, what the office asks about it. */
export const UnderQuestion = createContext<(path: string) => ReactNode>(() => null)

function AnswerInput({ field, path, person, required, unmarked, choices, disabled, instead }: FlowQuestionProps) {
  const { store, messages } = useQuestionnaire()
  const { value, issues, onChange, onLeave } = useField(path)
  const context = useMemo(() => checkContextOf(store, person), [store, person])
  // Who founds alone is asked about themselves, also in what is asked of all together.
  const alone = useFlowView(({ people }) => people.length === 1)
  const spoken = useAnswers((answers) => (person ? spokenOf(store.product.people, answers, person) : null))
  const sorts = useAnswers((answers) => (person ? documentSorts(answers[person]) : undefined))
  const about = spoken ?? (alone ? 'you' : null)
  return (
    <>
      <QuestionInput
        id={fieldId(path)}
        field={field}
        messages={messages}
        value={value ?? instead ?? null}
        onChange={onChange}
        onLeave={onLeave}
        issues={issues}
        required={required}
        unmarked={unmarked}
        wording={store.product.wording}
        about={about}
        sorts={sorts}
        context={context}
        choices={choices}
        disabled={disabled}
      />
      {use(UnderQuestion)(path)}
    </>
  )
}
