import { useEffect, useEffectEvent } from 'react'
import type { Address } from '#contract/addresses.ts'
import { call, useResource } from '#web/api/index.ts'

type LookUp =
  | { readonly state: 'idle' }
  | { readonly state: 'found'; readonly town: string }
  | { readonly state: 'none' }

const dutch = /^[1-9]\d{3} [A-Z]{2}$/

/** Looks up an address as soon as there is a postal code and a number; `onFound` hears of it once. */
export function useLookUp(zip: unknown, typed: string, onFound: (address: Address) => void): LookUp {
  const number = houseNumberIn(typed)
  const code = typeof zip === 'string' && dutch.test(zip) ? zip : null
  const looked = useResource(code === null || number === null ? null : `${code} ${typed}`, () =>
    call('GET /api/addresses', { query: { postal_code: code ?? '', house_number: number ?? '' } }),
  )
  const address = looked.state === 'ready' ? looked.value : null
  const found = useEffectEvent(onFound)
  useEffect(() => {
    if (address) found(address)
  }, [address])
  if (address) return { state: 'found', town: address.town }
  // A service that is out is no reason to say that the address does not exist: people just type it.
  return { state: looked.state === 'gone' ? 'none' : 'idle' }
}

const form = /^(\d{1,5})(?!\d)/

/** The number itself in what is typed as a house number: 12 in "12 B". Null where there is none. */
export const houseNumberIn = (typed: string): string | null => form.exec(typed.trim())?.[1]?.replace(/^0+/, '') || null
