import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { axeClean, complaints, founder, onward, openOffer, write } from '#web/testing/index.ts'

const yours = page.getByLabelText('Jouw aandelen')
const brams = page.getByLabelText('Aandelen van Bram')
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const three = (sanne?: number, bram?: number, cor?: number) => ({
  p1: founder('Sanne', { shares: sanne ?? null }),
  p2: founder('Bram', { shares: bram ?? null }),
  p3: founder('Cor', { shares: cor ?? null }),
})

/** Somebody went bankrupt, and that is not settled. */
async function bankrupt(who: string): Promise<void> {
  await onward.click()
  await expect.element(heading('Eén verklaring van jullie samen')).toHaveFocus()
  const went = page.getByRole('radiogroup', { name: /failliet gegaan/ })
  await went.getByRole('radio', { name: 'Ja' }).click()
  await page.getByRole('checkbox', { name: who }).click()
  const settled = page.getByRole('radiogroup', { name: 'Is het faillissement afgewikkeld?' })
  await settled.getByRole('radio', { name: 'Nee' }).click()
}

test('nobody divided yet: everyone gets the same, the first what is left over', async () => {
  const kept = await openOffer('shares', { ...three(), main: { number_of_shares: 100 } })
  await expect.element(yours).toHaveValue('34')
  await expect.element(page.getByLabelText('Aandelen van Cor')).toHaveValue('33')
  await expect.element(page.getByRole('row', { name: /^Samen 100 van 100 100%/ })).toBeVisible()
  await expect.poll(() => kept.answers().p1.shares).toBe(34)
})

test('a wrong sum says how many, keeps one here, and is put right with one press', async () => {
  const kept = await openOffer('shares')
  await yours.fill('70')
  await expect.element(page.getByText('Je hebt 10 aandelen te veel verdeeld. Er zijn er 120.')).toBeVisible()
  await yours.fill('59')
  await expect.element(page.getByText('Er is nog één aandeel te verdelen. Samen zijn het er 120.')).toBeVisible()
  await onward.click()
  await expect.element(yours).toHaveFocus()
  await expect.poll(() => document.title).toMatch(/Verdeling aandelen/)
  await page.getByRole('button', { name: 'Verdeel gelijk' }).click()
  await expect.element(yours).toHaveValue('60')
  await onward.click()
  await expect.element(heading('Eén verklaring van jullie samen')).toHaveFocus()
  await expect.poll(() => kept.answers().main).toMatchObject({ distribution_of_shares: 'equal' })
})

test('another number of shares is divided anew, unless it was done by hand', async () => {
  await openOffer('shares')
  const number = page.getByRole('textbox', { name: 'Hoeveel aandelen krijgt de BV?' })
  await write(number, '200')
  await expect.element(brams).toHaveValue('100')
  await yours.fill('150')
  await brams.fill('50')
  await write(number, '300')
  await expect.element(brams).toHaveValue('50')
  await expect.element(page.getByText('Er zijn nog 100 aandelen te verdelen. Samen zijn het er 300.')).toBeVisible()
})

test('the starting capital is shown, from € 300,10 on it stops, and above € 10.000 a dialog says why', async () => {
  await openOffer('shares')
  const value = page.getByRole('textbox', { name: 'Wat is één aandeel waard?' })
  await expect.element(page.getByText('120 aandelen van € 0,01')).toBeVisible()
  await write(value, '2,51')
  await expect.element(page.getByText('€ 301,20', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Je startkapitaal komt boven € 300 uit')).toBeVisible()
  await onward.click()
  await expect.element(heading('Wie krijgt hoeveel aandelen?')).toBeVisible()
  await write(value, '100')
  const dialog = page.getByRole('dialog', { name: 'Meer dan € 10.000 kan hier niet' })
  await dialog.getByRole('button', { name: 'Bedrag aanpassen' }).click()
  await expect.element(value).toHaveFocus()
  await write(value, '1')
  await onward.click()
  await expect.element(heading('Eén verklaring van jullie samen')).toBeVisible()
})

test('someone leaves after the shares were divided by hand: "next" says so and leads back there', async () => {
  await openOffer('shares', { ...three(50, 40, 30), main: { distribution_of_shares: 'custom' } })
  await bankrupt('Cor')
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijder Cor' }).click()
  const went = page.getByRole('radiogroup', { name: /failliet gegaan/ })
  await went.getByRole('radio', { name: 'Nee' }).click()
  await onward.click()
  await expect.element(heading('Wie mag er tekenen?')).toHaveFocus()
  await onward.click()
  await expect.element(heading('Als een van jullie wegvalt')).toHaveFocus()
  await onward.click()
  await expect.element(heading('Willen jullie afspraken onderling vastleggen?')).toHaveFocus()
  await onward.click()
  await expect.element(complaints).toHaveFocus()
  await complaints.getByRole('link', { name: 'De verdeling klopt nog niet' }).click()
  await expect.element(yours).toHaveFocus()
  await expect.element(page.getByText('Er zijn nog 30 aandelen te verdelen. Samen zijn het er 120.')).toBeVisible()
})

test('the second shareholder is bankrupt: taken out, the shares are divided again, and one goes on', async () => {
  const kept = await openOffer('shares', { main: { distribution_of_shares: 'equal' } })
  await bankrupt('Bram')
  const dialog = page.getByRole('dialog', { name: 'Bram kan nu niet meedoen' })
  await expect
    .element(dialog)
    .toMatchTextContent(/Haal Bram uit de lijst en ga verder, of kom terug als de curator klaar is\./)
  await axeClean()
  await dialog.getByRole('button', { name: 'Verwijder Bram' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('Bram is verwijderd')).toBeVisible()
  await expect.poll(() => document.querySelectorAll('form :focus').length).toBe(1)
  await onward.click()
  await expect.poll(() => document.title).toMatch(/Lidmaatschap/)
  await expect.poll(() => kept.answers().p1.shares).toBe(120)
  const { main, p2 } = kept.answers()
  expect([main.bankruptcy, p2.active ?? false, p2.firstname]).toEqual([false, false, undefined])
})
