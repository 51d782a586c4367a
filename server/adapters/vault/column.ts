/**
 * A column that holds sealed text. Every room that seals something into a row declares its column once, so that all of it can
 * be found: when the service starts, to see whether the key goes with it, and when another key replaces that.
 */
export type SealedColumn = {
  readonly table: string
  readonly column: string
  /** The column that names the row. */
  readonly row: string
  /** The column whose value the sealed text is bound to, where that is another. */
  readonly boundTo?: string
} & (
  | { readonly holds: 'a text'; readonly place: (bound: string) => string }
  /** An object of sealed texts, each by its own name. */
  | { readonly holds: 'texts by name'; readonly place: (bound: string, name: string) => string }
)
