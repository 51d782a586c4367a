import { useCallback } from 'react'
import { fieldText } from '#domain/messages/index.ts'
import { type FlowName, productOf } from '#domain/products/index.ts'
import { fieldOf } from '#domain/questions/index.ts'
import { splitPath } from '#domain/values/index.ts'
import { useLocale } from '#web/i18n/index.ts'
import { loadMessages } from '#web/questionnaire/index.ts'
import { useLoadedModule } from '#web/ui/use-part.ts'

/** What an answer is about, by its path; nothing until the words are here, and for what nobody was asked. */
export type FieldNames = (path: string) => string

export function useFieldNames(flow: FlowName): FieldNames {
  const { locale } = useLocale()
  const wording = productOf(flow)?.wording
  const load = useCallback(() => loadMessages(locale, wording), [locale, wording])
  const messages = useLoadedModule(load, true)
  return (path) => {
    const { place, key } = splitPath(path)
    const field = fieldOf(place === 'main' ? 'main' : 'shareholder', key)
    return messages && field ? fieldText(messages, field, wording).label : ''
  }
}
