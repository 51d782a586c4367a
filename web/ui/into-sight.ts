/**
 * In a row that is wider than the screen, brings one into sight; the page itself stays where it is. As the `ref` of
 * whichever is the current one: it is called when another one becomes that.
 */
export function intoSight(one: HTMLElement | null): void {
  const row = one?.parentElement
  if (!row) return
  const [outer, inner] = [row.getBoundingClientRect(), one.getBoundingClientRect()]
  row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
}
