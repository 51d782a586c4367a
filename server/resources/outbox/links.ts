const address = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]/g

/** Every web address a reader can follow, each once, in the order of the mail. */
export function linksIn({ html, text }: { readonly html: string; readonly text: string }): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*\bhref="(https?:[^"]*)"/g)].map(([, href = '']) => undoEntities(href))
  return [...new Set([...hrefs, ...(text.match(address) ?? [])])]
}

/** A text in pieces: what is an address, and what stands between. */
export function splitAtLinks(text: string): { readonly words: string; readonly link: boolean }[] {
  const pieces: { words: string; link: boolean }[] = []
  let from = 0
  for (const match of text.matchAll(address)) {
    pieces.push({ words: text.slice(from, match.index), link: false }, { words: match[0], link: true })
    from = match.index + match[0].length
  }
  pieces.push({ words: text.slice(from), link: false })
  return pieces.filter(({ words }) => words !== '')
}

const undoEntities = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
