import type { FieldView } from '#domain/flow/index.ts'
import { fill } from '#domain/messages/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { OfferPrice } from '#web/quotes/index.ts'
import { Button } from '#web/ui/button.tsx'
import { formatMoney } from '#web/ui/format-money.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useTaking } from '../model/use/costs.ts'
import { usePrices } from '../model/use/offers-data.ts'
import { shareholderNameOf, useIsYou, useNaming } from '../model/use/people.ts'
import { useAnswers, useFlowView, useQuestionnaire } from '../model/use/questionnaire.ts'
import { BlockerNotes } from '../parts/blockers/blocker-notes.tsx'
import { QuotePanel } from '../parts/prices/quote.tsx'
import { FlowQuestion } from '../parts/questions/question.tsx'
import { Appeared } from '../parts/questions/question-rows.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import { HoldingVideo, Structure } from './holding-structure.tsx'
import { PersonOffer } from './person-offer.tsx'
import { type StepScreenProps, withOffers } from './step-screen.tsx'

const holdingReasons = ['profit', 'sale', 'order'] as const

/** A holding for each person who wants one. */
function HoldingUpsell({ section }: StepScreenProps) {
  const say = useSay()
  const rows = useFlowView((view) => view.rows)
  const fields = rows.flat()
  const wishes = fields.filter(({ field }) => field.key === 'holding')
  return (
    <>
      <SectionHead section={section} />
      <div className="mb-6 grid items-start gap-5 lg:grid-cols-2">
        <div>
          <Tag tone="orange">{say('offers.holding.claim')}</Tag>
          <p className="mt-3">{say('offers.holding.what')}</p>
          <ul className="mt-3 grid gap-2">
            {holdingReasons.map((reason) => (
              <li key={reason} className="flex gap-2">
                <span className="mt-0.5 text-green">
                  <CheckIcon />
                </span>
                {say(`offers.holding.reasons.${reason}`)}
              </li>
            ))}
          </ul>
          <p className="mt-3 text-hint text-ink-2">{say('offers.holding.but')}</p>
        </div>
        <div className="grid gap-3">
          <Structure />
          <div>
            <HoldingVideo />
          </div>
        </div>
      </div>
      <ul aria-label={say('offers.holding.list')} className="grid gap-3">
        {wishes.map((wish) => (
          <PersonHolding
            key={wish.path}
            holding={wish}
            name={fields.find(({ field, person }) => field.key === 'holding_name' && person === wish.person)}
          />
        ))}
      </ul>
      <div className="mt-3 empty:hidden">
        <BlockerNotes paths={['main.holding_structure']} />
      </div>
      <Appeared rows={rows} />
      <QuotePanel />
    </>
  )
}

export const HoldingUpsellStep = withOffers(HoldingUpsell)

interface Props {
  readonly holding: FieldView
  /** Asked only when the holding is wanted. */
  readonly name: FieldView | undefined
}

/** A holding for one of the shareholders: wanted or not, and what it is called. */
function PersonHolding({ holding, name }: Props) {
  const say = useSay()
  const { person = 'p1' } = holding
  const naming = useNaming()
  const who = useAnswers((answers) => shareholderNameOf(answers, person, naming))
  const isYou = useIsYou(person)
  return (
    <PersonOffer
      path={holding.path}
      label={isYou ? say('offers.holding.toggle_you') : say('offers.holding.toggle', { name: who })}
      pill={useHoldingPill()}
      price={<HoldingPrice path={holding.path} />}
    >
      {name && (
        <div className="mt-3 grid gap-3 border-t border-line px-1 pt-4 pb-1.5">
          <FlowQuestion {...name} />
          <Suggestion name={name} />
          <BlockerNotes paths={[name.path]} />
          <p className="text-hint text-ink-2">{say('offers.holding.alike')}</p>
        </div>
      )}
    </PersonOffer>
  )
}

function HoldingPrice({ path }: { readonly path: string }) {
  const words = useQuestionnaire().messages.prices
  const prices = usePrices()
  const offer = useTaking({ path, taken: true, left: false })
  if (prices.state !== 'ready' || !offer) return null
  return <OfferPrice offer={offer} old={prices.value.holding_upsell.list_price} texts={words} />
}

/** What is off the price of a holding, in whole euros. */
function useHoldingPill(): string | null {
  const words = useQuestionnaire().messages.prices
  const { locale } = useLocale()
  const prices = usePrices()
  if (prices.state !== 'ready') return null
  const { list_price, price } = prices.value.holding_upsell
  const off = list_price - price
  return off > 0 ? fill(words.amount_off, { amount: formatMoney(off, locale, { decimals: 'never' }) }) : null
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
