import type { TemplateSetName } from '../fields/index.ts'
import type { Locale } from '../values/index.ts'
import type { TemplateSet } from './template.ts'

type Loaders = Readonly<Record<TemplateSetName, Readonly<Partial<Record<Locale, () => Promise<TemplateSet>>>>>>

const loaders: Loaders = {
  bv: {
    nl: async () => (await import('./v2/nl/index.ts')).bv,
    en: async () => (await import('./v2/en/index.ts')).bv,
  },
  holding: {
    nl: async () => (await import('./v2/nl/index.ts')).holding,
    en: async () => (await import('./v2/en/index.ts')).holding,
  },
  foundation: { nl: async () => (await import('./v2/nl/foundation.ts')).foundation },
  anbi: { nl: async () => (await import('./v2/nl/foundation.ts')).anbi },
  conversion: { nl: async () => (await import('./v2/nl/conversion.ts')).conversion },
  transfer: { nl: async () => (await import('./v2/nl/transfer.ts')).transfer },
}

/** They are long, so they come when they are wanted, and one language at a time. What is made in Dutch only has no English. */
export const loadTemplates = async (set: TemplateSetName, locale: Locale): Promise<TemplateSet> => {
  const load = loaders[set][locale]
  if (!load) throw new Error(`the documents of ${set} are not made in ${locale}`)
  return load()
}

/** The languages in which a set can be had. */
export const localesOf = (set: TemplateSetName): readonly Locale[] =>
  (['nl', 'en'] as const).filter((locale) => loaders[set][locale] !== undefined)
