import { alsoIn, expect, test } from '../fixtures.ts'
import { answer } from '../questionnaire/answering.ts'
import { bsnOf } from '../questionnaire/founders.ts'
import { atOffer, bram, complaints, sanne } from '../questionnaire/offers.ts'
import { stored } from '../questionnaire/prepared.ts'
import { flows, nextButton, saved } from '../questionnaire/walking.ts'

const cor = { ...bram, firstname: 'Cor', email: 'cor@example.nl', bsn: bsnOf('Cor') }
const undivided = { p1: sanne, p2: bram, p3: cor }
const three = {
  p1: { ...sanne, shares: 40 },
  p2: { ...bram, shares: 40 },
  p3: { ...cor, shares: 40 },
}

test(
  'nobody divided yet: everyone gets the same, the first what is left over',
  alsoIn('web/pages/flow/shares-offer.browser.test.tsx'),
  async ({ page }) => {
    const uuid = await atOffer(page, 'shares', { people: undivided, main: { number_of_shares: 100 } })
    await expect(page.getByLabel('Jouw aandelen')).toHaveValue('34')
    await expect(page.getByLabel('Aandelen van Cor')).toHaveValue('33')
    await expect(page.getByRole('row', { name: /^Samen 100 van 100 100%/ })).toBeVisible()
    await saved(page)
    expect((await stored(page, uuid)).p1?.shares).toBe(34)
  },
)

test(
  'a wrong sum says how many, keeps one here, and is put right with one press',
  alsoIn('web/pages/flow/shares-offer.browser.test.tsx'),
  async ({ page }) => {
    const uuid = await atOffer(page, 'shares')
    const first = page.getByLabel('Jouw aandelen')
    await first.fill('70')
    await expect(page.getByText('Je hebt 10 aandelen te veel verdeeld. Er zijn er 120.')).toBeVisible()
    await first.fill('59')
    await expect(page.getByText('Er is nog één aandeel te verdelen. Samen zijn het er 120.')).toBeVisible()
    await nextButton(page).click()
    await expect(first).toBeFocused()
    await expect(page).toHaveTitle(/Verdeling aandelen/)
    await page.getByRole('button', { name: 'Verdeel gelijk' }).click()
    await expect(first).toHaveValue('60')
    await nextButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Eén verklaring van jullie samen' })).toBeFocused()
    await saved(page)
    expect((await stored(page, uuid)).main).toMatchObject({ distribution_of_shares: 'equal' })
  },
)

test(
  'the borders of the pie move by keyboard and by hand, and the table follows',
  alsoIn('web/questionnaire/parts/pie/geometry.test.ts', 'web/pages/flow/transfer-pie.browser.test.tsx'),
  async ({ page }) => {
    const uuid = await atOffer(page, 'shares', { people: three })
    const border = page.getByRole('slider', { name: 'Grens tussen jou en Bram' })
    await border.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('PageUp')
    await expect(page.getByLabel('Jouw aandelen')).toHaveValue('51')
    await expect(page.getByLabel('Aandelen van Bram')).toHaveValue('29')
    await expect(border).toHaveAttribute('aria-valuetext', 'Jij 51 aandelen, 42,5%, Bram 29 aandelen, 24,2%')
    await page.keyboard.press('Home')
    await expect(page.getByLabel('Jouw aandelen')).toHaveValue('1')

    const pie = await page.getByRole('group', { name: 'Verdeling van de aandelen' }).boundingBox()
    const handle = await border.boundingBox()
    if (!pie || !handle) throw new Error('There is no pie.')
    const [x, y] = [pie.x + pie.width / 2, pie.y + pie.height / 2]
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
    await page.mouse.down()
    // A quarter of a turn: 30 of the 120.
    await page.mouse.move(x + 40, y - 40, { steps: 4 })
    await page.mouse.move(x + 90, y, { steps: 4 })
    await page.mouse.up()
    await expect(page.getByLabel('Jouw aandelen')).toHaveValue('30')
    await expect(page.getByLabel('Aandelen van Bram')).toHaveValue('50')
    await saved(page)
    const { main, p1, p2 } = await stored(page, uuid)
    expect([main?.distribution_of_shares, p1?.shares, p2?.shares]).toEqual(['custom', 30, 50])
  },
)

test(
  'another number of shares is divided anew, unless it was done by hand',
  alsoIn('web/pages/flow/shares-offer.browser.test.tsx'),
  async ({ page }) => {
    await atOffer(page, 'shares')
    const number = page.getByRole('textbox', { name: 'Hoeveel aandelen krijgt de BV?' })
    await number.fill('200')
    await number.blur()
    await expect(page.getByLabel('Aandelen van Bram')).toHaveValue('100')
    await page.getByLabel('Jouw aandelen').fill('150')
    await page.getByLabel('Aandelen van Bram').fill('50')
    await number.fill('300')
    await number.blur()
    await expect(page.getByLabel('Aandelen van Bram')).toHaveValue('50')
    await expect(page.getByText('Er zijn nog 100 aandelen te verdelen. Samen zijn het er 300.')).toBeVisible()
  },
)

test(
  'the starting capital is shown, from € 300,10 on it stops, and above € 10.000 a dialog says why',
  alsoIn('web/pages/flow/shares-offer.browser.test.tsx'),
  async ({ page }) => {
    await atOffer(page, 'shares')
    const value = page.getByRole('textbox', { name: 'Wat is één aandeel waard?' })
    await expect(page.getByText('120 aandelen van € 0,01')).toBeVisible()
    await value.fill('2,51')
    await value.blur()
    await expect(page.getByText('€ 301,20', { exact: true })).toBeVisible()
    await expect(page.getByText('Je startkapitaal komt boven € 300 uit')).toBeVisible()
    await nextButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Wie krijgt hoeveel aandelen?' })).toBeVisible()
    await value.fill('100')
    await value.blur()
    const dialog = page.getByRole('dialog', { name: 'Meer dan € 10.000 kan hier niet' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Bedrag aanpassen' }).click()
    await expect(value).toBeFocused()
    await value.fill('1')
    await value.blur()
    await nextButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Eén verklaring van jullie samen' })).toBeVisible()
  },
)

test(
  'someone leaves after the shares were divided by hand: "next" says so and leads back there',
  alsoIn('web/pages/flow/shares-offer.browser.test.tsx'),
  async ({ page }) => {
    const people = {
      p1: { ...three.p1, shares: 50 },
      p2: { ...three.p2, shares: 40 },
      p3: { ...three.p3, shares: 30 },
    }
    await atOffer(page, 'shares', { people, main: { distribution_of_shares: 'custom' } })
    await nextButton(page).click()
    const asker = { page, messages: flows['dutch-bv'], scope: 'main' } as const
    await answer(asker, { bankruptcy: true })
    await page.getByRole('checkbox', { name: 'Cor' }).check()
    await answer(asker, { bankruptcy_settled: false })
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijder Cor' }).click()
    await answer(asker, { bankruptcy: false })
    await nextButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Wie mag er tekenen?' })).toBeFocused()
    await nextButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Als een van jullie wegvalt' })).toBeFocused()
    await nextButton(page).click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Willen jullie afspraken onderling vastleggen?' }),
    ).toBeFocused()
    await nextButton(page).click()
    await expect(complaints(page)).toBeFocused()
    await complaints(page).getByRole('link', { name: 'De verdeling klopt nog niet' }).click()
    await expect(page.getByLabel('Jouw aandelen')).toBeFocused()
    await expect(page.getByText('Er zijn nog 30 aandelen te verdelen. Samen zijn het er 120.')).toBeVisible()
  },
)
