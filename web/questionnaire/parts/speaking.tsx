import { type ReactNode, useMemo } from 'react'
import type { Messages } from '#domain/messages/index.ts'
import { SayInstead } from '#web/i18n/index.ts'
import { useAllMessages } from '../model/use/messages.ts'
import { type OpenQuestionnaire, QuestionnaireContext, useQuestionnaire } from '../model/use/questionnaire.ts'

export function QuestionnaireProvider({ value, children }: { value: OpenQuestionnaire; children: ReactNode }) {
  return (
    <QuestionnaireContext value={value}>
      <SayInstead texts={value.instead}>{children}</SayInstead>
    </QuestionnaireContext>
  )
}

/** What is inside speaks with all the words. */
export function WithMessages({ messages, children }: { readonly messages: Messages; readonly children: ReactNode }) {
  const questionnaire = useQuestionnaire()
  const value = useMemo(() => ({ ...questionnaire, messages }), [questionnaire, messages])
  return <QuestionnaireProvider value={value}>{children}</QuestionnaireProvider>
}

/** Shows what is inside as soon as there are words for it. */
export function WithAllMessages({ children }: { readonly children: ReactNode }) {
  const all = useAllMessages()
  return all && <WithMessages messages={all}>{children}</WithMessages>
}
