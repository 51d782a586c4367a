/** The version as an entity tag. */
export const etagOf = (version: number): string => `"${version}"`

/** Whether the versions that a caller names in If-Match hold the one at hand; a header that was not sent always does. */
export function versionMatches(header: string | undefined, version: number): boolean {
  if (header === undefined) return true
  return header
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etagOf(version) || tag === String(version))
}
