import { createContext, type ReactNode, use } from 'react'
import type { Messages } from '#domain/messages/index.ts'
import type { FlowName } from '#domain/products/index.ts'
import { type Instead, SayInstead } from '#web/i18n/index.ts'
import type { Saving } from '../save/saving.ts'
import type { FlowStore } from './flow-store.ts'

/** Everything a screen inside the flow may use. */
export interface Questionnaire {
  readonly flow: FlowName
  /** Empty for a moment at the very beginning, until the server has made it. */
  readonly uuid: string
  /** The calculation that it came from. */
  readonly calculation: string | null
  readonly store: FlowStore
  readonly saving: Saving
  readonly messages: Messages
  /** What the screens say in the words of the product. */
  readonly instead: Instead
}

const QuestionnaireContext = createContext<Questionnaire | null>(null)

export function QuestionnaireProvider({ value, children }: { value: Questionnaire; children: ReactNode }) {
  return (
    <QuestionnaireContext value={value}>
      <SayInstead texts={value.instead}>{children}</SayInstead>
    </QuestionnaireContext>
  )
}

export function useQuestionnaire(): Questionnaire {
  const questionnaire = use(QuestionnaireContext)
  if (!questionnaire) throw new Error('Questions are asked only inside QuestionnaireProvider.')
  return questionnaire
}
