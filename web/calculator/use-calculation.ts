import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Calculation } from '#contract/calculations.ts'
import { type CalculatorAnswers, productFor, startCalculation } from '#domain/calculator/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { ApiError, call } from '#web/api/index.ts'
import { createKeeper, type KeepState } from './keeper.ts'

/** One calculation as the screen has it; without a uuid it begins with the first answer. */
export type Held = Omit<Calculation, 'uuid'> & { readonly uuid: string | null }

export type Loading = 'loading' | 'missing' | 'failed'

const fresh = (origin: string): Held => ({
  uuid: null,
  version: 1,
  origin,
  status: 'open',
  notary_product: null,
  payment_estimation: null,
  data: startCalculation(origin),
  read_only: false,
})

type Asked = {
  readonly uuid: string | undefined
  readonly shareKey: string | undefined
  readonly origin: string
  readonly onConflict: () => void
}

/** As the wire has it. */
const sent = ({ answered, ...rows }: CalculatorAnswers) => ({ ...rows, answered: [...answered] })

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

/** The calculation of this address: loaded, answered, kept and submitted. */
export function useCalculation({ uuid, shareKey, origin, onConflict }: Asked) {
  const [held, setHeld] = useState<Held | null>(uuid === undefined ? fresh(origin) : null)
  const [loading, setLoading] = useState<Loading>('loading')
  const [keeping, setKeeping] = useState<KeepState>('kept')
  const [attempt, setAttempt] = useState(0)
  const told = useRef(onConflict)
  told.current = onConflict

  const keeper = useMemo(
    () =>
      createKeeper({
        send: (to, data, version) =>
          call('PATCH /api/calculation/:uuid', { params: { uuid: to }, body: { data: sent(data) }, ifMatch: version }),
        onState: setKeeping,
        onConflict(current) {
          setHeld(current)
          told.current()
        },
        wait,
      }),
    [],
  )

  // Made a moment ago: the address follows.
  const arriving = useRef<string | null>(null)
  if (uuid !== undefined && arriving.current === uuid) arriving.current = null
  const isNew = held?.uuid === null && uuid === undefined && held.origin === origin
  const isHere = held !== null && (isNew || (held.uuid !== null && [uuid, arriving.current].includes(held.uuid)))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads anew
  useEffect(() => {
    if (isHere) return
    if (uuid === undefined) {
      setHeld(fresh(origin))
      return
    }
    let here = true
    setLoading('loading')
    call('GET /api/calculation/:uuid', { params: { uuid }, query: { key: shareKey } }).then(
      (found) => {
        if (!here) return
        keeper.knows(found)
        setHeld(found)
      },
      (error: unknown) => here && setLoading(error instanceof ApiError && error.status === 404 ? 'missing' : 'failed'),
    )
    return () => {
      here = false
    }
  }, [isHere, uuid, shareKey, origin, attempt])

  /** Keeps the answers. Before the first one there is nothing to keep them in, so that one takes a moment. */
  const answer = useCallback(
    async (data: CalculatorAnswers): Promise<string> => {
      if (held?.uuid) {
        setHeld({ ...held, data, status: 'open', payment_estimation: null, notary_product: null })
        keeper.keep(held.uuid, data).catch(() => undefined)
        return held.uuid
      }
      const made = await call('POST /api/calculation', { body: { origin } })
      keeper.knows(made)
      await keeper.keep(made.uuid, data)
      arriving.current = made.uuid
      setHeld({ ...made, data })
      return made.uuid
    },
    [held, keeper, origin],
  )

  const submit = useCallback(
    async (to: string, data: CalculatorAnswers, language: Locale): Promise<Calculation> => {
      await keeper.keep(to, data)
      const slug = productFor(held?.origin ?? origin, data)
      const done = await call('POST /api/calculation/:uuid/complete', {
        params: { uuid: to },
        body: { notary_product_type_slug: slug, language },
      })
      keeper.knows(done)
      setHeld(done)
      return done
    },
    [held?.origin, keeper, origin],
  )

  /** What somebody shared becomes the visitor's own. */
  const copy = useCallback(async (): Promise<Calculation> => {
    const made = await call('POST /api/calculation/:uuid/copy', {
      params: { uuid: uuid ?? '' },
      body: { key: shareKey ?? '' },
    })
    keeper.knows(made)
    arriving.current = made.uuid
    setHeld(made)
    return made
  }, [keeper, uuid, shareKey])

  return {
    held: isHere ? held : null,
    loading,
    keeping,
    again: () => setAttempt((count) => count + 1),
    answer,
    submit,
    copy,
  }
}

export type CalculationDesk = ReturnType<typeof useCalculation>
