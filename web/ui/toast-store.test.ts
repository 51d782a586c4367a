import { expect, test } from 'vitest'
import { makeToasts } from './toast-store.ts'

test('shows, tells its listeners and dismisses', () => {
  const toasts = makeToasts()
  let calls = 0
  const stop = toasts.subscribe(() => {
    calls += 1
  })
  const id = toasts.show({ tone: 'positive', text: 'saved' })
  expect(toasts.list().map((t) => t.text)).toEqual(['saved'])
  toasts.dismiss(id)
  expect(toasts.list()).toEqual([])
  stop()
  toasts.show({ tone: 'info', text: 'unheard' })
  expect(calls).toBe(2)
})

test('the same words twice are one notice', () => {
  const toasts = makeToasts()
  toasts.show({ tone: 'info', text: 'a' })
  toasts.show({ tone: 'info', text: 'b' })
  toasts.show({ tone: 'info', text: 'a' })
  expect(toasts.list().map((t) => t.text)).toEqual(['b', 'a'])
})
