import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ContractToSign } from '#contract/contract-signing.ts'
import { composeContract, loadContract } from '#domain/contracts/index.ts'
import type { DutchDate, Locale } from '#domain/values/index.ts'
import { sampleCompany, wholeAnswers } from '#web/contracts/samples/index.ts'
import { axeClean, fits, press, visit } from '#web/testing/index.ts'

const read = 'GET /api/contract_signing/:token'
const code = 'POST /api/contract_signing/:token/code'
const sign = 'POST /api/contract_signing/:token/sign'
const decline = 'POST /api/contract_signing/:token/decline'

type Server = NonNullable<NonNullable<Parameters<typeof visit>[1]>['server']>

async function toSign(over: Partial<ContractToSign> = {}): Promise<ContractToSign> {
  const today = '18-11-2026' as DutchDate
  const document = composeContract(await loadContract('nda', 'nl'), {
    ...{ answers: wholeAnswers, company: sampleCompany, today },
  }) as ContractToSign['document']
  return {
    ...{ title: 'Geheimhoudingsovereenkomst', document, text_sha256: 'a'.repeat(64), language: 'nl' },
    ...{ sent_by: 'Hinke Jansma', company_name: 'Terp B.V.', message: 'Zoals besproken.' },
    until: '2026-12-18T08:00:00Z',
    signer: {
      name: 'Aukje Hiemstra',
      company: 'Wad & Wal B.V.',
      to: 'a…@voorbeeld.nl',
      state: 'open',
      signed_at: null,
    },
    others: [{ name: 'Hinke Jansma', state: 'signed' }],
    ...{ entered: true, completed: false, signed_file: null, pdf: '/api/contract_signing/t/contract.pdf' },
    ...over,
  }
}

const open = (server: Server, locale: Locale = 'nl') => visit('/sign/sleutel', { server, locale })
const refused = (status: number, name: string) => ({ status, body: { errors: [{ code: name, message: '' }] } })

test.each([
  ['link_expired', 'Je bent te laat'],
  ['link_withdrawn', 'Dit contract is ingetrokken'],
  ['link_declined', 'Dit contract wordt niet getekend'],
  ['not_found', 'Deze link kennen we niet'],
])('a link that lets nobody in says why: %s', async (name, title) => {
  await open({ [read]: refused(404, name) })
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await axeClean()
})

test('who was asked reads it, shows who they are by a code, and signs with a typed name', async () => {
  const contract = await toSign()
  let entered = false
  const sent: unknown[] = []
  await open({
    [read]: () => ({ body: { ...contract, entered } }),
    [code]: (body) => {
      if ((body as { code?: string }).code === undefined) return { body: { outcome: 'sent', to: 'a…@voorbeeld.nl' } }
      if ((body as { code?: string }).code === '000000') return refused(422, 'code_wrong')
      entered = true
      return { body: { outcome: 'entered', to: 'a…@voorbeeld.nl' } }
    },
    [sign]: (body) => {
      sent.push(body)
      return { body: { ...contract, signer: { ...contract.signer, state: 'signed' } } }
    },
  })
  await expect.element(page.getByText(/Je zet een gewone elektronische handtekening/)).toBeVisible()
  await press(page.getByRole('button', { name: 'Mail mij een code' }), '{Enter}')
  const box = page.getByLabelText('Code uit je mail')
  await expect.element(box).toHaveFocus()
  await box.fill('000000')
  await press(page.getByRole('button', { name: 'Ga verder' }), '{Enter}')
  await expect.element(page.getByText(/code klopt niet/)).toBeVisible()
  await axeClean()
  await box.fill('123 456')
  await press(page.getByRole('button', { name: 'Ga verder' }), '{Enter}')
  await press(page.getByRole('button', { name: 'Onderteken' }), '{Enter}')
  await expect.element(page.getByRole('link', { name: 'Vink aan dat je akkoord gaat.' })).toBeVisible()
  await axeClean()
  await press(page.getByRole('checkbox'), ' ')
  await press(page.getByRole('button', { name: 'Onderteken' }), '{Enter}')
  await expect.element(page.getByText('Je hebt getekend')).toBeVisible()
  expect(sent).toEqual([
    {
      ...{ text_sha256: contract.text_sha256, agreed: true },
      signature: { kind: 'typed', name: 'Aukje Hiemstra' },
    },
  ])
})

test('in English on a phone the name is drawn', async () => {
  await page.viewport(390, 800)
  let contract = await toSign()
  const sent: { signature: { strokes: unknown[] } }[] = []
  await open(
    {
      [read]: () => ({ body: contract }),
      [sign]: (body) => {
        sent.push(body as (typeof sent)[number])
        const signed = { ...contract, completed: true, signer: { ...contract.signer, state: 'signed' as const } }
        const path = '/api/contract_signing/t/signed.pdf'
        contract = { ...signed, signed_file: { path, sha256: 'b'.repeat(64) } }
        return { body: signed }
      },
    },
    'en',
  )
  await page.getByText('Draw my name').click()
  await fits()
  await axeClean()
  await page.getByRole('img', { name: 'Draw here with your finger, pen or mouse' }).click()
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect.element(page.getByText('Everybody signed.')).toBeVisible()
  // The file that was still being made comes by itself.
  await expect.element(page.getByRole('button', { name: /^Download the signed/ })).toBeVisible()
  expect(sent[0]?.signature.strokes.length).toBe(1)
})

test('who does not sign says why', async () => {
  const sent: unknown[] = []
  await open({
    [read]: { body: await toSign() },
    [decline]: (body) => {
      sent.push(body)
      return { body: { declined: true } }
    },
  })
  await page.getByRole('button', { name: 'Ik teken niet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ik teken niet' }).click()
  await expect.element(page.getByText('Schrijf kort waarom je niet tekent.')).toBeVisible()
  await axeClean()
  await page.getByLabelText('Waarom niet?').fill('De boete is te hoog.')
  await page.getByRole('dialog').getByRole('button', { name: 'Ik teken niet' }).click()
  await expect.element(page.getByRole('heading', { name: 'Je hebt niet getekend' })).toBeVisible()
  expect(sent).toEqual([{ reason: 'De boete is te hoog.' }])
})
