import type { FieldView } from '#domain/flow/index.ts'
import { fill } from '#domain/messages/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { formatMoney } from '#web/ui/format-money.ts'
import { Price } from '#web/ui/price.tsx'
import { BlockerNotes } from '../../blockers/blocker-notes.tsx'
import { nameOf } from '../../people/person-name.ts'
import { Question } from '../../questions/question.tsx'
import { usePrices } from '../../reference/offers-data.ts'
import { useQuestionnaire } from '../../store/context.tsx'
import { useAnswers } from '../../store/use-flow.ts'
import { PersonOffer } from '../person-offer.tsx'

interface Props {
  readonly holding: FieldView
  /** Asked only when the holding is wanted. */
  readonly name: FieldView | undefined
}

/** A holding for one of the shareholders: wanted or not, and what it is called. */
export function PersonHolding({ holding, name }: Props) {
  const say = useSay()
  const { person } = holding
  const who = useAnswers((answers) => (person ? nameOf(answers, person, say) : ''))
  return (
    <PersonOffer path={holding.path} label={say('offers.holding.toggle', { name: who })} price={<HoldingPrice />}>
      {name && (
        <div className="mt-3 grid gap-3 border-t border-line px-1 pt-4 pb-1.5">
          <Question {...name} />
          <Suggestion name={name} />
          <BlockerNotes paths={[name.path]} />
          <p className="text-hint text-ink-2">{say('offers.holding.alike')}</p>
        </div>
      )}
    </PersonOffer>
  )
}

function HoldingPrice() {
  const words = useQuestionnaire().messages.prices
  const { locale } = useLocale()
  const prices = usePrices()
  if (prices.state !== 'ready') return null
  const { list_price, price } = prices.value.holding_upsell
  const off = list_price - price
  return (
    <Price
      cents={price}
      locale={locale}
      decimals="needed"
      size="card"
      {...(off > 0
        ? {
            old: { cents: list_price, label: words.was, nowLabel: words.now },
            badge: fill(words.amount_off, { amount: formatMoney(off, locale, { decimals: 'never' }) }),
          }
        : {})}
    />
  )
}

/** Most holdings bear the surname: one press, as long as nothing is filled in. */
function Suggestion({ name: { path, person } }: { name: FieldView }) {
  const say = useSay()
  const { store } = useQuestionnaire()
  const surname = useAnswers((answers) =>
    person && !answers[person].holding_name ? answers[person].lastname : undefined,
  )
  if (!surname) return null
  // A company's name begins with a capital, also where a surname does not.
  const suggested = say('offers.holding.suggested', { surname: surname[0]?.toUpperCase() + surname.slice(1) })
  return (
    <div>
      <Button look="line" size="small" onClick={() => store.leave(path, suggested)}>
        {say('offers.holding.use', { name: suggested })}
      </Button>
    </div>
  )
}
