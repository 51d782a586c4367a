import { fill, type PriceTexts } from '#domain/messages/index.ts'
import { plus } from '#domain/money/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { MembershipToggle } from '#web/quotes/index.ts'
import { formatMoney } from '#web/ui/format-money.ts'
import { type MembershipInQuote, useMembershipInQuote } from '../../model/use/membership.ts'
import { useAllMessages } from '../../model/use/messages.ts'
import { useMemberships } from '../../model/use/offers-data.ts'

/** What a membership is called in a price, by its slug. */
export function useMembershipName(texts: PriceTexts): (key: string) => string {
  const { locale } = useLocale()
  const memberships = useMemberships()
  return (key) => {
    const found = memberships.state === 'ready' ? memberships.value.find(({ name }) => name === key) : undefined
    const name = found?.translation_json[locale].package_name
    return name ? fill(texts.membership_named, { name }) : texts.lines.membership
  }
}

/**
 * The membership in the total so far, as a line of its own; nothing where there is none. It waits for its name: a
 * longer one that comes afterwards takes a second line, and what stands under it moves.
 */
export function MembershipSoFar() {
  const words = useAllMessages()
  const membership = useMembershipInQuote()
  const isNaming = useMemberships().state === 'loading'
  if (!membership || !words || isNaming) return null
  return <MembershipLine membership={membership} texts={words.prices} />
}

interface Props {
  readonly membership: MembershipInQuote
  readonly texts: PriceTexts
}

function MembershipLine({ membership: { key, line, toggle }, texts }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const name = useMembershipName(texts)(key)
  return (
    <div className="mt-2.5 mb-2 border-t border-line pt-2.5 text-md">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span>{name}</span>
        {line && <span className="tabular-nums">{formatMoney(plus(line.total, line.vat), locale)}</span>}
      </p>
      <p className="text-sm text-ink-2">
        {line ? line.per && say(`offers.membership.in_total.${line.per}`) : say('offers.membership.taken_out')}
      </p>
      <div className="mt-1.5">
        <MembershipToggle name={name} isTaken={line !== null} onToggle={toggle} />
      </div>
    </div>
  )
}
