import type { NotaryProduct } from '#contract/dashboard.ts'
import { call } from '#web/api/index.ts'
import { href, ownRedirectTarget } from '#web/links/index.ts'

type LandingProduct = Pick<NotaryProduct, 'state' | 'flow' | 'uuid'>

/** Where who was going nowhere goes: their one draft, or the dashboard with several or what was ordered; else home. */
export function landingAmong(products: readonly LandingProduct[]): string {
  const [only, ...others] = products
  if (!only) return href('home')
  if (others.length > 0 || only.state !== 'draft') return href('dashboard')
  return href('flow', { flow: only.flow, uid: only.uuid })
}

/** Where somebody goes once they are signed in: where they were going, or to what they are making. */
export async function landingFor(redirectUrl: string | undefined, allowed: readonly string[]): Promise<string> {
  const target = ownRedirectTarget(redirectUrl, location.origin, allowed)
  if (target !== null) return target
  return call('GET /api/api_customer_dashboard/notary_products').then(
    ({ notary_products }) => landingAmong(notary_products),
    () => href('home'),
  )
}
