import type { Membership, Notary, ProductType } from '#contract/reference.ts'
import type { ProductPrices } from '#domain/pricing/index.ts'
import { call } from '#web/api/index.ts'
import { type Fetched, useFetched } from './fetched.ts'
import { useQuestionnaire } from './questionnaire.ts'

/** What this product and everything beside it costs today. */
export function usePrices(): Fetched<ProductPrices> {
  const { flow } = useQuestionnaire()
  return useFetched(`prices ${flow}`, () => call('GET /api/prices', { query: { notary_product_type_slug: flow } }))
}

/** The memberships to choose from, in order. */
export function useMemberships(): Fetched<readonly Membership[]> {
  const { flow } = useQuestionnaire()
  return useFetched(`memberships ${flow}`, () =>
    call('GET /api/upsell_package_types', { query: { notary_product_type_slug: flow } }),
  )
}

export function useExtraServices(): Fetched<readonly ProductType[]> {
  return useFetched('extra services', () => call('GET /api/extra_services'))
}

/** The notaries we work with for this product. */
export function useNotaries(): Fetched<readonly Notary[]> {
  const { flow } = useQuestionnaire()
  return useFetched(`notaries ${flow}`, () => call('GET /api/notaries', { query: { service_slug: flow } }))
}

/** The notary that the founder came with; null when there is none. */
export function usePredefinedNotary(): Fetched<number | null> {
  const { uuid } = useQuestionnaire()
  return useFetched(`predefined notary ${uuid}`, async () => {
    const { id } = await call('GET /api/predefined_notary/:uuid', { params: { uuid } })
    return id
  })
}
