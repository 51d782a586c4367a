import { contentPath } from '#domain/content/index.ts'
import { contentAt } from '#domain/editing/index.ts'
import { type Locale, locales } from '#domain/values/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { keyIn, metaSpot, pageSpot, useEditing } from '../model/editing.ts'
import { BlockFields } from './block-fields.tsx'
import { PageCard } from './card.tsx'
import { partId } from './rail.tsx'
import type { Preview } from './use-preview.ts'

/** As much as a search engine shows. */
const shownBy: Readonly<Record<string, number>> = { title: 60, description: 155 }

type SearchEngineText = { readonly title: string; readonly description: string }

/** What the page says of itself, with prices filled in. */
function foundIn({ html }: Preview): SearchEngineText | null {
  if (html === null) return null
  const page = new DOMParser().parseFromString(html, 'text/html')
  const description = page.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
  return { title: page.title, description }
}

type Props = { readonly previews: Readonly<Record<Locale, Preview>> }

/** What a search engine shows of the page, with how it looks there. */
export function SearchCard({ previews }: Props) {
  const say = useSay()
  const { draft, language } = useEditing()
  const text = (key: string, locale: Locale) => {
    const value = contentAt(draft.content, `meta.${keyIn(key, locale)}`)
    return typeof value === 'string' ? value : ''
  }
  const under = (key: string, locale: Locale) => {
    const most = shownBy[key]
    if (most === undefined) return null
    const count = [...text(key, locale)].length
    return (
      <p className={cx('text-right text-xs', count > most ? 'font-semibold text-orange-deep' : 'text-ink-2')}>
        {say('admin_pages.search.of', { count, most })}
      </p>
    )
  }
  return (
    <PageCard id={partId('search')} title={say('admin_pages.search.title')} about={say('admin_pages.search.about')}>
      <div className="grid gap-3">
        <BlockFields name="meta" spot={metaSpot} only={['title', 'description']} under={under} />
        <div>
          <p className="mb-1 font-semibold">{say('admin_pages.search.engine')}</p>
          <div className="grid gap-4 md:grid-cols-2">
            {locales.map((locale) => {
              const own = draft.story.addresses.find((row) => row.locale === locale && row.is_current)
              const filled = foundIn(previews[locale])
              return (
                <div key={locale} className={cx('min-w-0', locale !== language && 'max-md:hidden')}>
                  <Result
                    locale={locale}
                    path={own ? contentPath(own.slug, locale) : null}
                    title={filled?.title || text('title', locale)}
                    description={filled?.description || text('description', locale)}
                  />
                </div>
              )
            })}
          </div>
        </div>
        <BlockFields name="meta" spot={metaSpot} only={['picture']} />
        <details>
          <summary className="min-h-9 text-green underline underline-offset-3">
            {say('admin_pages.search.more')}
          </summary>
          <div className="mt-2">
            <BlockFields name="page" spot={pageSpot} only={['forcedLocale', 'forcedLocaleUrl', 'ldJson']} />
          </div>
        </details>
      </div>
    </PageCard>
  )
}

type ResultProps = SearchEngineText & { readonly locale: Locale; readonly path: string | null }

function Result({ locale, path, title, description }: ResultProps) {
  const say = useSay()
  const place = [location.host, ...(path ?? '').split('/').filter(Boolean)].join(' › ')
  return (
    <div lang={locale} className="rounded-s border border-line bg-white px-3 py-2.5 text-xs leading-snug">
      <p className="truncate text-ink-2">{path === null ? say('admin_pages.address.none') : place}</p>
      <p className="text-base leading-snug text-green-deep underline underline-offset-3">
        {title || say('admin_pages.search.no_title')}
      </p>
      <p className="line-clamp-2">{description}</p>
    </div>
  )
}
