import type { Page } from '@playwright/test'
import { climb } from '#server/testing/cases.ts'
import { founderReads, nextThing } from '../cases/at-founder.ts'
import { findCase, fromMenu, needed, openCase, rung } from '../cases/at-office.ts'
import { openAtChecks } from '../cases/opened.ts'
import { paidCase } from '../cases/paid.ts'
import { products } from '../cases/products.ts'
import { test } from '../cases/with-desks.ts'
import { alsoIn, axeClean, expect } from '../fixtures.ts'

test(
  'a case is held and goes on, goes a rung back, and is stopped with the money given back',
  alsoIn(
    'web/workbench/case/case.browser.test.tsx',
    'web/pages/own-case/own-case.browser.test.tsx',
    'server/resources/cases/ladder.test.ts',
  ),
  async ({ page, at }) => {
    const { founder, office } = await openAtChecks(page, at)

    await test.step('held, for a reason that the founder reads', async () => {
      await fromMenu(office, 'Stilzetten…')
      const dialog = office.getByRole('dialog', { name: 'Zet de zaak stil' })
      await dialog.getByRole('button', { name: 'Zet stil' }).click()
      await expect(dialog.getByText('Kies een reden')).toBeVisible()
      await dialog.getByRole('radio', { name: 'De klant reageert niet' }).check()
      await dialog.getByLabel('Toelichting voor de klant').fill('We belden je twee keer.')
      await dialog.getByRole('button', { name: 'Zet stil' }).click()
      await expect(office.getByText('Stilgezet: De klant reageert niet')).toBeVisible()
      await axeClean(office)
      await founderReads(founder, 'Je dossier staat even stil')
      const band = nextThing(founder, 'Je dossier staat even stil')
      await expect(band.getByText('We wachten al een tijdje op een antwoord van jou.', { exact: false })).toBeVisible()
      await expect(band.getByText('We belden je twee keer.')).toBeVisible()
      await axeClean(page)
    })

    await test.step('and going on', async () => {
      await needed(office).getByRole('button', { name: 'Laat de zaak weer lopen' }).click()
      await expect(office.getByText('Stilgezet: De klant reageert niet')).toHaveCount(0)
      await founderReads(founder, 'De notaris kijkt alles na')
    })

    await test.step('a rung back', async () => {
      await fromMenu(office, 'Een trede terug…')
      const dialog = office.getByRole('dialog', { name: 'Zet de zaak een trede terug' })
      await axeClean(office)
      await dialog.getByRole('textbox', { name: 'Waarom?' }).fill('Te vroeg opgepakt.')
      await dialog.getByRole('button', { name: 'Zet een trede terug' }).click()
      await expect(rung(office, 'Nieuw binnen')).toBeVisible()
      await founderReads(founder, 'Je dossier ligt bij de notaris')
    })

    await test.step('and stopped, with everything given back', async () => {
      await fromMenu(office, 'Stoppen met deze zaak…')
      const dialog = office.getByRole('dialog', { name: 'Stop met deze zaak' })
      await axeClean(office)
      await dialog.getByRole('textbox', { name: 'Waarom?' }).fill('Op verzoek van de klant.')
      await dialog.getByRole('radio', { name: /^Alles/ }).check()
      await dialog.getByRole('button', { name: 'Stop met deze zaak' }).click()
      await expect(rung(office, 'Gestopt')).toBeVisible()
      await founderReads(founder, 'Je dossier is gestopt')
      const band = nextThing(founder, 'Je dossier is gestopt')
      await expect(band.getByText(/^We hebben €\s[\d.,]+ teruggestort/)).toBeVisible()
      await expect(band.getByText('Op verzoek van de klant.')).toBeVisible()
      await axeClean(page)
    })
  },
)

test(
  'support gives a case to another office, which sees it from then on and nobody else',
  alsoIn(
    'web/workbench/case/dialogs.browser.test.tsx',
    'server/resources/cases/handing-over.test.ts',
    'server/resources/cases/matrix.test.ts',
  ),
  async ({ page, at }) => {
    const [founder, first, second, support] = [
      ...[await paidCase(page, products['dutch-bv']), await at('notary')],
      ...[await at('neighbour'), await at('support')],
    ] as const
    await expect(await findCase(first, founder)).toBeVisible()
    await axeClean(first.page)
    const elsewhere = (await findCase(second, founder)).page().getByText('Geen zaak past bij deze filters')
    await expect(elsewhere).toBeVisible()
    await test.step('with a reason, from the case itself', async () => {
      const { page: help } = support
      await help.goto(`/support/${founder.caseUuid}`)
      await fromMenu(help, 'Aan een ander kantoor geven…')
      const dialog = help.getByRole('dialog', { name: 'Geef de zaak aan een ander kantoor' })
      await dialog.getByRole('combobox', { name: /^Welk kantoor/ }).fill('Geleerde Uil')
      await dialog.getByRole('option', { name: /De Geleerde Uil/ }).click()
      await dialog.getByRole('textbox', { name: /^Waarom/ }).fill('Het kantoor heeft vakantie.')
      await axeClean(help)
      await dialog.getByRole('button', { name: 'Geef de zaak door' }).click()
      await expect(help.getByText('De zaak is doorgegeven.', { exact: false })).toBeVisible()
    })

    await (await findCase(second, founder)).click()
    await expect(second.page.getByRole('heading', { level: 1, name: founder.company })).toBeVisible()
    await first.page.goto(`/notary/${founder.caseUuid}`)
    await expect(first.page.getByRole('heading', { name: 'Deze zaak is hier niet' })).toBeVisible()
    await axeClean(first.page)
    await page.goto(`/dashboard/${founder.uuid}`)
    await expect(page.getByText(/ · notaris: .*De Geleerde Uil/)).toBeVisible()
  },
)

/** Holds what two people ask for until both have asked, so that neither can be first by being quick. */
async function atOnce(pages: readonly Page[], asked: string): Promise<void> {
  let waiting = pages.length
  let letGo = () => {}
  const all = new Promise<void>((resolve) => {
    letGo = resolve
  })
  for (const page of pages) {
    await page.route(asked, async (route) => {
      waiting -= 1
      if (waiting === 0) letGo()
      await all
      await route.continue()
    })
  }
}

test(
  'of two who take up a case at once one has done it, and the other is told',
  alsoIn('web/workbench/case/case.browser.test.tsx', 'server/resources/cases/faults.test.ts'),
  async ({ page, at }) => {
    const [founder, notary, clerk] = [await paidCase(page, products['dutch-bv']), await at('notary'), await at('clerk')]
    await climb(founder, notary, 'submitted_mix')
    const pages = [notary.page, clerk.page]
    const asked = `**${founder.case}/actions`
    for (const desk of [notary, clerk]) await openCase(desk, founder)
    await atOnce(pages, asked)
    await Promise.all(pages.map((one) => needed(one).getByRole('button', { name: 'Pak op en kijk na' }).click()))
    for (const one of pages) await expect(rung(one, 'Nakijken')).toBeVisible()
    const told = pages.map((one) => one.getByText('Iemand anders was je voor. Je ziet de zaak nu zoals hij is.'))
    await expect.poll(async () => (await Promise.all(told.map((text) => text.count()))).sort()).toEqual([0, 1])
    for (const one of pages) await one.unroute(asked)
  },
)
