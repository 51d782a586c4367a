import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { DataAccess } from '#contract/accesses.ts'
import type { AccountData } from '#contract/account-answers.ts'
import { axeClean, fits, visit } from '#web/testing/index.ts'

const noor: AccountData = {
  ...{ id: 1, uuid: 'u1', provider: 'email', uid: 'noor@voorbeeld.nl', email: 'noor@voorbeeld.nl', phone: null },
  ...{ firstname: 'Noor', lastname: 'Bakker', locale: 'nl', role: 'customer', second_factor: 'off' },
  ...{ keep_me_posted: false, confirmed: true, profile_image: null, user_hash: null, allow_password_change: false },
}

async function open(accesses: readonly DataAccess[]): Promise<void> {
  await visit('/questionnaire/account', {
    as: noor,
    server: {
      'GET /api/member_auth/validate_token': { body: { success: true, data: noor } },
      'GET /api/account/sessions': { body: { sessions: [] } },
      'GET /api/account/identities': { body: { identities: [] } },
      'GET /api/account/accesses': { body: { accesses } },
    },
  })
  await section.getByRole('button', { name: 'Laat het zien' }).click()
}

const section = page.getByRole('region', { name: 'Wie je gegevens zag' })

test('which office worked on it and why support looked stands by day, on a phone too', async () => {
  await page.viewport(390, 844)
  const about = { number: '2026-00001', company_name: 'Molenwiek B.V.', questionnaire: 'q1', day: '2026-11-16' }
  await open([
    { ...about, who: 'support', office: null, ways: ['looked'], reasons: ['De naam op de akte klopt niet.'] },
    { ...about, who: 'office', office: 'Kantoor Noord', ways: ['worked', 'downloaded'], reasons: [] },
  ])
  await expect.element(section).toMatchTextContent(/Onze ondersteuning16 november 2026 · Molenwiek B\.V\./)
  await expect.element(section).toMatchTextContent(/Bekeek privégegevensReden: De naam op de akte klopt niet\./)
  await expect.element(section).toMatchTextContent(/Kantoor Noord.*Werkte in je dossierDownloadde de stukken/)
  await axeClean()
  await fits()
})

test('as long as nobody did, that is said', async () => {
  await open([])
  await expect
    .element(section.getByRole('status'))
    .toHaveTextContent('Nog niemand heeft in een dossier van je gewerkt.')
})
