import { type Resource, useResource } from '#web/api/index.ts'
import { loadTexts, type TextSubject, useLocale } from '#web/i18n/index.ts'

/** Words of the screens that a questionnaire does not begin with, for a part of it that says them. */
export function useLaterTexts(subject: TextSubject): Resource<void> {
  const { locale } = useLocale()
  return useResource(`texts ${subject} ${locale}`, () => loadTexts(locale, [subject]), { kept: true })
}
