import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { BeforePaying } from '#contract/before-paying.ts'
import type { PriceConfig } from '#contract/prices.ts'
import type { Questionnaire, QuestionnairePatch } from '#contract/questionnaires.ts'
import { usualCalendar } from '#domain/cases/index.ts'
import { relevant } from '#domain/flow/index.ts'
import type { Answers } from '#domain/questions/index.ts'
import { refusalsIn, signingDayOf } from '#domain/refusals/index.ts'
import { signingRoutes } from '#domain/signing/index.ts'
import type { Database } from '#server/db/index.ts'
import { completeAnswers } from '#server/testing/answers.ts'
import { openTestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import { portOf } from '#server/testing/ports.ts'
import { productFor } from './questionnaire.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const path = '/api/dutch_bv_incorporations'

/** A service that knows no address at all, or fails whenever it is asked. */
async function addressService(fails: boolean): Promise<string> {
  const server = createServer((_request, response) => {
    if (fails) response.writeHead(500)
    response.end(JSON.stringify({ response: { docs: [] } }))
  })
  const port = await portOf(server)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${port}`
}

async function filledIn(settings: Record<string, string>, changes: QuestionnairePatch = {}) {
  const service = await openTestApp({ database, settings: { RATE_LIMIT_PER_MINUTE: '1000000', ...settings } })
  onTestFinished(() => service.close())
  const browser = openBrowser(service.app)
  const { uuid }: Questionnaire = (await browser.call('POST', path)).json()
  const payload = {
    ...completeAnswers,
    main: { ...completeAnswers.main, ...changes.main },
    p1: { ...completeAnswers.p1, ...changes.p1 },
  }
  const saved = await browser.call('PATCH', `${path}/${uuid}`, { payload })
  expect(saved.statusCode).toBe(200)
  const answer = await browser.call('GET', `${path}/${uuid}/before_paying`)
  expect(answer.statusCode).toBe(200)
  return { service, browser, kept: saved.json<Questionnaire>(), told: answer.json<BeforePaying>() }
}

const codes = ({ refusals }: BeforePaying) => refusals.map(({ code, path: at }) => `${code} ${at}`)

const far: QuestionnairePatch = {
  main: { company_name: 'Bank van Vos', incorporation_speed: 'fast' },
  p1: { residence_country: 'AE', expiration_date: null },
}

test('tells what the screen works out from the same answers', async () => {
  const { service, browser, kept, told } = await filledIn({}, far)
  const prices = (await browser.call('GET', '/api/prices?notary_product_type_slug=dutch-bv')).json<PriceConfig>()
  const product = productFor('dutch-bv')
  const today = service.clock.today()
  const answers = relevant(product, kept.product_data as Answers, { today })
  const { incorporation_speeds: speeds } = prices
  const context = { product, today, calendar: usualCalendar, speeds, unknownAddresses: [] }
  expect(told).toEqual({
    signing_day: signingDayOf(answers, context),
    people: signingRoutes(answers, product.ownership),
    refusals: refusalsIn(answers, context),
  })
  expect(codes(told)).toEqual(['reserved_word main.company_name', 'signature_too_late main.incorporation_speed'])
  expect(told.people[0]?.route?.way).toBe('consulate')
})

test('names the addresses that the address service does not know', async () => {
  const { told } = await filledIn({ ADDRESS_SERVICE_URL: await addressService(false) })
  expect(codes(told)).toContain('address_unknown main.office_address')
  expect(codes(told)).toContain('address_unknown p1.address')
})

test('says nothing of addresses while their service is out, or where there is none', async () => {
  const { told } = await filledIn({ ADDRESS_SERVICE_URL: await addressService(true) })
  expect(codes(told)).toEqual([])
  expect(codes((await filledIn({})).told)).toEqual([])
})
