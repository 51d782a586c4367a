import {
  type ComposedDocument,
  composeListed,
  languagesOf,
  listDocuments,
  loadTemplates,
} from '#domain/documents/index.ts'
import { relevant, startAnswers } from '#domain/flow/index.ts'
import { type FlowName, productOf } from '#domain/products/index.ts'
import type { Answers, MainAnswers, ShareholderAnswers } from '#domain/questions/index.ts'
import { type DutchDate, parseDutchDate } from '#domain/values/index.ts'

const day = (text: string): DutchDate => {
  const date = parseDutchDate(text)
  if (date === undefined) throw new Error(`no such day: ${text}`)
  return date
}

const company: MainAnswers = {
  company_name: 'Bakkerij <b>Zon</b> & Zonen',
  headquarters: 'Utrecht',
  industry: 'wholesale',
  activities: '**Brood** bakken\n- en verkopen',
  office_address: 'Oudegracht 1',
  postal_code: '3511 AA',
  place_of_business: 'Utrecht',
  representation: 'two_signatures',
  financial_year_end: 'next_year',
  number_of_shares: 120,
  value_of_shares: 0.01,
  distribution_of_shares: 'equal',
}

const person = (firstname: string): ShareholderAnswers => ({
  active: true,
  type: 'natural_person',
  prefix: 'Mrs',
  firstname,
  lastname: 'de Vries',
  birthdate: day('14-03-1985'),
  birthplace: 'Utrecht',
  country_of_birth: 'NL',
  residence_country: 'NL',
  address: 'Oudegracht 2',
  zip_code: '3511 AB',
  location: 'Utrecht',
  marital_status: 'unmarried',
  become_director: true,
})

/** Documents of a flow for tests: of two founders who have answered most of it, or of nobody yet. */
export async function sampleDocuments(
  flow: FlowName,
  { main = {}, empty = false }: { readonly main?: MainAnswers; readonly empty?: boolean } = {},
): Promise<readonly ComposedDocument[]> {
  const product = productOf(flow)
  if (!product) throw new Error(`${flow} has no questionnaire`)
  const { language, templates: set } = product
  const start = startAnswers(product)
  const today = day('15-11-2026')
  const answers: Answers = empty
    ? start
    : { ...start, main: { ...start.main, ...company, ...main }, p1: person('Sanne'), p2: person('Bo') }
  const templates = Object.fromEntries(
    await Promise.all(
      languagesOf({ name: 'deed' }, language).map(
        async (locale) => [locale, await loadTemplates(set, locale)] as const,
      ),
    ),
  )
  const relevantAnswers = relevant(product, answers, { today })
  return listDocuments(product, relevantAnswers).map((listed) =>
    composeListed(listed, relevantAnswers, { language, templates, today }),
  )
}

/** The deed alone. */
export async function sampleDeed(flow: FlowName, main: MainAnswers = {}): Promise<ComposedDocument> {
  const [deed] = await sampleDocuments(flow, { main })
  if (!deed) throw new Error(`${flow} has no deed`)
  return deed
}
