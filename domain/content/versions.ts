/** A version of a page: without a moment it is a draft. */
type PageVersion = { readonly number: number; readonly live_from: Date | string | null }

type VersionsNow<Version> = {
  /** What readers see. */
  readonly live: Version | null
  /** What they will see, the next first. */
  readonly planned: readonly Version[]
  /** What is being written. */
  readonly draft: Version | null
}

/**
 * Of everything whose moment has come, the version that was written last is live. So a plan that something newer overtook
 * comes to nothing, and never turns back what was published since.
 */
export function versionsAt<Version extends PageVersion>(versions: readonly Version[], now: Date): VersionsNow<Version> {
  const momentOf = ({ live_from }: Version) => (live_from === null ? null : new Date(live_from).getTime())
  const byNumber = versions.toSorted((one, other) => one.number - other.number)
  const live = byNumber.findLast((version) => (momentOf(version) ?? Number.POSITIVE_INFINITY) <= now.getTime()) ?? null
  const after = byNumber.filter(({ number }) => number > (live?.number ?? 0))
  const planned = after
    .filter((version) => (momentOf(version) ?? 0) > now.getTime())
    .toSorted((one, other) => (momentOf(one) ?? 0) - (momentOf(other) ?? 0) || one.number - other.number)
  return { live, planned, draft: after.findLast((version) => momentOf(version) === null) ?? null }
}
