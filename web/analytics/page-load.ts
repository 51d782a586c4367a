/** What is measured about a page: where it is, what it is called and where the visitor came from. */
type PageLoad = {
  readonly event: 'page_load'
  readonly url: string
  readonly title: string
  readonly path: string
  readonly referrer: string
}

// Named one by one, because an address may also carry tokens, keys, mail addresses and names, and tomorrow more.
const harmless = new Set([
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid', 'fbclid', 'msclkid'],
  ...['lang', 'origin', 'new_product', 'product_type', 'step', 'substep', 'holding'],
])

export function pageLoad(page: { href: string; title: string; referrer: string }): PageLoad {
  const url = addressWithoutSecrets(page.href)
  return {
    event: 'page_load',
    url,
    title: page.title,
    path: URL.canParse(url) ? new URL(url).pathname : '',
    referrer: addressWithoutSecrets(page.referrer),
  }
}

function addressWithoutSecrets(address: string): string {
  if (!URL.canParse(address)) return ''
  const url = new URL(address)
  const kept = [...url.searchParams].filter(([name]) => harmless.has(name))
  const search = new URLSearchParams(kept).toString()
  // A personal link is a key itself.
  const path = url.pathname.replace(/^\/(participant|connect)\/[^/]+/, '/$1')
  return `${url.origin}${path}${search ? `?${search}` : ''}`
}
