import type { Page } from '@playwright/test'
import { tokenForAddress } from '../accounts/people.ts'
import { alsoIn, axeClean, breadth, expect, fits, test } from '../fixtures.ts'
import { signedIn, withConsent, withSite } from '../with-site.ts'

const home = '/questionnaire/'

test.describe('the page', () => {
  for (const [language, heading, price] of [
    ['nl', 'Je BV opgericht, met de akte voor je neus.', /vanaf €\s1\.048,09/],
    ['en', 'Your Dutch BV, with the deed in plain sight.', /from €1,290\.09/],
  ] as const) {
    test(`says what it does and what it costs, in ${language}`, breadth(language !== 'nl'), async ({ page }) => {
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
    const lost = await page.goto('/questionnaire/bestaat-niet')
    expect(lost?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('O jee… we zijn je spoor bijster.')
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

  test(
    'services of others open in a new window, or a message where no address is set',
    alsoIn('web/pages/home/home.browser.test.tsx'),
    async ({ page }) => {
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
    },
  )

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
  test('from 2000 to 320 px the cards stand in as many columns as fit, and nothing is cut off', async ({ page }) => {
    await withConsent(page, 'necessary')
    await page.goto(home)
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
      await test.step(`${width} px: ${columns} cards beside each other`, async () => {
        await page.setViewportSize({ width, height: 900 })
        const lefts = () =>
          page
            .getByRole('article')
            .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)))
        await expect.poll(async () => new Set(await lefts()).size).toBe(columns)
        await fits(page)
      })
    }
  })

  // Zooming to 200% halves the window in CSS pixels.
  for (const [name, size] of [
    ['1440 px at 200%', { width: 720, height: 450 }],
    ['a phone', { width: 390, height: 844 }],
    ['a narrow phone', { width: 320, height: 640 }],
  ] as const) {
    test(`${name}: everything is there, axe finds nothing`, breadth(size.width !== 320), async ({ page }) => {
      await page.setViewportSize(size)
      await page.goto(home)
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
      await fits(page)
      await axeClean(page)
      await page.getByRole('button', { name: 'Bel ons' }).click()
      await expect(page.getByRole('dialog', { name: 'Laat je terugbellen' })).toBeVisible()
      await fits(page)
      await axeClean(page)
    })
  }

  for (const width of [1440, 390]) {
    test(`nothing moves while it loads, ${width} px`, breadth(width !== 1440), async ({ page }) => {
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
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0)
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

test.describe('arriving with something in the address', () => {
  const token = (page: Page) => page.evaluate(() => localStorage.getItem('jwt'))
  const comeIn = (page: Page) => page.getByRole('button', { name: 'Ja, log me in' }).click()

  test('a token signs in and leaves the address and the history', async ({ page }) => {
    await withConsent(page, 'necessary')
    const secrets = await tokenForAddress(page.request)
    await page.goto('/questionnaire/bv')
    await page.goto(`${home}?${secrets}&utm_source=mail`)
    await comeIn(page)
    await expect(page.getByRole('button', { name: 'Mijn account' })).toHaveText(/SV/)
    await expect(page).toHaveURL(home)
    await expect(page.getByText('Fijn dat je er weer bent.', { exact: true })).toBeVisible()
    // What is kept is not what stood in the address: that one lives for minutes.
    const given = new URLSearchParams(secrets)
    const kept = JSON.parse((await token(page)) ?? 'null')
    expect(kept).toMatchObject({ client: given.get('client'), uid: given.get('uid') })
    expect(kept.access_token).not.toBe(given.get('access_token'))
    await page.goBack()
    await expect(page).toHaveURL('/questionnaire/bv')
  })

  test('a token with a path of ours goes on there, without another stop in the history', async ({ page }) => {
    await withConsent(page, 'necessary')
    const secrets = await tokenForAddress(page.request)
    await page.goto('/questionnaire/bv')
    await page.goto(`${home}?${secrets}&redirect_url=/questionnaire/stichting`)
    await comeIn(page)
    await expect(page).toHaveURL(/\/questionnaire\/stichting/)
    await page.goBack()
    await expect(page).toHaveURL('/questionnaire/bv')
  })

  // What leads away in whatever disguise is a table of `redirectTarget`; that it is asked here is seen by one of them.
  test('a token never leads away', async ({ page }) => {
    await withConsent(page, 'necessary')
    const secrets = await tokenForAddress(page.request)
    await page.goto(`${home}?${secrets}&redirect_url=/%09/evil.example`)
    await comeIn(page)
    await expect(page.getByRole('button', { name: 'Mijn account' })).toBeVisible()
    await expect(page).toHaveURL(home)
  })

  test('a token that is too old asks to log in, and goes on after that', async ({ page }) => {
    await withConsent(page, 'necessary')
    await page.goto(`${home}?access_token=t0ken&client=c1&expiry=1&uid=x%40example.nl&redirect_url=/questionnaire/bv`)
    await expect(page).toHaveURL('/questionnaire/login?redirect_url=%2Fquestionnaire%2Fbv')
    await expect(page.getByRole('alert')).toContainText('Deze link is verlopen')
  })

  test(
    'half a token signs nobody in, and leaves the address too',
    alsoIn('web/session/arrival.test.ts', 'web/pages/home/entry.test.ts'),
    async ({ page }) => {
      await withConsent(page, 'necessary')
      await page.goto(`${home}?access_token=t0ken&client=c1`)
      await expect(page).toHaveURL(home)
      expect(await token(page)).toBeNull()
    },
  )

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
