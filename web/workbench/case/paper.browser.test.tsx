import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { fits, visit } from '#web/testing/index.ts'
import { caseAnswers, caseRow, notary, officeCase } from '../samples.ts'

/** As a browser lays a page out for a printer. */
const onto = (media: 'print' | 'screen') => cdp().send('Emulation.setEmulatedMedia', { media })
afterEach(() => onto('screen'))

const server = {
  ...caseAnswers(officeCase()),
  'GET /api/notary/cases': { body: { data: [caseRow({})], next: null } },
} as const

const open = (path: string) => visit(path, { as: notary, server })

test('the queue is a table on paper too, with nothing to press around it', async () => {
  await page.viewport(1000, 700)
  await open('/notary')
  await expect.element(page.getByText('De Vries Zuivel B.V.')).toBeVisible()
  await onto('print')
  await expect.element(page.getByRole('table')).toBeVisible()
  for (const name of ['Zoek een zaak', 'Weergaven', 'Afdrukken', 'Aantal per trede']) {
    await expect.element(page.getByLabelText(name).or(page.getByText(name)).first()).not.toBeVisible()
  }
  await fits()
})

test.each(['', '/check', '/history'])('/notary/c%s is whole on paper', async (tab) => {
  await page.viewport(718, 900)
  await open(`/notary/c${tab}`)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('De Vries Zuivel B.V.')
  await onto('print')
  for (const element of document.querySelectorAll('main *')) {
    const { overflowY } = getComputedStyle(element)
    const isCut = element.scrollHeight > element.clientHeight + 1 && element.clientHeight > 1
    // Nothing stands in a pane of which paper would show only what is in sight.
    if (overflowY === 'auto' || overflowY === 'scroll')
      expect([element.className, isCut]).toEqual([element.className, false])
  }
  expect(
    page
      .getByRole('main')
      .getByRole('button')
      .elements()
      .filter((one) => one.checkVisibility()),
  ).toEqual([])
  await fits()
})

test.each(['', '/check', '/history', '/messages'])(
  'at a desk only what is in /notary/c%s scrolls, not the page',
  async (tab) => {
    await page.viewport(1440, 700)
    await open(`/notary/c${tab}`)
    await expect.element(page.getByRole('region', { name: 'Nog nodig' })).toBeVisible()
    const { scrollHeight, clientHeight, clientWidth } = document.documentElement
    expect([scrollHeight, clientWidth]).toEqual([clientHeight, innerWidth])
  },
)
