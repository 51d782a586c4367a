import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

type Kept = { readonly payload: AdapterPayload; readonly until: number }

const most = 1_000

/** What the sandbox remembers of sign-ins under way. It is gone with the process, as befits a sandbox. */
export function inMemory(): AdapterFactory {
  const kept = new Map<string, Kept>()

  const find = (key: string) => {
    const entry = kept.get(key)
    return entry && entry.until > Date.now() ? entry.payload : undefined
  }

  return (model): Adapter => {
    const keyOf = (id: string) => `${model}/${id}`
    const findBy = async (property: 'uid' | 'userCode', value: string) =>
      [...kept]
        .filter(([key]) => key.startsWith(`${model}/`))
        .map(([key]) => find(key))
        .find((payload) => payload?.[property] === value)
    return {
      async upsert(id, payload, seconds = Number.POSITIVE_INFINITY) {
        const [oldest] = kept.keys()
        if (kept.size >= most && oldest !== undefined) kept.delete(oldest)
        kept.set(keyOf(id), { payload, until: Date.now() + seconds * 1000 })
      },
      find: async (id) => find(keyOf(id)),
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (code) => findBy('userCode', code),
      async consume(id) {
        const payload = find(keyOf(id))
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      async destroy(id) {
        kept.delete(keyOf(id))
      },
      async revokeByGrantId(grant) {
        for (const [key, { payload }] of kept) if (payload.grantId === grant) kept.delete(key)
      },
    }
  }
}
