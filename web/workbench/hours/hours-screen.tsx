import { useEffect } from 'react'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { useSite } from '#web/site/index.ts'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DiaryCard } from './diary.tsx'
import { HoursForm } from './hours-form.tsx'

/** When an office receives people, and who comes. */
export function HoursScreen() {
  const say = useSay()
  const { brand } = useSite()
  const found = useResource('office hours', () => call('GET /api/notary/hours'))
  const title = say('office_hours.title')
  useEffect(() => {
    document.title = `${title} · ${brand}`
  }, [title, brand])
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page flex-1 px-4 py-5 text-sm outline-none lg:px-6">
      <h1 className="text-2xl outline-none">{title}</h1>
      <p className="mt-1 mb-5 text-ink-2">{say('office_hours.about')}</p>
      {found.state === 'loading' && <Skeleton label={say('office_hours.loading')} shape="page" />}
      {(found.state === 'failed' || found.state === 'gone') && (
        <FailedBanner text={say('office_hours.failed')} again={say('office_hours.again')} onAgain={found.again} />
      )}
      {found.state === 'ready' && (
        <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start">
          <HoursForm opening={found.value} onSaved={found.put} />
          <DiaryCard opening={found.value} />
        </div>
      )}
    </main>
  )
}
