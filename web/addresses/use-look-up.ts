import { useEffect, useState } from 'react'
import type { Address } from '#contract/addresses.ts'
import { ApiError, call } from '#web/api/index.ts'
import { houseNumberIn } from './house-number.ts'

type LookUp =
  | { readonly state: 'idle' }
  | { readonly state: 'found'; readonly town: string }
  | { readonly state: 'none' }

const idle: LookUp = { state: 'idle' }
const dutch = /^[1-9]\d{3} [A-Z]{2}$/

/** Looks up an address as soon as there is a postal code and a number; `onFound` hears of it once. */
export function useLookUp(zip: unknown, typed: string, onFound: (address: Address) => void): LookUp {
  const [result, setResult] = useState<LookUp>(idle)
  const number = houseNumberIn(typed)
  const code = typeof zip === 'string' && dutch.test(zip) ? zip : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done with it does not ask for it again
  useEffect(() => {
    setResult(idle)
    if (code === null || number === null) return
    let here = true
    call('GET /api/addresses', { query: { postal_code: code, house_number: number } }).then(
      (address) => {
        if (!here) return
        setResult({ state: 'found', town: address.town })
        onFound(address)
      },
      (error: unknown) => {
        // A service that is out is no reason to say that the address does not exist: people just type it.
        if (here && error instanceof ApiError && error.status === 404) setResult({ state: 'none' })
      },
    )
    return () => {
      here = false
    }
  }, [code, number, typed])
  return result
}
