import type { ReactNode } from 'react'
import type { Membership, ProductType } from '#contract/reference.ts'
import { chosenMembership, type ProductPrices, surchargeOf } from '#domain/pricing/index.ts'
import type { Answers } from '#domain/questions/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { OfferPrice } from '#web/quotes/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Tag } from '#web/ui/tag.tsx'
import { readAnswer, withAnswer } from '../model/store/answers.ts'
import { useCostIf } from '../model/use/costs.ts'
import { useExtraServices, useMemberships, usePrices } from '../model/use/offers-data.ts'
import { useFlowMove } from '../model/use/place.ts'
import { useAnswers, useFlowView, useQuestionnaire } from '../model/use/questionnaire.ts'
import { QuotePanel } from '../parts/prices/quote.tsx'
import { fieldId } from '../parts/questions/field-id.ts'
import { QuestionRows } from '../parts/questions/question-rows.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import { WhenLoaded } from '../parts/when-loaded.tsx'
import { NotarySection, SettledNotary } from './notary.tsx'
import { chosenServices, isReplaced, takeService } from './services.ts'
import { type StepScreenProps, withOffers } from './step-screen.tsx'

/** What else we can arrange, and the notary. */
function ExtraServices({ section }: StepScreenProps) {
  const { predefined_notary } = useQuestionnaire().store.context
  return (
    <>
      <SectionHead section={section} />
      {section.name === 'notary' ? <NotarySection /> : <ServicesSection />}
      {section.name !== 'notary' && predefined_notary && <SettledNotary />}
    </>
  )
}

export const ExtraServicesStep = withOffers(ExtraServices)

/** How fast, and what else we can arrange. */
function ServicesSection() {
  const say = useSay()
  const prices = usePrices()
  const services = useExtraServices()
  const speed = useFlowView(({ rows }) => rows.flat().find(({ field }) => field.key === 'incorporation_speed'))
  return (
    <>
      <WhenLoaded resource={prices} shape="form">
        {(productPrices) => (
          <>
            {speed && <QuestionRows rows={[[speed]]} />}
            <h2 className="mt-7 mb-3 text-lg">{say('offers.services.heading')}</h2>
            <WhenLoaded resource={services}>
              {(list) => <ServiceList services={list} prices={productPrices} />}
            </WhenLoaded>
          </>
        )}
      </WhenLoaded>
      {prices.state === 'ready' && <PackageChoice prices={prices.value} />}
      <QuotePanel />
    </>
  )
}

interface ServicesProps {
  readonly services: readonly ProductType[]
  readonly prices: ProductPrices
}

function ServiceList({ services, prices }: ServicesProps) {
  const say = useSay()
  const { locale } = useLocale()
  const { store, messages } = useQuestionnaire()
  const asked = useFlowView(({ rows }) => rows.flat().map(({ path }) => path))
  const answers = useAnswers((all) => all)
  return (
    <ul aria-label={say('offers.services.heading')} className="grid gap-2.5">
      {services.map((service) => {
        const sold = Object.hasOwn(prices.extra_services, service.slug)
          ? prices.extra_services[service.slug]
          : undefined
        // Some are ordered by a question of their own, where the product asks it.
        const question = sold?.chosen_by ? `main.${sold.chosen_by}` : ''
        const own = asked.includes(question)
        if (!sold || service.category === contracts || (own && isReplaced(answers, question))) return null
        const words = service[locale]
        return (
          <li key={service.slug}>
            <ServiceTick
              id={own ? fieldId(question) : `service-${service.slug}`}
              name={words.name}
              description={words.description}
              aside={
                sold.price === 0 ? (
                  <Tag>{messages.prices.free}</Tag>
                ) : (
                  <PriceOfService slug={service.slug} question={own ? question : null} />
                )
              }
              checked={own ? readAnswer(answers, question) === true : chosenServices(answers).includes(service.slug)}
              onChange={(checked) =>
                store.change((before) =>
                  own ? withAnswer(before, question, checked) : takeService(before, service.slug, checked),
                )
              }
            />
          </li>
        )
      })}
    </ul>
  )
}

interface PriceOfServiceProps {
  readonly slug: string
  /** The question that orders it, where there is one. */
  readonly question: string | null
}

function PriceOfService({ slug, question }: PriceOfServiceProps) {
  const texts = useQuestionnaire().messages.prices
  const take = (taken: boolean) => (answers: Answers) =>
    question === null ? takeService(answers, slug, taken) : withAnswer(answers, question, taken)
  const [left, taken] = [useCostIf(take(false)), useCostIf(take(true))]
  return left && taken && <OfferPrice offer={surchargeOf(left, taken)} texts={texts} look="plus" />
}

interface Props {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly aside: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** A service to tick: what it is and what it costs. The whole card can be tapped. */
function ServiceTick({ id, name, description, aside, checked, onChange }: Props) {
  return (
    <label
      className={cx(
        'flex min-h-12 cursor-pointer gap-3 rounded-m border-[1.5px] px-4 py-3.5 transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-green',
        checked
          ? 'border-green bg-green-tint forced-colors:border-4'
          : 'border-line-strong bg-surface hover:border-ink-2',
      )}
    >
      <input
        id={id}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        aria-describedby={`${id}-about`}
        aria-labelledby={`${id}-name`}
        className="tick mt-px outline-none"
      />
      <span className="min-w-0 flex-1">
        <span id={`${id}-name`} className="block leading-snug font-semibold">
          {name}
        </span>
        <span id={`${id}-about`} className="mt-0.5 block text-hint text-ink-2">
          {description}
        </span>
      </span>
      <span className="text-right">{aside}</span>
    </label>
  )
}

/** The category of what is shown with the memberships it comes with. */
const contracts = 'contracts'

/** The packages of contracts, each with the memberships it comes with. */
function packagesIn(memberships: readonly Membership[]) {
  const heldBy = (membership: Membership) =>
    membership.upsell_package_type_products
      .map(({ product_type }) => product_type)
      .filter(({ category }) => category === contracts)
  const products = new Map(memberships.flatMap(heldBy).map((product) => [product.slug, product]))
  return [...products.values()].map((product) => ({
    product,
    memberships: memberships.filter((membership) => heldBy(membership).some(({ slug }) => slug === product.slug)),
  }))
}

/** Contracts come with a membership, or are bought by themselves: which package one has, and how to get the other. */
function PackageChoice({ prices }: Pick<ServicesProps, 'prices'>) {
  const say = useSay()
  const { locale } = useLocale()
  const { store } = useQuestionnaire()
  const loaded = useMemberships()
  const move = useFlowMove()
  const memberships = loaded.state === 'ready' ? loaded.value : []
  const chosen = useAnswers(({ main }) => chosenMembership(main, memberships))
  const services = useAnswers(chosenServices)
  const packages = packagesIn(memberships)
  if (packages.length === 0) return null
  const isSold = (slug: string) => Object.hasOwn(prices.extra_services, slug)
  const format = new Intl.ListFormat(locale, { type: 'disjunction' })
  const step = store.product.steps.findIndex(({ kind }) => kind === 'membership')
  return (
    <>
      <h2 className="mt-7 mb-1 text-lg">{say('offers.contracts.heading')}</h2>
      <p className="mb-3 text-hint text-ink-2">
        {say(
          packages.some(({ product }) => isSold(product.slug))
            ? 'offers.contracts.about_both'
            : 'offers.contracts.about',
        )}
      </p>
      <ul className="grid gap-2.5 md:grid-cols-2">
        {packages.map(({ product, memberships: holders }) => {
          const own = holders.find(({ name }) => name === chosen)
          const names = format.format(holders.map((membership) => membership.translation_json[locale].package_name))
          return (
            <Card key={product.slug} as="li" padding="small">
              <h3 className="font-sans text-base font-semibold">{product[locale].name}</h3>
              <p className="mt-0.5 mb-2.5 text-hint text-ink-2">{product[locale].description}</p>
              {own ? (
                <Tag>{say('offers.contracts.yours', { name: own.translation_json[locale].package_name })}</Tag>
              ) : (
                <p className="text-hint">{say('offers.contracts.with', { names })}</p>
              )}
              {isSold(product.slug) && (!own || services.includes(product.slug)) && (
                <div className="mt-2.5">
                  <ServiceTick
                    id={`service-${product.slug}`}
                    name={say('offers.contracts.buy', { name: product[locale].name })}
                    description={say('offers.contracts.buy_about')}
                    aside={<PriceOfService slug={product.slug} question={null} />}
                    checked={services.includes(product.slug)}
                    onChange={(checked) => store.change((before) => takeService(before, product.slug, checked))}
                  />
                </div>
              )}
            </Card>
          )
        })}
      </ul>
      <div className="mt-2.5">
        <Button look="ghost" size="small" onClick={() => move({ type: 'go_to_step', step })}>
          {say('offers.contracts.change')}
        </Button>
      </div>
    </>
  )
}
