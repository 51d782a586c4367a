import { expect, test } from 'vitest'
import { runTour } from './run-tour.ts'

const stops = ['Eerst', 'Dan', 'Ten slotte'].map((title) => ({ part: title, title, text: `Over: ${title}` }))
const words = { next: 'Verder', previous: 'Terug', done: 'Klaar', close: 'Weg', progress: '{{current}} van {{total}}' }

/** A tour that was asked for with a button, in a page with all its parts. */
async function begun(): Promise<HTMLElement> {
  const from = document.createElement('button')
  const parts = stops.map(({ part }) => Object.assign(document.createElement('p'), { textContent: part }))
  for (const part of parts) part.dataset.tour = part.textContent
  document.body.replaceChildren(from, ...parts)
  from.focus()
  await runTour(stops, words, from)
  return from
}

const bubble = () => document.querySelector('.tour-bubble')
const at = (title: string) => expect.poll(() => bubble()?.textContent).toContain(`Over: ${title}`)
const press = (name: string) => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  button?.focus()
  button?.click()
}

// A bubble moves for most of half a second; each of these leaves before it has come to rest.
test.each([
  ['at its end', 'Ten slotte', () => press('Klaar')],
  ['by its button', 'Dan', () => press('×')],
  ['by Escape', 'Dan', () => dispatchEvent(new KeyboardEvent('keyup', { key: 'Escape' }))],
])('a tour that is left %s, before it has come to rest, gives the focus back', async (_, last, leave) => {
  const from = await begun()
  await at('Eerst')
  for (const { title } of stops.slice(1, stops.findIndex(({ title }) => title === last) + 1)) {
    press('Verder')
    await at(title)
  }
  leave()
  expect(bubble()).toBeNull()
  expect(document.activeElement).toBe(from)
  await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(from)
})

test('a tour that is left before its first bubble has come to rest can be begun again', async () => {
  const from = await begun()
  dispatchEvent(new KeyboardEvent('keyup', { key: 'Escape' }))
  expect(document.activeElement).toBe(from)
  await runTour(stops, words, from)
  await at('Eerst')
  press('×')
  expect(document.activeElement).toBe(from)
})

test('what it points at is never marked as a button that opened it, also before it has come to rest', async () => {
  await begun()
  const marked = () => document.querySelectorAll('[data-tour][aria-haspopup], [data-tour][aria-expanded]').length
  for (const { title } of stops) {
    await at(title)
    expect(marked()).toBe(0)
    press('Verder')
  }
  press('Klaar')
})
