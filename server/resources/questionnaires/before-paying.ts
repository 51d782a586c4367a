import type { FastifyBaseLogger } from 'fastify'
import type { BeforePaying } from '#contract/before-paying.ts'
import { usualCalendar } from '#domain/cases/index.ts'
import { relevant } from '#domain/flow/index.ts'
import type { RelevantAnswers } from '#domain/questions/index.ts'
import { addressesToFind, refusalsIn, signingDayOf } from '#domain/refusals/index.ts'
import { signingRoutes } from '#domain/signing/index.ts'
import { AddressError, type Addresses } from '#server/adapters/addresses/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Config } from '#server/config/index.ts'
import type { CatalogueActions } from '../catalogue/actions.ts'
import type { KnownReferences } from '../reference/references.ts'
import type { QuestionnaireActions } from './actions.ts'
import type { QuestionnaireCall } from './change.ts'
import { flowContextFor } from './flow-context.ts'
import { productFor } from './questionnaire.ts'

type Parts = {
  readonly config: Config
  readonly clock: Clock
  readonly references: KnownReferences
  readonly catalogue: Pick<CatalogueActions, 'readPrices'>
  readonly questionnaires: Pick<QuestionnaireActions, 'read'>
  /** Null where no service is set: then nobody knows of any address that it is not there. */
  readonly addresses: Addresses | null
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

export type BeforePayingAction = ReturnType<typeof beforePaying>

/** Who signs how, and what would be refused, by the answers as they are kept. */
export function beforePaying({ config, clock, references, catalogue, questionnaires, addresses, log }: Parts) {
  const contextOf = flowContextFor({ config, clock })

  /** A service that does not answer says nothing about an address. */
  async function unknownAddresses(answers: RelevantAnswers): Promise<readonly string[]> {
    if (addresses === null) return []
    const looked = await Promise.all(
      addressesToFind(answers).map(async ({ path, postal_code, house_number }) => {
        const wish = { postal_code: postal_code.replace(' ', ''), house_number }
        const found = await addresses.find(wish).catch((error: unknown) => {
          if (!(error instanceof AddressError)) throw error
          log.warn({ err: error }, 'an address could not be looked up before paying')
          return undefined
        })
        return found === null ? [path] : []
      }),
    )
    return looked.flat()
  }

  return async (asked: QuestionnaireCall): Promise<BeforePaying> => {
    const kept = await questionnaires.read(asked)
    const product = productFor(asked.flow)
    const answers = relevant(product, kept.answers, contextOf(await references.recent(), kept))
    const { incorporation_speeds: speeds } = await catalogue.readPrices(asked.flow)
    const context = {
      ...{ product, today: clock.today(), calendar: usualCalendar, speeds },
      unknownAddresses: await unknownAddresses(answers),
    }
    return {
      signing_day: signingDayOf(answers, context),
      people: signingRoutes(answers, product.ownership).map((one) => ({ ...one })),
      refusals: [...refusalsIn(answers, context)],
    }
  }
}
