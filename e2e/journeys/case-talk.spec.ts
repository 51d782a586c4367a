import { linkMailedTo } from '../accounts/people.ts'
import { founderReads, nextThing, pdf } from '../cases/at-founder.ts'
import { fromMenu, needed, openCase, openTab, rung } from '../cases/at-office.ts'
import { openAtChecks } from '../cases/opened.ts'
import { test } from '../cases/with-desks.ts'
import { alsoIn, axeClean, expect } from '../fixtures.ts'
import { saved } from '../questionnaire/walking.ts'

const identity = 'Identiteitsbewijs van Sanne de Vries'

test(
  'a paper is sent back with a reason and sent anew, and the case goes on by itself',
  alsoIn(
    'web/workbench/case/case.browser.test.tsx',
    'web/pages/own-case/own-case.browser.test.tsx',
    'server/resources/cases/ladder.test.ts',
  ),
  async ({ page, at }) => {
    const { founder, office } = await openAtChecks(page, at)
    await needed(office)
      .getByRole('link', { name: `${identity} beoordelen` })
      .click()
    await office.getByRole('radio', { name: 'onleesbaar' }).check()
    await office.getByLabel('Toelichting voor de klant').fill('De onderste regel is weg.')
    await office.getByRole('button', { name: 'Wijs af', exact: true }).click()
    await expect(needed(office).getByRole('link', { name: `${identity} komt opnieuw` })).toBeVisible()
    await axeClean(office)
    await fromMenu(office, 'Stilzetten…')
    const dialog = office.getByRole('dialog', { name: 'Zet de zaak stil' })
    await dialog.getByRole('radio', { name: 'Afgewezen stukken: wacht op nieuwe' }).check()
    await axeClean(office)
    await dialog.getByRole('button', { name: 'Zet stil' }).click()
    const held = office.getByText('Stilgezet: Afgewezen stukken: wacht op nieuwe')
    await expect(held).toBeVisible()

    await founderReads(founder, /^Stuur een kopie van je (paspoort|identiteitskaart) opnieuw$/)
    const tasks = page.getByRole('region', { name: 'Wat er nog moet gebeuren' })
    await expect(tasks.getByText('Teruggestuurd: Het is niet goed te lezen.')).toBeVisible()
    await expect(tasks.getByText('De onderste regel is weg.')).toBeVisible()
    await axeClean(page)
    await tasks.getByLabel('Kies een bestand').setInputFiles(pdf('paspoort'))
    await expect(nextThing(founder, 'De notaris kijkt alles na')).toBeVisible()

    await office.reload()
    await expect(held).toHaveCount(0)
    await expect(rung(office, 'Nakijken')).toBeVisible()
    await needed(office)
      .getByRole('link', { name: `${identity} beoordelen` })
      .click()
    await expect(office.getByText(/^Versie 1, .*, afgewezen: onleesbaar/)).toBeVisible()
    await office.getByRole('button', { name: `Keur goed: ${identity}` }).click()
    await expect(office.getByText('Goedgekeurd', { exact: true })).toBeVisible()
  },
)

test(
  'what the notary asks about answers is seen at the question, answered there, and closed',
  alsoIn(
    'web/workbench/case/case.browser.test.tsx',
    'web/pages/flow/asked.browser.test.tsx',
    'server/resources/cases/ladder.test.ts',
  ),
  async ({ page, at }) => {
    const { founder, desk, office } = await openAtChecks(page, at)
    await openTab(office, 'Antwoorden en stukken')
    const answers = office.getByRole('region', { name: 'Antwoorden', exact: true })
    const thread = (field: string) => answers.getByRole('region', { name: `Gesprek over ${field}` })

    await test.step('the office flags two answers, and asks them in one go', async () => {
      await answers.getByRole('button', { name: /^Sanne de Vries/ }).click()
      for (const [field, question] of [
        ['Voornamen', 'In je paspoort staan drie voornamen.'],
        ['Geboorteplaats', 'Is dit de gemeente van toen?'],
      ] as const) {
        await answers.getByRole('button', { name: `Vlag op ${field}` }).click()
        await thread(field).getByRole('textbox', { name: 'Wat wil je hierover zeggen?' }).fill(question)
        await thread(field).getByRole('button', { name: 'Zet neer' }).click()
        await expect(thread(field).getByText(question)).toBeVisible()
      }
      await axeClean(office)
      await fromMenu(office, 'Leg de vlaggen voor aan de klant')
      await expect(needed(office).getByText('De klant is aan zet.', { exact: false })).toBeVisible()
    })

    await test.step('the founder comes by the mail, and finds each at its question', async () => {
      await page.goto(await linkMailedTo(page, founder.email, new RegExp(`/dashboard/${founder.uuid}`)))
      await expect(nextThing(founder, 'De notaris heeft 2 vragen')).toBeVisible()
      await page.getByRole('button', { name: 'Bekijk en beantwoord' }).click()
      const questions = page.getByRole('region', { name: 'Vragen van de notaris' })
      await expect(questions.getByText('Wacht op jou')).toHaveCount(2)
      await axeClean(page)
      await questions.getByRole('link', { name: 'Ga naar het antwoord' }).first().click()
      const main = page.getByRole('main')
      await expect(main.getByText('De notaris heeft hier een vraag over').first()).toBeVisible()
      await expect(main.getByText('In je paspoort staan drie voornamen.')).toBeVisible()
      await axeClean(page)
      const box = main.getByRole('textbox', { name: /^Voornamen/ })
      await box.fill('Sanne Maria Hendrika')
      await box.blur()
      await saved(page)
      await expect(main.getByText('Aangepast: de notaris kijkt ernaar').first()).toBeVisible()
    })

    await test.step('or replies, and sends it all to the notary', async () => {
      await founderReads(founder, 'De notaris heeft een vraag')
      await page.getByLabel(/^Je antwoord op de vraag over: .*Geboorteplaats$/).fill('Ja, toen heette het al zo.')
      await page.getByRole('button', { name: 'Stuur antwoord' }).last().click()
      await nextThing(founder, 'Alle vragen zijn beantwoord')
        .getByRole('button', { name: 'Stuur je antwoorden naar de notaris' })
        .click()
      await expect(nextThing(founder, 'De notaris kijkt alles na')).toBeVisible()
    })

    await test.step('the office takes over what changed, and closes both', async () => {
      await openCase(desk, founder)
      await needed(office).getByRole('link', { name: 'Vlag op Voornamen van Sanne Maria Hendrika de Vries' }).click()
      await thread('Voornamen').getByRole('button', { name: 'Neem over en sluit de vlag' }).click()
      await expect(thread('Voornamen').getByText(/^gesloten op /)).toBeVisible()
      await answers.getByRole('button', { name: 'Gesprek over Geboorteplaats' }).click()
      await expect(thread('Geboorteplaats').getByText('Ja, toen heette het al zo.')).toBeVisible()
      await thread('Geboorteplaats').getByRole('button', { name: 'Sluit de vlag' }).click()
      await expect(needed(office).getByRole('link', { name: /^Vlag op / })).toHaveCount(0)
    })
  },
)
