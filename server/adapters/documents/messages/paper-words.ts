/** What stands on the paper around a document. */
export type PaperWords = {
  readonly watermark: string
  /** Before the number of this page, and between it and the number of pages. */
  readonly page: readonly [before: string, between: string]
  readonly provisional: string
  /** Above the column that counts, and above the one beside it. */
  readonly original: string
  readonly translation: string
}
