import { mergeTests } from '@playwright/test'
import { ownCase } from '#server/testing/cases.ts'
import { signIn } from '../accounts/people.ts'
import { founderWords, handIn } from '../cases/at-founder.ts'
import { openCase, step } from '../cases/at-office.ts'
import { invited, ownAnswers, ownPath, showCode } from '../cases/at-participant.ts'
import { callerOf } from '../cases/calling.ts'
import { test as withDesks } from '../cases/with-desks.ts'
import { axeClean, breadth, expect } from '../fixtures.ts'
import { test as withSilence } from '../with-silence.ts'

const test = mergeTests(withDesks, withSilence)

const words = founderWords.nl

interface Mail {
  readonly to: string
  readonly subject: string
}

test(
  'who never answers was reminded and told of; a late link is renewed, the part is taken back and the case goes on',
  breadth(),
  async ({ page, browser, baseURL, at, silence }) => {
    const { uuid } = silence
    const mails = async (to: string) =>
      ((await (await page.request.get('/outbox.json')).json()) as readonly Mail[]).filter((mail) =>
        mail.to.includes(to),
      )
    const token = await signIn(page.request, silence)
    await page.addInitScript((stored) => {
      localStorage.setItem('jwt', stored)
      localStorage.setItem('consent', 'necessary')
    }, JSON.stringify(token))
    const card = page.getByRole('region', { name: 'Bram de Vries', exact: true })

    await test.step('three reminders, and whoever ordered sees that nothing came', async () => {
      expect(await mails(silence.invited)).toHaveLength(4)
      expect((await mails(silence.email)).map(({ subject }) => subject)).toContainEqual(expect.stringContaining('Bram'))
      await page.goto(`/dashboard/${uuid}`)
      await expect(card.getByText('link verlopen', { exact: true })).toBeVisible()
      await axeClean(page)
    })

    const bram = await invited(browser, page, silence.invited, { baseURL, language: 'nl' })
    await test.step('the link came too late, and says how to have another', async () => {
      await expect(bram.page.getByRole('heading', { level: 1, name: 'Deze link werkt niet meer' })).toBeVisible()
      await axeClean(bram.page)
      await bram.page.getByRole('button', { name: 'Stuur mij een nieuwe link' }).click()
      await expect(bram.page.getByText('De nieuwe link is onderweg naar je mail.')).toBeVisible()
      await axeClean(bram.page)
      await expect.poll(() => ownPath(page, silence.invited)).not.toBe(bram.path)
      await bram.page.goto(await ownPath(page, silence.invited))
      await showCode(bram, silence.invited)
      await page.reload()
      await expect(card.getByText('uitgenodigd', { exact: true })).toBeVisible()
    })

    await test.step('whoever ordered does not wait any longer: the part is theirs again, and what it lacks is said', async () => {
      await card.getByRole('button', { name: 'Toch zelf invullen: Bram' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Ik vul het zelf in' }).click()
      await expect(card).toHaveCount(0)
      await bram.page.reload()
      await expect(bram.page.getByRole('heading', { level: 1, name: 'Je hoeft niets meer in te vullen' })).toBeVisible()
      await axeClean(bram.page)
    })

    await test.step('answered, handed in and taken up', async () => {
      const caller = callerOf(page.request, token)
      const path = `/api/dutch_bv_incorporations/${uuid}`
      const founder = { page, ...silence, ...ownCase(caller, { questionnaire: uuid, path, case: silence.caseUuid }) }
      await page.getByRole('button', { name: words.submit }).click()
      await expect(page.getByRole('link', { name: /^Van Bram de Vries ontbreken nog gegevens/ })).toBeVisible()
      await axeClean(page)
      const saved = await caller.call('PATCH', path, { payload: { p2: ownAnswers } })
      expect(saved.statusCode, saved.body).toBe(200)
      await handIn(founder, words)
      const desk = await at('notary')
      await openCase(desk, founder)
      await step(desk.page, 'Pak op en kijk na', 'Nakijken')
    })
    await bram.close()
  },
)
