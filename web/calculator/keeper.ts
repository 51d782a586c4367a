import type { Calculation } from '#contract/calculations.ts'
import type { CalculatorAnswers } from '#domain/calculator/index.ts'
import { ApiError, refusalOf } from '#web/api/index.ts'

/** It has failed from the first time that answers did not arrive until they are kept. */
export type KeepState = 'kept' | 'failed'

type Parts = {
  /** Sends all answers, over the version that is known. */
  readonly send: (uuid: string, data: CalculatorAnswers, version: number) => Promise<Calculation>
  readonly onState: (state: KeepState) => void
  /** Another tab was first: what it made of the calculation. */
  readonly onConflict: (current: Calculation) => void
  readonly wait: (milliseconds: number) => Promise<void>
}

const longest = 15_000

/** Keeps the newest answers, one call at a time, and tries again until it succeeds. */
export function createKeeper({ send, onState, onConflict, wait }: Parts) {
  let wanted: { readonly uuid: string; readonly data: CalculatorAnswers } | null = null
  const versions = new Map<string, number>()
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    let pause = 1_000
    while (wanted !== null) {
      const { uuid, data } = wanted
      try {
        const kept = await send(uuid, data, versions.get(uuid) ?? 1)
        versions.set(uuid, kept.version)
        if (wanted?.data === data) wanted = null
        pause = 1_000
      } catch (error) {
        const conflict = refusalOf(error, 'PATCH /api/calculation/:uuid', 409)
        if (conflict) {
          wanted = null
          const { current } = conflict
          versions.set(uuid, current.version)
          onConflict(current)
        } else if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) {
          // It will be refused every time: what can be read again is what counts.
          wanted = null
          onState('failed')
          throw error
        } else {
          onState('failed')
          await wait(pause)
          pause = Math.min(pause * 2, longest)
        }
      }
    }
    onState('kept')
  }

  return {
    /** What the server has now. */
    knows: ({ uuid, version }: Pick<Calculation, 'uuid' | 'version'>) => void versions.set(uuid, version),
    /** Resolves once these answers, or newer ones, are kept. */
    keep(uuid: string, data: CalculatorAnswers): Promise<void> {
      wanted = { uuid, data }
      running ??= run().finally(() => {
        running = null
      })
      return running
    },
  }
}
