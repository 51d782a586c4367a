import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Questionnaire } from '#contract/questionnaires.ts'
import { clampProgress } from '#domain/flow/index.ts'
import { flowNames, flows, productOf } from '#domain/products/index.ts'
import { restore } from '#domain/questions/index.ts'
import { buildTestApp } from '#server/testing/app.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { lawfully } from '#testing/laws.ts'
import { requestBody } from './hostile-patches.fixture.ts'

// In full they are 10,000 patches.
const sequences = lawfully(250)
const patchesEach = 40
const patches = sequences.numRuns * patchesEach

/** What a refusal may be: never a fault of ours. */
const expected = [200, 400, 413, 422]

test('whatever is sent: never a fault of ours, and what is stored can always be read and is in order', async () => {
  const { app, logged } = await buildTestApp({
    settings: { RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'error', FOUNDATIONS_ENABLED: 'true' },
  })
  const counts = new Map<number, number>()

  const sequence = fc.array(requestBody, { minLength: patchesEach, maxLength: patchesEach })
  const anyFlow = fc.constantFrom(...flowNames.filter((name) => productOf(name) !== null))
  const property = fc.asyncProperty(anyFlow, sequence, async (flow, bodies) => {
    const browser = openBrowser(app)
    const path = `/api/${flows[flow].api_path}`
    const { uuid, version: start }: Questionnaire = (await browser.call('POST', path)).json()
    let version = start
    for (const payload of bodies) {
      const headers = { 'content-type': 'application/json' }
      const answer = await browser.call('PATCH', `${path}/${uuid}`, { payload, headers })
      counts.set(answer.statusCode, (counts.get(answer.statusCode) ?? 0) + 1)
      expect(expected).toContain(answer.statusCode)
      if (answer.statusCode !== 200) {
        expect(answer.json().errors.length).toBeGreaterThan(0)
        continue
      }
      const saved: Questionnaire = answer.json()
      expect([version, version + 1]).toContain(saved.version)
      version = saved.version
    }
    const stored: Questionnaire = (await browser.call('GET', `${path}/${uuid}`)).json()
    expect(stored.version).toBe(version)
    const { step, temporal_step, substep, ...answers } = stored.product_data
    expect(restore(answers)).toEqual(answers)
    const place = { step, temporal_step, substep }
    const product = productOf(flow)
    expect(product && clampProgress(product, place)).toEqual(place)
  })
  await fc.assert(property, sequences)

  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(patches)
  // Neither side may be empty, or the test proves nothing.
  expect(counts.get(200)).toBeGreaterThan(patches / 10)
  expect(counts.get(422)).toBeGreaterThan(patches / 10)
  expect(logged).toEqual([])
}, 600_000)
