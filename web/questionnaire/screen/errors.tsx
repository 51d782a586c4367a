import type { MouseEvent } from 'react'
import type { Blocker, Missing, Wording } from '#domain/blueprint/index.ts'
import { blockerText, fieldText, fill, issueText, type Messages, plural } from '#domain/messages/index.ts'
import { type SpokenOf, spokenOf } from '#domain/shareholders/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { fieldAt } from '../model/store/field-at.ts'
import { amongWhom, useNaming } from '../model/use/people.ts'
import { useQuestionnaire } from '../model/use/questionnaire.ts'
import { fieldId, pathOfId } from '../parts/questions/field-id.ts'
import { useGoThere } from '../parts/questions/go-there.ts'

/** What keeps "next" from going on: an answer, or a business "no" with its banner at another place. */
export type ErrorEntry = Missing | Blocker

export interface ErrorsProps {
  readonly complaints: readonly ErrorEntry[]
  readonly attempt: number
}

/** A sentence that could be about any question is said with the question before it. */
function aboutAnswer(messages: Messages, { path, issue }: Missing, wording: Wording, about: SpokenOf | null): string {
  const field = fieldAt(path)
  if (!field) return fill(messages.issues[issue.code], issue.values)
  const { label, issues } = fieldText(messages, field, wording, about)
  const message = issueText(messages, field, issue)
  if (issues?.[issue.code] !== undefined) return message
  return label.endsWith('?') ? `${label} ${message}` : `${label}: ${message[0]?.toLowerCase()}${message.slice(1)}`
}

/** Everything that is still to do before going on, each with a link to its question, also where that is elsewhere. */
export function Errors({ complaints, attempt }: ErrorsProps) {
  const say = useSay()
  const { store, messages } = useQuestionnaire()
  const { isHere, goThere } = useGoThere()

  const spoken = ({ person }: ErrorEntry) => (person ? spokenOf(store.product.people, store.answers(), person) : null)
  const among = amongWhom(useNaming(), store.answers())
  const words = (complaint: ErrorEntry): string => {
    const message =
      'issue' in complaint
        ? aboutAnswer(messages, complaint, store.product.wording, spoken(complaint))
        : blockerText(messages, complaint, among).title
    const step = store.product.steps[complaint.step]
    return isHere(complaint) || !step
      ? message
      : say('later_steps.errors.elsewhere', { step: messages.flow.steps[step.name], message })
  }

  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    const path = link ? pathOfId(link.hash.slice(1)) : null
    const complaint = complaints.find((candidate) => candidate.path === path)
    if (!complaint || isHere(complaint)) return
    event.preventDefault()
    event.stopPropagation()
    goThere(complaint)
  }
  return (
    <div onClickCapture={follow} className="empty:hidden mb-6">
      <ErrorSummary
        title={plural(say('later_steps.errors.here'), complaints.length)}
        errors={complaints.map((complaint) => ({ fieldId: fieldId(complaint.path), message: words(complaint) }))}
        attempt={attempt}
      />
    </div>
  )
}
