import { contentPath, inLanguage } from '#domain/content/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { StoryRow } from './store.ts'

// Stories that nobody writes: what clients of the site read about the site itself.

type StoryAlias = { readonly locale: Locale; readonly slug: string; readonly story: string }

/** What they are made of. */
type WrittenStories = {
  readonly now: Date
  readonly rows: readonly StoryRow[]
  readonly aliases: readonly StoryAlias[]
}

const slugIn = (row: StoryRow, locale: Locale) => (locale === 'nl' ? row.nl : row.en)

function toolStory(
  number: number,
  name: string,
  slug: string,
  now: Date,
  lists: Record<'NL' | 'EN', object[]>,
): StoryRow {
  return {
    ...{ id: 0, uuid: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`, position: 0, tag_list: [], name },
    ...{ number: 1, nl: slug, en: null, created_at: now, live_from: now, made_at: now, first_live: now },
    content: { _uid: slug.replaceAll('/', '-'), component: name.toLowerCase(), ...lists },
  }
}

/** The addresses that lead on. */
function urls({ now, rows, aliases }: WrittenStories): StoryRow {
  const leads = (locale: Locale) =>
    aliases.flatMap((alias) => {
      const row = rows.find(({ uuid }) => uuid === alias.story)
      const own = row && slugIn(row, locale)
      if (alias.locale !== locale || !own) return []
      return [{ aliasUrl: alias.slug, originalUrl: own, addEnglishPrefix: locale === 'en' }]
    })
  return toolStory(0, 'URLs', 'tools/urls', now, { NL: leads('nl'), EN: leads('en') })
}

/** What a bar above the site can lead to: the pages that stand in no folder, by what they are called. */
function toolbar({ now, rows }: WrittenStories): StoryRow {
  const links = (locale: Locale) =>
    rows.flatMap((row) => {
      const slug = slugIn(row, locale)
      if (slug === null || slug.includes('/')) return []
      const { component, meta } = inLanguage(row.content, locale)
      const { title } = (component === 'page' ? meta : {}) as { readonly title?: unknown }
      const name = typeof title === 'string' ? title.split(/[:·|{]/, 1)[0]?.trim() : undefined
      return name ? [{ _uid: row.uuid, component: 'toolbarLink', name, url: contentPath(slug, locale) }] : []
    })
  return toolStory(1, 'Toolbar', 'tools/_toolbar_', now, { NL: links('nl'), EN: links('en') })
}

export const toolStories: ReadonlyMap<string, (written: WrittenStories) => StoryRow> = new Map([
  ['tools/urls', urls],
  ['tools/_toolbar_', toolbar],
])
