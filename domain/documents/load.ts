import type { Locale } from '../values/index.ts'
import type { TemplateSet } from './template-set.ts'

/** The versions that exist. A document that was made keeps its version; new ones are made from the newest. */
export const newestVersion = 1

/** What can be made: a product names the set its documents come from. */
export type TemplateSetName = 'bv'

type Loaders = Readonly<Record<TemplateSetName, Readonly<Record<Locale, () => Promise<TemplateSet>>>>>

const loaders: Loaders = {
  bv: {
    nl: async () => (await import('./v1/nl/index.ts')).bv,
    en: async () => (await import('./v1/en/index.ts')).bv,
  },
}

/** They are long, so they come when they are wanted, and one language at a time. */
export const loadTemplates = (set: TemplateSetName, locale: Locale): Promise<TemplateSet> => loaders[set][locale]()
