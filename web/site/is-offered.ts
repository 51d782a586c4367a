import type { Service } from '#contract/site.ts'

/** A flow is closed when the catalogue names it and every entry that opens it is switched off. */
export function isOffered(flow: string | undefined, services: readonly Pick<Service, 'flow' | 'enabled'>[]): boolean {
  const entries = services.filter((service) => service.flow === flow)
  return entries.length === 0 || entries.some((service) => service.enabled)
}
