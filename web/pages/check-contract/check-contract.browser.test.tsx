import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { axeClean, fits, visit } from '#web/testing/index.ts'

const checking = 'POST /api/contract_checks'
const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

test('a file is known by its hash, and only that is sent', async () => {
  const sent: unknown[] = []
  await visit('/check-contract', {
    server: {
      [checking]: (body) => {
        sent.push(body)
        return { body: { known: true, signed_at: '2026-11-18T08:00:00Z', signers: 2 } }
      },
    },
  })
  await page.getByLabelText('Kies een PDF').upload(new File(['abc'], 'contract.pdf', { type: 'application/pdf' }))
  await expect.element(page.getByText(/18 november 2026, door 2 ondertekenaars/)).toBeVisible()
  expect(sent).toEqual([{ sha256: abc }])
  await axeClean()
})

test('in English on a phone: what is pasted is checked first, and one that is unknown is said so', async () => {
  await page.viewport(390, 800)
  await visit('/check-contract', { locale: 'en', server: { [checking]: { body: { known: false } } } })
  const box = page.getByLabelText(/paste the checksum/)
  await box.fill('123')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect.element(page.getByText(/A checksum has 64 characters/)).toBeVisible()
  await axeClean()
  await box.fill(abc.toUpperCase())
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect.element(page.getByText('We do not know this file')).toBeVisible()
  await fits()
})
