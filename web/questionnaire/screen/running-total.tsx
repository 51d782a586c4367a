import type { ReactNode } from 'react'
import { splitOf } from '#domain/pricing/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { TotalPrice } from '#web/quotes/index.ts'
import { Card } from '#web/ui/card.tsx'
import { useQuote } from '../model/use/costs.ts'
import { useAllMessages } from '../model/use/messages.ts'
import { usePaid } from '../model/use/paid.ts'
import { MembershipSoFar } from '../parts/prices/membership-so-far.tsx'
import { PaidTotal } from '../parts/prices/paid-note.tsx'

interface Props {
  /** Under the steps, or small at the foot of a phone. */
  readonly look: 'menu' | 'bar'
}

/** What everything comes to so far: on every step, the same amount as checkout will ask. */
export function RunningTotal({ look }: Props) {
  const say = useSay()
  const quote = useQuote()
  const words = useAllMessages()
  const paid = usePaid()
  if (paid !== null) {
    return (
      <div>
        <PaidTotal paid={paid} size={look === 'menu' ? 'total' : 'card'} />
      </div>
    )
  }
  if (!quote || !words) return null
  return (
    <div>
      {look === 'menu' && <p className="text-sm text-ink-2">{say('offers.panel.so_far')}</p>}
      <p role="status" className="leading-snug">
        <TotalPrice
          split={splitOf(quote)}
          texts={words.prices}
          size={look === 'menu' ? 'total' : 'card'}
          before={look === 'menu' ? undefined : say('offers.panel.short')}
        />
      </p>
      {look === 'menu' && <MembershipSoFar />}
    </div>
  )
}

/** Beside the overview: what it costs, and the way on, in sight as long as one reads. */
export function PriceAside({ children }: { readonly children: ReactNode }) {
  return (
    <div className="sticky top-23">
      <Card>
        <RunningTotal look="menu" />
        <div className="mt-4 grid">{children}</div>
      </Card>
    </div>
  )
}
