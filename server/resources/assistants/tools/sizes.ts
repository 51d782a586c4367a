/**
 * Clients take less than 40 KB, and the protocol sends an answer twice: as data and as text. What is longer comes by part.
 */
export const mostPageBytes = 16_000

export const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

/** As many as fit, from a place on; always one, so that everybody gets to the end. */
export function pageThatFits<Item>(items: readonly Item[], from: number, room = mostPageBytes) {
  let size = 0
  let to = from
  for (const item of items.slice(from)) {
    size += bytesOf(item) + 1
    if (to > from && size > room) break
    to += 1
  }
  return { items: items.slice(from, to), next: to < items.length ? to : null }
}
