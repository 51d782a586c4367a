import type { ContentField } from '#domain/content/index.ts'
import { contentAt, withContentAt } from '#domain/editing/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { type BlockSpot, editorFieldId, keyIn, spotPath, useEditing } from '../model/editing.ts'
import { usePageWords } from '../model/words.ts'
import { ValueControl } from './value-control.tsx'

type CellProps = {
  readonly name: string
  readonly field: ContentField
  readonly spot: BlockSpot
  readonly locale: Locale
  readonly isShared?: boolean
  /** Named after something else than the field alone. */
  readonly label?: string
}

/** A field in a language, with what is to be said of it. */
export function FieldInLanguage({ name, field, spot, locale, isShared = false, label }: CellProps) {
  const say = useSay()
  const words = usePageWords()
  const { draft, store, changes } = useEditing()
  const path = spotPath(spot, name)
  const kept = spotPath(spot, keyIn(name, locale))
  const id = editorFieldId(path, locale)
  const called = label ?? words.field(name)
  const issues = draft.issues.filter((issue) => issue.path === path && issue.locale === locale)
  const broken = draft.story.broken.filter((link) => link.path === path && link.locale === locale)
  const change = changes?.get(`${spot.at}${name}:${locale}`)
  const hasNotes = issues.length > 0 || broken.length > 0 || change !== undefined
  const write = (value: unknown) => store.change(withContentAt(store.get().content, kept, value), kept)
  return (
    <>
      <ValueControl
        id={id}
        field={field}
        label={isShared ? called : say('admin_pages.write.label', { field: called, language: words.language(locale) })}
        lang={locale}
        value={contentAt(draft.content, kept)}
        onChange={write}
        describedBy={hasNotes ? `${id}-notes` : undefined}
        invalid={issues.some(({ weight }) => weight === 'refused')}
        changed={change !== undefined}
      />
      {hasNotes && (
        <ul id={`${id}-notes`} className="mt-0.5 grid gap-0.5 text-xs leading-snug">
          {change && <OnlineNote text={words.value(change.before)} />}
          {issues.map(({ code, weight }) => (
            <li key={code} className={cx('font-semibold', weight === 'refused' ? 'text-red' : 'text-orange-deep')}>
              {words.issue(code)}
            </li>
          ))}
          {broken.map(({ address }) => (
            <li key={address} className="font-semibold text-orange-deep">
              {say('admin_pages.write.broken', { address })}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function OnlineNote({ text }: { readonly text: string }) {
  const say = useSay()
  return (
    <li className="line-clamp-3 text-ink-2">
      {text === '' ? say('admin_pages.write.online_empty') : say('admin_pages.write.online', { text })}
    </li>
  )
}
