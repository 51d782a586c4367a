import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Draft } from '#contract/drafts.ts'
import { address, axeClean, fits, visit } from '#web/testing/index.ts'

const home = '/questionnaire/'
const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e'
const molenwiek: Draft = {
  uuid,
  flow: 'dutch-bv',
  product_name: { nl: 'Nederlandse BV', en: 'Dutch BV' },
  name: 'Molenwiek',
  step: { at: 4, of: 8, name: { nl: 'Verdeling aandelen', en: 'Share distribution' } },
  total: 89_920,
  updated_at: new Date().toISOString(),
}
const other: Draft = { ...molenwiek, uuid: uuid.replace('0f', '1f'), name: null, flow: 'holding' }
const band = page.getByRole('region', { name: 'Verder met Molenwiek' })
const listed = (...drafts: Draft[]) => ({ 'GET /api/drafts': { body: { drafts } } }) as const

// As it is left when somebody typed one answer and went away.
beforeEach(() => localStorage.setItem('beginning/dutch-bv', '{}'))

describe('home of who has a draft and no account', () => {
  test.each([
    ['a desk', 1440, 900],
    ['a phone', 390, 844],
    ['a narrow phone', 320, 640],
  ])('on %s shows it first, with how far it is and what it costs', async (_, width, height) => {
    await page.viewport(width, height)
    await visit(home, { server: listed(molenwiek) })
    await expect.element(band).toMatchTextContent(/Stap 4 van 8: Verdeling aandelen/)
    await expect.element(band).toMatchTextContent(/tot nu toe €\s899,20, alles erbij/)
    await expect.element(band).toMatchTextContent(/Opgeslagen vandaag om/)
    await expect
      .element(band.getByRole('link', { name: 'Verder: verdeling aandelen' }))
      .toHaveAttribute('href', `/questionnaire/dutch-bv/${uuid}`)
    await expect
      .element(band.getByRole('link', { name: 'Bewaar het in een account' }))
      .toHaveAttribute('href', `/questionnaire/register?redirect_url=%2Fquestionnaire%2Fdutch-bv%2F${uuid}`)
    await expect.element(page.getByRole('link', { name: 'Iets nieuws beginnen' })).toBeVisible()
    await fits()
    await axeClean()
  })

  test.each([
    [1440, 'Molenwiek'],
    [1024, 'Molenwiek'],
    [1240, 'Molenwiek'],
    [768, 'Molenwiek'],
    [390, 'Molenwiek'],
    [390, 'De Zeer Lange Naam Van Een Onderneming In Leeuwarden'],
  ])('%i wide keeps room for %s, so that nothing moves when it comes', async (width, name) => {
    await page.viewport(width, 900)
    await visit(home, { server: listed({ ...molenwiek, name }) })
    const section = page.getByRole('region', { name: `Verder met ${name}` })
    await expect.element(section).toBeVisible()
    const room = section.element().parentElement?.parentElement
    const kept = Number.parseFloat(getComputedStyle(room ?? document.body).minHeight)
    expect(section.element().getBoundingClientRect().height).toBeLessThanOrEqual(kept)
  })

  test('shows every other draft too, folded', async () => {
    await visit(home, { server: listed(molenwiek, other) })
    await page.getByText('Ook begonnen (1)').click()
    await expect
      .element(page.getByRole('link', { name: 'Verder met Nog zonder naam' }))
      .toHaveAttribute('href', `/questionnaire/holding/${other.uuid}`)
    await axeClean()
  })

  test('takes one away after asking, and the room goes with the last', async () => {
    await visit(home, { server: { ...listed(molenwiek), 'DELETE /api/drafts/:uuid': { body: { removed: true } } } })
    await band.getByRole('button', { name: 'Haal het hier weg' }).click()
    await axeClean()
    await page.getByRole('button', { name: 'Ja, haal het weg' }).click()
    await expect.element(band).not.toBeInTheDocument()
    await expect.element(page.getByText('Het concept is weggehaald.')).toBeVisible()
    expect(document.documentElement.dataset.returning).toBeUndefined()
  })

  test('says so when it cannot be taken away', async () => {
    await visit(home, { server: { ...listed(molenwiek), 'DELETE /api/drafts/:uuid': { status: 409 } } })
    await band.getByRole('button', { name: 'Haal het hier weg' }).click()
    await page.getByRole('button', { name: 'Ja, haal het weg' }).click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/loopt al een betaling/)
  })

  test('speaks English', async () => {
    await visit(home, { locale: 'en', server: listed(molenwiek) })
    const english = page.getByRole('region', { name: 'Carry on with Molenwiek' })
    await expect.element(english).toMatchTextContent(/Step 4 of 8: Share distribution/)
    await expect.element(english).toMatchTextContent(/€899\.20 so far, everything included/)
  })

  test('asks nothing of a browser in which nothing was begun', async () => {
    localStorage.clear()
    localStorage.setItem('consent', 'necessary')
    await visit(home)
    await expect.element(page.getByRole('link', { name: 'Direct beginnen' })).toBeVisible()
  })
})

describe('the link in the mail', () => {
  const yes = page.getByRole('button', { name: 'Open mijn concept' })

  test('opens the draft by a press, and its key is out of sight', async () => {
    localStorage.clear()
    const keys: unknown[] = []
    const taken = (body: unknown) => {
      keys.push(body)
      return { status: 404 }
    }
    await visit('/questionnaire/return?key=abc', { server: { 'POST /api/draft_links/open': taken } })
    await address().toBe('/questionnaire/return')
    await axeClean()
    expect(keys).toEqual([])
    await yes.click()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Deze link werkt niet meer')
    expect(keys).toEqual([{ key: 'abc' }])
    await expect.element(page.getByRole('link', { name: 'Log in' })).toBeVisible()
    await axeClean()
  })

  test('is not used up by a failure of ours', async () => {
    await visit('/questionnaire/return?key=abc', { server: { 'POST /api/draft_links/open': { status: 500 } } })
    await yes.click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/De link is niet gebruikt/)
    await expect.element(yes).toBeVisible()
  })
})
