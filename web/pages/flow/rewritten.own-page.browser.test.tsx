import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { en, nl } from '#domain/messages/index.ts'
import { visit } from '#web/testing/index.ts'

const uuid = '0c3f6a3e-7a4f-4c0e-9f3c-3b1f0a6f7d21'

const questionnaire = (flow: string, language: string) => ({
  ...{ uuid, version: 1, flow, type_id: 1, product_type: 'DutchBV', slug: 'bv-oprichten', language },
  ...{ final_step: 7, holding_upsell_step: null, completed: false, paid: false, upsell_package: null },
  product_data: { main: {}, p1: {}, p2: {}, p3: {}, p4: {}, step: 0, temporal_step: 0, substep: 0 },
  calculation: { uuid: null },
  ...{ created_at: '2026-11-16T08:00:00Z', updated_at: '2026-11-16T08:00:00Z' },
})

const server = {
  'GET /api/dutch_bv_incorporations/:uuid': { body: questionnaire('dutch-bv', 'nl'), headers: { etag: '"1"' } },
  'GET /api/english_bv/:uuid': { body: questionnaire('english-bv', 'en'), headers: { etag: '"1"' } },
  'GET /api/predefined_notary/:uuid': { body: { id: null } },
  'GET /api/notaries': { body: [] },
  'GET /api/prices': { status: 503, body: { errors: [] } },
} as const

const rewritten = (locale: 'nl' | 'en', basis: string, text: string) => ({
  body: {
    ...{ locale, hash: `${locale}-${text}` },
    data: [{ question: 'main.company_name', revision: 1, words: [{ part: 'label', basis, text }] }],
  },
})

const asked = (label: string) => page.getByRole('textbox', { name: label, exact: true })

const visitRewritten = (address: string, locale: 'nl' | 'en', basis: string, text: string) =>
  visit(address, {
    site: { question_words: { nl: null, en: null, [locale]: `${locale}-${text}` } },
    server: { ...server, 'GET /api/question_words/:locale': rewritten(locale, basis, text) },
  })

test('a question that was rewritten is asked in the new words', async () => {
  const basis = en.fields.main.company_name.label
  await visitRewritten(`/questionnaire/english-bv/${uuid}`, 'en', basis, 'Which name will your BV have?')
  await expect.element(asked('Which name will your BV have?')).toBeVisible()
  await expect.element(asked(basis)).not.toBeInTheDocument()
})

test('where somebody stumbles is told when the page goes out of sight, with the number of the words', async () => {
  const told: { flow: string; questions: object[] }[] = []
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((address, body) => {
    expect(address).toBe('/api/question_counts')
    void (body as Blob).text().then((text) => told.push(JSON.parse(text)))
    return true
  })
  const text = 'Hoe moet je BV heten?'
  await visitRewritten(`/questionnaire/dutch-bv/${uuid}`, 'nl', nl.fields.main.company_name.label, text)
  await page.getByRole('button', { name: /^Volgende/ }).click()
  await expect.element(asked(text)).toHaveAttribute('aria-invalid', 'true')
  const sight = vi.spyOn(document, 'visibilityState', 'get')
  await expect
    .poll(() => {
      sight.mockReturnValue('hidden')
      document.dispatchEvent(new Event('visibilitychange'))
      return told[0]
    })
    .toMatchObject({
      flow: 'dutch-bv',
      questions: expect.arrayContaining([
        expect.objectContaining({ question: 'main.company_name', words: 1, open: true }),
      ]),
    })
  expect(JSON.stringify(told)).not.toContain(uuid)
})
