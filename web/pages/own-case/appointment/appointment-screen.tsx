// The page on which a founder chooses the moment to sign, with everybody who must be there.
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { AppointmentSlots } from '#contract/case-appointments.ts'
import { call, useResource } from '#web/api/index.ts'
import { useDay } from '#web/cases/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { useSite } from '#web/site/index.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { ArrowLeftIcon, CalendarIcon } from '#web/ui/icons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useCase } from '../case-at-hand.ts'
import { CaseSigning } from '../signing.tsx'
import { Choosing } from './choosing.tsx'

const slotsAt = 'GET /api/api_customer_dashboard/notary_products/:uuid/appointment'

export function AppointmentScreen() {
  const say = useSay()
  const { brand } = useSite()
  const { uuid, case: about } = useCase()
  const [from, setFrom] = useState<string>()
  const found = useResource(`slots ${uuid} ${from ?? ''}`, () => call(slotsAt, { params: { uuid }, query: { from } }))
  const [last, setLast] = useState<AppointmentSlots | null>(null)
  const value = found.state === 'ready' ? found.value : null
  if (value !== null && value !== last) setLast(value)
  // While other days are fetched the ones before stay.
  const slots = value ?? (found.state === 'loading' ? last : null)
  const { refresh } = found
  const [seen, setSeen] = useState(about.version)
  useEffect(() => {
    if (seen === about.version) return
    setSeen(about.version)
    void refresh()
  }, [seen, about.version, refresh])
  const title = say(slots?.agreed ? 'appointment.title_agreed' : 'appointment.title')
  useEffect(() => {
    document.title = `${title} · ${about.company_name || about.number} · ${brand}`
  }, [title, about.company_name, about.number, brand])
  return (
    <>
      <Link href={href('ownCase', { uuid })} asChild>
        <TextLink>
          <span className="mr-1.5 inline-block align-[-4px]">
            <ArrowLeftIcon />
          </span>
          {about.company_name || say('founder.unnamed')}
        </TextLink>
      </Link>
      <div className="mt-3.5 mb-7">
        <h1 className="outline-none">{title}</h1>
        {slots?.open && <Lead slots={slots} />}
      </div>
      {slots === null && found.state === 'loading' && <Skeleton label={say('appointment.loading')} shape="page" />}
      {(found.state === 'failed' || found.state === 'gone') && (
        <FailedBanner text={say('appointment.failed')} again={say('appointment.again')} onAgain={found.again} />
      )}
      {slots !== null && !slots.open && slots.agreed === null && (
        <EmptyState icon={<CalendarIcon />} heading="h2" title={say('appointment.closed.title')}>
          {say('appointment.closed.text')}
        </EmptyState>
      )}
      {slots !== null && (slots.open || slots.agreed !== null) && (
        <Choosing
          slots={slots}
          refresh={refresh}
          isFirst={from === undefined}
          onLater={() => setFrom(slots.next ?? undefined)}
          onEarlier={() => setFrom(undefined)}
        />
      )}
      <div className="mt-9 lg:max-w-[calc(100%-25.5rem)]">
        <CaseSigning />
      </div>
    </>
  )
}

function Lead({ slots: { agreed, minutes, due } }: { readonly slots: AppointmentSlots }) {
  const say = useSay()
  const dayOf = useDay()
  const text = agreed
    ? say('appointment.lead_agreed')
    : [say('appointment.lead', { minutes }), due && say('appointment.due', { day: dayOf(due) })]
        .filter(Boolean)
        .join(' ')
  return <p className="mt-1.5 max-w-[72ch] text-pretty text-ink-2">{text}</p>
}
