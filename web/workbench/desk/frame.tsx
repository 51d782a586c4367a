import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { fetchMe } from '#web/session/index.ts'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { type Desk, DeskContext, everyTwentySeconds, queueEvents } from './desk.ts'
import { DeskHead } from './head.tsx'
import { NotForYou } from './not-for-you.tsx'
import { useOnReturn } from './use-on-return.ts'

type Props = {
  /** The desk of an office, or the one of all of them. */
  readonly place: 'notary' | 'support'
  readonly children: ReactNode
}

/** Lets in who works here, and draws what stands around every screen of the workbench. */
export function DeskFrame({ place, children }: Props) {
  const me = useResource('workbench me', fetchMe)
  if (me.state === 'loading') return <OpeningDesk />
  const role = me.state === 'ready' ? me.value?.role : undefined
  if (role === undefined) return <Failed onAgain={me.again} />
  if (me.state === 'ready' && me.value?.second_factor === 'required') return <SetUpFirst />
  if (role !== 'notary' && role !== 'support') return <NotForYou />
  if (role !== place) return <OwnPlace place={place} own={role} />
  return <Staffed role={role}>{children}</Staffed>
}

/** Who works here and has no second factor yet would find every door closed. */
function SetUpFirst() {
  const [path, go] = useLocation()
  // Of the place one came to: on the way there the address is another already.
  const [target] = useState(() => href('secondFactor', {}, { redirect_url: `${path}${location.search}` }))
  useEffect(() => go(target, { replace: true }), [target, go])
  return <OpeningDesk />
}

/** An address of the other desk leads to the same thing at one's own. */
function OwnPlace({ place, own }: { place: string; own: string }) {
  const [path, go] = useLocation()
  useEffect(() => {
    go(path.replace(`/${place}`, `/${own}`) + location.search, { replace: true })
  }, [path, go, place, own])
  return <OpeningDesk />
}

function Staffed({ role, children }: { role: Desk['role']; children: ReactNode }) {
  const counts = useResource('workbench counts', () => call('GET /api/notary/queue'), {
    poll: everyTwentySeconds,
    events: queueEvents,
  })
  useOnReturn(counts.refresh)
  if (counts.state === 'loading') return <OpeningDesk />
  if (counts.state !== 'ready') return <Failed onAgain={counts.again} />
  const desk: Desk = { role, us: role, counts: counts.value, recount: () => void counts.refresh() }
  return (
    <DeskContext value={desk}>
      <DeskHead />
      {children}
    </DeskContext>
  )
}

function OpeningDesk() {
  const say = useSay()
  return (
    <main id="main" tabIndex={-1} className="grid flex-1 place-items-center outline-none">
      <h1 className="sr-only">{say('workbench.nav')}</h1>
      <Waiting label={say('workbench.loading')} slow={say('workbench.loading')} />
    </main>
  )
}

function Failed({ onAgain }: { onAgain: () => void }) {
  const say = useSay()
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-form flex-1 px-4.5 py-12 outline-none">
      <h1 className="mb-5 text-2xl outline-none">{say('workbench.nav')}</h1>
      <FailedBanner text={say('workbench.failed')} again={say('workbench.again')} onAgain={onAgain} />
    </main>
  )
}
