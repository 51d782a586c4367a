import type { Page } from '@playwright/test'
import { test } from '../cases/with-desks.ts'
import { axeClean, expect } from '../fixtures.ts'

const slug = `flex-bv-${crypto.randomUUID().slice(0, 8)}`

/** What a reader finds at an address. */
async function found(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(path, { headers: { accept: 'text/html' }, maxRedirects: 0 })
  if (answer.status() === 301) return `301 ${answer.headers().location}`
  return answer.status() === 200 ? titleIn(await answer.text()) : String(answer.status())
}

const titleIn = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? ''

const saved = (page: Page) => expect(page.getByText(/Concept bewaard om/)).toBeVisible()
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test('a page is made, looked at, planned, published, moved and put back, in two languages', async ({ at }) => {
  const { page } = await at('admin')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/pages')
  await page.getByRole('button', { name: 'Nieuwe pagina' }).click()
  await page.getByLabel('Hoe heet ze?').fill('Flex-BV')
  await page.getByLabel('Adres in het Nederlands').fill(slug)
  await page.getByLabel('Adres in het Engels').fill(slug)
  await page.getByRole('button', { name: 'Maak de pagina' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Flex-BV' })).toBeVisible()

  await page.getByRole('button', { name: 'Hero toevoegen' }).click()
  const hero = page.getByRole('region', { name: 'Hero', exact: true })
  await hero.getByRole('textbox', { name: 'Titel, Nederlands' }).fill('De flex-BV')
  await hero.getByRole('textbox', { name: 'Titel, Engels' }).fill('The flex BV')
  await page.getByRole('button', { name: 'Mededeling toevoegen' }).click()
  const notice = page.getByRole('region', { name: 'Mededeling', exact: true })
  for (const [language, words] of [
    ['Nederlands', 'Eén cent is genoeg'],
    ['Engels', 'One cent is enough'],
  ] as const) {
    const text = notice.getByRole('textbox', { name: `Tekst, ${language}` })
    await text.click()
    await page.keyboard.type(words)
    await expect(text).toHaveText(words)
  }
  const search = page.getByRole('region', { name: 'Vindbaarheid' })
  await search.getByRole('textbox', { name: 'Titel, Engels' }).fill('Flex BV')
  await search.getByRole('textbox', { name: 'Beschrijving, Nederlands' }).fill('Voor {price.dutch-bv}')
  await search.getByRole('textbox', { name: 'Beschrijving, Engels' }).fill('For {price.dutch-bv}')
  await saved(page)

  const looked = page.frameLocator('iframe[title^="Voorbeeld"]')
  await expect(looked.getByRole('heading', { level: 1 })).toHaveText('De flex-BV')
  await expect(looked.getByText('Eén cent is genoeg')).toBeVisible()
  await expect(search.getByText(/Voor €\s577,89/)).toBeVisible()
  await page.getByRole('group', { name: 'Taal van het voorbeeld' }).getByRole('button', { name: 'EN' }).click()
  await expect(looked.getByRole('heading', { level: 1 })).toHaveText('The flex BV')
  await axeClean(page)

  const plan = page.getByRole('region', { name: 'Publiceren' })
  await plan.getByLabel(/^op/).fill('07-12-2099')
  await plan.getByRole('button', { name: 'Bewaar planning' }).click()
  await expect(page.getByText(/Versie 1, .*7 dec/)).toBeVisible()
  expect(await found(page, `/${slug}`)).toBe('404')
  await page.getByRole('button', { name: 'Haal eraf' }).click()
  await expect(page.getByText('Niets gepland')).toBeVisible()

  await page.getByRole('button', { name: 'Publiceer nu' }).click()
  await expect(page.getByText('De pagina staat online.')).toBeVisible()
  expect([await found(page, `/${slug}`), await found(page, `/en/${slug}`)]).toEqual(['De flex-BV', 'The flex BV'])

  const address = page.getByRole('region', { name: 'Adres', exact: true })
  await box(page, 'Adres, Nederlands').fill(`${slug}-nieuw`)
  await address.getByRole('button', { name: 'Bewaar adressen' }).click()
  await expect(address.getByText(`/${slug}`, { exact: true })).toBeVisible()
  expect(await found(page, `/${slug}`)).toBe(`301 /${slug}-nieuw`)

  await hero.getByRole('textbox', { name: 'Titel, Nederlands' }).fill('Een andere kop')
  await expect(page.getByText('Versie 2, 1 wijziging')).toBeVisible()
  await page.getByRole('button', { name: 'Publiceer nu' }).click()
  await expect.poll(() => found(page, `/${slug}-nieuw`)).toBe('Een andere kop')
  await page.getByRole('button', { name: 'Zet terug: versie 1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zet terug' }).click()
  await expect(hero.getByRole('textbox', { name: 'Titel, Nederlands' })).toHaveValue('De flex-BV')
  expect(await found(page, `/${slug}-nieuw`)).toBe('Een andere kop')
  await page.getByRole('button', { name: 'Publiceer nu' }).click()
  await expect.poll(() => found(page, `/${slug}-nieuw`)).toBe('De flex-BV')
})
