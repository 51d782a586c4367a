import type { Config } from '#server/config/index.ts'
import type { Clock } from '../clock/index.ts'
import { pdokAddresses } from './pdok.ts'
import type { Addresses } from './port.ts'
import { rememberedAddresses } from './remembered.ts'

/** The look-up of addresses that the settings name; null where they name none. */
export function createAddresses(
  { ADDRESS_SERVICE_URL: url }: Pick<Config, 'ADDRESS_SERVICE_URL'>,
  clock: Clock,
): Addresses | null {
  return url === undefined ? null : rememberedAddresses(pdokAddresses({ url }), clock)
}
