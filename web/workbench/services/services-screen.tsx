import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { Api } from '#contract/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { serviceName } from '#web/cases/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href, queryAt } from '#web/links/index.ts'
import { useSite } from '#web/site/index.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { caseHref } from '../desk/case-words.ts'
import { useDays } from '../desk/days.ts'
import { everyTwentySeconds, queueEvents } from '../desk/desk.ts'
import { useOnReturn } from '../desk/use-on-return.ts'

type LoadedServices = Api['GET /api/notary/services']['response']
type AwaitedParty = 'support' | 'customer'

async function load(waiting_on: AwaitedParty, pages: number): Promise<LoadedServices> {
  let found: LoadedServices = { data: [], next: null }
  for (let page = 0; page < pages && (page === 0 || found.next !== null); page++) {
    const cursor = found.next ?? undefined
    const { data, next } = await call('GET /api/notary/services', { query: { waiting_on, cursor } })
    found = { data: [...found.data, ...data], next }
  }
  return found
}

/** Everything that was ordered beside a company and waits on support, or on the founder's word, the oldest first. */
export function ServicesScreen({ search }: { search: string }) {
  const say = useSay()
  const { brand } = useSite()
  const party: AwaitedParty = queryAt('supportServices', search).waiting_on === 'customer' ? 'customer' : 'support'
  const [pages, setPages] = useState(1)
  const found = useResource(`services ${party} ${pages}`, () => load(party, pages), {
    poll: everyTwentySeconds,
    events: queueEvents,
  })
  useOnReturn(found.refresh)
  const title = say(party === 'support' ? 'services.support.title' : 'services.support.title_customer')
  useEffect(() => {
    document.title = `${title} · ${brand}`
  }, [title, brand])
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page flex-1 px-4 py-5 text-sm outline-none lg:px-6">
      <h1 className="text-2xl outline-none">{title}</h1>
      <nav aria-label={say('services.support.views')} className="my-4 flex flex-wrap gap-1">
        <PartyLink party="support" on={party === 'support'} />
        <PartyLink party="customer" on={party === 'customer'} />
      </nav>
      {found.state === 'loading' && <Skeleton label={say('services.support.loading')} shape="page" />}
      {(found.state === 'failed' || found.state === 'gone') && (
        <FailedBanner
          text={say('services.support.failed')}
          again={say('services.support.again')}
          onAgain={found.again}
        />
      )}
      {found.state === 'ready' && found.value.data.length === 0 && (
        <EmptyState heading="h2" title={say('services.support.empty')}>
          {say(party === 'support' ? 'services.support.empty_text' : 'services.support.empty_customer')}
        </EmptyState>
      )}
      {found.state === 'ready' && found.value.data.length > 0 && <ServiceLines lines={found.value.data} />}
      {found.state === 'ready' && found.value.next !== null && (
        <div className="mt-3">
          <Button look="line" size="small" onClick={() => setPages(pages + 1)}>
            {say('services.support.more')}
          </Button>
        </div>
      )}
    </main>
  )
}

function PartyLink({ party, on }: { party: AwaitedParty; on: boolean }) {
  const say = useSay()
  return (
    <Link
      href={href('supportServices', {}, { waiting_on: party === 'support' ? undefined : party })}
      aria-current={on ? 'page' : undefined}
      className={cx(
        'flex min-h-11 items-center rounded-s px-3 no-underline',
        on ? 'bg-green-tint font-semibold text-green-deep' : 'text-ink hover:bg-sunken',
      )}
    >
      {say(party === 'support' ? 'services.support.us' : 'services.support.customer')}
    </Link>
  )
}

function ServiceLines({ lines }: { lines: LoadedServices['data'] }) {
  const say = useSay()
  const days = useDays()
  return (
    <ul className="rounded-m border border-line bg-surface px-4 shadow-1">
      {lines.map(({ service, since, case: about }) => (
        <li
          key={`${about.uuid} ${service}`}
          className="flex flex-wrap items-center gap-x-4 gap-y-0.5 border-t border-line py-2 first:border-t-0"
        >
          <Link
            href={caseHref('support', about.uuid)}
            className="flex min-h-11 min-w-0 items-center font-semibold text-green underline underline-offset-3 md:w-80"
          >
            <span className="truncate">{serviceName(say, service)}</span>
          </Link>
          <span className="min-w-0 flex-1 truncate">
            {about.company_name} · {about.number}
          </span>
          <time dateTime={since} className="text-ink-2">
            {days.moment(since)}
          </time>
        </li>
      ))}
    </ul>
  )
}
