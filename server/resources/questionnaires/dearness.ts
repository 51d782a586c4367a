import type { Answers, Issue } from '#domain/fields/index.ts'
import type { FlowContext } from '#domain/flow/index.ts'
import type { ProductPrices } from '#domain/pricing/index.ts'
import { dearerThanPaid, type FlowName } from '#domain/products/index.ts'
import type { Database } from '#server/db/index.ts'
import type { CatalogueActions } from '../catalogue/actions.ts'
import type { answerVersions } from './answer-versions.ts'
import { productFor } from './questionnaire.ts'

type DearnessParts = {
  readonly database: Database
  readonly catalogue: Pick<CatalogueActions, 'readPrices'>
}

/** What would cost more than was paid for. Most saves are of what nobody paid for yet, so nothing is looked up before it must. */
export const createDearness =
  ({ database, catalogue }: DearnessParts, versions: Pick<ReturnType<typeof answerVersions>, 'paidFor'>) =>
  (flow: FlowName, uuid: string) => {
    let wanted = false
    let known: { readonly prices: ProductPrices; readonly paid: Answers } | undefined

    return {
      async prepare(): Promise<void> {
        if (!wanted || known) return
        const version = await versions.paidFor(database.db, uuid)
        if (version) known = { prices: await catalogue.readPrices(flow), paid: version.answers }
      },

      /** `unknown`: to be asked again after preparing. */
      look(before: Answers, after: Answers, context: FlowContext): readonly Issue[] | 'unknown' {
        if (!known) {
          // Asked for once already: then there is nothing that was paid for.
          if (wanted) return []
          wanted = true
          return 'unknown'
        }
        const { prices, paid } = known
        const paths = dearerThanPaid({ product: productFor(flow), prices, context }, { paid, before, after })
        return paths.map((path) => ({ code: 'costs_more', path }))
      },
    }
  }
