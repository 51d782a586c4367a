import { calculatorConfigurationSchema } from '#contract/calculator.ts'
import type { Config } from '#server/config/index.ts'
import { type DataShelf, demandShape, refuseThing } from '../data-files/shelf.ts'
import { calculatorFlags, demandConfiguration } from './configuration.ts'
import { findConfiguration, updateConfiguration } from './store.ts'

const only = 'questions'

/** What the calculator asks, as one file. */
export function calculatorShelf({ config }: { readonly config: Config }): DataShelf {
  return {
    folder: 'calculator',
    async list(db) {
      const row = await findConfiguration(db)
      return row === undefined ? [] : [{ name: only, label: only, value: row.configuration }]
    },
    async write({ tx }, { name, value }) {
      if (name !== only) throw refuseThing('unknown_option', '', 'The calculator has one file.')
      const edited = demandShape(calculatorConfigurationSchema, value)
      demandConfiguration(edited, calculatorFlags(config))
      await updateConfiguration(tx, JSON.stringify(edited))
    },
  }
}
