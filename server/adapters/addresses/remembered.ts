import type { Clock } from '../clock/index.ts'
import type { Addresses, FoundAddress } from './port.ts'

type Memory = { readonly most?: number; readonly milliseconds?: number }

const day = 24 * 60 * 60 * 1000

/** Streets seldom change: what was found, or was found not to be there, is not asked again for a day. */
export function rememberedAddresses(
  inner: Addresses,
  clock: Pick<Clock, 'now'>,
  { most = 1000, milliseconds = day }: Memory = {},
): Addresses {
  const kept = new Map<string, { readonly until: number; readonly address: FoundAddress | null }>()
  return {
    async find(wish) {
      const key = `${wish.postal_code} ${wish.house_number}`
      const now = clock.now().getTime()
      const known = kept.get(key)
      if (known && known.until > now) return known.address
      const address = await inner.find(wish)
      kept.delete(key)
      kept.set(key, { until: now + milliseconds, address })
      // The first is the oldest.
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break
        kept.delete(oldest)
      }
      return address
    },
  }
}
