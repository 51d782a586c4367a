import type { TemplateSetName } from '../blueprint/index.ts'
import type { Locale } from '../values/index.ts'
import type { TemplateSet } from './template.ts'

type TemplateSetLoaders = Readonly<
  Record<TemplateSetName, Readonly<Partial<Record<Locale, () => Promise<TemplateSet>>>>>
>

const loaders: TemplateSetLoaders = {
  bv: {
    nl: async () => (await import('./v2/nl/index.ts')).bvTemplates,
    en: async () => (await import('./v2/en/index.ts')).bvTemplates,
  },
  holding: {
    nl: async () => (await import('./v2/nl/index.ts')).holdingTemplates,
    en: async () => (await import('./v2/en/index.ts')).holdingTemplates,
  },
  foundation: { nl: async () => (await import('./v2/nl/foundation.ts')).foundationTemplates },
  anbi: { nl: async () => (await import('./v2/nl/foundation.ts')).charityTemplates },
  conversion: { nl: async () => (await import('./v2/nl/conversion.ts')).conversionTemplates },
  transfer: { nl: async () => (await import('./v2/nl/transfer.ts')).transferTemplates },
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
