import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Calculation } from '#contract/calculations.ts'
import { type CalculatorAnswers, productOutOf, startCalculation } from '#domain/calculator/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { createKeeper, type KeepState } from './keeper.ts'
import { sendAnswers } from './sending.ts'

/** One calculation as the screen has it; without a uuid it begins with the first answer. */
export type HeldCalculation = Omit<Calculation, 'uuid'> & { readonly uuid: string | null }

const fresh = (origin: string): HeldCalculation => ({
  uuid: null,
  version: 1,
  origin,
  status: 'open',
  notary_product: null,
  payment_estimation: null,
  data: startCalculation(origin),
  read_only: false,
})

type CalculationAddress = {
  readonly uuid: string | undefined
  readonly shareKey: string | undefined
  readonly origin: string
  readonly onConflict: () => void
}

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

/** The calculation of this address: loaded, answered, kept and submitted. */
export function useCalculation({ uuid, shareKey, origin, onConflict }: CalculationAddress) {
  const [keeping, setKeeping] = useState<KeepState>('kept')
  const told = useRef(onConflict)
  told.current = onConflict
  const putting = useRef<(current: HeldCalculation) => void>(() => undefined)

  const keeper = useMemo(
    () =>
      createKeeper({
        send: sendAnswers,
        onState: setKeeping,
        onConflict(current) {
          putting.current(current)
          told.current()
        },
        wait,
      }),
    [],
  )

  // Made a moment ago: the address follows.
  const arriving = useRef<HeldCalculation | null>(null)
  const load = async (): Promise<HeldCalculation> => {
    const found = await call('GET /api/calculation/:uuid', { params: { uuid: uuid ?? '' }, query: { key: shareKey } })
    keeper.knows(found)
    return found
  }
  const key = uuid === undefined ? `new ${origin}` : `${uuid} ${shareKey ?? ''}`
  const isArriving = uuid !== undefined && arriving.current?.uuid === uuid
  const calculation = useResource(key, load, {
    initial: uuid === undefined ? fresh(origin) : isArriving ? (arriving.current ?? undefined) : undefined,
  })
  const { state, put } = calculation
  const held = state === 'ready' ? calculation.value : null
  useEffect(() => {
    putting.current = put
    if (isArriving) arriving.current = null
  })

  /** Keeps the answers. Before the first one there is nothing to keep them in, so that one takes a moment. */
  const answer = useCallback(
    async (data: CalculatorAnswers): Promise<string> => {
      if (held?.uuid) {
        put({ ...held, data, status: 'open', payment_estimation: null, notary_product: null })
        keeper.keep(held.uuid, data).catch(() => undefined)
        return held.uuid
      }
      const made = await call('POST /api/calculation', { body: { origin } })
      keeper.knows(made)
      await keeper.keep(made.uuid, data)
      arriving.current = { ...made, data }
      put(arriving.current)
      return made.uuid
    },
    [held, put, keeper, origin],
  )

  const submit = useCallback(
    async (to: string, data: CalculatorAnswers, language: Locale): Promise<Calculation> => {
      await keeper.keep(to, data)
      const slug = productOutOf(held?.origin ?? origin, data)
      const done = await call('POST /api/calculation/:uuid/complete', {
        params: { uuid: to },
        body: { notary_product_type_slug: slug, language },
      })
      keeper.knows(done)
      put(done)
      return done
    },
    [held?.origin, put, keeper, origin],
  )

  /** What somebody shared becomes the visitor's own. */
  const copy = useCallback(async (): Promise<Calculation> => {
    const made = await call('POST /api/calculation/:uuid/copy', {
      params: { uuid: uuid ?? '' },
      body: { key: shareKey ?? '' },
    })
    keeper.knows(made)
    arriving.current = made
    put(made)
    return made
  }, [put, keeper, uuid, shareKey])

  return {
    held,
    /** Why there is none. */
    trouble: state === 'gone' ? ('missing' as const) : state === 'failed' ? ('failed' as const) : null,
    keeping,
    again: calculation.again,
    answer,
    submit,
    copy,
  }
}

export type CalculationDesk = ReturnType<typeof useCalculation>
