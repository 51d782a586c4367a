import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Calculator, CalculatorConfiguration } from '#contract/calculator.ts'
import { outcomes, plantedQuestions, startCalculation } from '#domain/calculator/index.ts'
import { buildTestApp } from '#server/testing/app.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { calculatorActions } from './configuration.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
})
afterAll(() => service.close())

const url = '/api/calculator/configuration'
const read = async ({ app }: Pick<TestApp, 'app'>): Promise<Calculator> => (await app.inject(url)).json()

const configurationOf = ({ config, database }: TestApp) =>
  calculatorActions({
    config,
    database,
    catalogue: { readPricesOf: async () => ({}) },
    extras: { listMemberships: async () => [] },
    audit: { write: async () => undefined },
  })

test('questions, words, prices and memberships come together', async () => {
  const { questions, texts, prices, memberships, validations } = await read(service)
  expect(validations).toEqual({ nl: texts.nl.rules, en: texts.en.rules })
  expect(questions).toEqual(JSON.parse(JSON.stringify(plantedQuestions)))
  expect(Object.keys(prices).sort()).toEqual([...outcomes].sort())
  expect(prices['english-bv']?.base_price).toBe(59_900)
  expect(memberships.map(({ name }) => name)).toEqual([
    'oprecht_membership_monthly',
    'starter_yearly',
    'professional_monthly',
  ])
  for (const { nl, en } of memberships) expect([nl.label, nl.help, en.label, en.help].every(Boolean)).toBe(true)
  for (const { key } of questions) {
    expect(texts.nl.questions[key]?.why).toBeTruthy()
    expect(texts.en.questions[key]?.why).toBeTruthy()
  }
})

test('a question whose switch is off is not asked', async () => {
  const without = await buildTestApp({ settings: { INCORPORATION_SPEED_ENABLED: 'false' } })
  const { questions } = await read(without)
  expect(questions.find(({ key }) => key === 'timing')).not.toHaveProperty('tail')
})

describe('an editor', () => {
  const stored = async (): Promise<CalculatorConfiguration> => {
    const { questions, texts } = await read(service)
    return { questions, texts }
  }

  test('changes words and questions for who comes next', async () => {
    const configuration = configurationOf(service)
    const before = await stored()
    const edited = structuredClone(before)
    const { timing } = edited.texts.nl.questions
    if (timing) timing.title = 'Wanneer begin je?'
    await configuration.changeConfiguration('somebody', edited)
    expect((await read(service)).texts.nl.questions.timing?.title).toBe('Wanneer begin je?')
    await configuration.changeConfiguration('somebody', before)
  })

  test.each<[string, (all: CalculatorConfiguration) => unknown, string]>([
    ['a way to nowhere', ({ questions }) => ({ questions: questions.slice(0, -1) }), 'questions.upsell_package'],
    [
      'a question without words',
      ({ texts }) => ({ texts: { ...texts, en: { ...texts.en, questions: {} } } }),
      'texts.en.questions.language_requirement',
    ],
  ])('cannot keep %s', async (_name, edit, path) => {
    const before = await stored()
    const edited = { ...before, ...(edit(before) as object) }
    await expect(configurationOf(service).changeConfiguration('somebody', edited)).rejects.toMatchObject({
      code: 'invalid_request',
      entries: expect.arrayContaining([expect.objectContaining({ path })]),
    })
    expect(await stored()).toEqual(before)
  })

  test('is an admin', async () => {
    const answer = await service.app.inject({ method: 'PUT', url, payload: await stored() })
    expect(answer.statusCode).toBe(401)
  })
})

test('edited questions reach someone who is under way: what no longer leads anywhere is left out', async () => {
  const configuration = configurationOf(service)
  const { questions, texts } = await read(service)
  const made = await service.app.inject({ method: 'POST', url: '/api/calculation', payload: {} })
  const cookie = String(made.headers['set-cookie']).split(';')[0] ?? ''
  const address = `/api/calculation/${made.json().uuid}`
  const data = { answered: ['converting'], main: { converting: false } }
  const saved = await service.app.inject({ method: 'PATCH', url: address, headers: { cookie }, payload: { data } })
  expect(saved.json().data.answered).toEqual(['converting'])
  const renamed = JSON.parse(
    JSON.stringify({ questions, texts })
      .replaceAll('"converting":{"title"', '"convert":{"title"')
      .replaceAll('"key":"converting"', '"key":"convert"'),
  )
  await configuration.changeConfiguration('somebody', renamed)
  const again = await service.app.inject({ url: address, headers: { cookie } })
  expect(again.json().data).toEqual(startCalculation('bv-product'))
  await configuration.changeConfiguration('somebody', { questions, texts })
})
