import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { WrittenStory } from '#contract/admin-stories.ts'
import type { StoredContent } from '#domain/content/index.ts'
import { withContentAt } from '#domain/editing/index.ts'
import { axeClean, fits, press, visit } from '#web/testing/index.ts'
import { admin } from '../../samples.ts'
import { holderOf, livePage, pageContent, uuid, version } from '../pages.fixture.ts'

type Server = NonNullable<NonNullable<Parameters<typeof visit>[1]>['server']>
type Body = { content: StoredContent; name: string; number: number; revision: number }

/** A server that keeps what is written, as far as the tests look at it. */
function serverWith(story: WrittenStory, more: Server = {}) {
  const sent: Body[] = []
  const server: Server = {
    'GET /api/admin/stories/:story': { body: story },
    'GET /api/admin/stories/:story/versions/:number': { body: { version: story.versions[0], content: pageContent } },
    'POST /api/admin/stories/:story/preview': (body) => ({
      body: { html: `<title>Vol</title><p>Voorbeeld ${(body as { language: string }).language}</p>`, issues: [] },
    }),
    'PUT /api/admin/stories/:story/draft': (body) => {
      sent.push(body as Body)
      const { content } = body as Body
      return { body: { ...story, content, versions: [version(14, { revision: sent.length }), ...story.versions] } }
    },
    ...more,
  }
  return { sent, server }
}

async function open(story = livePage(), more: Server = {}, locale: 'nl' | 'en' = 'nl') {
  const { sent, server } = serverWith(story, more)
  await visit(`/admin/pages/${uuid}`, { as: admin, server, locale })
  await expect.element(page.getByRole('heading', { level: 1, name: 'BV oprichten' })).toBeVisible()
  return sent
}

const box = (name: string) => page.getByRole('textbox', { name, exact: true })
const block = (name: string) => page.getByRole('region', { name, exact: true })

test.each([
  ['nl', 1440],
  ['en', 1440],
  ['nl', 390],
] as const)('in %s, %i wide, everything fits and is for everybody', async (locale, width) => {
  await page.viewport(width, 900)
  await open(livePage(), {}, locale)
  await page.getByRole('button', { name: /^(Vragen en antwoorden open|Unfold Questions)/ }).click()
  await page.getByRole('button', { name: /^1\. / }).click()
  await expect.element(page.getByRole('toolbar').first()).toBeInTheDocument()
  await fits()
  await axeClean()
})

test('what is typed is saved by itself, beside what is online', async () => {
  const sent = await open()
  await box('Titel, Nederlands').first().fill('Je eigen BV')
  await expect.element(page.getByText('online: BV oprichten')).toBeVisible()
  await expect.element(page.getByText(/Concept bewaard om \d\d:\d\d/)).toBeVisible()
  expect(sent.at(-1)).toMatchObject({ number: 13, revision: 1, content: { body: [{ title: 'Je eigen BV' }, {}, {}] } })
  await expect.element(page.getByText('Versie 14, 1 wijziging')).toBeVisible()
})

test('a block that nobody knows says so, and is sent back as it came', async () => {
  const sent = await open()
  await expect.element(block('Onbekend blok').getByText(/carousel/)).toBeVisible()
  await box('Titel, Nederlands').first().fill('Anders')
  await expect.poll(() => sent.at(-1)?.content.body).toMatchObject([{}, {}, { component: 'carousel', slides: [1, 2] }])
})

test('blocks come, go, are doubled and moved, and ctrl with z takes it back over the whole page', async () => {
  await open()
  const names = () =>
    page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent)
  const atFirst = ['Hero', 'Vragen en antwoorden', 'Onbekend blok']
  const blocks = () => names().filter((name) => [...atFirst, 'Mededeling'].includes(name ?? ''))
  await page.getByRole('button', { name: 'Mededeling toevoegen' }).click()
  await expect.poll(blocks).toEqual([...atFirst, 'Mededeling'])
  await press(page.getByRole('button', { name: 'Mededeling dichtvouwen' }), '{Alt>}{ArrowUp}{/Alt}')
  await expect.poll(blocks).toEqual(['Hero', 'Vragen en antwoorden', 'Mededeling', 'Onbekend blok'])
  await expect.element(page.getByText('Mededeling staat nu op plaats 3 van 4.')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Meer met Hero' }).click()
  await page.getByRole('menuitem', { name: 'Dupliceer' }).click()
  await expect.poll(() => blocks().filter((name) => name === 'Hero')).toHaveLength(2)
  await page.getByRole('button', { name: 'Meer met Hero' }).first().click()
  await page.getByRole('menuitem', { name: 'Haal weg' }).click()
  await expect.poll(() => blocks().filter((name) => name === 'Hero')).toHaveLength(1)
  for (let step = 0; step < 4; step += 1) await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(blocks).toEqual(atFirst)
  await userEvent.keyboard('{Control>}y{/Control}')
  await expect.poll(blocks).toEqual([...atFirst, 'Mededeling'])
})

test('undoing goes over what was typed in a box too', async () => {
  await open()
  await box('Titel, Nederlands').first().fill('Heel anders')
  await press(box('Titel, Nederlands').first(), '{Control>}z{/Control}')
  await expect.element(box('Titel, Nederlands').first()).toHaveValue('BV oprichten')
})

test('without a connection the text stays and says so, and is saved when that is back', async () => {
  let isDown = true
  const story = livePage()
  await open(story, {
    'PUT /api/admin/stories/:story/draft': (body) => {
      if (isDown) throw new TypeError('no line')
      return { body: { ...story, content: (body as Body).content, versions: [version(14), ...story.versions] } }
    },
  })
  await box('Titel, Nederlands').first().fill('Onderweg')
  await expect.element(page.getByText('Geen verbinding. Je tekst blijft hier staan')).toBeVisible()
  await expect.element(box('Titel, Nederlands').first()).toHaveValue('Onderweg')
  isDown = false
  await page.getByRole('button', { name: 'Probeer nu' }).click()
  await expect.element(page.getByText(/Concept bewaard om/)).toBeVisible()
})

test('what cannot be kept is red at its place and is not sent', async () => {
  const sent = await open()
  await box('Knop 1, leidt naar, Nederlands').fill('javascript:alert(1)')
  await expect.element(page.getByText('Niet bewaard: kijk waar het rood is')).toBeVisible()
  await expect.element(box('Knop 1, leidt naar, Nederlands')).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
  await axeClean()
})

test('two who wrote the same: the second sees both, field by field, and chooses', async () => {
  let isFirst = true
  const story = livePage()
  const theirs = withContentAt(withContentAt(pageContent, 'body.0.title', 'Van Roos'), 'body.0.text', 'Ook van Roos')
  const sent: Body[] = []
  await open(story, {
    'PUT /api/admin/stories/:story/draft': (body) => {
      sent.push(body as Body)
      if (isFirst) {
        isFirst = false
        const current = { version: version(14, { revision: 3 }), content: theirs }
        return { status: 409, body: { errors: [{ code: 'conflict', message: '', current }] } }
      }
      return { body: { ...story, content: (body as Body).content, versions: [version(14), ...story.versions] } }
    },
  })
  await box('Titel, Nederlands').first().fill('Van mij')
  const dialog = page.getByRole('dialog', { name: 'Roos Vermeulen schreef hier tegelijk' })
  await expect.element(dialog.getByRole('group', { name: 'Hero 1 › Titel, Nederlands' })).toBeVisible()
  await axeClean()
  await dialog.getByRole('radio', { name: /Van Roos Vermeulen/ }).click()
  await dialog.getByRole('button', { name: 'Ga verder met deze keuze' }).click()
  await expect.element(box('Titel, Nederlands').first()).toHaveValue('Van Roos')
  await expect.element(box('Tekst, Nederlands').first()).toHaveValue('Ook van Roos')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent[0]).toMatchObject({ number: 13, revision: 1 })
})

test('publishing says first what is left, and then does it', async () => {
  const story = livePage()
  const asked: unknown[] = []
  await open(story, {
    'POST /api/admin/stories/:story/publish': (body) => {
      asked.push(body)
      return { body: { ...story, versions: [version(14, { is_live: true, live_from: '2026-11-18T10:00:00.000Z' })] } }
    },
  })
  await box('Titel, Nederlands').first().fill('')
  await page.getByRole('button', { name: 'Publiceer nu' }).click()
  const summary = page.getByRole('region', { name: 'Dit moet nog voor je publiceert' })
  await summary.getByRole('link', { name: 'Hero 1 › Titel, Nederlands: Nog invullen.' }).click()
  await expect.element(box('Titel, Nederlands').first()).toHaveFocus()
  await box('Titel, Nederlands').first().fill('Weer een titel')
  await page.getByRole('button', { name: 'Publiceer nu' }).click()
  await expect.element(page.getByText('De pagina staat online.')).toBeVisible()
  expect(asked).toEqual([{ number: 14, revision: expect.any(Number), at: null }])
})

test('a draft is planned at a time of Amsterdam, moved and taken off', async () => {
  const story = livePage({ versions: [version(14), ...livePage().versions] })
  const asked: unknown[] = []
  const planned = (at: string | null, revision: number) => ({
    body: { ...story, versions: [version(14, { live_from: at, revision }), ...livePage().versions] },
  })
  await open(story, {
    'POST /api/admin/stories/:story/publish': (body) => {
      asked.push(body)
      return planned((body as { at: string }).at, 2)
    },
    'POST /api/admin/stories/:story/withdraw': (body) => {
      asked.push(body)
      return planned(null, 3)
    },
  })
  const bar = page.getByRole('region', { name: 'Publiceren' })
  await bar.getByLabelText(/^op/).fill('31-02-2099')
  await bar.getByRole('button', { name: 'Bewaar planning' }).click()
  await expect.element(bar.getByText(/Vul een datum in/)).toBeVisible()
  await bar.getByLabelText(/^op/).fill('07-12-2099')
  await bar.getByLabelText(/^om/).fill('09:00')
  await bar.getByRole('button', { name: 'Bewaar planning' }).click()
  await expect.element(page.getByText(/Versie 14, ma 7 dec/)).toBeVisible()
  await bar.getByLabelText(/^om/).fill('10:30')
  await bar.getByRole('button', { name: 'Verzet planning' }).click()
  await expect.poll(() => asked).toHaveLength(3)
  await page.getByRole('button', { name: 'Haal eraf' }).click()
  await expect.element(page.getByText('Niets gepland')).toBeVisible()
  expect(asked).toEqual([
    { number: 14, revision: 1, at: '2099-12-07T08:00:00.000Z' },
    { number: 14, revision: 2 },
    { number: 14, revision: 3, at: '2099-12-07T09:30:00.000Z' },
    { number: 14, revision: 2 },
  ])
})

test('what changed since a version is told by field, and a version is put back', async () => {
  const story = livePage()
  const before = withContentAt(pageContent, 'body.0.title', 'De oude titel')
  const asked: unknown[] = []
  await open(story, {
    'GET /api/admin/stories/:story/versions/:number': { body: { version: story.versions[1], content: before } },
    'POST /api/admin/stories/:story/restore': (body) => {
      asked.push(body)
      return { body: { ...story, content: before, versions: [version(14), ...story.versions] } }
    },
  })
  await page.getByRole('button', { name: 'Vergelijk: versie 12 met het concept' }).click()
  const dialog = page.getByRole('dialog', { name: 'Versie 12 naast het concept' })
  await expect.element(dialog.getByText('Hero 1 › Titel, Nederlands')).toBeVisible()
  await expect.element(dialog.getByText('De oude titel')).toBeVisible()
  await axeClean()
  await dialog.getByRole('button', { name: 'Sluit' }).click()
  await page.getByRole('button', { name: 'Zet terug: versie 12' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zet terug' }).click()
  await expect.element(box('Titel, Nederlands').first()).toHaveValue('De oude titel')
  expect(asked).toEqual([{ number: 12 }])
})

test('addresses: an alias comes and goes, and one that is taken says whose it is', async () => {
  const story = livePage()
  const asked: unknown[] = []
  await open(story, {
    'PUT /api/admin/stories/:story/addresses': (body) => {
      asked.push(body)
      if (asked.length > 1) return { body: { ...story, addresses: story.addresses.slice(0, 1) } }
      return { status: 409, body: { errors: [{ code: 'conflict', path: 'nl', message: '', taken_by: holderOf }] } }
    },
  })
  const card = page.getByRole('region', { name: 'Adres', exact: true })
  await expect.element(card.getByText('214 bezoeken')).toBeVisible()
  await card.getByRole('button', { name: 'Haal bv-starten weg' }).click()
  await card.getByLabelText('Adres, Nederlands').fill('holding-oprichten')
  await card.getByRole('button', { name: 'Bewaar adressen' }).click()
  await expect.element(card.getByRole('alert').getByRole('link', { name: 'Holding oprichten' })).toBeVisible()
  await axeClean()
  await card.getByLabelText('Adres, Nederlands').fill('bv-beginnen')
  await card.getByRole('button', { name: 'Alias toevoegen' }).last().click()
  await card.getByLabelText('Nieuwe alias, Engels').fill('start-a-bv')
  await card.getByRole('button', { name: 'Bewaar adressen' }).click()
  await expect.element(page.getByText('De adressen zijn bewaard.')).toBeVisible()
  expect(asked.at(-1)).toEqual({
    ...{ nl: 'bv-beginnen', en: 'incorporate-dutch-bv' },
    aliases: [{ locale: 'en', slug: 'start-a-bv' }],
  })
})

test('what links here and what leads nowhere, at its place too', async () => {
  await open()
  const card = page.getByRole('region', { name: 'Wat hierheen verwijst' })
  await expect.element(card.getByRole('link', { name: 'Holding oprichten' })).toBeVisible()
  await expect.element(card.getByText('2 keer')).toBeVisible()
  await page.getByRole('button', { name: 'Vragen en antwoorden openvouwen' }).click()
  await page.getByRole('button', { name: /^1\. Hoeveel geld/ }).click()
  await expect.element(page.getByText('Deze link leidt nergens heen: /weg')).toBeVisible()
})

test('the preview follows what is typed, in the language that is looked at', async () => {
  await open()
  const frame = () => page.getByTitle(/Voorbeeld van het concept/).element() as HTMLIFrameElement
  await page.viewport(1440, 900)
  await expect.poll(() => frame().contentDocument?.body.textContent).toBe('Voorbeeld nl')
  expect(frame().sandbox.contains('allow-scripts')).toBe(false)
  await page.getByRole('group', { name: 'Taal van het voorbeeld' }).getByRole('button', { name: 'EN' }).click()
  await expect.poll(() => frame().contentDocument?.body.textContent).toBe('Voorbeeld en')
})

test('a preview that cannot be made can be tried again', async () => {
  const down = { isDown: true }
  await page.viewport(1440, 900)
  await open(livePage(), {
    'POST /api/admin/stories/:story/preview': () =>
      down.isDown ? { status: 503 } : { body: { html: '<p>Toch gelukt</p>', issues: [] } },
  })
  await expect.element(page.getByText('Het voorbeeld kan nu niet worden gemaakt.')).toBeVisible()
  down.isDown = false
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click()
  const frame = () => page.getByTitle(/Voorbeeld van het concept/).element() as HTMLIFrameElement
  await expect.poll(() => frame().contentDocument?.body.textContent).toBe('Toch gelukt')
  await expect.element(page.getByText('Het voorbeeld kan nu niet worden gemaakt.')).not.toBeInTheDocument()
})

test('a page is taken off the site after a question', async () => {
  const asked: unknown[] = []
  await open(livePage(), {
    'POST /api/admin/stories/:story/hide': (body) => {
      asked.push(body)
      return { body: livePage({ hidden: true }) }
    },
  })
  await page.getByRole('button', { name: 'Haal de pagina van de site' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Haal van de site' }).click()
  await expect.element(page.getByText('Van de site gehaald')).toBeVisible()
  expect(asked).toEqual([{ hidden: true }])
})

test('a picture is chosen from those that are there, with its words', async () => {
  const name = `${'a'.repeat(24)}-800x600`
  const picture = {
    ...{ name, width: 800, height: 600, alt_nl: 'Een notaris', alt_en: 'A notary', bytes: 1 },
    ...{ made_at: '2026-11-12T08:00:00.000Z', made_by: null, used_in: [] },
  }
  const sent = await open(livePage(), { 'GET /api/admin/pictures': { body: { data: [picture] } } })
  await page.getByRole('button', { name: 'Afbeelding, Engels: Kies een afbeelding' }).first().click()
  await axeClean()
  await page.getByRole('button', { name: 'Neem: Een notaris' }).click()
  await expect
    .poll(() => sent.at(-1)?.content.body)
    .toMatchObject([{ picture__i18n__en: { file: name, alt: 'A notary' } }, {}, {}])
})

test('on a phone one writes a language at a time, and looks at the page beside it', async () => {
  await page.viewport(390, 844)
  await open()
  await expect.element(box('Titel, Nederlands').first()).toBeVisible()
  await expect.element(page.getByLabelText('Titel, Engels').first()).not.toBeVisible()
  await page.getByRole('button', { name: 'Engels', exact: true }).click()
  await expect.element(page.getByLabelText('Titel, Engels').first()).toBeVisible()
  await page.getByRole('button', { name: 'Voorbeeld', exact: true }).click()
  await expect.element(page.getByTitle(/Voorbeeld van het concept/)).toBeVisible()
  await fits()
})
