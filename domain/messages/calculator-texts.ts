import type { CalculatorRule, PlantedQuestion } from '../calculator/index.ts'

export interface CalculatorOptionText {
  readonly label: string
  /** A line under it. `{days}` is how many working days a speed takes. */
  readonly help?: string
}

/** The words of one question of the calculator. */
export interface CalculatorQuestionText {
  readonly title: string
  readonly help?: string
  /** Behind "why do we ask this?". */
  readonly why: string
  /** By value; yes and no are `yes` and `no`. */
  readonly options?: Readonly<Record<string, CalculatorOptionText>>
  /** Behind an option that costs nothing more, where others do. */
  readonly included?: string
  /** The question asked along, and its options. */
  readonly tail?: { readonly title: string; readonly options: Readonly<Record<string, CalculatorOptionText>> }
  /** Where someone who came from elsewhere is asked in other words. */
  readonly by_origin?: Readonly<
    Record<string, Partial<Pick<CalculatorQuestionText, 'title' | 'help' | 'why' | 'options'>>>
  >
}

/** Everything the calculator asks in one language; a planted question or a rule without words does not compile. */
export interface CalculatorTexts {
  readonly questions: Readonly<Record<PlantedQuestion, CalculatorQuestionText>>
  readonly rules: Readonly<Record<CalculatorRule, string>>
  /** One of several shareholders; `{n}` is which. */
  readonly person: string
}
