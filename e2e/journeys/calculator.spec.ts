import type { QuestionnairePatch } from '#contract/questionnaires.ts'
import {
  address,
  alone,
  asked,
  choose,
  chooseFor,
  estimate,
  keptOf,
  nextButton,
  nothingExtra,
  open,
  skipRest,
  titleOf,
} from '../calculator/calculating.ts'
import { alsoIn, axeClean, breadth, expect, test } from '../fixtures.ts'
import { readyCompany, readyPerson, stored } from '../questionnaire/prepared.ts'

const past = 'Wat je al antwoordde'

test.describe('each product comes out', () => {
  test('a Dutch BV', breadth(), async ({ page }) => {
    await open(page)
    await asked(page, 'converting')
    await choose(page, 'Nee, ik begin')
    await alone(page)
    await asked(page, 'language_requirement')
    await choose(page, 'Nee, iedereen')
    await nothingExtra(page)
    // 399 + 83.79 VAT + 85.15 + 9.95.
    await expect(estimate(page)).toHaveText(/^Nederlandse BV: €\s577,89$/)
    await page.getByRole('link', { name: 'Ga verder met je gegevens' }).click()
    await expect(page).toHaveURL(/\/questionnaire\/dutch-bv\//)
  })

  test('an English BV', breadth(), async ({ page }) => {
    await open(page)
    await choose(page, 'Nee, ik begin')
    await alone(page)
    await choose(page, 'Ja, liever in het Engels')
    await nothingExtra(page)
    // 599 + 125.79 VAT + 95.10.
    await expect(estimate(page)).toHaveText(/€\s819,89$/)
    await page.getByRole('link', { name: 'Ga verder met je gegevens' }).click()
    await expect(page).toHaveURL(/\/questionnaire\/english-bv\//)
  })

  test('a conversion', breadth(), async ({ page }) => {
    await open(page)
    await page.getByRole('radio', { name: /^Ja, ik zet/ }).check()
    await choose(page, 'Een eenmanszaak')
    await asked(page, 'type_of_conversion')
    await choose(page, 'Geruisloos')
    await alone(page)
    await nothingExtra(page)
    // 549 + 550 = 1,099, VAT 230.79, one company and two deeds 105.05.
    await expect(estimate(page)).toHaveText(/€\s1\.434,84$/)
    await expect(page.getByRole('link', { name: 'Ga verder met je gegevens' })).toHaveAttribute(
      'href',
      /\/questionnaire\/omzetting\?calculationUuid=/,
    )
  })

  for (const [option, total, flow] of [
    ['In het Nederlands', /€\s541,59$/, 'holding'],
    ['In het Engels', /€\s662,59$/, 'incorporate-holding'],
  ] as const) {
    test(`a holding, ${option.toLowerCase()}`, breadth(), async ({ page }) => {
      await open(page, '?origin=holding')
      await asked(page, 'language_requirement', 'nl', 'holding')
      await choose(page, option)
      await asked(page, 'timing')
      await choose(page, 'Later dit jaar')
      await skipRest(page)
      // 369 + 77.49 + 95.10, or 469 + 98.49 + 95.10.
      await expect(estimate(page)).toHaveText(total)
      await expect(page.getByRole('link', { name: 'Ga verder met je gegevens' })).toHaveAttribute(
        'href',
        new RegExp(`/questionnaire/${flow}\\?calculationUuid=`),
      )
    })
  }
})

test('an early answer that changes takes the later ones away', async ({ page }) => {
  await open(page)
  await choose(page, 'Nee, ik begin')
  await alone(page)
  await choose(page, 'Nee, iedereen')
  await asked(page, 'timing')
  const answered = page.getByRole('list', { name: past }).getByRole('listitem')
  await expect(answered).toHaveCount(4)
  await page.getByRole('link', { name: `Wijzig: ${titleOf('shareholder_count')}` }).click()
  await asked(page, 'shareholder_count')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('radio', { name: /^Alleen ik/ })).toBeChecked()

  // The same answer leaves everything as it was.
  await nextButton(page).click()
  await asked(page, 'shareholder_type')
  await expect(page.getByRole('radio', { name: /^Op eigen naam/ })).toBeChecked()
  await page.goBack()
  await choose(page, 'Twee')
  await asked(page, 'shareholder_type')
  await expect(answered).toHaveCount(2)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect.poll(() => keptOf(page)).toEqual(['converting', 'shareholder_count'])
  await page.reload()
  await asked(page, 'shareholder_type')
  await expect(answered).toHaveCount(2)
})

test('reloading, going back and forward, and opening it later keep every answer', async ({ page, context }) => {
  await open(page)
  await choose(page, 'Nee, ik begin')
  await asked(page, 'shareholder_count')
  await choose(page, 'Drie')
  await asked(page, 'shareholder_type')
  await expect(page).toHaveTitle(/^Wie krijgt de aandelen\? · /)
  await expect.poll(() => keptOf(page)).toEqual(['converting', 'shareholder_count'])
  await page.reload()
  await asked(page, 'shareholder_type')
  await expect(page.getByRole('radiogroup')).toHaveCount(3)
  await page.goBack()
  await asked(page, 'shareholder_count')
  await expect(page.getByRole('radio', { name: /^Drie/ })).toBeChecked()
  await page.goBack()
  await asked(page, 'converting')
  await expect(page.getByRole('radio', { name: /^Nee, ik begin/ })).toBeChecked()
  await page.goForward()
  await page.goForward()
  await asked(page, 'shareholder_type')
  const later = await context.newPage()
  await later.goto(new URL(page.url()).pathname)
  await asked(later, 'shareholder_type')
})

test(
  'two tabs do not overwrite each other: the later one sees what changed',
  alsoIn('web/calculator/keeper.test.ts', 'server/resources/calculations/calculations.test.ts'),
  async ({ page, context }) => {
    await open(page)
    await choose(page, 'Nee, ik begin')
    await asked(page, 'shareholder_count')
    const other = await context.newPage()
    await other.goto(page.url())
    await asked(other, 'shareholder_count')
    await choose(page, 'Twee')
    await asked(page, 'shareholder_type')
    await expect.poll(() => keptOf(page)).toEqual(['converting', 'shareholder_count'])
    await choose(other, 'Vier')
    await expect(other.getByText('In een ander tabblad is een antwoord veranderd.')).toBeVisible()
    await asked(other, 'shareholder_type')
    await expect(other.getByRole('radiogroup')).toHaveCount(2)
  },
)

test('the price runs along, and options tell what they add', async ({ page }) => {
  await open(page)
  const soFar = page.getByRole('complementary', { name: 'Dit betaal je tot nu toe, met btw en alle kosten' })
  await expect(soFar.getByRole('status')).toHaveText(/€\s577,89/)
  await choose(page, 'Nee, ik begin')
  await choose(page, 'Alleen ik')
  await asked(page, 'shareholder_type')
  await page.getByRole('radio', { name: /^Een nieuwe holding/ }).check()
  // 399 + 310, VAT 148.89, two companies and two deeds 190.20.
  await expect(soFar.getByRole('status')).toHaveText(/€\s1\.048,09/)
  await expect(soFar.getByRole('listitem').filter({ hasText: 'Persoonlijke holding' })).toContainText(/350.*310/)
  await nextButton(page).click()
  await choose(page, 'Nee, iedereen')
  await expect(page.getByText('Vraag 5 van 8')).toBeVisible()
  await page.getByRole('radio', { name: /^Zo snel/ }).check()
  await expect(page.getByRole('radio', { name: /20 werkdagen.*inbegrepen/ })).toBeVisible()
  await page.getByRole('radio', { name: /5 werkdagen.*500/ }).check()
  await expect(soFar.getByRole('status')).toHaveText(/€\s1\.653,09/)
})

test('goes on into the BV with every answer, at the same price to the end', async ({ page }) => {
  await open(page)
  await choose(page, 'Nee, ik begin')
  await choose(page, 'Twee')
  await asked(page, 'shareholder_type')
  await chooseFor(page, 'Jij', 'Op eigen naam')
  await chooseFor(page, 'Aandeelhouder 2', 'Op eigen naam')
  await nextButton(page).click()
  await choose(page, 'Nee, iedereen')
  await page.getByRole('radio', { name: /^Zo snel/ }).check()
  await choose(page, 'Binnen 10 werkdagen')
  await asked(page, 'caregiver')
  await choose(page, 'Ja, we geven zorg')
  await asked(page, 'dga_plan')
  await chooseFor(page, 'Jij', 'Ja, graag')
  await chooseFor(page, 'Aandeelhouder 2', 'Nee')
  await nextButton(page).click()
  await asked(page, 'upsell_package')
  await choose(page, 'Professional')
  // 399 + 250 + 999 + 29 + 150 = 1,827. VAT 83.79 + 52.50 + 209.79 + 6.09 + 31.50 = 383.67. One company: 95.10.
  await expect(estimate(page)).toHaveText(/€\s2\.305,77$/)
  for (const row of [/Binnen 10 werkdagen|10 werkdagen/, /zorg/i, /Professional/, /Salarisadministratie|salaris/i]) {
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: row }).first()).toBeVisible()
  }
  await page.getByRole('link', { name: 'Ga verder met je gegevens' }).click()
  await page.waitForURL(/dutch-bv\/.*step=0/)
  const uuid = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const { main, p1, p2, p3 } = await stored(page, uuid)
  expect(main).toMatchObject({ incorporation_speed: 'medium', industry: 'health', caregiver: true })
  expect(main.upsell_package).toBe('professional_monthly')
  expect(p1).toMatchObject({ active: true, type: 'natural_person', dga_plan: true, dutch_proficient: true })
  expect(p2).toMatchObject({ active: true, type: 'natural_person', dga_plan: false, dutch_proficient: true })
  expect(p3.active ?? false).toBe(false)

  // Everything that was not asked yet, as if typed in.
  const { industry: _industry, ...company } = readyCompany.main ?? {}
  const { dga_plan: _one, ...sanne } = { dga_plan: null, ...readyPerson('Sanne', { shares: 60 }) }
  const bram = readyPerson('Bram', { lastname: 'Jansen', shares: 60 })
  const rest: QuestionnairePatch = {
    main: {
      ...{ ...company, big_registration: true, care_kind: 'practice', care_providers: 'up_to_ten' },
      ...{ bankruptcy: false, notary_option: 'partner_notary' },
    },
    p1: sanne,
    ...(bram && { p2: bram }),
  }
  const api = `/api/dutch_bv_incorporations/${uuid}`
  expect((await page.request.patch(api, { data: rest })).status()).toBe(200)
  await page.request.patch(api, { data: { step: 7, temporal_step: 7, substep: 0 } })
  await page.goto(`/questionnaire/dutch-bv/${uuid}?step=5&substep=0`)
  await expect(
    page
      .getByRole('main')
      .getByText(/€\s2\.305,77/)
      .first(),
  ).toBeVisible()

  // What was answered there is shown with a way to change it, and not asked again: not about a holding either.
  await expect(page.getByRole('navigation', { name: 'Stappen' })).not.toContainText('Holding erbij')
  await page.goto(`/questionnaire/dutch-bv/${uuid}?step=1&substep=0&person=p1`)
  await expect(page.getByRole('button', { name: /^Wijzig ?: Wie wordt aandeelhouder/ })).toBeVisible()
  await page.goto(`/questionnaire/dutch-bv/${uuid}?step=4&substep=0`)
  await expect(page.getByRole('button', { name: /^Wijzig ?: Je lidmaatschap/ })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.goto(`/questionnaire/dutch-bv/${uuid}?step=6&substep=0`)
  await page.getByRole('button', { name: /^Wijzig ?: Hoe snel/ }).click()
  await expect(page.getByRole('radio', { name: /^Binnen 10 werkdagen/ })).toBeFocused()
})

test('back from the first step of the questionnaire returns to the calculation', breadth(), async ({ page }) => {
  await open(page)
  await choose(page, 'Nee, ik begin')
  await alone(page)
  await choose(page, 'Nee, iedereen')
  await nothingExtra(page)
  await expect(estimate(page)).toBeVisible()
  const calculation = new URL(page.url()).pathname
  await page.getByRole('link', { name: 'Ga verder met je gegevens' }).click()
  await page.waitForURL(/dutch-bv\/.*step=0/)
  await page.getByRole('button', { name: 'Terug' }).click()
  await page.getByRole('button', { name: 'Ja, ga terug' }).click()
  await expect(page).toHaveURL(new RegExp(`${calculation}$`))
  await expect(estimate(page)).toBeVisible()
})

test('what is wrong is said at the question, and put right', async ({ page }) => {
  await open(page)
  await page.getByRole('radio', { name: /^Ja, ik zet/ }).check()
  await nextButton(page).click()
  const errors = page.getByRole('region', { name: 'Nog één ding' })
  await expect(errors).toBeFocused()
  await expect(page).toHaveTitle(/^Fout: /)
  await axeClean(page)
  await choose(page, 'Een vof')
  await choose(page, 'Dat weet ik nog niet')
  await asked(page, 'shareholder_count')
  await choose(page, 'Alleen ik')
  await expect(errors).toContainText('minstens twee vennoten')
  await choose(page, 'Twee')
  await asked(page, 'shareholder_type')
})

test('a calculation of nobody says so and offers a new one', async ({ page }) => {
  await open(page, '/0f8fad5b-d9cb-469f-a165-70867728950e')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze berekening is er niet (meer)')
  await axeClean(page)
  await page.getByRole('link', { name: 'Nieuwe berekening maken' }).click()
  await expect(page).toHaveURL(address)
  await asked(page, 'converting')
})
