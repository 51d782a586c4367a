import type { Product } from '../blueprint/index.ts'
import { languagesOf, loadTemplates, type TemplateSet } from '../documents/index.ts'
import { shareholderKeys } from '../fields/index.ts'
import type { Answers } from '../questions/index.ts'
import type { Locale } from '../values/index.ts'
import { type FlowName, flowNamed } from './flows.ts'
import { sampleConversions } from './sample-conversions.ts'
import { sampleCharities, sampleFoundations } from './sample-foundations.ts'
import { sampleFounders } from './sample-founders.ts'
import { sampleHoldings } from './sample-holdings.ts'
import { sampleTransfers } from './sample-transfers.ts'

type Samples = Readonly<Record<string, Answers>>

const inEnglish = (answers: Answers): Answers => ({
  ...answers,
  main: { ...answers.main, activities: 'Making and trading in dairy products.' },
})

/** Who founds in English says in English what the company will do. */
const englishFounders: Samples = Object.fromEntries(
  Object.entries(sampleFounders).map(([sort, answers]) => [sort, inEnglish(answers)]),
)

/** For every flow that can be filled in: who could use it, each with everything answered. */
export const samples: Readonly<Record<FlowName, Samples>> = {
  'dutch-bv': sampleFounders,
  'english-bv': englishFounders,
  holding: sampleHoldings,
  'incorporate-holding': sampleHoldings,
  stichting: sampleFoundations,
  anbi_stichting_oprichten: sampleCharities,
  omzetting: sampleConversions,
  transfer_of_shares: sampleTransfers,
}

export const samplesOf = ({ name }: Product): Samples => {
  const flow = flowNamed(name)
  if (flow === null) throw new Error(`nobody has filled in ${name} yet`)
  return samples[flow]
}

/** The first of them: the ordinary case. */
export const sampleOf = (product: Product): Answers => {
  const [first] = Object.values(samplesOf(product))
  if (!first) throw new Error(`nobody has filled in ${product.name} yet`)
  return first
}

/** A right answer to every question, whichever flow asks it. */
export const sampleValues: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...Object.values(samples).flatMap((founders) =>
    Object.values(founders).flatMap((answers) => [...shareholderKeys.map((key) => answers[key]), answers.main]),
  ),
)

/** The texts of the product's documents, in every language that it is made in. */
export const templatesOf = async ({
  templates,
  language,
}: Product): Promise<Readonly<Partial<Record<Locale, TemplateSet>>>> =>
  Object.fromEntries(
    await Promise.all(
      languagesOf({ name: 'deed' }, language).map(async (locale) => [locale, await loadTemplates(templates, locale)]),
    ),
  )
