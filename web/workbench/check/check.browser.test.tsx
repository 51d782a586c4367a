import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OfficeCase } from '#contract/notary-cases.ts'
import { axeClean, fits, show, write } from '#web/testing/index.ts'
import { checkedCase } from './check.fixture.ts'
import { CheckTab } from './index.ts'

type Answer = { status?: number; body?: unknown }

const written: Record<string, unknown>[] = []

/** `newest` is what the server has when it is asked anew. */
function Screen({ start, newest = start }: { readonly start: OfficeCase; readonly newest?: OfficeCase }) {
  const [found, become] = useState(start)
  return <CheckTab uuid="c1" found={found} onChanged={(next) => become(next ?? newest)} />
}

/** A server that keeps what it is told, as ours does. */
async function open(
  start = checkedCase(),
  locale: 'nl' | 'en' = 'nl',
  answer?: (body: object) => Answer | undefined,
  newest = start,
) {
  written.length = 0
  await show(<Screen start={start} newest={newest} />, {
    locale,
    texts: ['check', 'chart', 'widgets'],
    server: {
      'PUT /api/notary/cases/:uuid/check': (body) => {
        const { decide, revision, ...findings } = body as Record<string, unknown>
        written.push(body as Record<string, unknown>)
        const check = { ...start.check, ...findings, revision: Number(revision) + 1 }
        return answer?.(body as object) ?? { body: { ...start, check } }
      },
    },
  })
  await expect.element(page.getByRole('heading', { name: /Cliëntonderzoek|Client check/ })).toBeVisible()
}

test('what is found out is saved as one goes', async () => {
  await open()
  await page.getByRole('radiogroup', { name: 'Bram van den Berg' }).getByText('In persoon gezien').click()
  await expect.poll(() => written.at(-1)).toMatchObject({ identities: { p2: 'in_person' }, decide: false })
  await write(page.getByLabelText('Herkomst van het geld'), 'Spaargeld, gezien op het afschrift.')
  await expect.poll(() => written.at(-1)).toMatchObject({ funds: 'Spaargeld, gezien op het afschrift.' })
  await expect.element(page.getByText('Alles is bewaard')).toBeVisible()
  await axeClean()
})

test('what each answered about being exposed stands beside the finding, and is not passed over', async () => {
  const answers = { p1: { pep: true }, p2: {} }
  await open({ ...checkedCase({ pep: 'none' }), answers })
  await expect.element(page.getByText('Sanne de Vries: ja')).toBeVisible()
  await expect.element(page.getByText('Bram van den Berg: nog geen antwoord')).toBeVisible()
  await expect.element(page.getByText(/^Sanne de Vries antwoordde zelf ja\./)).toBeVisible()
  await axeClean()
  await open({ ...checkedCase({ pep: 'none' }), answers: { p1: { pep: false } } }, 'en')
  await expect.element(page.getByText('Sanne de Vries: no')).toBeVisible()
  await expect.element(page.getByText(/answered yes themselves/)).not.toBeInTheDocument()
})

test('the chart is a picture with a list beside it, and says who counts as owner', async () => {
  await open()
  const figure = page.getByRole('figure')
  await expect.element(figure).toMatchTextContent(/Sanne de Vries houdt 100% van De Vries Holding B\.V\./)
  await expect.element(figure).toMatchTextContent(/De Vries Holding B\.V\. houdt 60% van De Vries Zuivel B\.V\./)
  await expect.element(page.getByText('Sanne de Vries houdt uiteindelijk 60%, meer dan 25%.')).toBeVisible()
  await expect.element(page.getByText('Van Berg Beheer B.V. is niet bekend wie de eigenaren zijn.')).toBeVisible()
})

test('what is open is listed, and a decision that cannot be made is told', async () => {
  const refusal = { errors: [], missing: [{ kind: 'client_check' }] }
  await open(checkedCase(), 'nl', (body) =>
    'decide' in body && body.decide ? { status: 409, body: refusal } : undefined,
  )
  await expect.element(page.getByText('Identiteit van Bram van den Berg')).toBeVisible()
  await page.getByRole('button', { name: 'Besluit' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Het besluit kan nog niet/)
  expect(written.at(-1)).toMatchObject({ decide: true })
  await axeClean()
})

test('who decides right after typing decides on what was typed', async () => {
  await open()
  const reason = page.getByLabelText('Waarom dit risico?')
  await reason.fill('Niets bijzonders.')
  // Leaving the box and pressing are one movement: nothing comes back from the server in between.
  ;(reason.element() as HTMLElement).blur()
  ;(page.getByRole('button', { name: 'Besluit' }).element() as HTMLElement).click()
  await expect.poll(() => written.at(-1)).toMatchObject({ reason: 'Niets bijzonders.', decide: true })
})

test('a risk below what the facts allow is told', async () => {
  await open(checkedCase({ least_risk: 'high', pep: 'found' }))
  await page.getByRole('radiogroup', { name: 'Risico' }).getByText('Laag', { exact: true }).click()
  await expect.element(page.getByText('Kies ten minste Hoog.')).toBeVisible()
  await expect.element(page.getByText('Een politiek prominent persoon geeft altijd een hoog risico.')).toBeVisible()
})

test.each([
  [true, 'Je besloot zelf; een collega is het tweede paar ogen.'],
  [false, 'Akkoord als tweede paar ogen'],
])('a second pair of eyes is somebody else (decided oneself: %s)', async (i_decided, text) => {
  await open(checkedCase({ state: 'awaits_second', open: [], decided_by: 'Jelle Hoekstra', risk: 'high', i_decided }))
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByText('Besloten door Jelle Hoekstra')).toBeVisible()
  expect(page.getByRole('button', { name: 'Akkoord als tweede paar ogen' }).elements()).toHaveLength(i_decided ? 0 : 1)
})

describe('a colleague who was first', () => {
  const theirs = checkedCase({ revision: 4, pep: 'none', funds: 'Een erfenis.' })
  const refuseOnce = (revision: number) => (body: object) =>
    'revision' in body && body.revision === revision ? { status: 409, body: { errors: [], missing: [] } } : undefined
  const money = page.getByLabelText('Herkomst van het geld')

  /** Both wrote where the money comes from; the colleague was quicker, and looked at something else besides. */
  async function bothWrote() {
    await open(checkedCase(), 'nl', refuseOnce(3), theirs)
    await write(money, 'Spaargeld.')
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Een collega was eerder/)
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Herkomst van het geld: .*“Een erfenis\.”/)
    // What was typed stays, and what the colleague chose beside it is there.
    await expect.element(money).toHaveValue('Spaargeld.')
    await expect
      .element(
        page
          .getByRole('radiogroup', { name: /Politiek prominent/ })
          .getByRole('radio')
          .first(),
      )
      .toBeChecked()
    await axeClean()
  }

  test('is told with what they wrote, and one’s own can go over it', async () => {
    await bothWrote()
    await page.getByRole('button', { name: 'Bewaar wat ik invulde' }).click()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    expect(written.at(-1)).toMatchObject({ funds: 'Spaargeld.', pep: 'none', revision: 4 })
  })

  test('or theirs stays', async () => {
    await bothWrote()
    await page.getByRole('button', { name: 'Neem dat van mijn collega' }).click()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await expect.element(money).toHaveValue('Een erfenis.')
    expect(written).toHaveLength(1)
  })
})

test('one file to keep is drawn in the language of the screen', async () => {
  const asked: string[] = []
  await open(checkedCase(), 'en')
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (!String(input).includes('check.pdf')) return real(input, init)
    asked.push(String(input))
    return new Response(new Blob(['%PDF']), { headers: { 'content-disposition': 'attachment; filename="a.pdf"' } })
  })
  await page.getByRole('button', { name: 'Download as PDF' }).click()
  await expect.poll(() => asked).toEqual([expect.stringContaining('/api/notary/cases/c1/check.pdf?language=en')])
})

test('saving that failed keeps what was filled in', async () => {
  let failures = 1
  await open(checkedCase(), 'nl', () => (failures-- > 0 ? { status: 500, body: { errors: [] } } : undefined))
  await page.getByText('Gezien en in orde').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Nog niet bewaard/)
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click()
  await expect.element(page.getByText('Alles is bewaard')).toBeVisible()
  expect(written.at(-1)).toMatchObject({ representation: 'seen' })
})

test('in English, and on a phone nothing sticks out', async () => {
  await open(checkedCase(), 'en')
  await axeClean()
  await page.viewport(390, 800)
  await fits()
})

test('what is sealed is not shown', async () => {
  await show(<Screen start={{ ...checkedCase(), sealed: true }} />, { texts: ['check', 'chart', 'widgets'] })
  await expect.element(page.getByText('Dit onderzoek bevat gevoelige gegevens.')).toBeVisible()
})
