import type { Wording } from '../blueprint/index.ts'
import type { Locale } from '../values/index.ts'
import type { Messages, OtherWords } from './texts.ts'

/** The messages as this kind of product says them; null is a product that says nothing differently. */
export const inOtherWords = (messages: Messages, other: OtherWords | null): Messages => {
  if (other === null) return messages
  const { fields, flow } = messages
  const { steps, chapters, sections, blockers } = other.flow
  return {
    ...messages,
    fields: {
      ...fields,
      main: { ...fields.main, ...other.fields },
      shareholder: { ...fields.shareholder, ...other.person },
    },
    flow: {
      ...flow,
      steps: { ...flow.steps, ...steps },
      chapters: { ...flow.chapters, ...chapters },
      sections: { ...flow.sections, ...sections },
      // The first step comes before the words of what cannot be.
      ...('blockers' in flow ? { blockers: { ...flow.blockers, ...blockers } } : {}),
    },
  }
}

// Each comes with the flow that needs it, in the language that flow is held in.
const loaders: Readonly<Partial<Record<Wording, Readonly<Partial<Record<Locale, () => Promise<OtherWords>>>>>>> = {
  holding: {
    nl: async () => (await import('./nl-holding/index.ts')).holdingWords,
    en: async () => (await import('./en-holding/index.ts')).holdingWords,
  },
  foundation: { nl: async () => (await import('./nl-foundation/index.ts')).foundationWords },
  conversion: { nl: async () => (await import('./nl-conversion/index.ts')).conversionWords },
  transfer: { nl: async () => (await import('./nl-transfer/index.ts')).transferWords },
}

/** What a product says in other words than the rest; null where nothing is said differently. */
export const otherWordsIn = async (locale: Locale, wording: Wording): Promise<OtherWords | null> =>
  (await loaders[wording]?.[locale]?.()) ?? null
