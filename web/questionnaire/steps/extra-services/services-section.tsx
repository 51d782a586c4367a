import { useMemo } from 'react'
import type { ProductType } from '#contract/reference.ts'
import type { FieldView } from '#domain/flow/index.ts'
import { optionText } from '#domain/messages/index.ts'
import type { ProductPrices } from '#domain/pricing/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { formatMoney } from '#web/ui/format-money.ts'
import { Tag } from '#web/ui/tag.tsx'
import { PricePanel } from '../../prices/price-panel.tsx'
import { speedAmounts } from '../../prices/speed-amounts.ts'
import { fieldId } from '../../questions/field-id.ts'
import { Question } from '../../questions/question.tsx'
import { useExtraServices, usePrices } from '../../reference/offers-data.ts'
import { WhenFetched } from '../../reference/when-fetched.tsx'
import { readAnswer, withAnswer } from '../../store/answers.ts'
import { useQuestionnaire } from '../../store/context.tsx'
import { useAnswers, useFlowView } from '../../store/use-flow.ts'
import { ContractPackages } from './contract-packages.tsx'
import { ServiceCard } from './service-card.tsx'
import { chosenServices, isReplaced, takeService } from './services.ts'

/** How fast, and what else we can arrange. */
export function ServicesSection() {
  const say = useSay()
  const prices = usePrices()
  const services = useExtraServices()
  const speed = useFlowView(({ rows }) => rows.flat().find(({ field }) => field.key === 'incorporation_speed'))
  return (
    <>
      <WhenFetched fetched={prices} shape="form">
        {(known) => (
          <>
            {speed && <Speed view={speed} prices={known} />}
            <h2 className="mt-7 mb-3 text-lg">{say('offers.services.heading')}</h2>
            <WhenFetched fetched={services}>{(list) => <Services services={list} prices={known} />}</WhenFetched>
          </>
        )}
      </WhenFetched>
      <ContractPackages />
      <PricePanel />
    </>
  )
}

/** Each speed with what it costs on top. */
function Speed({ view, prices }: { view: FieldView; prices: ProductPrices }) {
  const say = useSay()
  const { locale } = useLocale()
  const { messages } = useQuestionnaire()
  const choices = useMemo(() => {
    const amounts = speedAmounts(prices, locale, say)
    const sold = view.field.options?.filter((value) => Object.hasOwn(amounts, value))
    return sold?.map((value) => ({ value, label: optionText(messages, view.field, value), aside: amounts[value] }))
  }, [view, prices, messages, locale, say])
  return <Question {...view} choices={choices} />
}

interface ServicesProps {
  readonly services: readonly ProductType[]
  readonly prices: ProductPrices
}

function Services({ services, prices }: ServicesProps) {
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
        if (!sold || (own && isReplaced(answers, question))) return null
        const words = service[locale]
        return (
          <li key={service.slug}>
            <ServiceCard
              id={own ? fieldId(question) : `service-${service.slug}`}
              name={words.name}
              description={words.description}
              aside={
                sold.price === 0 ? (
                  <Tag>{messages.prices.free}</Tag>
                ) : (
                  <span className="font-bold whitespace-nowrap">
                    {formatMoney(sold.price, locale, { decimals: 'needed', sign: true })}
                  </span>
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
