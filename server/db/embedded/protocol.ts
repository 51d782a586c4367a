/** What the thread begins with. */
export type ThreadStart = { readonly folder: string; readonly compiled: WebAssembly.Module }

/** What the thread is asked. */
export type ThreadRequest =
  | {
      readonly id: number
      readonly kind: 'query'
      readonly sql: string
      readonly parameters: readonly (string | null)[]
    }
  | { readonly id: number; readonly kind: 'close' }

/** What it answers; `id` 0 is the answer to being started. */
export type Reply =
  | { readonly id: number; readonly ok: true; readonly result: QueryAnswer }
  | { readonly id: number; readonly ok: false; readonly failure: Failure }
  | { readonly brokenDown: string }
  /** By itself: what a transaction told when it was committed. */
  | { readonly told: string }

export type QueryAnswer = {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  /** First word of the command tag: SELECT, INSERT, COMMIT, ROLLBACK… */
  readonly command: string
  readonly rowCount: number
}

/** An error as plain data: one with a `code` came from the server, one with `sentence` is meant for people. */
export type Failure = {
  readonly message: string
  readonly sentence: boolean
  readonly facts: Readonly<Record<string, string>>
}

export const startedMark = 0
