import { flowNamed, flows } from '#domain/products/index.ts'
import { href, queryAt, redirectTarget } from '#web/links/index.ts'
import { acceptRedirection } from '#web/session/index.ts'

type Entry = {
  /** The token someone arrived with. */
  readonly token: ReturnType<typeof acceptRedirection>
  /** Where to go instead of here, replacing this address; null to stay. */
  readonly goTo: string | null
}

type Circumstances = {
  readonly signedIn: boolean | null
  readonly origin: string
  /** Other origins that redirect_url may point to. */
  readonly allowed: readonly string[]
}

const secrets = ['access_token', 'client', 'expiry', 'uid'] as const
const stay: Entry = { token: null, goTo: null }

/** What the address that someone arrived at home with asks for. */
export function entryAt(search: string, { signedIn, origin, allowed }: Circumstances): Entry {
  const query = queryAt('home', search)
  if (secrets.some((name) => new URLSearchParams(search).has(name))) {
    const token = acceptRedirection(query)
    const target = token && redirectTarget(query.redirect_url, origin, allowed)
    // Also half a token leaves the address: it has no business in a history or a referrer.
    return { token, goTo: target ?? withoutSecrets(search) }
  }
  const flow = query.new_product && flowNamed(query.new_product)
  if (!flow || signedIn === null) return stay
  const opened = href('flow', { flow })
  return {
    token: null,
    goTo: signedIn ? opened : href('login', {}, { redirect_url: opened, product_type: flows[flow].product_type }),
  }
}

function withoutSecrets(search: string): string {
  const kept = new URLSearchParams(search)
  for (const name of [...secrets, 'redirect_url']) kept.delete(name)
  return kept.size > 0 ? `${href('home')}?${kept}` : href('home')
}
