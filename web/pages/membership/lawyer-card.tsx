import type { Lawyer } from '#contract/partners.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { formatMoney } from '#web/ui/format-money.ts'
import { Tag } from '#web/ui/tag.tsx'
import { PartnerCard } from './partner-card.tsx'
import { Sharing } from './sharing.tsx'
import type { Asker } from './use-share.ts'

type Props = {
  readonly lawyer: Lawyer
  readonly asker: Asker
  readonly onChanged: () => Promise<void>
}

/** One lawyer: what they know, which languages they speak, and what a first talk costs. */
export function LawyerCard({ lawyer, asker, onChanged }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const { uuid, name, office, town, fields, languages, fee, request } = lawyer
  const { first_talk_costs: costs, first_talk_minutes: minutes } = lawyer
  const spoken = languages.map((one) => say(`membership.partners.lawyers.language.${one}`))
  const speaks = say('membership.partners.lawyers.speaks', { languages: new Intl.ListFormat(locale).format(spoken) })
  const talk =
    costs === 0
      ? say('membership.partners.lawyers.talk_free', { minutes })
      : say('membership.partners.lawyers.talk_paid', { minutes, price: formatMoney(costs, locale) })
  return (
    <PartnerCard
      tags={fields.map((field) => (
        <Tag key={field} tone="neutral">
          {say(`membership.partners.lawyers.field.${field}`)}
        </Tag>
      ))}
      title={name}
      by={`${office}, ${town}`}
      text={`${lawyer[locale].about} ${speaks}.`}
      costs={{ term: say('membership.partners.lawyers.talk'), text: talk, note: lawyer[locale].conditions }}
      fee={fee}
    >
      <Sharing
        to={{ kind: 'lawyer', lawyer: uuid }}
        recipient={`${name}, ${office}`}
        request={request}
        asker={asker}
        ask={say('membership.partners.lawyers.ask')}
        askNamed={say('membership.partners.lawyers.ask_named', { name })}
        onChanged={onChanged}
      />
    </PartnerCard>
  )
}
