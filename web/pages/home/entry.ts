import { flowNamed, flows } from '#domain/products/index.ts'
import { href, ownRedirectTarget, queryAt } from '#web/links/index.ts'
import { holdsSecrets, tokenFrom, withoutSecrets } from '#web/session/index.ts'

type HomeEntry = {
  /** The token someone arrived with. */
  readonly token: ReturnType<typeof tokenFrom>
  /** What the address should read instead, before anything else happens; null when it may stay. */
  readonly clean: string | null
  /** Where to go instead of here, replacing this address; null to stay. */
  readonly goTo: string | null
}

type EntryCircumstances = {
  readonly signedIn: boolean
  readonly origin: string
  /** Other origins that redirect_url may point to. */
  readonly allowed: readonly string[]
}

/** What the address that someone arrived at home with asks for. */
export function entryAt(search: string, { signedIn, origin, allowed }: EntryCircumstances): HomeEntry {
  const query = queryAt('home', search)
  const flow = query.new_product ? flowNamed(query.new_product) : null
  const opened = flow && href('flow', { flow })
  if (holdsSecrets(search)) {
    const token = tokenFrom(search)
    const kept = new URLSearchParams(search)
    for (const name of ['redirect_url', 'new_product']) kept.delete(name)
    return {
      token,
      clean: withoutSecrets(href('home'), String(kept)),
      goTo: token && (ownRedirectTarget(query.redirect_url, origin, allowed) ?? opened),
    }
  }
  if (!flow || !opened) return { token: null, clean: null, goTo: null }
  const login = href('login', {}, { redirect_url: opened, product_type: flows[flow].product_type })
  return { token: null, clean: null, goTo: signedIn ? opened : login }
}
