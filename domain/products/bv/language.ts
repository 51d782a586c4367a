/** The language in which the deed is explained, and what to ask when someone does not understand it. */
export interface SharedLanguage {
  readonly spoken: 'dutch_proficient' | 'english_proficient'
  readonly otherwise: 'dutch_proficient' | 'english_proficient'
  /** What is said when the other one would do. */
  readonly blocker: 'language_nl' | 'language_en'
  /** The flow in the other language; the answers go along. */
  readonly transfers_to: string
}
