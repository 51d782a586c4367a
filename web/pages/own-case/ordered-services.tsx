import { useState } from 'react'
import type { Api } from '#contract/index.ts'
import { mayDecide } from '#domain/services/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { partnerOf, serviceName, sharedIn } from '#web/cases/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { Button } from '#web/ui/button.tsx'
import { useCase } from './case-at-hand.ts'
import { CaseSection } from './part.tsx'

const reading = 'GET /api/api_customer_dashboard/notary_products/:uuid/services'

type ServiceOfCase = Api[typeof reading]['response']['data'][number]
type Deciding = (service: string, consent: boolean) => Promise<void>

/** What was ordered beside the company: how far it is, and whether what it takes may go to somebody else. */
export function OrderedServices() {
  const say = useSay()
  const { uuid, case: about } = useCase()
  // A case that moved may have set a service going; and support works on it without moving the case.
  const found = useResource(`services ${uuid} ${about.status}`, () => call(reading, { params: { uuid } }), {
    events: { path: `/api/api_customer_dashboard/notary_products/${uuid}/events` },
  })
  if (found.state !== 'ready' || found.value.data.length === 0) return null
  const decide: Deciding = async (service, consent) => {
    try {
      const path = 'POST /api/api_customer_dashboard/notary_products/:uuid/services/:service'
      found.put(await call(path, { params: { uuid, service }, body: { consent } }))
    } catch {
      notices.show({ tone: 'negative', text: say('services.founder.failed') })
      await found.refresh()
    }
  }
  return (
    <CaseSection heading={say('services.founder.heading')}>
      <ul>
        {found.value.data.map((one) => (
          <OrderedService key={one.service} ordered={one} onDecide={decide} />
        ))}
      </ul>
    </CaseSection>
  )
}

function OrderedService({ ordered, onDecide }: { readonly ordered: ServiceOfCase; readonly onDecide: Deciding }) {
  const say = useSay()
  const { locale } = useLocale()
  const { service, state, shares } = ordered
  const [busy, setBusy] = useState(false)
  const [name, partner] = [serviceName(say, service), partnerOf(say, service)]
  const asks = state === 'asks_consent'
  const decide = async (consent: boolean) => {
    setBusy(true)
    await onDecide(service, consent)
    setBusy(false)
  }
  const waiting = busy ? say('services.founder.busy') : undefined
  return (
    <li className="border-t border-line py-3 first:border-t-0 first:pt-0">
      <p className="font-semibold">{name}</p>
      <p className="mt-0.5 text-hint text-ink-2">
        {asks
          ? say('services.founder.ask', { things: sharedIn(say, locale, shares, 'founder'), partner })
          : say(`services.founder.states.${state}`, { partner })}
      </p>
      {mayDecide(state) && (
        <div className="mt-2 flex flex-wrap gap-2">
          {(asks || state === 'refused') && (
            <Button
              look="line"
              size="small"
              busy={waiting}
              aria-label={say(asks ? 'services.founder.agree_to' : 'services.founder.resume_with', { service: name })}
              onClick={() => void decide(true)}
            >
              {say(asks ? 'services.founder.agree' : 'services.founder.resume')}
            </Button>
          )}
          {state !== 'refused' && (
            <Button
              look="ghost"
              size="small"
              busy={waiting}
              aria-label={say(asks ? 'services.founder.refuse_to' : 'services.founder.withdraw_from', {
                service: name,
              })}
              onClick={() => void decide(false)}
            >
              {say(asks ? 'services.founder.refuse' : 'services.founder.withdraw')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
