import { z } from 'zod'
import {
  type Country,
  type Membership,
  membershipButton,
  membershipWords,
  type Notary,
  type ProductType,
  productWords,
} from '#contract/reference.ts'
import { listSeparator, type OrderField, orderCountries, statelessCode } from '#domain/lists/index.ts'
import { cents, formatEuros, percentOf, plus } from '#domain/money/index.ts'
import { canDo, takesCasesOn } from '#domain/offices/index.ts'
import { dgaOffer } from '#domain/pricing/index.ts'
import { type FlowName, flowNames, flows } from '#domain/products/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { CatalogueActions } from '../catalogue/actions.ts'
import { listedRisk, risksFrom, selectCountryRisks } from './country-risks.ts'
import { withDay } from './references.ts'
import {
  selectCountries,
  selectExtraServices,
  selectMembershipProducts,
  selectMemberships,
  selectMembershipWords,
  selectNotaries,
} from './store.ts'

type ReferenceParts = {
  readonly config: Pick<Config, 'PRESELECT_MEMBERSHIP'>
  readonly database: Database
  readonly clock: Clock
  readonly catalogue: CatalogueActions
}

export type ReferenceActions = ReturnType<typeof referenceActions>

const storedMembership = z.object({
  nl: membershipWords,
  en: membershipWords,
  button: membershipButton.nullable().default(null),
})
const storedKind = z.enum(['subscription', 'extra-service'])

export function referenceActions({ config, database, clock, catalogue }: ReferenceParts) {
  return {
    async listCountries(wish: { by: OrderField; locale: Locale; residence: boolean }) {
      const riskOf = risksFrom(await selectCountryRisks(database.db), clock.today())
      const rows = (await selectCountries(database.db))
        .map((row) => ({ ...row, risk_level: riskOf(row.code, listedRisk(row.risk_level)) }))
        .filter((row) => (wish.by === 'name' ? row.name_nl : row.nationality_nl) !== null)
        .filter((row) => !wish.residence || (row.inhabited && row.risk_level !== 'blacklist'))
        .map((row) => ({
          ...toCountry(row),
          name: (wish.locale === 'nl' ? row.name_nl : row.name_en) ?? '',
          nationality: (wish.locale === 'nl' ? row.nationality_nl : row.nationality_en) ?? '',
        }))
      const ordered = orderCountries(rows, { orderField: wish.by, locale: wish.locale })
      const list = ordered.map((one) => (one === listSeparator ? one : withoutWords(one)))
      // Not a country, so it stands at the end and not under its letter.
      const isStateless = (one: (typeof list)[number]) => one !== listSeparator && one.code === statelessCode
      return [...list.filter((one) => !isStateless(one)), ...list.filter(isStateless)]
    },

    async listNotaries(flow: FlowName | null): Promise<Notary[]> {
      const work = flow && { flow, language: flows[flow].language }
      return (await selectNotaries(database.db))
        .map(withDay)
        .filter((office) => takesCasesOn(office, clock.today()) && (work === null || canDo(office, work)))
        .map(
          ({ active: _active, takes_cases: _takes, pause_until: _until, flows: _flows, languages: _in, ...row }) => ({
            ...row,
            deputy: row.deputy || null,
          }),
        )
    },

    async listMemberships(flow: FlowName): Promise<Membership[]> {
      const book = await catalogue.currentPriceBook()
      const rows = await selectMemberships(database.db, flow)
      const products = await selectMembershipProducts(database.db)
      const base = book.base_prices[flow]
      if (base === undefined) throw new AppError('not_found')
      return rows.flatMap((row) => {
        // Without a price it cannot be sold.
        const offer = Object.hasOwn(book.memberships, row.name) ? book.memberships[row.name] : undefined
        if (offer === undefined) return []
        const struck = row.strikethrough_price === null ? null : plus(base, cents(row.strikethrough_price))
        const words = storedMembership.parse(row.translation_json)
        const inLanguage = (locale: Locale) => ({
          ...words[locale],
          package_strikethrough_price: struck === null ? null : formatEuros(struck, locale),
        })
        return {
          id: row.id,
          name: row.name,
          price: offer.price,
          per: offer.per,
          strikethrough_price: row.strikethrough_price,
          notary_product_price: base,
          package_price: plus(base, offer.price),
          package_strikethrough_price: struck,
          preselected: config.PRESELECT_MEMBERSHIP && row.name === book.preselected_membership,
          button: words.button,
          translation_json: { nl: inLanguage('nl'), en: inLanguage('en') },
          upsell_package_type_products: products.filter((one) => one.upsell_package_type_id === row.id).map(toProduct),
        }
      })
    },

    /** What they are called, in every flow alike, and which of them are sold. */
    async membershipWords() {
      const rows = await selectMembershipWords(database.db)
      const called = (locale: Locale) =>
        Object.fromEntries(
          rows.map(({ name, translation_json }) => [
            name,
            storedMembership.parse(translation_json)[locale].package_name,
          ]),
        )
      return {
        names: { nl: called('nl'), en: called('en') },
        active: rows.flatMap(({ name, active }) => (active ? [name] : [])),
      }
    },

    listExtraServices: async (): Promise<ProductType[]> =>
      (await selectExtraServices(database.db)).map((row) => toProductType({ ...row, type_id: row.id })),

    /** What an extra costs beside the product with this type id. */
    async readExtra(typeId: string, extra: string) {
      const known = flowNames.some((name) => String(flows[name].type_id) === typeId)
      if (!known || extra !== 'dga_salary') throw new AppError('not_found')
      const { price, old_price, discount } = dgaOffer(await catalogue.currentPriceBook())
      return { slug: extra, price, old_price, discount: percentOf(discount) }
    },
  }
}

type CountryRow = Awaited<ReturnType<typeof selectCountries>>[number]
type ProductRow = Awaited<ReturnType<typeof selectMembershipProducts>>[number]

const pair = (nl: string | null, en: string | null) => (nl === null || en === null ? null : { nl, en })

function toCountry(row: CountryRow): Country {
  return {
    code: row.code,
    priority: row.priority,
    names: pair(row.name_nl, row.name_en),
    nationalities: pair(row.nationality_nl, row.nationality_en),
    risk_level: { level: listedRisk(row.risk_level) },
  }
}

const withoutWords = ({ code, priority, names, nationalities, risk_level }: Country): Country => ({
  code,
  priority,
  names,
  nationalities,
  risk_level,
})

type ProductTypeRow = Pick<ProductRow, 'type_id' | 'slug' | 'category' | 'nl' | 'en' | 'image'>

const toProductType = ({ type_id, slug, category, nl, en, image }: ProductTypeRow): ProductType => ({
  id: type_id,
  slug,
  category,
  nl: productWords.parse(nl),
  en: productWords.parse(en),
  image,
})

const toProduct = (row: ProductRow): Membership['upsell_package_type_products'][number] => ({
  id: row.id,
  product_type_type: storedKind.parse(row.product_type_type),
  product_type: toProductType(row),
})
