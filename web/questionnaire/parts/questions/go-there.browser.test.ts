import { beforeEach, expect, test } from 'vitest'
import { focusWhenThere } from './go-there.ts'

const screen = document.createElement('main')
let arrivals = 0

beforeEach(() => {
  arrivals = 0
  screen.style.visibility = 'visible'
  screen.replaceChildren()
  document.body.replaceChildren(screen)
  return focusWhenThere('main.company_name', () => {
    arrivals += 1
  })
})

const draw = (): HTMLInputElement => {
  const input = document.createElement('input')
  input.id = 'q-main-company_name'
  screen.append(input)
  return input
}

test('a question takes the focus as soon as it is drawn, once', async () => {
  const input = draw()
  await expect.poll(() => document.activeElement).toBe(input)
  screen.append(document.createElement('p'))
  expect(arrivals).toBe(1)
})

test('on a page that is not shown yet it waits until it is', async () => {
  screen.style.visibility = 'hidden'
  const input = draw()
  // What watches the page has been told by now.
  await new Promise<void>((told) => {
    const watching = new MutationObserver(() => told())
    watching.observe(screen, { childList: true })
    screen.append(document.createElement('p'))
  })
  expect([arrivals, document.activeElement]).toEqual([0, document.body])
  screen.style.visibility = 'visible'
  screen.dispatchEvent(new AnimationEvent('animationend', { bubbles: true }))
  expect([arrivals, document.activeElement]).toEqual([1, input])
})

test('who goes on by themselves is not brought there any more', async () => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  const input = draw()
  await Promise.resolve()
  expect([arrivals, document.activeElement === input]).toEqual([0, false])
})
