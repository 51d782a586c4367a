/** A dump is lines of JSON in this order: start, then per table its rows, then the counters, then end. */
export type Line =
  | { readonly kind: 'start'; readonly format: 1; readonly migrations: readonly string[] }
  | { readonly kind: 'table'; readonly name: string; readonly columns: readonly string[] }
  /** Every value as the text PostgreSQL writes for it, which any later version reads back without loss. */
  | { readonly kind: 'row'; readonly values: readonly (string | null)[] }
  | { readonly kind: 'sequence'; readonly name: string; readonly last: number }
  | { readonly kind: 'end'; readonly rows: number }
