// One company on its way, as its founder sees it: the one next thing, how far it is, and everything that belongs to it.
import { lazy, Suspense, useMemo } from 'react'
import { Link } from 'wouter'
import type { Locale } from '#domain/values/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { loadTexts, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { ArrowLeftIcon, DocumentIcon } from '#web/ui/icons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { type CaseAtHand, CaseContext } from './case-at-hand.ts'
import { OwnCaseScreen } from './case-screen.tsx'

type Params = Readonly<Record<string, string>>

const choosing = () => import('./appointment/appointment-screen.tsx')
const AppointmentScreen = lazy(() => choosing().then((file) => ({ default: file.AppointmentScreen })))

/** The page on which a moment is chosen has words of its own. */
export async function prepare({ part }: Params, locale: Locale): Promise<void> {
  if (part === 'appointment') await Promise.all([loadTexts(locale, ['appointment']), choosing()])
}

/** Somebody else acts on it too: what they did is seen without loading the page again. */
const every = 30_000

export default function OwnCase({ params }: { readonly params: Params }) {
  const say = useSay()
  const uuid = params.uuid ?? ''
  const isChoosing = params.part === 'appointment'
  const found = useResource(
    `own case ${uuid}`,
    () => call('GET /api/api_customer_dashboard/notary_products/:uuid', { params: { uuid } }),
    {
      events: {
        path: `/api/api_customer_dashboard/notary_products/${uuid}/events`,
        revisionOf: ({ version }) => version,
      },
      poll: (value) => (value === null || value.status === 'finalized' || value.status === 'canceled' ? null : every),
    },
  )
  const value = found.state === 'ready' ? found.value : null
  const { refresh, put } = found
  const atHand = useMemo<CaseAtHand | null>(
    () => value && { uuid, case: value, refresh, put },
    [uuid, value, refresh, put],
  )
  return (
    <div className="mx-auto w-full max-w-page px-4.5 py-6 md:px-8 md:py-9">
      {!(isChoosing && atHand) && (
        <Link href={href('dashboard')} asChild>
          <TextLink>
            <span className="mr-1.5 inline-block align-[-4px]">
              <ArrowLeftIcon />
            </span>
            {say('founder.back')}
          </TextLink>
        </Link>
      )}
      {found.state === 'loading' && (
        <div className="mt-6">
          <h1 className="sr-only">{say('founder.loading')}</h1>
          <Skeleton label={say('founder.loading')} shape="page" />
        </div>
      )}
      {found.state === 'failed' && (
        <div className="mt-6">
          <h1 className="sr-only">{say('shell.title.own_case')}</h1>
          <FailedBanner text={say('founder.failed')} again={say('founder.again')} onAgain={found.again} />
        </div>
      )}
      {found.state === 'gone' && (
        <div className="mt-6">
          <h1 className="sr-only">{say('shell.title.own_case')}</h1>
          <EmptyState icon={<DocumentIcon />} heading="h2" title={say('founder.gone.title')}>
            {say('founder.gone.text')}
          </EmptyState>
        </div>
      )}
      {atHand && (
        <CaseContext value={atHand}>
          {isChoosing ? (
            <Suspense fallback={<Skeleton label={say('founder.loading')} shape="page" />}>
              <AppointmentScreen />
            </Suspense>
          ) : (
            <OwnCaseScreen />
          )}
        </CaseContext>
      )}
    </div>
  )
}
