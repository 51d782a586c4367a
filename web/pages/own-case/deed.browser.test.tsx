import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Me } from '#contract/own-account.ts'
import type { ComposedDocument } from '#domain/documents/index.ts'
import { axeClean, press, visit } from '#web/testing/index.ts'
import { sampleCase, uuid } from './sample-case.fixture.ts'

/** A deed of two articles, of which the second says where the company is. */
const deedIn = (seat: string): ComposedDocument => ({
  ...{ name: 'deed', version: 1, languages: ['nl'], provisional: false },
  title: [{ kind: 'text', text: 'Akte van oprichting' }],
  parts: [
    {
      ...{ id: 'articles', new_page: false, because: [], title: [] },
      articles: (['De naam is De Vries Zuivel.', `De zetel is in ${seat}.`] as const).map((text, index) => ({
        ...{ id: `a${index}`, number: index + 1, plain: null, because: [] },
        title: [{ kind: 'text', text: `Artikel ${index + 1}` }],
        clauses: [
          {
            ...{ id: `c${index}`, form: 'paragraph', mark: null, because: [], label: null },
            runs: [{ kind: 'answer', text, field: 'main.seat' }],
          },
        ],
      })),
    },
  ],
})

const round = (number: number, seat: string) => ({
  ...{ number, hash: `hash ${number}`, sent_at: '2026-11-17T08:00:00Z' },
  documents: [{ key: 'deed', title: 'Akte van oprichting', document: deedIn(seat) }],
})

async function open(number: number): Promise<void> {
  const approvals = [{ person: 'p1', approved_at: null }]
  const { documents: _documents, ...concept } = round(number, '')
  const seats = ['Leeuwarden', 'Sneek']
  let asked = 0
  await visit(`/dashboard/${uuid}`, {
    as: { email: 'sanne@voorbeeld.nl', firstname: 'Sanne', lastname: 'de Vries' } as Me,
    server: {
      'GET /api/api_customer_dashboard/notary_products/:uuid': {
        body: {
          ...{ ...sampleCase, tasks: [], status: 'uploading_fca', turn: 'signers', concept: { ...concept, approvals } },
          actions: [{ action: 'approve_concept', possible: true, missing: [] }],
        },
      },
      // The one at hand is asked for first, then the one before it.
      'GET /api/api_customer_dashboard/notary_products/:uuid/concepts/:number': () => ({
        body: round(number, seats[++asked === 1 ? number - 1 : number - 2] ?? ''),
      }),
      'GET /api/api_customer_dashboard/notary_products': { body: { notary_products: [] } },
      'GET /api/api_customer_dashboard/notary_products/:uuid/services': { body: { data: [] } },
      'GET /api/dutch_bv_incorporations/:uuid/documents': { body: { documents: [] } },
    },
  })
}

const deed = page.getByRole('region', { name: 'De definitieve akte, om te lezen' })

test('the first final deed is there to be read as a whole', async () => {
  await open(1)
  await expect.element(deed.getByText('De naam is De Vries Zuivel.')).toBeVisible()
  await expect.element(deed.getByText('De zetel is in Leeuwarden.')).toBeVisible()
  await axeClean()
})

test('of a later one only what changed is shown, and the whole of it for who wants it', async () => {
  await open(2)
  await expect.element(deed.getByRole('deletion')).toHaveTextContent('Leeuwarden')
  await expect.element(deed.getByRole('insertion')).toHaveTextContent('Sneek')
  await expect.element(deed.getByText('De naam is De Vries Zuivel.')).not.toBeInTheDocument()
  await axeClean()
  await press(page.getByRole('button', { name: 'Toon het hele document' }), '{Enter}')
  await expect.element(deed.getByText('De naam is De Vries Zuivel.')).toBeVisible()
  await expect.element(deed.getByText('De zetel is in Sneek.')).toBeVisible()
})
