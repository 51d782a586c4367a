import { agree, founderReads, founderWords, handIn } from '../cases/at-founder.ts'
import {
  acceptPapers,
  closeCheck,
  makeConcept,
  openCase,
  openTab,
  register,
  sign,
  step,
  wasHeld,
} from '../cases/at-office.ts'
import {
  answerTheRest,
  declare,
  invited,
  newAddress,
  orderWith,
  sendOwnPaper,
  showCode,
} from '../cases/at-participant.ts'
import { chooseMoment } from '../cases/moments.ts'
import { paidCase } from '../cases/paid.ts'
import { test } from '../cases/with-desks.ts'
import { axeClean, breadth, expect } from '../fixtures.ts'

const words = founderWords.en

test(
  'from an invitation to a company that exists: one at a desk in English, one on a phone in Dutch, and a notary',
  breadth(),
  async ({ page, browser, baseURL, at }) => {
    await page.addInitScript(() => localStorage.setItem('locale', 'en'))
    const email = newAddress()
    // Nobody sent it: it goes out with the payment.
    const founder = await paidCase(page, orderWith(email, 'english-bv'))
    const bram = await invited(browser, page, email, { baseURL, language: 'nl' })
    const desk = await at('notary')
    const office = desk.page

    await test.step('the other fills in their own part, and the notary alone hears what they ask', async () => {
      await showCode(bram, email)
      await bram.page.getByRole('textbox', { name: 'Telefoonnummer' }).fill('0612345678')
      await answerTheRest(bram)
      await declare(bram, () => sendOwnPaper(bram))
      const thread = bram.page.getByRole('region', { name: 'Berichten' })
      await thread.getByLabel('Je bericht aan de notaris').fill('Moet ik mijn paspoort meenemen?')
      await thread.getByRole('button', { name: 'Stuur bericht' }).click()
      await expect(thread.getByRole('paragraph').filter({ hasText: 'Moet ik mijn paspoort meenemen?' })).toBeVisible()
      await axeClean(bram.page)

      await openCase(desk, founder)
      await openTab(office, 'Berichten')
      const theirs = office.getByRole('region', { name: /^Berichten met Bram/ })
      await expect(theirs.getByText('Moet ik mijn paspoort meenemen?')).toBeVisible()
      await theirs.getByLabel(/^Schrijf aan Bram/).fill('Ja, neem het mee.')
      await theirs.getByRole('button', { name: 'Verstuur' }).click()
      await expect(theirs.getByRole('paragraph').filter({ hasText: 'Ja, neem het mee.' })).toBeVisible()
      await axeClean(office)
      await bram.page.reload()
      await expect(thread.getByText('Ja, neem het mee.')).toBeVisible()
    })

    await test.step('whoever ordered hands it in, having read nothing of that', async () => {
      await handIn(founder, words)
      await expect(page.getByText('paspoort meenemen')).toHaveCount(0)
      await axeClean(page)
    })

    await test.step('the office finds first answers, and no changes', async () => {
      await openCase(desk, founder)
      await expect(office.getByText('Gewijzigd na het betalen')).toHaveCount(0)
      await expect(office.getByText('Tekent: online')).toHaveCount(2)
      await step(office, 'Pak op en kijk na', 'Nakijken')
      await acceptPapers(office)
      await closeCheck(office, 2)
      await step(office, 'Naar de definitieve akte', 'Definitieve akte')
      await makeConcept(office)
      await agree(founder, words)
      await office.reload()
      await step(office, 'Naar de afspraak', 'Afspraak')
    })

    await test.step('one proposes a moment, the other agrees with it on their own phone', async () => {
      await page.goto(`/dashboard/${founder.uuid}/appointment`)
      await chooseMoment(page, 4)
      await page.getByRole('button', { name: 'Ask whether this suits' }).click()
      await expect(page.getByText(/We are still waiting for Bram/)).toBeVisible()
      await axeClean(page)
      await bram.page.reload()
      const card = bram.page.getByRole('region', { name: 'De akte tekenen' })
      await axeClean(bram.page)
      await card.getByRole('button', { name: 'Ik kan dan', exact: true }).click()
      await expect(card.getByRole('button')).toHaveCount(0)
      await founderReads(founder, words.meeting)
    })

    await test.step('signed, registered and there', async () => {
      await openCase(desk, founder)
      await wasHeld(office)
      await sign(office)
      await register(office)
      await founderReads(founder, 'Your company exists.')
      await bram.page.reload()
      await expect(bram.page.getByRole('heading', { level: 1, name: 'Jouw deel is klaar' })).toBeVisible()
      await axeClean(bram.page)
    })
    await bram.close()
  },
)
