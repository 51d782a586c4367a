import type { Membership, Notary, ProductType } from '#contract/reference.ts'
import type { ProductPrices } from '#domain/pricing/index.ts'
import { call, type Resource, useResource } from '#web/api/index.ts'
import { useQuestionnaire } from './questionnaire.ts'

/** What this product and everything beside it costs today. */
export function usePrices(): Resource<ProductPrices> {
  const { flow } = useQuestionnaire()
  return useResource(`prices ${flow}`, () => call('GET /api/prices', { query: { notary_product_type_slug: flow } }), {
    kept: true,
  })
}

/** The memberships to choose from, in order. */
export function useMemberships(): Resource<readonly Membership[]> {
  const { flow } = useQuestionnaire()
  return useResource(
    `memberships ${flow}`,
    () => call('GET /api/upsell_package_types', { query: { notary_product_type_slug: flow } }),
    { kept: true },
  )
}

export function useExtraServices(): Resource<readonly ProductType[]> {
  return useResource('extra services', () => call('GET /api/extra_services'), { kept: true })
}

/** The notaries we work with for this product. */
export function useNotaries(): Resource<readonly Notary[]> {
  const { flow } = useQuestionnaire()
  return useResource(`notaries ${flow}`, () => call('GET /api/notaries', { query: { service_slug: flow } }), {
    kept: true,
  })
}

/** The notary that the founder came with; null when there is none. */
export function usePredefinedNotary(): Resource<number | null> {
  const { uuid } = useQuestionnaire()
  return useResource(
    `predefined notary ${uuid}`,
    async () => {
      const { id } = await call('GET /api/predefined_notary/:uuid', { params: { uuid } })
      return id
    },
    { kept: true },
  )
}
