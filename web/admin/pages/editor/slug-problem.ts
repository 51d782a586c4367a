import { isSlug, isTaken } from '#domain/content/index.ts'

/** What is wrong with an address, before the server is asked whether somebody has it. */
export function slugProblem(slug: string): 'bad' | 'own' | null {
  if (!isSlug(slug)) return 'bad'
  return isTaken(slug) ? 'own' : null
}

/** Whose an address is already, by the place it was given at. */
export type TakenAddress = { readonly path: string; readonly uuid: string; readonly name: string }

type SlugRefusal = {
  readonly errors: readonly {
    readonly path: string
    readonly taken_by: { readonly uuid: string; readonly name: string }
  }[]
}

export function takenIn(refusal: SlugRefusal | null): TakenAddress | null {
  const [error] = refusal?.errors ?? []
  return error ? { path: error.path, ...error.taken_by } : null
}
