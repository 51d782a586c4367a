import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import { z } from 'zod'

/**
 * What we sign, and what becomes of the signatures when the data key is replaced:
 * `lasting`: rows hold them to be compared, so they stay the same for ever;
 * `fading`: browsers hold them, so those of before are good for as long as a browser keeps them;
 * `passing`: nobody misses them.
 */
export const purposes = {
  'visitor cookie': 'fading',
  'answers of an order': 'lasting',
  'answers of a document': 'lasting',
  'person reminded': 'lasting',
  'reminder link': 'lasting',
  attempts: 'passing',
  'participant code': 'passing',
  'signer code': 'passing',
  'assistant requests': 'passing',
} as const satisfies Record<string, 'lasting' | 'fading' | 'passing'>

export type Purpose = keyof typeof purposes

const names = Object.keys(purposes) as Purpose[]

/** What signatures are made with where it is not the data key in use, by purpose, the newest first. */
export const secretsSchema = z.partialRecord(
  z.enum(names),
  z.array(z.object({ secret: z.string(), until: z.iso.datetime().nullable() })).min(1),
)
export type Secrets = z.output<typeof secretsSchema>

const day = 86_400_000
/** As long as any browser keeps a cookie. */
const fading = 400 * day

const labelOf = (purpose: Purpose) => `sign ${purpose} v1`

// As an object of the library, made once: from bytes it would make one for every value.
export const derivedKey = (dataKey: Uint8Array, label: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', dataKey, '', label, 32)))

const secretOf = (dataKey: Uint8Array, purpose: Purpose) => ({
  secret: derivedKey(dataKey, labelOf(purpose)).export().toString('base64url'),
  until: null,
})

type Exchange = {
  readonly before: Secrets
  readonly old: Uint8Array
  readonly fresh: Uint8Array
  readonly now: Date
  /** Whoever has the old key could sign with it: what browsers hold is good no longer. */
  readonly leaked: boolean
}

/** The secrets that go with a new data key. */
export function nextSecrets({ before, old, fresh, now, leaked }: Exchange): Secrets {
  const until = new Date(now.getTime() + fading).toISOString()
  const next: Secrets = {}
  for (const purpose of names) {
    const known = before[purpose] ?? [secretOf(old, purpose)]
    if (purposes[purpose] === 'lasting') next[purpose] = known
    if (purposes[purpose] === 'fading') {
      const good = leaked ? [] : known.filter((one) => isGood(one, now))
      next[purpose] = [secretOf(fresh, purpose), ...good.map((one) => ({ ...one, until: one.until ?? until }))]
    }
  }
  return next
}

const isGood = ({ until }: { readonly until: string | null }, now: Date) =>
  until === null || new Date(until).getTime() > now.getTime()

export type Signing = { readonly secrets: Secrets; readonly now: Date }

/** Every signature that is good for a text, the one we make first. Secrets are worked out once: a cookie is checked often. */
export function signerWith(dataKeys: readonly Uint8Array[], { secrets, now }: Signing) {
  const known = new Map<Purpose, readonly KeyObject[]>()
  const secretsFor = (purpose: Purpose): readonly KeyObject[] => {
    const kept = secrets[purpose]
      ?.filter((one) => isGood(one, now))
      .map(({ secret }) => createSecretKey(Buffer.from(secret, 'base64url')))
    return kept?.length ? kept : dataKeys.map((key) => derivedKey(key, labelOf(purpose)))
  }
  return (text: string, purpose: Purpose): Buffer[] => {
    const all = known.get(purpose) ?? secretsFor(purpose)
    known.set(purpose, all)
    return all.map((secret) => createHmac('sha256', secret).update(text).digest())
  }
}
