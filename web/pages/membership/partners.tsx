import type { Lawyer, Lawyers, PartnerOffer, PartnerOffers } from '#contract/partners.ts'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LawyerCard } from './lawyer-card.tsx'
import { OfferCard } from './offer-card.tsx'
import { MembershipPart } from './part.tsx'

const load = async () => {
  const [offers, lawyers] = await Promise.all([
    call('GET /api/api_customer_dashboard/partner_offers'),
    call('GET /api/api_customer_dashboard/lawyers'),
  ])
  return { offers, lawyers }
}

/** What partners offer and which lawyers there are to talk to, as far as one stands for it. */
export function PartnerSections({ standing }: { readonly standing: string }) {
  const say = useSay()
  const found = useResource(`partners ${standing}`, load)
  if (found.state === 'loading') return <Skeleton label={say('membership.partners.loading')} shape="page" />
  if (found.state !== 'ready') {
    return (
      <FailedBanner text={say('membership.partners.failed')} again={say('membership.again')} onAgain={found.again} />
    )
  }
  const { offers, lawyers } = found.value
  return (
    <>
      <Offers found={offers} onChanged={found.refresh} />
      <LawyerList found={lawyers} onChanged={found.refresh} />
    </>
  )
}

type Props<Found> = { readonly found: Found; readonly onChanged: () => Promise<void> }

function Offers({ found: { offers, ...asker }, onChanged }: Props<PartnerOffers>) {
  const say = useSay()
  if (offers.length === 0) return null
  return (
    <MembershipPart heading={say('membership.partners.offers.heading')} about={say('membership.partners.offers.about')}>
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {offers.map((offer: PartnerOffer) => (
          <OfferCard key={offer.slug} offer={offer} asker={asker} onChanged={onChanged} />
        ))}
      </ul>
    </MembershipPart>
  )
}

function LawyerList({ found: { lawyers, ...asker }, onChanged }: Props<Lawyers>) {
  const say = useSay()
  if (lawyers.length === 0) return null
  return (
    <MembershipPart
      heading={say('membership.partners.lawyers.heading')}
      about={say('membership.partners.lawyers.about')}
    >
      <ul className="grid gap-3 md:grid-cols-2">
        {lawyers.map((lawyer: Lawyer) => (
          <LawyerCard key={lawyer.uuid} lawyer={lawyer} asker={asker} onChanged={onChanged} />
        ))}
      </ul>
    </MembershipPart>
  )
}
