import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { default as Axe, RunOptions } from 'axe-core'
import { isKnown, know, screenOf } from './known-screens.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// Only what is wrong is worked out. No rule that runs asks for the style sheets, which are fetched anew for those that would.
const options: RunOptions = { resultTypes: ['violations'], preload: false }

/** What fades in has come: halfway its colours are nobody's. What turns for ever goes on. And it was drawn: before, nobody sees it. */
const atRest = async (): Promise<void> => {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
}

/**
 * Asserts that axe finds nothing on the page as it stands. The articles of a deed beside the questions are more than the rest
 * of the page and the same on every step: the journeys about the deed look at them, the others at everything around. A screen
 * that was found clean in this run, on whatever journey, is not looked at again: only its words differ.
 */
export async function axeClean(page: Page, { articles = false } = {}): Promise<void> {
  const skipped = articles ? '' : '[data-article]'
  await page.evaluate(atRest)
  const screen = await screenOf(page, skipped)
  if (isKnown(screen)) return
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  let found = await foundOn(page, skipped)
  // What is there between two frames alone, before the page has measured itself, nobody sees: it must still be there when drawn.
  if (found.length > 0) {
    await page.evaluate(atRest)
    found = await foundOn(page, skipped)
  }
  expect(found).toEqual([])
  know(screen)
}

const foundOn = (page: Page, skipped: string) =>
  page.evaluate(
    async ([skip, how]) => {
      const { axe } = window as unknown as { axe: typeof Axe }
      // What is excluded is read all the same, and that is most of the work: to axe it is empty, the page is as it was.
      const left = skip ? [...document.querySelectorAll(skip)] : []
      for (const element of left) Object.defineProperty(element, 'childNodes', { configurable: true, value: [] })
      try {
        const { violations } = await axe.run(skip ? { exclude: [[skip]] } : document, how)
        return violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ target }) => target.join(' ')) }))
      } finally {
        for (const element of left) Reflect.deleteProperty(element, 'childNodes')
      }
    },
    [skipped, options] as const,
  )
