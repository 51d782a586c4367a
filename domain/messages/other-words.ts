import type { FlowTexts } from './flow-texts.ts'
import type { Messages, TextsOf } from './texts.ts'

/** What one kind of product says differently from the rest, and the words of the questions of its first step. */
export interface OtherWords {
  readonly fields?: Partial<TextsOf<'main'>>
  /** The questions about someone. */
  readonly person?: Partial<TextsOf<'shareholder'>>
  readonly flow: {
    readonly [Part in 'steps' | 'chapters' | 'sections' | 'blockers']?: Partial<FlowTexts[Part]>
  }
}

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
