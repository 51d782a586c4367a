import { expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import type { CaseDeed, DeedLayer } from '#contract/case-deed.ts'
import type { OfficeCase } from '#contract/notary-cases.ts'
import { axeClean, fits, press, show, write } from '#web/testing/index.ts'
import { sampleCase, sampleDeed, sampleWork } from './deed.fixture.ts'
import { DeedTab } from './index.ts'

type Written = { readonly blanks: Record<string, string>; readonly layer: DeedLayer; readonly revision: number }
type Opened = {
  readonly deed?: CaseDeed
  readonly found?: OfficeCase
  readonly locale?: 'nl' | 'en'
  readonly onWrite?: (body: Written) => { status?: number; body?: unknown }
  readonly onTake?: () => { status?: number; body?: unknown }
}

const written: Written[] = []

/** A server that keeps what it is told, as ours does. */
async function open({
  deed = sampleDeed(sampleWork),
  found = sampleCase(),
  locale = 'nl',
  onWrite,
  onTake,
}: Opened = {}) {
  written.length = 0
  const onChanged = vi.fn()
  await show(<DeedTab uuid="c1" found={found} onChanged={onChanged} />, {
    locale,
    texts: ['deed', 'widgets'],
    server: {
      'GET /api/notary/cases/:uuid/deed': { body: deed },
      'PUT /api/notary/cases/:uuid/deed': (body) => {
        const work = body as Written
        written.push(work)
        return onWrite?.(work) ?? { body: sampleDeed(work, work.revision + 1) }
      },
      'POST /api/notary/cases/:uuid/changes/:id': () => onTake?.() ?? { body: found },
    },
  })
  await expect.element(page.getByRole('heading', { name: /Open plekken|Open places/ })).toBeVisible()
  return onChanged
}

const clerk = page.getByLabelText('Wie verschijnt als gevolmachtigde')
const notes = page.getByRole('note')

test('what changed, each with its cause; what did not is folded', async () => {
  await open()
  await expect.element(page.getByText('4 wijzigingen')).toBeVisible()
  await expect
    .element(notes.nth(0))
    .toMatchTextContent(/Antwoord, Bram van den Berg.*Straat en huisnummer.*overgenomen/)
  await expect.element(notes.nth(1)).toMatchTextContent(/Notaris, doorgehaald.*overal vergaderen/)
  await expect.element(notes.nth(2)).toMatchTextContent(/Antwoord over het bedrijf/)
  await expect.element(notes.nth(3)).toMatchTextContent(/Notaris, eigen clausule.*eerste twee jaar/)
  await expect.element(page.getByText('artikel 4 tot en met 8 ongewijzigd')).toBeVisible()
  await expect.element(page.getByText('Artikel 5. Register van aandeelhouders')).not.toBeVisible()
  await page.getByText('artikel 4 tot en met 8 ongewijzigd').getByRole('button').click()
  await expect.element(page.getByText('Artikel 5. Register van aandeelhouders')).toBeVisible()
  await axeClean()
})

test('on paper the deed is whole, with nothing beside it', async () => {
  await open()
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  try {
    await expect.element(page.getByText('Artikel 5. Register van aandeelhouders')).toBeVisible()
    await expect.element(notes.nth(0)).toBeVisible()
    await expect.element(page.getByText('artikel 4 tot en met 8 ongewijzigd')).not.toBeVisible()
    await expect.element(clerk).not.toBeVisible()
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: 'screen' })
  }
})

test('n and p go from change to change', async () => {
  await open()
  await expect.element(notes.nth(3)).toBeInTheDocument()
  await press(page.getByRole('button', { name: 'In één tekst' }), 'n')
  await expect.element(notes.nth(0)).toHaveFocus()
  await press(notes.nth(0), 'n')
  await expect.element(notes.nth(1)).toHaveFocus()
  await press(notes.nth(1), 'pp')
  await expect.element(notes.nth(3)).toHaveFocus()
})

test('what is filled in is saved, and stands in the deed', async () => {
  const onChanged = await open()
  await expect.element(page.getByText('3 van 7 ingevuld')).toBeVisible()
  await write(clerk, 'J. Hoekstra')
  await expect.element(page.getByText('Schrijf de voornamen voluit')).toBeVisible()
  await write(clerk, 'Jelle Hoekstra')
  await expect.element(page.getByText('4 van 7 ingevuld')).toBeVisible()
  await expect.element(page.getByText('Alles is bewaard')).toBeVisible()
  expect(written[0]).toMatchObject({ revision: 3 })
  expect(written.at(-1)).toMatchObject({ blanks: { clerk: 'Jelle Hoekstra', notary_city: 'Leeuwarden' } })
  expect(onChanged).toHaveBeenCalled()
  await expect.element(notes.filter({ hasText: 'Ingevuld door kantoor' })).toMatchTextContent(/gevolmachtigde/)
})

test('a day is typed as a day, and the deed writes it out; no day is told', async () => {
  await open()
  const day = page.getByLabelText('Datum van de akte')
  await write(day, '1-2-2098')
  await expect.element(page.getByText('In de akte: één februari tweeduizend achtennegentig')).toBeVisible()
  expect(written.at(-1)?.blanks.deed_day).toBe('2098-02-01')
  await write(day, '31-2-2098')
  await expect.element(page.getByText('Deze dag bestaat niet.')).toBeVisible()
})

test('who only passes by the day has written nothing', async () => {
  await open({ deed: sampleDeed({ ...sampleWork, blanks: { ...sampleWork.blanks, deed_day: '2098-02-01' } }) })
  const day = page.getByLabelText('Datum van de akte')
  await expect.element(day).toHaveValue('01-02-2098')
  ;(day.element() as HTMLElement).focus()
  ;(day.element() as HTMLElement).blur()
  await write(clerk, 'Jelle Hoekstra')
  await expect.poll(() => written.length).toBe(1)
  expect(written[0]?.blanks.clerk).toBe('Jelle Hoekstra')
})

test('a colleague who was first is told, and the newest is fetched', async () => {
  // However often it is sent: a pause in typing sends it, and so does leaving the box.
  await open({ onWrite: () => ({ status: 409, body: { errors: [] } }) })
  await write(clerk, 'Jelle Hoekstra')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Een collega was eerder/)
  await expect.element(clerk).toHaveValue('Jelle Hoekstra')
  await axeClean()
  await page.getByRole('button', { name: 'Haal de nieuwste op' }).click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(clerk).toHaveValue('')
})

test('saving that failed keeps what was typed, and can be tried again', async () => {
  let fails = true
  await open({
    onWrite: (work) => (fails ? { status: 500, body: { errors: [] } } : { body: sampleDeed(work, work.revision + 1) }),
  })
  await write(clerk, 'Jelle Hoekstra')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Nog niet bewaard/)
  fails = false
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click()
  await expect.element(page.getByText('Alles is bewaard')).toBeVisible()
  await expect.element(clerk).toHaveValue('Jelle Hoekstra')
})

test('a clause of one’s own: what is missing is told, then it stands in the deed', async () => {
  await open({ deed: sampleDeed({ ...sampleWork, layer: [] }) })
  await page.getByRole('button', { name: 'Clausule toevoegen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Artikel', { exact: true }).selectOptions('Artikel 2. Naam en zetel')
  await dialog.getByRole('button', { name: 'Bewaar' }).click()
  await expect.element(dialog.getByText('Vul dit nog in.').first()).toBeVisible()
  await axeClean()
  await dialog.getByLabelText('Tekst').fill('Ook kort: Zuivel B.V.')
  await dialog.getByLabelText('Waarom, in gewone woorden').fill('Zo kent iedereen het.')
  await dialog.getByRole('button', { name: 'Bewaar' }).click()
  await expect.element(notes.filter({ hasText: 'Zo kent iedereen het.' })).toBeVisible()
  expect(written.at(-1)?.layer).toEqual([
    {
      ...{ id: expect.any(String), document: 'deed', kind: 'add', after: 'name_and_seat' },
      ...{ text: 'Ook kort: Zuivel B.V.', why: 'Zo kent iedereen het.' },
    },
  ])
})

test('struck and put back', async () => {
  await open({ deed: sampleDeed({ ...sampleWork, layer: [] }) })
  await page.getByRole('button', { name: 'Doorhalen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Artikel', { exact: true }).selectOptions('Artikel 2. Naam en zetel')
  await dialog.getByLabelText('Wat haal je door?').selectOptions('het hele artikel')
  await dialog.getByLabelText('Waarom, in gewone woorden').fill('Staat al elders.')
  await dialog.getByRole('button', { name: 'Bewaar' }).click()
  const note = notes.filter({ hasText: 'Notaris, doorgehaald' })
  await expect.element(note).toMatchTextContent(/Staat al elders/)
  await expect.poll(() => written.length).toBe(1)
  await note.getByRole('button', { name: 'Zet terug' }).click()
  await expect.element(note).not.toBeInTheDocument()
  expect(written.at(-1)?.layer).toEqual([])
})

test('what lost its place is told, and can be taken away', async () => {
  const lost = { ...sampleWork.layer[0], after: 'care.extra' } as DeedLayer[number]
  await open({ deed: sampleDeed({ ...sampleWork, layer: [lost] }) })
  await expect.element(page.getByText('Door een gewijzigd antwoord bestaat de bepaling niet meer')).toBeVisible()
  await page.getByRole('button', { name: 'Haal weg' }).click()
  await expect.element(page.getByText('Door een gewijzigd antwoord')).not.toBeInTheDocument()
})

test('a changed answer is taken over; when that fails it is told', async () => {
  let failures = 1
  const taken = sampleCase({ changes: [] })
  const onChanged = await open({
    onTake: () => (failures-- > 0 ? { status: 500, body: { errors: [] } } : { body: taken }),
  })
  const take = page.getByRole('button', { name: 'Neem over' })
  await take.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Overnemen is niet gelukt/)
  await take.click()
  await expect.poll(() => onChanged.mock.calls.at(-1)).toEqual([taken])
})

test('after the signing nothing can be changed', async () => {
  await open({ found: sampleCase({ status: 'extracting_kvk' }) })
  await expect.element(page.getByRole('button', { name: 'Clausule toevoegen' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Zet terug' })).not.toBeInTheDocument()
})

test('side by side, and on a phone nothing sticks out', async () => {
  await open()
  await page.getByRole('button', { name: 'Naast elkaar' }).click()
  await expect.element(page.getByText('Was', { exact: true })).toBeVisible()
  await axeClean()
  await page.viewport(390, 800)
  await fits()
})

test('in English, with a translation beside it', async () => {
  await open({ locale: 'en', deed: sampleDeed(sampleWork, 3, 'en'), found: sampleCase({ flow: 'english-bv' }) })
  await expect.element(page.getByText('Dutch text of the activities')).toBeVisible()
  await expect.element(page.getByText('Translation of your clause', { exact: false })).toBeVisible()
  await axeClean()
  await page.getByRole('button', { name: 'Add a translation' }).click()
  await expect.element(page.getByLabelText('Translation in English')).toBeVisible()
})

test('a deed that is not there, or cannot be fetched', async () => {
  const server = (status: number) => ({ 'GET /api/notary/cases/:uuid/deed': { status, body: { errors: [] } } })
  const tab = <DeedTab uuid="c1" found={sampleCase()} onChanged={() => undefined} />
  await show(tab, { texts: ['deed', 'widgets'], server: server(404) })
  await expect.element(page.getByText('Er is nog geen akte bij deze zaak.')).toBeVisible()
  await show(tab, { texts: ['deed', 'widgets'], server: server(500) })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/We kunnen de akte nu niet laten zien/)
})

test('the page for the notary stands beside the deed, unless the answers are sealed', async () => {
  await open()
  const sheet = page.getByRole('region', { name: 'De pagina voor de notaris' })
  await expect.element(sheet).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Lees de pagina' }).click()
  await expect.element(sheet).toMatchTextContent(/datum van de akte.*Verschenen persoon/)
  await axeClean()
  await page.getByRole('button', { name: 'Terug naar de akte' }).click()
  await expect.element(page.getByText('4 wijzigingen')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /notaris downloaden als Word/ })).toBeVisible()
})

test('who may not read the answers has no page for the notary', async () => {
  await open({ deed: { ...sampleDeed(sampleWork), notary_page: null } })
  await expect.element(page.getByRole('button', { name: 'Lees de pagina' })).not.toBeInTheDocument()
})
