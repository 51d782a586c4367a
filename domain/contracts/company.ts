/** What a contract must know of the company that makes it. What is not known is empty, and stands open in the text. */
export interface OwnCompany {
  /** With its legal form behind it, as in the register. */
  readonly name: string
  readonly kvk: string | null
  readonly seat: string
  readonly street: string
  readonly zip: string
  readonly town: string
  readonly directors: readonly { readonly name: string }[]
  readonly shareholders: readonly { readonly name: string; readonly shares: number | null }[]
}
