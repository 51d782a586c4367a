import type { Wording } from '#domain/blueprint/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Instead } from './texts.ts'

const loaders: Readonly<Partial<Record<Wording, Readonly<Partial<Record<Locale, () => Promise<Instead>>>>>>> = {
  holding: {
    nl: () => import('./nl/holding.ts').then((file) => file.holding),
    en: () => import('./en/holding.ts').then((file) => file.holding),
  },
  foundation: { nl: () => import('./nl/foundation.ts').then((file) => file.foundation) },
  transfer: { nl: () => import('./nl/transfer.ts').then((file) => file.transfer) },
}

/** Nothing where the screens say the same as ever. */
export const insteadIn = async (locale: Locale, wording: Wording): Promise<Instead> =>
  (await loaders[wording]?.[locale]?.()) ?? {}
