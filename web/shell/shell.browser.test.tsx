import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, axeClean, openDraft, press, visit } from '#web/testing/index.ts'

const home = '/questionnaire/'
const heading = page.getByRole('heading', { level: 1 })
const sanne = {
  uuid: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  firstname: 'Sanne',
  lastname: 'de Vries',
  email: 'sanne@example.nl',
  phone: null,
  confirmed: true,
  provider: 'email',
  role: 'customer',
  second_factor: 'off',
  profile_image: null,
  user_hash: null,
} as const

test('the switch of the language keeps what was typed', async () => {
  await visit(home)
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  await page.getByLabelText('Je naam').fill('Sanne de Vries')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'EN English' }).click()
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  await expect.element(page.getByLabelText('Your name')).toHaveValue('Sanne de Vries')
})

test('where the language cannot be changed, pressing the switch says why', async () => {
  await visit('/questionnaire/stichting')
  const english = page.getByRole('button', { name: 'EN English' })
  // Why it cannot be changed comes with its words, which take its place.
  await expect.element(english).toHaveAttribute('aria-describedby')
  await press(english, '{Enter}')
  await expect.element(page.getByRole('region', { name: 'Meldingen' })).toMatchTextContent(/alleen in het Nederlands/)
  await expect.element(heading).toHaveTextContent('Dit kan nu even niet online')
  await axeClean()
})

test('the English home opens flows in English, also where a card names no language', async () => {
  const services = [
    {
      slug: 'bv_plus_holding',
      flow: 'dutch-bv',
      with_holding: true,
      enabled: true,
      featured: true,
      screens: ['home' as const],
      from_price: { total: 104_809, vat: 15_234, without_vat: 89_575 },
      in_english: { flow: 'english-bv', from_price: { total: 129_009, vat: 19_434, without_vat: 109_575 } },
    },
  ]
  await visit(home, { locale: 'en', site: { services } })
  await expect
    .element(page.getByRole('link', { name: 'Start right away' }))
    .toHaveAttribute('href', '/questionnaire/english-bv')
  const card = page.getByRole('article')
  await expect.element(card.getByRole('link')).toHaveAttribute('href', '/questionnaire/english-bv?holding=yes')
  await expect.element(card).toMatchTextContent(/€1,290/)
  await visit(home, { site: { services } })
  await expect.element(card.getByRole('link')).toHaveAttribute('href', '/questionnaire/dutch-bv?holding=yes')
})

test('someone without an account logs in or signs up and comes back', async () => {
  await visit('/questionnaire/bv')
  const bar = page.getByRole('banner')
  await expect
    .element(bar.getByRole('link', { name: 'Account maken' }))
    .toHaveAttribute('href', '/questionnaire/register?redirect_url=%2Fquestionnaire%2Fbv')
  await bar.getByRole('link', { name: 'Inloggen' }).click()
  await address().toBe('/questionnaire/login?redirect_url=%2Fquestionnaire%2Fbv')
  await expect.poll(() => document.title).toBe('Inloggen · Oprecht')
  await expect.element(heading).toHaveFocus()
})

test('the footer says who we are, and leads to the rules about complaints, money back and access', async () => {
  await visit(home)
  const footer = page.getByRole('contentinfo')
  await expect.element(footer).toMatchTextContent(/Oprecht B\.V\..*KVK 12345678/)
  for (const name of ['Algemene voorwaarden', 'Privacyverklaring', 'Klachten en terugbetalen', 'Toegankelijkheid']) {
    await expect.element(footer.getByRole('link', { name })).toBeVisible()
  }
  await expect
    .element(footer.getByRole('link', { name: 'Klachten en terugbetalen' }))
    .toHaveAttribute('href', '/questionnaire/complaints?lang=nl')
})

test('a card that is on does not say that it is not', async () => {
  const stichting = {
    ...{ slug: 'stichting', flow: 'stichting', with_holding: false, enabled: true, featured: false },
    ...{ screens: ['home' as const], from_price: null, in_english: null },
  }
  await visit(home, { site: { services: [stichting] } })
  await expect.element(page.getByRole('article')).not.toMatchTextContent(/niet online/i)
  await visit(home, { site: { services: [{ ...stichting, enabled: false }] } })
  await expect.element(page.getByRole('article')).toMatchTextContent(/Even niet online/)
})

test('ratings lead to where they can be read', async () => {
  const reviews = [
    {
      name: 'Kiyoh',
      text: '272 reviews',
      score: 4.8,
      base: 5,
      count: 272,
      url: 'https://www.kiyoh.com/reviews/oprecht',
    } as const,
  ]
  await visit(home, { site: { reviews } })
  await expect
    .element(page.getByRole('link', { name: /272 reviews op Kiyoh/ }))
    .toHaveAttribute('href', 'https://www.kiyoh.com/reviews/oprecht')
  await axeClean()
})

describe('the drawer', () => {
  const menu = page.getByRole('button', { name: 'Menu' })
  const drawer = page.getByRole('dialog', { name: 'Menu' })

  test.each([
    ['a phone', 390, 844],
    ['a narrow phone', 320, 640],
  ])('on %s holds what has no room', async (_, width, height) => {
    await page.viewport(width, height)
    await visit(home)
    await press(menu, '{Enter}')
    await expect.element(drawer.getByRole('link', { name: 'Inloggen' })).toBeVisible()
    await expect.element(drawer.getByRole('link', { name: 'Account maken' })).toBeVisible()
    await axeClean()
    await drawer.getByRole('button', { name: 'EN English' }).click()
    await expect.element(drawer.getByRole('link', { name: 'Sign up' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(menu).toHaveFocus()
  })

  test('of someone with an account', async () => {
    await page.viewport(390, 844)
    await visit(home, { as: sanne })
    await menu.click()
    await expect.element(drawer.getByRole('link', { name: 'Naar mijn dashboard' })).toBeVisible()
    await expect.element(drawer.getByRole('button', { name: 'Uitloggen' })).toBeVisible()
  })
})

describe('the logo', () => {
  const logo = page.getByRole('banner').getByRole('link', { name: 'Oprecht, naar de startpagina' })

  test('at home stays, or leaves to the main site', async () => {
    await visit(home)
    await logo.click()
    await address().toBe(home)
    await visit(home, { site: { home_url: 'https://www.oprecht.example/' } })
    await expect.element(logo).toHaveAttribute('href', 'https://www.oprecht.example/')
  })

  test('on a login screen goes home at once, but asks on the way to elsewhere', async () => {
    await visit('/questionnaire/login')
    await logo.click()
    await address().toBe(home)
    await visit('/questionnaire/login?redirect_url=/questionnaire/bv')
    await logo.click()
    await expect.element(page.getByRole('dialog', { name: 'Naar de startpagina?' })).toBeVisible()
    await address().toBe('/questionnaire/login?redirect_url=/questionnaire/bv')
  })
})

describe('screens that say one thing', () => {
  test('an unknown address says so in both languages, and leads home', async () => {
    await visit('/questionnaire/bestaat-niet')
    await expect.poll(() => document.title).toBe('Deze pagina bestaat niet · Oprecht')
    await expect.element(heading).toHaveTextContent('O jee… we zijn je spoor bijster.')
    await axeClean()
    await page.getByRole('button', { name: 'EN English' }).click()
    await expect.element(heading).toHaveTextContent("Oh, oh... we've lost your track.")
    await page.getByRole('link', { name: 'Back to the home page' }).click()
    await address().toBe(home)
    await expect.element(heading).toHaveFocus()
  })

  test.each(['/questionnaire/stichting', '/questionnaire/anbi-stichting-oprichten'])(
    '%s is not offered now: a notice with the contact card, and nobody is asked to stay',
    async (path) => {
      await visit(path)
      await expect.element(heading).toHaveTextContent('Dit kan nu even niet online')
      const card = page.getByRole('region', { name: 'Liever eerst overleggen?' })
      for (const way of ['Chat', 'Bel ons', 'Plan een gesprek']) {
        await expect.element(card.getByRole('button', { name: way })).toBeVisible()
      }
      await axeClean()
      const leaves = new PointerEvent('pointerleave', { pointerType: 'mouse', clientY: -4 })
      document.documentElement.dispatchEvent(leaves)
      await page.getByRole('banner').getByRole('link', { name: 'Oprecht, naar de startpagina' }).click()
      await address().toBe(home)
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    },
  )

  test('maintenance covers every address, with the support address and no question about cookies', async () => {
    localStorage.removeItem('consent')
    await visit('/questionnaire/bv', { site: { maintenance: true, support_email: 'help@oprecht.example' } })
    await expect.element(heading).toHaveTextContent('We zijn even bezig met onderhoud')
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'help@oprecht.example' }))
      .toHaveAttribute('href', 'mailto:help@oprecht.example')
    await expect.element(page.getByRole('region', { name: 'Cookies' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Inloggen' })).not.toBeInTheDocument()
    await axeClean()
  })
})

describe('in a questionnaire', () => {
  const progress = page.getByRole('navigation', { name: 'Jouw weg naar een bedrijf' })

  test('the toolbar shows the five steps of the whole way', async () => {
    await page.viewport(1440, 900)
    await openDraft()
    const words = () =>
      progress
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent)
    await expect
      .poll(words)
      .toEqual([
        expect.stringContaining('Prijs berekenen'),
        expect.stringContaining('Gegevens invullen'),
        expect.stringContaining('Betalen'),
        expect.stringContaining('Documenten naar de notaris'),
        expect.stringContaining('Bedrijf klaar'),
      ])
    await expect.element(progress.getByRole('listitem').nth(1)).toHaveAttribute('aria-current', 'step')
    await visit(home)
    await expect.element(progress).not.toBeInTheDocument()
  })

  test('the drawer tells the step and why the language is fixed', async () => {
    await page.viewport(390, 844)
    await openDraft()
    await page.getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect.element(drawer.getByText('Stap 2 van 5: Gegevens invullen')).toBeVisible()
    await expect.element(drawer.getByText('alleen in het Nederlands').last()).toBeVisible()
  })

  test('exit leads home, and other screens never ask', async () => {
    const leaves = () =>
      document.documentElement.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse', clientY: -4 }))
    await visit(home)
    leaves()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await openDraft()
    const stop = page.getByRole('button', { name: 'Stoppen' })
    // What watches for it comes after everything else.
    await expect
      .poll(() => {
        leaves()
        return stop.elements().length
      })
      .toBe(1)
    await stop.click()
    await address().toBe(home)
  })
})

test('the first stop of the Tab key leads past the toolbar', async () => {
  await visit(home)
  ;(document.activeElement as HTMLElement | null)?.blur()
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Direct naar de inhoud' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Bereken mijn prijs' })).toHaveFocus()
})

test('on the way to elsewhere the logo asks: no stays, yes goes', async () => {
  const logo = page.getByRole('banner').getByRole('link', { name: 'Oprecht, naar de startpagina' })
  await visit('/questionnaire/login?redirect_url=/questionnaire/bv')
  await press(logo, '{Enter}')
  const question = page.getByRole('dialog', { name: 'Naar de startpagina?' })
  await expect.element(question).toBeVisible()
  await axeClean()
  await question.getByRole('button', { name: 'Nee, ik blijf hier' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(logo).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await question.getByRole('button', { name: 'Ja, naar de startpagina' }).click()
  await address().toBe(home)
  await expect.element(heading).toHaveFocus()
})
