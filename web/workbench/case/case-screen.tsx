import { useEffect } from 'react'
import { Link } from 'wouter'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { useSite } from '#web/site/index.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AnswersTab } from '../answers/answers-tab.tsx'
import { CheckTab } from '../check/index.ts'
import { DeedTab } from '../deed/index.ts'
import { type CaseTab, caseTabs } from '../desk/case-words.ts'
import { everyTwentySeconds, useDesk } from '../desk/desk.ts'
import { KeysHelp } from '../desk/keys-help.tsx'
import { type OpenCase, OpenCaseContext, useOpenCase } from '../desk/open-case.ts'
import { useOnReturn } from '../desk/use-on-return.ts'
import { BottomBar } from './bottom-bar.tsx'
import { CaseHead } from './case-head.tsx'
import { HistoryTab } from './history-tab.tsx'
import { MessagesTab } from './messages-tab.tsx'
import { MissingDialog } from './missing-dialog.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { SealedNotice } from './sealed-notice.tsx'
import { UndeliveredNotice } from './undelivered-notice.tsx'
import { useActing } from './use-acting.ts'

type Props = { readonly uuid: string; readonly tab: string | undefined }

/** One case with everything in it, and what is missing for its next step always in sight. */
export function CaseScreen({ uuid, tab }: Props) {
  const say = useSay()
  const { role } = useDesk()
  const found = useResource(`case ${uuid}`, () => call('GET /api/notary/cases/:uuid', { params: { uuid } }), {
    poll: everyTwentySeconds,
    events: { path: `/api/notary/cases/${uuid}/events`, revisionOf: ({ version }) => version },
  })
  useOnReturn(found.refresh)
  const { missing, tellMissing, ...acting } = useActing(found)
  if (found.state !== 'ready') {
    return (
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-form flex-1 px-4.5 py-8 outline-none">
        <h1 className={found.state === 'gone' ? 'sr-only' : 'mb-5 text-2xl outline-none'}>{say('case.tabs.label')}</h1>
        {found.state === 'loading' && <Skeleton label={say('case.loading')} shape="page" />}
        {found.state === 'failed' && (
          <FailedBanner text={say('case.failed')} again={say('case.again')} onAgain={found.again} />
        )}
        {found.state === 'gone' && (
          <EmptyState
            heading="h2"
            title={say('case.gone')}
            action={
              <Link href={href(role)} asChild>
                <ButtonLink look="line">{say('case.to_queue')}</ButtonLink>
              </Link>
            }
          >
            {say('case.gone_text')}
          </EmptyState>
        )}
      </main>
    )
  }
  const open: OpenCase = { found: found.value, tellMissing, ...acting }
  return (
    <OpenCaseContext value={open}>
      <OpenedCase tab={caseTabs.find((one) => one === tab) ?? 'overview'} />
      <MissingDialog missing={missing} onClose={() => tellMissing([])} />
      <KeysHelp />
    </OpenCaseContext>
  )
}

function OpenedCase({ tab }: { tab: CaseTab }) {
  const say = useSay()
  const { brand } = useSite()
  const { found, onChanged } = useOpenCase()
  const title = `${found.company_name} · ${say(`case.tabs.${tab}`)} · ${brand}`
  useEffect(() => {
    document.title = title
  }, [title])
  const shared = { uuid: found.uuid, found, onChanged }
  return (
    <main
      id="main"
      tabIndex={-1}
      className="flex min-h-0 min-w-0 flex-1 flex-col text-sm outline-none lg:h-[calc(100dvh-3.75rem)] lg:flex-none print:h-auto"
    >
      <CaseHead tab={tab} />
      <UndeliveredNotice />
      {found.sealed && <SealedNotice />}
      <section
        // A long history has nothing in it to go to, and is scrolled by keys all the same; the others name their own parts.
        {...(tab === 'history' && { tabIndex: 0, 'aria-label': say('case.tabs.history') })}
        className="relative min-h-0 min-w-0 flex-1 -outline-offset-2! lg:overflow-y-auto print:overflow-visible"
      >
        {tab === 'overview' && <OverviewTab />}
        {tab === 'answers' && <AnswersTab />}
        {tab === 'deed' && <DeedTab {...shared} />}
        {tab === 'check' && <CheckTab {...shared} />}
        {tab === 'messages' && <MessagesTab />}
        {tab === 'history' && <HistoryTab />}
      </section>
      <BottomBar />
    </main>
  )
}
