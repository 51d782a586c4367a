import { readFile } from 'node:fs/promises'
import type { QuestionnairePatch } from '#contract/questionnaires.ts'
import { atCheckout, atTheBank, ordered, pay } from '../checkout/ordering.ts'
import { expect, test } from '../fixtures.ts'
import { answeredTransfer } from '../questionnaire/transfers.ts'
import type { Flow } from '../questionnaire/walking.ts'

const holding: QuestionnairePatch = { main: { company_name: 'De Vries Holding', number_of_shares: 120 } }

/** What is different about each, and a paper that only it has. */
const flows: readonly (readonly [flow: Flow, patch: QuestionnairePatch, paper: RegExp])[] = [
  ['holding', holding, /^Akte van oprichting van De Vries Holding.*PDF$/i],
  ['incorporate-holding', holding, /De Vries Holding.*PDF$/i],
  ['transfer_of_shares', answeredTransfer(), /^Akte van .*PDF$/i],
  [
    'omzetting',
    {
      main: {
        converted_from: 'proprietorship',
        kvk: '68908248',
        type_of_conversion: 'tax_free_transfer',
        accountant: 'yes',
      },
    },
    /^Akte van inbreng.*PDF$/i,
  ],
]

for (const [flow, patch, paper] of flows) {
  test(`${flow}: paid, and the papers can be downloaded`, async ({ page }) => {
    test.slow()
    const order = await ordered(page, patch, flow)
    await atCheckout(page, order)
    await pay(page)
    await atTheBank(page, 'paid')
    const thanks = /^(Bedankt voor je betaling|Thank you for your payment)$/
    await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible()
    // The documents are drawn after the payment.
    const button = page.getByRole('button', { name: paper }).first()
    await expect(button).toBeVisible({ timeout: 200_000 })
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
    const bytes = await readFile(await download.path())
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  })
}
