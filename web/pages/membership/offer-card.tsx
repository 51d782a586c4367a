import type { PartnerOffer } from '#contract/partners.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Tag } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { PartnerCard } from './partner-card.tsx'
import { plansPart } from './plans.tsx'
import { Sharing } from './sharing.tsx'
import type { Asker } from './use-share.ts'

type Props = {
  readonly offer: PartnerOffer
  readonly asker: Asker
  readonly onChanged: () => Promise<void>
}

/** One offer; for who may not take it what that takes, and the way there. */
export function OfferCard({ offer, asker, onChanged }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const { slug, kind, fee, tier, open, plans, request } = offer
  const { title, gets, from, price, conditions } = offer[locale]
  const names = new Intl.ListFormat(locale, { type: 'disjunction' }).format(plans.map((name) => name[locale]))
  const isShared = request?.state === 'waiting' || request?.state === 'sent'
  return (
    <PartnerCard
      tags={<Tag tone="neutral">{say(`membership.partners.offers.kind.${kind}`)}</Tag>}
      title={title}
      by={say('membership.partners.offers.from', { from })}
      text={gets}
      costs={{ term: say('membership.partners.offers.price'), text: price, note: conditions }}
      fee={fee}
    >
      {open || isShared ? (
        <Sharing
          to={{ kind: 'offer', slug }}
          recipient={from}
          request={request}
          asker={asker}
          ask={say('membership.partners.offers.ask')}
          askNamed={say('membership.partners.offers.ask_named', { title })}
          onChanged={onChanged}
        />
      ) : (
        <p className="rounded-s bg-sunken px-3 py-2.5 text-md">
          {tier === 'bronze'
            ? say('membership.partners.offers.needs_any')
            : say('membership.partners.offers.needs', { plans: names })}{' '}
          <TextLink href={`#${plansPart}`}>{say('membership.partners.offers.to_plans')}</TextLink>
        </p>
      )}
    </PartnerCard>
  )
}
