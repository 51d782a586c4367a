import type { Draft } from '#contract/drafts.ts'
import { isUuid } from '#domain/values/index.ts'
import { call } from '#web/api/index.ts'
import { placeAt } from '#web/links/index.ts'

/** The draft that an address leads to, where it leads to one: whoever signs in to go there takes it along. */
export function draftIn(redirectUrl: string | undefined): string | null {
  const { uid, uuid = uid } = placeAt(redirectUrl?.split(/[?#]/, 1)[0] ?? '')?.params ?? {}
  return uuid !== undefined && isUuid(uuid) ? uuid : null
}

/** As a form that signs in names it. */
export function draftsWith(redirectUrl: string | undefined): { readonly drafts: string[] } | undefined {
  const uuid = draftIn(redirectUrl)
  return uuid === null ? undefined : { drafts: [uuid] }
}

/** What was begun in this browser and belongs to nobody: perhaps to whoever sat here before. Empty where nobody can tell. */
export const draftsHere = (): Promise<readonly Draft[]> =>
  call('GET /api/drafts').then(
    ({ drafts }) => drafts,
    () => [],
  )
