import type { FastifyBaseLogger } from 'fastify'
import type { Calculator } from '#contract/calculator.ts'
import type { PageInformation } from '#contract/stories.ts'
import type { Locale } from '#domain/values/index.ts'
import type { StoryActions } from '../stories/actions.ts'
import type { CalculatorDesk } from './configuration.ts'

type Parts = {
  readonly desk: Pick<CalculatorDesk, 'readCalculator'>
  readonly stories: Pick<StoryActions, 'readPageInformation'>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

type PageData = { readonly calculator: Calculator; readonly page: PageInformation }

/** What the page of the calculator is drawn with. Without it the page is shown all the same and asks by itself. */
export const pageData =
  ({ desk, stories, log }: Parts) =>
  async (screen: string, locale: Locale): Promise<PageData | null> => {
    if (screen !== 'calculator') return null
    try {
      const calculator = await desk.readCalculator()
      return { calculator, page: await stories.readPageInformation('calculator', locale) }
    } catch (error) {
      log.warn({ err: error }, 'the calculator is shown without its questions')
      return null
    }
  }
