import { describe, expect, test } from 'vitest'
import type { Calculation } from '#contract/calculations.ts'
import { type CalculatorAnswers, plantedQuestions, reply, startCalculation } from '#domain/calculator/index.ts'
import { ApiError } from '#web/api/index.ts'
import { createKeeper } from './keeper.ts'

const start = startCalculation('bv-product')
const later = (converting: boolean): CalculatorAnswers =>
  reply(plantedQuestions, start, 'converting', { main: { converting } })

const calculation = (version: number, data = start): Calculation => ({
  uuid: 'a',
  version,
  origin: 'bv-product',
  status: 'open',
  notary_product: null,
  payment_estimation: null,
  data,
  read_only: false,
})

function keeperWith(answers: readonly (number | ApiError)[]) {
  const sent: [CalculatorAnswers, number][] = []
  const states: string[] = []
  const conflicts: Calculation[] = []
  const pauses: number[] = []
  const left = [...answers]
  const keeper = createKeeper({
    async send(_uuid, data, version) {
      sent.push([data, version])
      const answer = left.shift() ?? expect.fail()
      if (answer instanceof ApiError) throw answer
      return calculation(answer, data)
    },
    onState: (state) => states.push(state),
    onConflict: (current) => conflicts.push(current),
    wait: async (milliseconds) => void pauses.push(milliseconds),
  })
  keeper.knows({ uuid: 'a', version: 1 })
  return { keeper, sent, states, conflicts, pauses }
}

describe('keeping answers', () => {
  test('one call at a time, each over the version before, and the newest answers win', async () => {
    const { keeper, sent, states } = keeperWith([2, 3])
    const [one, two, three] = [later(true), later(false), later(true)]
    await Promise.all([keeper.keep('a', one), keeper.keep('a', two), keeper.keep('a', three)])
    expect(sent).toEqual([
      [one, 1],
      [three, 2],
    ])
    expect(states.at(-1)).toBe('kept')
  })

  test('what does not arrive is sent again, with longer pauses, and nothing is lost', async () => {
    const gone = new ApiError(0, [])
    const { keeper, sent, states, pauses } = keeperWith([gone, gone, new ApiError(503, []), 2])
    await keeper.keep('a', later(true))
    expect(sent).toHaveLength(4)
    expect(pauses).toEqual([1_000, 2_000, 4_000])
    expect(states).toEqual(['failed', 'failed', 'failed', 'kept'])
  })

  test('what another tab made of it is taken over, and the next answer builds on that', async () => {
    const current = calculation(7, later(false))
    const { keeper, sent, conflicts } = keeperWith([new ApiError(409, [], { current }), 8])
    await keeper.keep('a', later(true))
    expect(conflicts).toEqual([current])
    await keeper.keep('a', later(true))
    expect(sent.map(([, version]) => version)).toEqual([1, 7])
  })

  test('what is refused is not sent for ever', async () => {
    const { keeper, sent, states } = keeperWith([new ApiError(422, []), 2])
    await expect(keeper.keep('a', later(true))).rejects.toThrow(ApiError)
    await keeper.keep('a', later(false))
    expect(sent).toHaveLength(2)
    expect(states).toEqual(['failed', 'kept'])
  })
})
