import type { FastifyBaseLogger } from 'fastify'
import { type Calculator, type CalculatorConfiguration, calculatorConfigurationSchema } from '#contract/calculator.ts'
import type { RewrittenQuestions } from '#contract/question-words.ts'
import type { PageInformation } from '#contract/stories.ts'
import {
  askedFieldOf,
  faultsIn,
  type Graph,
  outcomes,
  type Question,
  withoutSwitchedOff,
} from '#domain/calculator/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { Audit } from '../audit/actions.ts'
import type { CatalogueActions } from '../catalogue/actions.ts'
import type { CatalogueExtras } from '../catalogue/extras.ts'
import type { QuestionWording } from '../question-words/actions.ts'
import type { StoryActions } from '../stories/actions.ts'
import { findConfiguration, updateConfiguration } from './store.ts'

type Parts = {
  readonly config: Pick<Config, 'INCORPORATION_SPEED_ENABLED' | 'SHARE_DEVIATION_ENABLED' | 'IN_PERSON_ENABLED'>
  readonly database: Database
  readonly catalogue: Pick<CatalogueActions, 'readPricesOf'>
  readonly extras: Pick<CatalogueExtras, 'listMemberships'>
  readonly audit: Pick<Audit, 'write'>
}

/** Which questions the settings leave out. */
export const calculatorFlags = (config: Parts['config']) => ({
  incorporation_speed: config.INCORPORATION_SPEED_ENABLED,
  share_deviation: config.SHARE_DEVIATION_ENABLED,
  in_person: config.IN_PERSON_ENABLED,
})

export type CalculatorActions = ReturnType<typeof calculatorActions>

/** What the calculator asks: read, served with prices, and changed by an editor. */
export function calculatorActions({ config, database, catalogue, extras, audit }: Parts) {
  const flags = () => calculatorFlags(config)

  async function stored(): Promise<CalculatorConfiguration> {
    const row = await findConfiguration(database.db)
    if (row === undefined) throw new Error('The calculator has no questions.')
    return calculatorConfigurationSchema.parse(row.configuration)
  }

  const questions = async (): Promise<Graph> => withoutSwitchedOff((await stored()).questions, flags())

  return {
    /** The questions that are on. */
    questions,

    async readCalculator(): Promise<Calculator> {
      const { texts, questions: all } = await stored()
      const memberships = await extras.listMemberships('dutch-bv')
      return {
        questions: withoutSwitchedOff(all, flags()),
        texts,
        validations: { nl: texts.nl.rules, en: texts.en.rules },
        prices: await catalogue.readPricesOf(outcomes),
        memberships: memberships.map(({ name, translation_json: { nl, en } }) => ({
          name,
          nl: { label: nl.package_name, help: nl.features.join(' · ') },
          en: { label: en.package_name, help: en.features.join(' · ') },
        })),
      }
    },

    /** Keeps edited questions, unless someone could get lost in them. */
    async changeConfiguration(by: string, edited: CalculatorConfiguration): Promise<CalculatorConfiguration> {
      demandConfiguration(edited, flags())
      await database.inTransaction(async (tx) => {
        await updateConfiguration(tx, JSON.stringify(edited))
        await audit.write(tx, by, { action: 'calculator.changed', subject: 'calculator', label: '' })
      })
      return edited
    },
  }
}

/** Refuses questions in which someone could get lost, each at its place. */
export function demandConfiguration(
  edited: CalculatorConfiguration,
  flags: Parameters<typeof withoutSwitchedOff>[1],
): void {
  const faults = [...faultsIn(edited.questions), ...faultsIn(withoutSwitchedOff(edited.questions, flags))]
  const entries = [
    ...faults.map(({ code, question }) => ({ code, path: `questions.${question}`, message: sentences[code] })),
    ...wordless(edited).map((path) => ({ code: 'required', path, message: 'There are no words for this.' })),
  ]
  if (entries.length > 0) throw new AppError('invalid_request', { entries })
}

const sentences: Readonly<Record<ReturnType<typeof faultsIn>[number]['code'], string>> = {
  same_key: 'Another question has the same key.',
  unknown_field: 'There is no such field.',
  unknown_question: 'It leads to a question that does not exist.',
  unknown_condition_field: 'A condition looks at a field that does not exist.',
  no_root: 'Whoever comes from here is asked nothing.',
  unreachable: 'Nobody is ever asked this.',
  circle: 'It can come back to itself.',
  product_out_of_reach: 'Without this question some product can never come out.',
}

const optionsOf = (name: Question['field'], offered?: readonly string[]): readonly string[] => {
  if (offered) return offered
  const field = askedFieldOf(name)
  return field?.kind === 'yes_no' ? ['yes', 'no'] : (field?.options ?? [])
}

/** Where a question or an option has no words. */
function wordless({ questions, texts }: CalculatorConfiguration): string[] {
  return (['nl', 'en'] as const).flatMap((locale) =>
    questions.flatMap(({ key, field, options, tail }) => {
      const place = `texts.${locale}.questions.${key}`
      const words = texts[locale].questions[key]
      if (words === undefined) return [place]
      const missing = (options: readonly string[], known: object | undefined, under: string) =>
        options.filter((one) => !Object.hasOwn(known ?? {}, one)).map((one) => `${place}.${under}.${one}`)
      return [
        ...missing(optionsOf(field, options), words.options, 'options'),
        ...(tail ? missing(optionsOf(tail.field), words.tail?.options, 'tail.options') : []),
      ]
    }),
  )
}

type CalculatorPageParts = {
  readonly configuration: Pick<CalculatorActions, 'readCalculator'>
  readonly stories: Pick<StoryActions, 'readPageInformation'>
  readonly wording: Pick<QuestionWording, 'current'>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

type PageData =
  | { readonly calculator: Calculator; readonly page: PageInformation }
  | { readonly rewrites: RewrittenQuestions }

/** What some pages are drawn with. Without it a page is shown all the same and asks by itself. */
export const pageData =
  ({ configuration, stories, wording, log }: CalculatorPageParts) =>
  async (screen: string, locale: Locale): Promise<PageData | null> => {
    try {
      if (screen === 'flow') {
        const rewrites = (await wording.current())[locale]
        return rewrites.hash === null ? null : { rewrites }
      }
      if (screen !== 'calculator') return null
      const calculator = await configuration.readCalculator()
      return { calculator, page: await stories.readPageInformation('calculator', locale) }
    } catch (error) {
      log.warn({ err: error }, 'a page is shown without what it is drawn with')
      return null
    }
  }
