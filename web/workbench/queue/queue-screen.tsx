import { type ReactNode, useEffect, useState } from 'react'
import { call, saveFile } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { useSite } from '#web/site/index.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useDays } from '../desk/days.ts'
import { useDesk } from '../desk/desk.ts'
import { KeysHelp } from '../desk/keys-help.tsx'
import { useKeys } from '../desk/use-keys.ts'
import { rememberWay } from '../desk/way-through.ts'
import { askedAt, hasFilters, type QueueAsked, type QueueQuery, queryOf } from './asked.ts'
import { CaseLines } from './case-lines.tsx'
import { FilterBar } from './filter-bar.tsx'
import { RungStrip } from './rung-strip.tsx'
import { QueueSide } from './side.tsx'
import { type CaseQueue, useQueue } from './use-queue.ts'

type ReadyQueue = Extract<CaseQueue, { state: 'ready' }>

/** What waits, on whom and by when; the first thing an office sees in the morning. */
export function QueueScreen({ search }: { search: string }) {
  const { us } = useDesk()
  const asked = askedAt(search)
  const query = queryOf(asked, us)
  const queue = useQueue(query)
  return (
    <div className="flex flex-1 flex-col lg:flex-row">
      <QueueSide asked={asked} />
      <div className="flex min-w-0 flex-1 flex-col text-sm">
        <main
          id="main"
          tabIndex={-1}
          className="min-w-0 flex-1 px-4 pt-5 pb-4 outline-none lg:px-6 print:p-0 print:[page:wide]"
        >
          <QueueTitle asked={asked} queue={queue} />
          <RungStrip asked={asked} />
          <FilterBar asked={asked} />
          <ListedCases queue={queue} asked={asked} query={query} />
        </main>
        <KeysHelp bar />
      </div>
    </div>
  )
}

function QueueTitle({ asked, queue }: { asked: QueueAsked; queue: CaseQueue }) {
  const say = useSay()
  const days = useDays()
  const { brand } = useSite()
  const { us, counts } = useDesk()
  const { search, view } = asked
  const title = search === undefined ? say(`workbench.views.${view}`) : say('workbench.views.found', { search })
  const waiting = counts.counts.filter(({ waiting_on }) => waiting_on === us).reduce((sum, { cases }) => sum + cases, 0)
  // How many wait is seen from another tab too.
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${title} · ${brand}`
  }, [waiting, title, brand])
  const onUs = view === 'us' && search === undefined && !hasFilters(asked)
  const found = queue.state === 'ready' ? queue.lines.length : null
  return (
    <div className="flex flex-wrap items-baseline gap-x-3.5 gap-y-1">
      <h1 className="text-2xl outline-none">{title}</h1>
      <p className="text-ink-2">
        {found !== null && (
          <HowMany count={onUs ? waiting : found} more={!onUs && queue.state === 'ready' && queue.hasMore} />
        )}
        {onUs && counts.late > 0 && (
          <>
            {' · '}
            <strong className="text-orange-deep">{say('workbench.summary.late', { count: counts.late })}</strong>
          </>
        )}
        {onUs && counts.due_today > 0 && ` · ${say('workbench.summary.today', { count: counts.due_today })}`}
      </p>
      {queue.state === 'ready' && (
        <p className="ml-auto flex items-center gap-1.5 text-xs text-ink-2">
          <span aria-hidden="true" className="size-2 rounded-full bg-green-dot" />
          {say('workbench.updated', { time: days.time(queue.at) })}
        </p>
      )}
    </div>
  )
}

function HowMany({ count, more }: { count: number; more: boolean }): ReactNode {
  const say = useSay()
  if (more) return say('workbench.summary.more', { count })
  return count === 1 ? say('workbench.summary.cases_one') : say('workbench.summary.cases', { count })
}

type ListedCasesProps = { readonly queue: CaseQueue; readonly asked: QueueAsked; readonly query: QueueQuery }

function ListedCases({ queue, asked, query }: ListedCasesProps) {
  const say = useSay()
  if (queue.state === 'loading') return <Skeleton label={say('workbench.list.loading')} shape="page" />
  if (queue.state === 'failed') {
    return <FailedBanner text={say('workbench.list.failed')} again={say('workbench.again')} onAgain={queue.again} />
  }
  if (queue.lines.length === 0) {
    const filtered = asked.search !== undefined || hasFilters(asked)
    return (
      <EmptyState heading="h2" title={say(filtered ? 'workbench.list.empty_filtered' : 'workbench.list.empty')}>
        {say(filtered ? 'workbench.list.empty_filtered_text' : 'workbench.list.empty_text')}
      </EmptyState>
    )
  }
  return <FoundCases queue={queue} query={query} />
}

function FoundCases({ queue, query }: { queue: ReadyQueue; query: QueueQuery }) {
  const say = useSay()
  const { current, stand, take } = useLineKeys(queue)
  const [loadingMore, setLoadingMore] = useState(false)
  // Whichever way somebody goes into a case: this is the list they came by.
  const cases = queue.lines.map(({ uuid }) => uuid).join(' ')
  useEffect(() => {
    rememberWay({ address: location.pathname + location.search, cases: cases.split(' ') })
  }, [cases])
  const more = async () => {
    setLoadingMore(true)
    await queue.more()
    setLoadingMore(false)
  }
  useKeys({ m: () => void take() })
  return (
    <>
      <div role="status" className="print:hidden">
        {queue.changed && (
          <p className="mb-2.5 flex flex-wrap items-center gap-x-3 rounded-s bg-amber-tint px-3.5 py-1.5">
            {say('workbench.changed.text')}
            <Button look="ghost" size="small" onClick={queue.takeOver}>
              {say('workbench.changed.show')}
            </Button>
          </p>
        )}
      </div>
      <CaseLines lines={queue.lines} gone={queue.gone} current={current} onCurrent={stand} />
      <div className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
        {queue.hasMore && (
          <Button
            look="line"
            size="small"
            busy={loadingMore ? say('workbench.list.more_busy') : undefined}
            onClick={() => void more()}
          >
            {say('workbench.list.more')}
          </Button>
        )}
        <span className="ml-auto" />
        <ExportButton query={query} />
        <Button look="ghost" size="small" onClick={() => window.print()}>
          {say('workbench.list.print')}
        </Button>
      </div>
    </>
  )
}

/** `j` and `k` go up and down the lines, `enter` opens the one at hand as any link, `m` puts it in one's own name. */
function useLineKeys({ lines, refresh }: ReadyQueue) {
  const say = useSay()
  const { recount } = useDesk()
  const [current, stand] = useState<string | null>(null)
  const at = lines.findIndex(({ uuid }) => uuid === current)
  const move = (to: number) => {
    const uuid = lines[to]?.uuid
    if (uuid === undefined) return
    stand(uuid)
    const link = document.querySelector<HTMLElement>(`[data-case="${uuid}"]`)
    link?.focus({ preventScroll: true })
    link?.closest('tr, li')?.scrollIntoView({ block: 'nearest' })
  }
  const line = lines[at]
  useKeys({
    j: () => move(at + 1),
    k: () => move(at === -1 ? 0 : at - 1),
  })
  const take = async () => {
    if (!line) return
    const mine = line.handler?.mine === true
    try {
      await call('PATCH /api/notary/cases/:uuid', {
        params: { uuid: line.uuid },
        body: { handler: mine ? 'nobody' : 'me' },
      })
      const text = say(mine ? 'workbench.list.put_down' : 'workbench.list.taken', { company: line.company_name })
      notices.show({ tone: 'positive', text })
    } catch {
      notices.show({ tone: 'negative', text: say('workbench.list.take_failed') })
    }
    recount()
    await refresh()
  }
  return { current, stand, take }
}

function ExportButton({ query }: { query: QueueQuery }) {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
    try {
      await saveFile(`/api/notary/cases.csv${search ? `?${search}` : ''}`)
    } catch {
      notices.show({ tone: 'negative', text: say('workbench.list.csv_failed') })
    }
    setBusy(false)
  }
  return (
    <Button
      look="ghost"
      size="small"
      before={<DownloadIcon size={16} />}
      busy={busy ? say('workbench.list.csv_busy') : undefined}
      onClick={() => void save()}
    >
      {say('workbench.list.csv')}
    </Button>
  )
}
