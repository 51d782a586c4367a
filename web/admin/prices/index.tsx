import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import type { PricePlans } from '#contract/price-plans.ts'
import { plural } from '#domain/messages/index.ts'
import type { DutchDate } from '#domain/values/index.ts'
import { call, refusalOf, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AdminPage } from '../admin-page.tsx'
import { adminHref, type SectionProps } from '../links.ts'
import { useAdminTitle } from '../use-admin-title.ts'
import { NewVersion, Withdraw } from './dialogs.tsx'
import { DraftEditor } from './draft-editor.tsx'
import { PlannedFoot } from './foot.tsx'
import { PriceHistory } from './history.tsx'
import { VersionTimeline } from './timeline.tsx'
import { TurnsBack } from './turns-back.tsx'
import { usePriceWords } from './use-price-words.ts'
import { VersionView } from './version-view.tsx'
import { openedVersion, pricesToday, type ShownVersion, shownVersions, turnedBackLater } from './versions.ts'

/** The prices that hold, and others from a day on: written, compared and planned. */
export default function PricesSection({ item }: SectionProps) {
  const say = useSay()
  const found = useResource('price books', () => call('GET /api/admin/price_books'))
  if (found.state === 'ready') return <Prices plans={found.value} put={found.put} item={item} />
  return (
    <AdminPage title={say('admin_prices.title')}>
      {found.state === 'loading' ? (
        <Skeleton label={say('admin_prices.loading')} shape="page" />
      ) : (
        <FailedBanner text={say('admin_prices.failed')} again={say('admin_prices.again')} onAgain={found.again} />
      )}
    </AdminPage>
  )
}

const changing = 'PATCH /api/admin/price_books/drafts/:draft'
const beginning = 'POST /api/admin/price_books/drafts'

type Props = {
  readonly plans: PricePlans
  readonly put: (plans: PricePlans) => void
  readonly item: string | undefined
}

function Prices({ plans, put, item }: Props) {
  const words = usePriceWords(plans)
  const { say } = words
  const [, go] = useLocation()
  const [isNew, setNew] = useState(false)
  const [withdrawn, setWithdrawn] = useState<ShownVersion | null>(null)
  const [told, setTold] = useState('')
  const versions = shownVersions(plans)
  const opened = openedVersion(versions, item)
  const before = pricesToday(plans)
  const waiting = versions.filter(({ state }) => state === 'draft' || state === 'planned').length
  const from = opened && words.day(opened.valid_from)

  useAdminTitle(from && say('admin_prices.form.title', { day: from }), say('admin_prices.title'))

  const open = useCallback((at?: string) => go(adminHref('prices', at)), [go])
  const planned = useCallback(
    (day: DutchDate) => {
      setTold(say('admin_prices.foot.planned', { day }))
      open(day)
    },
    [say, open],
  )
  /** By what is there now; somebody else may have been first. */
  const undo = async ({ draft, revision }: ShownVersion, amounts: Readonly<Record<string, number | null>>) => {
    if (draft === null) return
    try {
      put(await call(changing, { params: { draft }, body: { revision, amounts } }))
    } catch (error) {
      const [stale] = refusalOf(error, changing, 409)?.errors ?? []
      if (stale) put(stale.current)
      else setTold(say('admin_prices.foot.unsaved'))
    }
  }
  const edit = async ({ valid_from }: ShownVersion) => {
    try {
      put(await call(beginning, { body: { valid_from } }))
    } catch (error) {
      const [taken] = refusalOf(error, beginning, 409)?.errors ?? []
      if (taken) put(taken.current)
      else setTold(say('admin_prices.foot.unsaved'))
    }
  }
  if (!opened) return null
  const history = <PriceHistory {...{ plans, versions, words }} onUndo={undo} onWithdraw={setWithdrawn} />
  return (
    <AdminPage
      title={say('admin_prices.title')}
      about={waiting === 0 ? say('admin_prices.lead.none') : plural(say('admin_prices.lead.waiting'), waiting)}
      actions={
        <Button look="line" size="small" before={<PlusIcon size={16} />} onClick={() => setNew(true)}>
          {say('admin_prices.new_version.open')}
        </Button>
      }
    >
      <p role="status" className="not-empty:mb-3 font-semibold text-green-deep">
        {told}
      </p>
      <VersionTimeline {...{ versions, opened, before, words }} />
      {opened.draft !== null ? (
        <DraftEditor
          {...{ plans, versions, opened, before, words, put }}
          key={opened.draft}
          onPlanned={planned}
          onDiscarded={() => {
            setTold(say('admin_prices.discard.done'))
            open()
          }}
        >
          {history}
        </DraftEditor>
      ) : (
        <>
          <VersionView
            {...{ plans, before, words }}
            key={opened.valid_from}
            version={opened}
            below={
              opened.state === 'planned' && (
                <TurnsBack
                  {...{ words, version: opened, also: [], onChoose: null }}
                  turnedBack={turnedBackLater(versions, opened, before)}
                />
              )
            }
          />
          {history}
          {opened.state === 'planned' ? (
            <PlannedFoot
              {...{ words, version: opened }}
              onEdit={() => void edit(opened)}
              onWithdraw={() => setWithdrawn(opened)}
            />
          ) : (
            <div className="h-5" />
          )}
        </>
      )}
      {isNew && (
        <NewVersion
          {...{ words, put }}
          onClose={() => setNew(false)}
          onBegun={(begun) => {
            setNew(false)
            setTold('')
            open(begun)
          }}
        />
      )}
      {withdrawn && (
        <Withdraw
          {...{ words, put }}
          version={withdrawn}
          onClose={() => setWithdrawn(null)}
          onDone={() => {
            setWithdrawn(null)
            setTold(say('admin_prices.withdraw.done'))
            open(withdrawn.valid_from)
          }}
        />
      )}
    </AdminPage>
  )
}
