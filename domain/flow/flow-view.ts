import type { Blocker, ChapterName, Missing, SectionName, StepKind, StepName } from '../blueprint/index.ts'
import type { Field, ShareholderKey } from '../fields/index.ts'
import type { ShareholderKind } from '../shareholders/index.ts'
import type { Progress } from './progress.ts'

/** Done: behind us and in order. Reachable: may be opened, is not (or no longer) in order. Locked: comes later. */
export type StepState = 'done' | 'current' | 'reachable' | 'locked'

export interface StepView {
  readonly index: number
  readonly kind: StepKind
  readonly name: StepName
  /** Whether it concerns this founder at all. */
  readonly applicable: boolean
  readonly state: StepState
  /** Nothing missing and nothing in the way, as far as has been come. */
  readonly complete: boolean
}

export interface SectionView {
  readonly substep: number
  readonly name: SectionName
  /** The only one whom it is put to, where there is one such section for each. */
  readonly whose?: ShareholderKey
  readonly current: boolean
  readonly complete: boolean
  /** Whether the side menu lets one go there. */
  readonly clickable: boolean
}

export interface FieldView {
  readonly field: Field
  /** `main.company_name`, `p2.firstname`. */
  readonly path: string
  readonly person?: ShareholderKey
  readonly required: boolean
  /** The screen says above all its questions that none has to be answered. */
  readonly unmarked?: true
}

/** Not begun, busy, in order, or in order but for a business "no". */
export type PersonState = 'empty' | 'busy' | 'complete' | 'problem'

export interface PersonView {
  readonly person: ShareholderKey
  readonly kind: ShareholderKind | null
  readonly state: PersonState
  readonly selected: boolean
  readonly removable: boolean
  /** How many of their sections are in order, and of how many. */
  readonly sections_done: number
  readonly sections: number
}

export interface ChapterView {
  readonly name: ChapterName
  readonly current: boolean
  /** Parts that apply to this founder. */
  readonly parts: number
  readonly parts_done: number
}

/** Where "next" leads when nothing is in the way. */
export type NextPlace =
  | { readonly to: 'section'; readonly substep: number; readonly name: SectionName }
  | { readonly to: 'person'; readonly person: ShareholderKey; readonly substep: number }
  | { readonly to: 'step'; readonly step: number; readonly name: StepName }
  | { readonly to: 'billing' }
  | { readonly to: 'checkout' }
  | { readonly to: 'nowhere' }

/** Where "back" leads; `leave` is for the screen to decide: the calculator or home. */
export type BackPlace = 'section' | 'person' | 'step' | 'leave'

/** Everything a screen needs to know to draw the place at hand. */
export interface FlowView {
  /** Put right: within bounds, on a step and section that apply, at a shareholder who is there. */
  readonly progress: Progress
  readonly steps: readonly StepView[]
  /** Null on billing and checkout. */
  readonly step: StepView | null
  /** "Step 2 of 7", counting only the steps that apply. */
  readonly position: { readonly at: number; readonly of: number }
  readonly stepper_visible: boolean
  readonly chapters: readonly ChapterView[]
  readonly sections: readonly SectionView[]
  readonly section: SectionView | null
  /** The questions to show, in order; those of one row stand side by side. */
  readonly rows: readonly (readonly FieldView[])[]
  /** The shareholders who are there, the first one first. */
  readonly people: readonly PersonView[]
  readonly may_add_person: boolean
  /** How many there can be online. */
  readonly most_people: number
  /** The shareholder at hand, where the step takes them in turn. */
  readonly person: ShareholderKey | null
  /** What "next" would complain about: here, on the way out of a step in all of it, on the last step in the whole flow. */
  readonly missing: readonly Missing[]
  /** The business "no"s and remarks that belong to this place, and on the way out what stops elsewhere. */
  readonly blockers: readonly Blocker[]
  readonly may_continue: boolean
  readonly next: NextPlace
  readonly back: BackPlace
}
