import type { PriceConfig } from '#contract/prices.ts'
import { en, nl } from '#domain/messages/index.ts'
import { minus } from '#domain/money/index.ts'
import type { ProductPrices } from '#domain/pricing/index.ts'
import { type FlowName, flows } from '#domain/products/index.ts'

type Fee = 'kvk_registration' | 'quality_fund'

const feeWords = (fee: Fee) => ({
  name: { nl: nl.prices.lines[fee], en: en.prices.lines[fee] },
  payment_note: { nl: nl.prices.notes[fee] ?? '', en: en.prices.notes[fee] ?? '' },
})

/** What a product costs, with the names beside ours that older clients look for. */
export function priceConfigOf(flow: FlowName, prices: ProductPrices): PriceConfig {
  const { base_price, partial_prices, holding_upsell, dga_salary, contribution_deed, fees, made } = prices
  const agreement = prices.shareholders_agreement
  const speeds = Object.entries(prices.incorporation_speeds).filter(([, { price }]) => price > 0)
  const services = Object.entries(prices.extra_services)
  return {
    ...prices,
    product_type_name: flows[flow].product_type,
    product_price: base_price,
    partial_price: (Object.hasOwn(partial_prices, flow) ? partial_prices[flow] : undefined) ?? base_price,
    upsell_package_products: [
      {
        name: 'holding_upsell',
        original_price: holding_upsell.list_price,
        discount: minus(holding_upsell.list_price, holding_upsell.price),
      },
      {
        name: 'dga_salary',
        original_price: dga_salary.old_price,
        discount: minus(dga_salary.old_price, dga_salary.price),
      },
    ],
    extra_products: {
      notary_products: [
        { type: 'holding_upsell', price: holding_upsell.price },
        ...speeds.map(([speed, { price }]) => ({ type: `incorporation_speed_${speed}`, price })),
        { type: 'healthcare_statutes', price: prices.healthcare_statutes },
        { type: 'contribution_deed', price: contribution_deed.price },
        { type: 'external_share_transfer', price: prices.external_share_transfer },
        ...(agreement === null ? [] : [{ type: 'shareholders_agreement', price: agreement }]),
      ],
      extra_services: [
        { type: 'dga_salary', price: dga_salary.price },
        ...services.map(([type, { price }]) => ({ type, price })),
      ],
    },
    extra_fees: {
      kvk_registration: { price: fees.kvk_registration, amount: made.companies, ...feeWords('kvk_registration') },
      quality_fund: { price: fees.quality_fund_with_vat, amount: made.deeds, ...feeWords('quality_fund') },
    },
  }
}
