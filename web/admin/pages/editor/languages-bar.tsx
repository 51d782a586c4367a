import { type Locale, locales } from '#domain/values/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Tag } from '#web/ui/tag.tsx'
import { useEditing } from '../model/editing.ts'
import { usePageWords } from '../model/words.ts'
import { Segments } from './segments.tsx'

/** Both languages with how far they are; where there is room for one, a choice between them. */
export function LanguagesBar({ onLanguage }: { readonly onLanguage: (language: Locale) => void }) {
  const say = useSay()
  const words = usePageWords()
  const { draft, language } = useEditing()
  const counts = {
    nl: draft.issues.filter(({ locale, weight }) => locale === 'nl' && weight === 'unfinished').length,
    en: draft.issues.filter(({ code }) => code === 'missing_translation').length,
  }
  const missing = (locale: Locale) => {
    const count = counts[locale]
    if (count === 0) return null
    if (locale === 'nl') return say(count === 1 ? 'admin_pages.write.open_one' : 'admin_pages.write.open', { count })
    return say(count === 1 ? 'admin_pages.write.missing_one' : 'admin_pages.write.missing', { count })
  }
  return (
    <div className="sticky top-0 z-10 bg-paper px-1 py-2.5">
      <div className="md:hidden">
        <Segments
          label={say('admin_pages.write.languages')}
          options={locales.map((value) => ({ value, label: words.language(value) }))}
          value={language}
          onChange={onLanguage}
        />
      </div>
      <div className="hidden grid-cols-2 gap-4 px-4 md:grid">
        {locales.map((locale) => (
          <p key={locale} className="flex flex-wrap items-center gap-2">
            <span aria-hidden="true" className="rounded-xs border-[1.5px] border-ink px-1.5 py-0.5 text-2xs font-bold">
              {say(`admin_pages.language_short.${locale}`)}
            </span>
            <span className="font-semibold">{words.language(locale)}</span>
            <Tag tone={counts[locale] === 0 ? 'green' : 'orange'}>
              {missing(locale) ?? say('admin_pages.write.complete')}
            </Tag>
          </p>
        ))}
      </div>
    </div>
  )
}
