import type { BlockerCode, ChapterName, OfferAction, PersonState, SectionName, StepName } from '../flow/index.ts'
import type { FlowName } from '../products/index.ts'
import type { ShareholderKind } from '../shareholders/index.ts'

export interface SectionText {
  /** In the side menu and on the button that leads there. */
  readonly name: string
  readonly heading: string
  /** One or two sentences under the heading. */
  readonly intro: string
  /** Where it is put differently to one kind of shareholder. */
  readonly byKind?: Partial<Readonly<Record<ShareholderKind, { readonly heading?: string; readonly intro?: string }>>>
}

export interface BlockerText {
  readonly title: string
  /** What, why, and what can be done now. */
  readonly text: string
  /** Buttons that say it better here than in general. */
  readonly offers?: Partial<Readonly<Record<OfferAction, string>>>
}

/** Finding one's way through the flow. */
export interface WayTexts {
  /** What is made, by flow. */
  readonly products: Readonly<Record<FlowName, string>>
  readonly steps: Readonly<Record<StepName, string>>
  readonly chapters: Readonly<Record<ChapterName, string>>
  readonly sections: Readonly<Record<SectionName, SectionText>>
  readonly kinds: Readonly<Record<ShareholderKind, string>>
  readonly person_states: Readonly<Record<PersonState, string>>
  /** `{at}`, `{of}` and `{name}`. */
  readonly position: string
  /** `{name}` is where it leads. */
  readonly next: string
  readonly next_person: string
  readonly next_billing: string
  readonly back: string
}

/** Everything the flow says: a step, a section, a blocker or an offer without words does not compile. */
export interface FlowTexts extends WayTexts {
  readonly blockers: Readonly<Record<BlockerCode, BlockerText>>
  readonly offers: Readonly<Record<OfferAction, string>>
}
