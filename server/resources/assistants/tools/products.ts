import { z } from 'zod'
import { startAnswers } from '#domain/flow/index.ts'
import { en, lineName, nl } from '#domain/messages/index.ts'
import { fromPrice, pricesOf } from '#domain/pricing/index.ts'
import { costOf, flowNames, flows } from '#domain/products/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Config } from '#server/config/index.ts'
import type { CatalogueActions } from '../../catalogue/actions.ts'
import { flowContextFor } from '../../questionnaires/flow-context.ts'
import { flowIsOffered, productFor } from '../../questionnaires/questionnaire.ts'
import type { KnownReferences } from '../../reference/references.ts'
import { judgeAnswers } from './answering.ts'
import { givenAnswers, productName, refusedAnswer } from './schemas.ts'
import { defineTool, toolRefusal } from './tool.ts'
import type { assistantWords } from './words.ts'

type ProductParts = {
  readonly config: Config
  readonly clock: Clock
  readonly references: KnownReferences
  readonly catalogue: Pick<CatalogueActions, 'currentPriceBook'>
  readonly wordsFor: ReturnType<typeof assistantWords>
}

const euroCents = z.number().int().describe('In euro cents.')

/** What can be founded here, and what it costs. */
export function productTools({ config, clock, references, catalogue, wordsFor }: ProductParts) {
  const contextOf = flowContextFor({ config, clock })

  return [
    defineTool({
      name: 'list_products',
      title: 'List products',
      description:
        'What can be founded or transferred through this Dutch notarial service (a BV, a holding, a foundation, a transfer of shares …), each with its lowest price all in: VAT, notary and registration included. Start here when the founder has not chosen yet. The name is what other tools call the product.',
      readOnly: true,
      input: z.strictObject({}),
      output: z.object({
        products: z.array(
          z.object({
            product: productName,
            name: z.string().describe('What a founder calls it.'),
            language: z.enum(['nl', 'en']).describe('The language in which its questionnaire and papers are held.'),
            most_people: z.number().int().describe('How many founders, board members or parties it can have online.'),
            from_price_cents: euroCents
              .nullable()
              .describe('The lowest price all in, in euro cents; null: none today.'),
          }),
        ),
      }),
      async run(_connection, _input, locale) {
        const [book, today] = [await catalogue.currentPriceBook(), clock.today()]
        const { products } = (locale === 'nl' ? nl : en).flow
        return {
          products: flowNames
            .filter((flow) => flowIsOffered(flow, config))
            .map((flow) => ({
              product: flow,
              name: products[flow],
              language: flows[flow].language,
              most_people: productFor(flow).people.most,
              from_price_cents: fromPrice(book, { flow, with_holding: false }, { today })?.total ?? null,
            })),
        }
      },
    }),

    defineTool({
      name: 'estimate_price',
      title: 'Estimate the price',
      description:
        'What a product costs today with these answers, line by line and to the cent, by the same prices as the order itself. No draft is made and nothing is kept. Send only what is known: most answers do not move the price; these do: main.incorporation_speed, main.shareholders_agreement, p1.holding (also p2 to p4), p1.type, p1.dga_plan, main.industry with main.caregiver, main.type_of_conversion, main.holding_structure, main.transfer_shares_along. Answers that cannot be used come back in refused, and the price is without them.',
      readOnly: true,
      input: z.strictObject({ product: productName, answers: givenAnswers.default([]) }),
      output: z.object({
        product: productName,
        lines: z.array(
          z.object({
            name: z.string(),
            section: z.enum(['package', 'services', 'fees']),
            amount: z.number().int(),
            total_cents: euroCents.describe('For all of them, after discounts; without VAT, except for fees.'),
            vat_cents: euroCents.describe('VAT on top.'),
            per: z.enum(['month', 'year']).nullable().describe('Paid again every month or year; null: paid once.'),
          }),
        ),
        discount_cents: euroCents,
        subtotal_cents: euroCents.describe('Package and services, after discounts, without VAT.'),
        vat_cents: euroCents,
        fees_cents: euroCents.describe('Fees of others, passed on as they are.'),
        total_cents: euroCents.describe('What is paid: subtotal, VAT and fees.'),
        refused: z.array(refusedAnswer),
      }),
      async run(_connection, { product: flow, answers: sent }, locale) {
        const today = clock.today()
        const book = await catalogue.currentPriceBook()
        const prices = flowIsOffered(flow, config) ? pricesOf({ name: flow }, book, { today }) : null
        if (prices === null) throw toolRefusal('not_offered', locale)
        const product = productFor(flow)
        const known = await references.recent()
        const { answers, refused } = judgeAnswers(
          {
            ...{ product, known, today, locale, words: await wordsFor(product, locale) },
            answers: startAnswers(product, { preselects_membership: config.PRESELECT_MEMBERSHIP }),
          },
          sent,
        )
        const context = contextOf(known, { predefined_notary_id: null })
        const { lines, discount, subtotal, vat, fees, total } = costOf({ product, prices, context }, answers)
        const { prices: texts, flow: said } = locale === 'nl' ? nl : en
        const days = Object.fromEntries(
          Object.entries(book.incorporation_speeds).map(([speed, { working_days }]) => [speed, working_days]),
        )
        const names = { prices: texts, products: said.products, memberships: {}, days }
        return {
          product: flow,
          lines: lines.map((line) => ({
            name: lineName(line, names),
            section: line.section,
            amount: line.amount,
            total_cents: line.total,
            vat_cents: line.vat,
            per: line.per,
          })),
          discount_cents: discount,
          subtotal_cents: subtotal,
          vat_cents: vat,
          fees_cents: fees,
          total_cents: total,
          refused: [...refused],
        }
      },
    }),
  ]
}
