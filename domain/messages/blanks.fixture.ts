import type { BlockerBlanks, BlockerCode } from '../blueprint/index.ts'
import type { IssueBlanks } from '../issues/index.ts'

type BlanksInText<Text extends string, Found = never> = Text extends `${string}{${infer Blank}}${infer Rest}`
  ? BlanksInText<Rest, Found | Blank>
  : Found

type BlanksIn<Said> = Said extends string
  ? BlanksInText<Said>
  : Said extends object
    ? { [Key in keyof Said]-?: BlanksIn<Said[Key]> }[keyof Said]
    : never

/** What is put into the texts that have blanks, by the key of the text. */
interface FillableTexts {
  readonly issues: IssueBlanks
  readonly blockers: {
    readonly [Code in BlockerCode]: 'person' | 'name' | (Code extends keyof BlockerBlanks ? BlockerBlanks[Code] : never)
  }
  readonly way: { readonly position: 'at' | 'of' | 'name'; readonly next: 'name'; readonly next_person: 'name' }
  readonly prices: {
    readonly lines: 'days'
    readonly notes: 'months'
    readonly membership_named: 'name'
    readonly percent_off: 'percent'
    readonly amount_off: 'amount'
    readonly times: 'amount' | 'name'
    readonly vat: 'percent'
    readonly adds: 'amount'
    readonly split: 'vat' | 'without'
  }
}

/** The blanks in texts that nobody fills: of a language that is in order there are none. */
export type UnfilledIn<Texts extends { readonly [Part in keyof FillableTexts]: object }> = {
  [Part in keyof FillableTexts]: {
    [Key in keyof Texts[Part]]-?: Exclude<
      BlanksIn<Texts[Part][Key]>,
      Key extends keyof FillableTexts[Part] ? FillableTexts[Part][Key] : never
    >
  }[keyof Texts[Part]]
}[keyof FillableTexts]
