import { useState } from 'react'
import { Link } from 'wouter'
import { contentPath } from '#domain/content/index.ts'
import { locales } from '#domain/values/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { adminHref } from '../../links.ts'
import { useAdminTitle } from '../../use-admin-title.ts'
import { Segments } from '../editor/segments.tsx'
import { usePageMoments } from '../model/moments.ts'
import { NewPage } from './new-page.tsx'
import { type PageRow, type PageState, pageStates, pagesFound } from './page-rows.ts'

/** Every page there is, with where it stands and where it is found. */
export function PagesList() {
  const say = useSay()
  const found = useResource('pages', () => call('GET /api/admin/stories'))
  const [find, setFind] = useState('')
  const [state, setState] = useState<PageState>('all')
  const [isNew, setNew] = useState(false)
  useAdminTitle(say('admin_pages.title'))
  const rows = found.state === 'ready' ? pagesFound(found.value.data, find, state) : []
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page flex-1 px-4 py-5 text-sm outline-none lg:px-6">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1">
          <h1 className="text-2xl outline-none">{say('admin_pages.title')}</h1>
          <p className="text-ink-2">{say('admin_pages.about')}</p>
        </div>
        <Button size="small" before={<PlusIcon size={16} />} onClick={() => setNew(true)}>
          {say('admin_pages.new.open')}
        </Button>
      </div>
      <div className="my-4 flex flex-wrap items-center gap-3">
        <label className="w-full max-w-80">
          <span className="sr-only">{say('admin_pages.list.find')}</span>
          <input
            type="search"
            value={find}
            placeholder={say('admin_pages.list.find')}
            onChange={(event) => setFind(event.currentTarget.value)}
            className="field-box lg:min-h-9 lg:py-1 lg:text-sm"
          />
        </label>
        <div className="max-w-full overflow-x-auto">
          <Segments
            label={say('admin_pages.list.state')}
            options={pageStates.map((value) => ({ value, label: say(`admin_pages.list.states.${value}`) }))}
            value={state}
            onChange={setState}
          />
        </div>
        {found.state === 'ready' && (
          <p role="status" className="text-ink-2">
            {say(rows.length === 1 ? 'admin_pages.list.count_one' : 'admin_pages.list.count', { count: rows.length })}
          </p>
        )}
      </div>
      {found.state === 'ready' && !found.value.shown && (
        <div className="mb-4">
          <Banner tone="warning">{say('admin_pages.list.elsewhere')}</Banner>
        </div>
      )}
      {found.state === 'loading' && <Skeleton label={say('admin_pages.loading')} shape="page" />}
      {(found.state === 'failed' || found.state === 'gone') && (
        <FailedBanner text={say('admin_pages.failed')} again={say('admin_pages.again')} onAgain={found.again} />
      )}
      {found.state === 'ready' && rows.length === 0 && (
        <EmptyState heading="h2" title={say('admin_pages.list.none')}>
          {say('admin_pages.list.none_text')}
        </EmptyState>
      )}
      {rows.length > 0 && <Rows rows={rows} />}
      {isNew && found.state === 'ready' && (
        <NewPage pages={pagesFound(found.value.data, '', 'all')} onClose={() => setNew(false)} />
      )}
    </main>
  )
}

function Rows({ rows }: { readonly rows: readonly PageRow[] }) {
  const say = useSay()
  return (
    <ul aria-label={say('admin_pages.list.caption')} className="rounded-m border border-line bg-surface shadow-1">
      {rows.map((row) => (
        <li
          key={row.uuid}
          className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2.5 first:border-t-0 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1.4fr)_auto_minmax(0,1fr)]"
        >
          <Link
            href={adminHref('pages', row.uuid)}
            className="min-w-0 font-semibold text-ink max-md:col-span-full underline-offset-3 hover:text-green pointer-coarse:py-2.5"
          >
            {row.name}
          </Link>
          <span className="min-w-0 text-xs text-ink-2 max-md:col-span-full">
            {locales.map((locale) => (
              <PageAddress key={locale} row={row} locale={locale} />
            ))}
          </span>
          <PageStanding row={row} />
          <LastChange row={row} />
        </li>
      ))}
    </ul>
  )
}

function PageAddress({ row, locale }: { readonly row: PageRow; readonly locale: 'nl' | 'en' }) {
  const say = useSay()
  const own = row.addresses.find((address) => address.locale === locale && address.is_current)
  return (
    <span className="block truncate">{own ? contentPath(own.slug, locale) : say('admin_pages.list.no_english')}</span>
  )
}

function PageStanding({ row }: { readonly row: PageRow }) {
  const say = useSay()
  const { moment } = usePageMoments()
  return (
    <span className="flex flex-wrap gap-1.5">
      {row.hidden && <Tag tone="neutral">{say('admin_pages.list.hidden')}</Tag>}
      {row.live && !row.hidden && <Tag>{say('admin_pages.list.live')}</Tag>}
      {row.draft && <Tag tone="amber">{say('admin_pages.list.draft')}</Tag>}
      {row.planned?.live_from && (
        <Tag tone="neutral">{say('admin_pages.list.planned', { when: moment(row.planned.live_from) })}</Tag>
      )}
    </span>
  )
}

function LastChange({ row }: { readonly row: PageRow }) {
  const say = useSay()
  const { day } = usePageMoments()
  const newest = [row.draft, row.planned, row.live].find((version) => version !== null)
  if (!newest) return null
  const when = day(newest.made_at)
  return (
    <span className="text-xs text-ink-2 text-right">
      {newest.made_by ? say('admin_pages.list.by', { when, name: newest.made_by }) : when}
    </span>
  )
}
