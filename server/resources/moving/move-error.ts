/** Thrown with one sentence for the person who moves the service; it holds no personal data. */
export class MoveError extends Error {
  override readonly name = 'MoveError'
}

const most = 10

/** Some of a list that may be long. */
export function someOf(keys: readonly string[]): string {
  const more = keys.length - most
  return `${keys.slice(0, most).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
