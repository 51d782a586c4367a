import type { ShareholderKey } from '#domain/fields/index.ts'
import { fill } from '#domain/messages/index.ts'
import { percentOf, roundHalfUp } from '#domain/money/index.ts'
import type { ProductPrices } from '#domain/pricing/index.ts'
import { spokenOf } from '#domain/shareholders/index.ts'
import { partsOf } from '#domain/values/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { OfferPrice } from '#web/quotes/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { formatMoney } from '#web/ui/format-money.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { useTaking } from '../model/use/costs.ts'
import { usePrices } from '../model/use/offers-data.ts'
import { ownNameOf, shareholderNameOf, useNaming } from '../model/use/people.ts'
import { useAnswers, useFlowView, useQuestionnaire } from '../model/use/questionnaire.ts'
import { QuotePanel } from '../parts/prices/quote.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import { WhenLoaded } from '../parts/when-loaded.tsx'
import { PersonOffer } from './person-offer.tsx'
import { type StepScreenProps, withOffers } from './step-screen.tsx'

const salaryParts = ['payslip', 'tax', 'year'] as const

/** Payroll for whoever works in their own company. */
function Dga({ section }: StepScreenProps) {
  const prices = usePrices()
  return (
    <>
      <SectionHead section={section} />
      <WhenLoaded resource={prices}>{(productPrices) => <SalaryOffers prices={productPrices} />}</WhenLoaded>
      <QuotePanel />
    </>
  )
}

function SalaryOffers({ prices }: { prices: ProductPrices }) {
  const say = useSay()
  const { locale } = useLocale()
  const { store } = useQuestionnaire()
  const people = useFlowView(({ rows }) =>
    rows.flat().flatMap(({ field, path, person }) => (field.key === 'dga_plan' && person ? [{ path, person }] : [])),
  )
  const { year } = partsOf(store.context.today)
  return (
    <>
      <Banner
        title={say('offers.dga.norm', { year, amount: formatMoney(prices.dga_norm, locale, { decimals: 'never' }) })}
      >
        {say('offers.dga.norm_about')}
      </Banner>
      <p className="mt-5 font-semibold">{say('offers.dga.parts_label')}</p>
      <ul className="mt-2 mb-6 grid gap-2">
        {salaryParts.map((part) => (
          <li key={part} className="flex gap-2">
            <span className="mt-0.5 text-green">
              <CheckIcon />
            </span>
            {say(`offers.dga.parts.${part}`)}
          </li>
        ))}
      </ul>
      {people.length === 0 ? (
        <Banner>{say('offers.dga.nobody')}</Banner>
      ) : (
        <ul aria-label={say('offers.dga.list')} className="grid gap-3">
          {people.map(({ path, person }) => (
            <PersonSalary key={path} path={path} person={person} offer={prices.dga_salary} />
          ))}
        </ul>
      )}
      <p className="mt-3 text-hint text-ink-2">{say('offers.dga.no_obligation')}</p>
    </>
  )
}

interface PersonProps {
  readonly path: string
  readonly person: ShareholderKey
  readonly offer: ProductPrices['dga_salary']
}

function PersonSalary({ path, person, offer: { price, old_price, discount, months } }: PersonProps) {
  const say = useSay()
  const words = useQuestionnaire().messages.prices
  const { locale } = useLocale()
  const naming = useNaming()
  const name = useAnswers((answers) => ownNameOf(answers, person, naming))
  const shareholder = useAnswers((answers) => shareholderNameOf(answers, person, naming))
  const isYou = useAnswers((answers) => spokenOf(naming.people, answers, person) === 'you')
  const offer = useTaking({ path, taken: true, left: false })
  const monthly = formatMoney(roundHalfUp(price, months), locale)
  return (
    <PersonOffer
      path={path}
      label={
        name === shareholder
          ? say(isYou ? 'offers.dga.toggle_you' : 'offers.dga.toggle', { name })
          : say(isYou ? 'offers.dga.toggle_by_you' : 'offers.dga.toggle_by', { name, holding: shareholder })
      }
      pill={discount > 0 ? fill(words.percent_off, { percent: percentOf(discount) }) : null}
      price={
        <>
          {offer && <OfferPrice offer={offer} old={old_price} texts={words} />}
          <span className="block text-sm text-ink-2">{say('offers.dga.monthly', { amount: monthly, months })}</span>
        </>
      }
    />
  )
}

export const DgaStep = withOffers(Dga)
