import { expect, test } from 'vitest'
import { createHashingTurns } from './passwords.ts'

/** Work that ends when it is told to. */
function driven() {
  const began: number[] = []
  const ends = new Map<number, () => void>()
  const work = (index: number) => () => {
    began.push(index)
    return new Promise<number>((resolve) => ends.set(index, () => resolve(index)))
  }
  return { began, work, end: (index: number) => ends.get(index)?.() }
}

const full = () => new Error('full')

test('so many at a time, in the order in which they came, also when one fails', async () => {
  const inTurn = createHashingTurns({ atOnce: 2, waiting: 10 }, full)
  let running = 0
  let most = 0
  const began: number[] = []
  const results = await Promise.allSettled(
    [0, 1, 2, 3, 4, 5].map((index) =>
      inTurn(async () => {
        began.push(index)
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setImmediate(resolve))
        running -= 1
        if (index === 1) throw new Error('no')
        return index
      }),
    ),
  )
  expect([most, running]).toEqual([2, 0])
  expect(began).toEqual([0, 1, 2, 3, 4, 5])
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
})

test('whoever finds the line full is told at once, and the next finds room again', async () => {
  const inTurn = createHashingTurns({ atOnce: 1, waiting: 2 }, full)
  const { began, work, end } = driven()
  const [first, second, third] = [0, 1, 2].map((index) => inTurn(work(index)))
  await expect(inTurn(work(3))).rejects.toThrow('full')
  end(0)
  expect(await first).toBe(0)
  const fourth = inTurn(work(4))
  await expect(inTurn(work(5))).rejects.toThrow('full')
  end(1)
  expect(await second).toBe(1)
  end(2)
  expect(await third).toBe(2)
  end(4)
  expect(await fourth).toBe(4)
  expect(began).toEqual([0, 1, 2, 4])
})
