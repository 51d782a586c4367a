import type { Page } from '@playwright/test'
import { axeClean, expect, test } from '../fixtures.ts'
import { signedIn, withConsent, withSite } from '../with-site.ts'

const home = '/questionnaire/'
const secrets = 'access_token=t0ken&client=c1&expiry=4000000000&uid=sanne%40example.nl'

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

type Mail = { to: string; subject: string; text: string }
const outbox = async (page: Page): Promise<Mail[]> => (await page.request.get('/outbox.json')).json()

test.describe('the page', () => {
  for (const [language, heading, price] of [
    ['nl', 'Je BV opgericht, met de akte voor je neus.', /vanaf €\s709$/],
    ['en', 'Your Dutch BV, with the deed in plain sight.', /from €709$/],
  ] as const) {
    test(`says what it does and what it costs, in ${language}`, async ({ page }) => {
      await withConsent(page, 'necessary')
      await page.goto(`${home}?lang=${language}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('article').first()).toContainText(price)
      await expect(page.getByRole('article')).toHaveCount(11)
      await axeClean(page)
    })
  }

  test('is there before any script has run', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    await page.goto(home)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Begin met: Nederlandse BV' })).toHaveAttribute(
      'href',
      '/questionnaire/dutch-bv',
    )
    await context.close()
  })

  test('ratings of two sources and the claims are read out in words', async ({ page }) => {
    await withConsent(page, 'necessary')
    await page.goto(home)
    const stars = page.getByRole('img', { name: /van de 5 sterren/ })
    await expect(stars).toHaveCount(2)
    await expect(stars.first()).toHaveAccessibleName(/^4,8 van de 5 sterren op .+, 272 reviews$/)
    await expect(stars.last()).toHaveAccessibleName(/^4,5 van de 5 sterren op /)
    const claims = page.getByRole('list', { name: 'Waarom ondernemers voor ons kiezen' })
    await expect(claims.getByRole('listitem')).toHaveText([/100\.000\+/, /100\+/, /90%/])
  })

  test('each card leads to its flow; the first one with a holding', async ({ page }) => {
    await withConsent(page, 'necessary')
    await page.goto(home)
    for (const [service, href] of [
      ['BV met holding', '/questionnaire/dutch-bv?holding=yes'],
      ['Nederlandse BV', '/questionnaire/dutch-bv'],
      ['Persoonlijke holding', '/questionnaire/holding'],
      ['Engelstalige BV', '/questionnaire/english-bv'],
      ['Engelstalige holding', '/questionnaire/incorporate-holding'],
      ['Omzetting naar BV', '/questionnaire/omzetting'],
      ['Aandelen overdragen', '/questionnaire/transfer_of_shares'],
    ] as const) {
      await expect(page.getByRole('link', { name: `Begin met: ${service}`, exact: true })).toHaveAttribute('href', href)
    }
    await page
      .getByRole('article')
      .filter({ hasText: 'Nederlandse BV' })
      .first()
      .click({ position: { x: 40, y: 40 } })
    await expect(page).toHaveURL(/\/questionnaire\/dutch-bv/)
  })

  test('the two ways to begin', async ({ page }) => {
    await withConsent(page, 'necessary')
    await page.goto(home)
    await page.getByRole('link', { name: 'Bereken mijn prijs' }).click()
    await expect(page).toHaveURL('/questionnaire/calculator')
    await page.goBack()
    await page.getByRole('link', { name: 'Direct beginnen' }).click()
    await expect(page).toHaveURL(/\/questionnaire\/dutch-bv/)
  })

  test('what is closed says so in words and leads to a message about it', async ({ page }) => {
    await withConsent(page, 'necessary')
    await page.goto(home)
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Stichting', exact: true }) })
    await expect(card).toContainText('Nu niet online')
    await expect(card).not.toContainText('€')
    await card.getByRole('link').click()
    await expect(page.getByRole('dialog').getByLabel('Je vraag')).toHaveValue('Ik heb een vraag over: Stichting.')
  })

  test('services of others open in a new window, or a message where no address is set', async ({ page }) => {
    await withConsent(page, 'necessary')
    await withSite(page, {
      external_services: [
        { slug: 'trademark_registration', url: 'https://merken.example/' },
        { slug: 'debt_collection', url: null },
      ],
    })
    await page.goto(home)
    const outside = page.getByRole('link', { name: /Je merk vastleggen/ })
    await expect(outside).toHaveAttribute('href', 'https://merken.example/')
    await expect(outside).toHaveAttribute('target', '_blank')
    await expect(outside).toHaveAttribute('rel', /noopener/)
    await page.getByRole('link', { name: 'Onbetaalde facturen innen' }).click()
    await expect(page.getByRole('dialog').getByLabel('Je vraag')).toHaveValue(/Onbetaalde facturen innen/)
  })

  test('bv shows the BV services alone', async ({ page }) => {
    await withConsent(page, 'necessary')
    await page.goto('/questionnaire/bv')
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([
      'BV met holding',
      'Nederlandse BV',
      'Engelstalige BV',
      'Omzetting naar BV',
    ])
    await axeClean(page)
  })
})

test.describe('at every width', () => {
  for (const [width, columns] of [
    [2000, 5],
    [1440, 4],
    [1400, 4],
    [1399, 3],
    [1024, 3],
    [1023, 2],
    [761, 2],
    [760, 1],
    [390, 1],
    [320, 1],
  ] as const) {
    test(`${width} px: ${columns} cards beside each other, nothing cut off`, async ({ page }) => {
      await withConsent(page, 'necessary')
      await page.setViewportSize({ width, height: 900 })
      await page.goto(home)
      const lefts = await page
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)))
      expect(new Set(lefts).size).toBe(columns)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    })
  }

  // Zooming to 200% halves the window in CSS pixels.
  for (const [name, size] of [
    ['1440 px at 200%', { width: 720, height: 450 }],
    ['a phone', { width: 390, height: 844 }],
    ['a narrow phone', { width: 320, height: 640 }],
  ] as const) {
    test(`${name}: everything is there, axe finds nothing`, async ({ page }) => {
      await page.setViewportSize(size)
      await page.goto(home)
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await axeClean(page)
      await page.getByRole('button', { name: 'Bel ons' }).click()
      await expect(page.getByRole('dialog', { name: 'Laat je terugbellen' })).toBeVisible()
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await axeClean(page)
    })
  }

  for (const width of [1440, 390]) {
    test(`nothing moves while it loads, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript(() => {
        const seen = window as unknown as { shift: number }
        seen.shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(home)
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      // Letters that arrive late may move a word by a hair; nothing a person could see.
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.0005)
    })
  }

  test('by keyboard alone one reaches everything, always seeing where one is', async ({ page }) => {
    await withConsent(page, 'necessary')
    await page.goto(home)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible()
    const wanted = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('a[href], button')].filter((stop) => stop.checkVisibility()).length,
    )
    const reached: (string | null)[] = []
    for (let stop = 0; stop < wanted; stop++) {
      await page.keyboard.press('Tab')
      reached.push(
        await page.evaluate(() => {
          const now = document.activeElement
          if (!now || now === document.body) return null
          const { outlineStyle, outlineWidth } = getComputedStyle(now)
          return outlineStyle !== 'none' && outlineWidth !== '0px' ? (now.textContent ?? '') : 'no outline'
        }),
      )
    }
    expect(reached).not.toContain(null)
    expect(reached).not.toContain('no outline')
    expect(reached.at(-1)).toContain('Cookie-instellingen')
  })
})

test.describe('contact', () => {
  test('a message is checked, sent once and arrives by mail', async ({ page }) => {
    await withConsent(page, 'necessary')
    await page.goto(home)
    let sent = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/contact_messages')) sent += 1
    })
    await page.getByRole('button', { name: 'Chat', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Stuur ons een bericht' })
    const send = form.getByRole('button', { name: 'Verstuur mijn vraag' })
    await send.click()
    const summary = form.getByRole('region', { name: 'Nog niet verstuurd: kijk dit even na' })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveCount(3)
    await axeClean(page)
    await summary.getByRole('link', { name: 'Vul je naam in.' }).click()
    await expect(form.getByLabel('Je naam')).toBeFocused()
    await expect(form.getByLabel('Je naam')).toHaveAccessibleDescription('Vul je naam in.')

    const stamp = `Vraag ${Date.now()}-${Math.random()}`
    await page.keyboard.type('Sanne de Vries')
    await expect(form.getByLabel('Je naam')).not.toHaveAttribute('aria-invalid', 'true')
    await form.getByLabel('Je mailadres').fill('sanne@')
    await form.getByLabel('Je vraag').fill(stamp)
    await expect(form.getByLabel('Je mailadres')).toHaveAccessibleDescription(/naam@voorbeeld\.nl/)
    await form.getByLabel('Je mailadres').fill('sanne@example.nl')
    await send.dblclick()
    const done = page.getByRole('dialog', { name: 'Je bericht is verstuurd' })
    await expect(done).toContainText('sanne@example.nl')
    await expect(done.getByRole('button', { name: 'Klaar' })).toBeFocused()
    await axeClean(page)
    expect(sent).toBe(1)
    await expect.poll(async () => (await outbox(page)).filter((mail) => mail.text.includes(stamp)).length).toBe(1)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Chat', exact: true })).toBeFocused()
  })

  test('in English, for a call back', async ({ page }) => {
    await withConsent(page, 'necessary')
    await page.route('**/api/contact_messages', (route) => route.fulfill({ status: 202, json: { accepted: true } }))
    await page.goto(`${home}?lang=en`)
    await page.getByRole('button', { name: 'Call us' }).click()
    const form = page.getByRole('dialog', { name: 'Ask us to call you' })
    await form.getByLabel('Your name').fill('Sam Smith')
    await form.getByLabel('Your email address').fill('sam@example.com')
    await form.getByLabel('What is it about?').fill('A holding')
    await form.getByRole('button', { name: 'Ask for a call' }).click()
    await expect(form.getByRole('link', { name: 'Enter the number we can call you on.' })).toBeVisible()
    await form.getByLabel('Your phone number').fill('+31 6 12345678')
    const request = page.waitForRequest('**/api/contact_messages')
    await form.getByRole('button', { name: 'Ask for a call' }).click()
    expect((await request).postDataJSON()).toEqual({
      wish: 'phone',
      name: 'Sam Smith',
      email: 'sam@example.com',
      phone_number: '+31 6 12345678',
      message: 'A holding',
      locale: 'en',
    })
    await expect(page.getByRole('dialog', { name: 'Your message has been sent' })).toContainText('+31 6 12345678')
  })

  for (const [what, answer, words] of [
    ['our own fault', { status: 500, json: { errors: [{ code: 'internal_error', message: '' }] } }, 'Er ging bij ons'],
    ['too many', { status: 429, json: { errors: [{ code: 'too_many_requests', message: '' }] } }, 'tien minuten'],
    ['no connection', null, 'niet bereiken'],
  ] as const) {
    test(`${what}: says so, keeps what was typed and can be tried again`, async ({ page }) => {
      await withConsent(page, 'necessary')
      await page.goto(home)
      await page.getByRole('button', { name: 'Chat', exact: true }).click()
      const form = page.getByRole('dialog', { name: 'Stuur ons een bericht' })
      await form.getByLabel('Je naam').fill('Sanne')
      await form.getByLabel('Je mailadres').fill('sanne@example.nl')
      await form.getByLabel('Je vraag').fill('Kan het ook in het Fries?')
      await page.route('**/api/contact_messages', (route) => (answer ? route.fulfill(answer) : route.abort()))
      await form.getByRole('button', { name: 'Verstuur mijn vraag' }).click()
      await expect(form.getByRole('alert')).toContainText(words)
      await expect(form.getByLabel('Je vraag')).toHaveValue('Kan het ook in het Fries?')
      await axeClean(page)
      await page.unroute('**/api/contact_messages')
      await page.route('**/api/contact_messages', (route) => route.fulfill({ status: 202, json: { accepted: true } }))
      await form.getByRole('button', { name: 'Verstuur mijn vraag' }).click()
      await expect(page.getByRole('dialog', { name: 'Je bericht is verstuurd' })).toBeVisible()
    })
  }

  test('what the server alone refuses is shown at the field', async ({ page }) => {
    await withConsent(page, 'necessary')
    await page.goto(home)
    await page.getByRole('button', { name: 'Chat', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Stuur ons een bericht' })
    await form.getByLabel('Je naam').fill('Sanne\u202e')
    await form.getByLabel('Je mailadres').fill('sanne@example.nl')
    await form.getByLabel('Je vraag').fill('Hallo')
    await form.getByRole('button', { name: 'Verstuur mijn vraag' }).click()
    await expect(form.getByLabel('Je naam')).toHaveAttribute('aria-invalid', 'true')
    await form.getByLabel('Je naam').fill('Sanne')
    await expect(form.getByLabel('Je naam')).not.toHaveAttribute('aria-invalid', 'true')
  })

  test('by setting: a phone number, a meeting page and a chat', async ({ page }) => {
    await withConsent(page, 'necessary')
    await withSite(page, {
      support_phone: '+31 (0)20 123 45 67',
      meeting_url: 'https://agenda.example/kennismaken',
      chat_url: '/chat-widget.js',
    })
    await page.route('**/chat-widget.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.chat = "here"' }),
    )
    await page.goto(home)
    await expect(page.getByRole('link', { name: 'Bel ons op +31 (0)20 123 45 67' })).toHaveAttribute(
      'href',
      'tel:+310201234567',
    )
    const meeting = page.getByRole('link', { name: /Plan een gesprek/ })
    await expect(meeting).toHaveAttribute('href', 'https://agenda.example/kennismaken')
    await expect(meeting).toHaveAttribute('target', '_blank')
    await page.getByRole('button', { name: 'Chat', exact: true }).click()
    await expect(page.locator('html[data-chat=here]')).toBeVisible()
    await expect(page.getByText('De chat staat open, rechtsonder in beeld.')).toBeVisible()
  })

  test('a chat that does not come gives way to the form', async ({ page }) => {
    await withConsent(page, 'necessary')
    await withSite(page, { chat_url: '/chat-widget.js' })
    await page.route('**/chat-widget.js', (route) => route.abort())
    await page.goto(home)
    await page.getByRole('button', { name: 'Chat', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Stuur ons een bericht' })).toBeVisible()
  })
})

test.describe('arriving with something in the address', () => {
  // The token of these journeys is made up: no call may be answered, or it would be taken away again.
  test.beforeEach(({ page }) => page.route(/\/api\/(?!site)/, (route) => route.abort()))

  const token = (page: Page) => page.evaluate(() => localStorage.getItem('jwt'))

  test('a token signs in and leaves the address and the history', async ({ page }) => {
    await withConsent(page, 'necessary')
    await page.goto('/questionnaire/bv')
    await page.goto(`${home}?${secrets}&utm_source=mail`)
    await expect(page.getByRole('button', { name: 'Mijn account' })).toBeVisible()
    await expect(page).toHaveURL(`${home}?utm_source=mail`)
    expect(JSON.parse((await token(page)) ?? 'null')).toEqual({
      access_token: 't0ken',
      client: 'c1',
      expiry: 4_000_000_000,
      uid: 'sanne@example.nl',
    })
    await page.goBack()
    await expect(page).toHaveURL('/questionnaire/bv')
  })

  test('a token with a path of ours goes on there, without another stop in the history', async ({ page }) => {
    await withConsent(page, 'necessary')
    await page.goto('/questionnaire/bv')
    await page.goto(`${home}?${secrets}&redirect_url=/questionnaire/holding`)
    await expect(page).toHaveURL(/\/questionnaire\/holding/)
    await page.goBack()
    await expect(page).toHaveURL('/questionnaire/bv')
  })

  for (const evil of ['https://evil.example/', '//evil.example', '/\\evil.example', '/%09/evil.example']) {
    test(`a token never leads away to ${evil}`, async ({ page }) => {
      await withConsent(page, 'necessary')
      await page.goto(`${home}?${secrets}&redirect_url=${evil.includes('%') ? evil : encodeURIComponent(evil)}`)
      await expect(page.getByRole('button', { name: 'Mijn account' })).toBeVisible()
      await expect(page).toHaveURL(home)
    })
  }

  test('half a token signs nobody in, and leaves the address too', async ({ page }) => {
    await withConsent(page, 'necessary')
    await page.goto(`${home}?access_token=t0ken&client=c1`)
    await expect(page).toHaveURL(home)
    expect(await token(page)).toBeNull()
  })

  test('new_product asks to log in first, and opens the flow for who has', async ({ page }) => {
    await withConsent(page, 'necessary')
    await page.goto(`${home}?new_product=holding`)
    await expect(page).toHaveURL('/questionnaire/login?redirect_url=%2Fquestionnaire%2Fholding&product_type=Holding')
    await signedIn(page)
    await page.goto(`${home}?new_product=english-bv`)
    await expect(page).toHaveURL(/\/questionnaire\/english-bv/)
    await page.goto(`${home}?new_product=nothing`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(`${home}?new_product=nothing`)
  })
})
