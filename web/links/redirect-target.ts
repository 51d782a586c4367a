import { redirectTarget as targetOf } from '#domain/values/index.ts'

const parse = (address: string, base: string) => (URL.canParse(address, base) ? new URL(address, base) : null)

/** Where a `redirect_url` may lead from here; the server keeps to the same rule. */
export const ownRedirectTarget = (
  given: string | undefined,
  origin: string,
  allowed: readonly string[],
): string | null => targetOf(given, { origin, allowed, parse })
