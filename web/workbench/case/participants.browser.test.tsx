import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OfficeCase } from '#contract/notary-cases.ts'
import { axeClean, visit } from '#web/testing/index.ts'
import { caseAnswers, notary, officeCase } from '../samples.ts'

const bram: OfficeCase['participants'][number] = {
  ...{
    id: 'q-p2',
    person: 'p2',
    name: 'Bram van den Berg',
    email: 'bram@voorbeeld.nl',
    state: 'complete',
    link: 'open',
  },
  ...{ invited_at: '2026-11-20T10:00:00Z', until: '2026-12-04T10:00:00Z', reminded_at: null },
  ...{ began_at: '2026-11-25T10:00:00Z', completed_at: '2026-11-26T10:00:00Z', declined_at: null, unread: 1 },
}
const message = {
  ...{ id: 1, role: 'participant', author: 'Bram van den Berg', mine: false },
  ...{ text: 'Mag het ook met mijn rijbewijs?', at: '2026-12-02T09:00:00Z' },
}
const thread = '/api/notary/cases/:uuid/participants/:person/messages'

async function open(tab: string) {
  const found = officeCase({ participants: [bram], documents: [] })
  await visit(`/notary/c${tab}`, {
    as: notary,
    server: {
      ...caseAnswers(found, 'notary'),
      [`GET ${thread}`]: { body: { messages: [message] } },
      [`POST ${thread}`]: {
        status: 201,
        body: { messages: [message, { ...message, id: 2, role: 'notary', mine: true, text: 'Liever een paspoort.' }] },
      },
    },
  })
}

test('who filled in their own part is told with the case, and has a declaration of their own', async () => {
  await open('')
  await expect.element(page.getByText(/verklaarde op do 26 nov/)).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Persoonlijke verklaring van Bram van den Berg, PDF' }))
    .toBeVisible()
  await axeClean()
  await page.getByRole('link', { name: 'Bekijk het verzegelde deel' }).click()
  await expect.element(page.getByText(/Met een slot: alleen Bram van den Berg en jullie/)).toBeVisible()
  await expect.element(page.getByText('Verzegeld: de klant ziet dit niet').first()).toBeInTheDocument()
  await axeClean()
})

test('they have a thread of their own with the office', async () => {
  await open('/messages')
  const own = page.getByRole('region', { name: /^Berichten met Bram van den Berg/ })
  await expect.element(own.getByText('Mag het ook met mijn rijbewijs?')).toBeVisible()
  await expect.element(own.getByText('1 nieuw')).toBeVisible()
  await own.getByLabelText('Schrijf aan Bram van den Berg').fill('Liever een paspoort.')
  await own.getByRole('button', { name: 'Verstuur' }).click()
  await expect.element(own.getByText('Liever een paspoort.').first()).toBeVisible()
  await axeClean()
})
