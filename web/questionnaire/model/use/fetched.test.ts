import { expect, test } from 'vitest'
import { fetchedValue, fetchOnce, isFetched, onFetched } from './fetched.ts'

test('what is asked for by several is fetched once, and all hear of it', async () => {
  let loads = 0
  let heard = 0
  const load = async () => {
    loads += 1
    return 'here'
  }
  const stop = onFetched(() => {
    heard += 1
  })
  await Promise.all([fetchOnce('a', load), fetchOnce('a', load)])
  expect([loads, heard, isFetched('a'), fetchedValue('a')]).toEqual([1, 1, true, 'here'])
  stop()
  await fetchOnce('b', load)
  expect(heard).toBe(1)
})

test('a failure is told to who asked and tried anew by the next', async () => {
  await expect(fetchOnce('c', () => Promise.reject(new Error('no line')))).rejects.toThrow('no line')
  expect(isFetched('c')).toBe(false)
  await fetchOnce('c', async () => 'later')
  expect(fetchedValue('c')).toBe('later')
})
