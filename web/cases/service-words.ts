import { knownServices, type SharedThing } from '#domain/services/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Say } from '#web/i18n/index.ts'

const known = (service: string) => knownServices.find((one) => one === service)

/** What a service is called; one of which the screens have no words yet stands there as it is ordered. */
export function serviceName(say: Say, service: string): string {
  const found = known(service)
  return found ? say(`services.names.${found}`) : service
}

/** Who does it, as a founder reads it. */
export const partnerOf = (say: Say, service: string): string => say(`services.partners.${known(service) ?? 'other'}`)

/** What goes to them, in one line: "je naam en je telefoonnummer". */
export function sharedIn(say: Say, locale: Locale, things: readonly SharedThing[], to: 'founder' | 'support'): string {
  const words = things.map((thing) =>
    say(to === 'founder' ? `services.things.${thing}` : `services.support.things.${thing}`),
  )
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(words)
}
