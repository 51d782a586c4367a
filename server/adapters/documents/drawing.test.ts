import { expect, test } from 'vitest'
import { clientCheckDocument, clientCheckDrawing } from '#domain/cases/index.ts'
import { type StructureChart, chartTarget as target } from '#domain/ownership/index.ts'
import type { DutchDate } from '#domain/values/index.ts'
import { realDrawer } from '#server/testing/drawer.ts'
import { readPdf } from '#server/testing/pdf.ts'

const drawer = realDrawer()

const chartOf = (name: string): StructureChart => ({
  nodes: [
    { id: 'p1', kind: 'person', name, isDirector: true },
    { id: 'p2', kind: 'company', name: 'Berg Beheer B.V.', isDirector: false, ownersUnknown: true },
    { id: target, kind: 'company', name: 'De Vries Zuivel B.V.', isDirector: false },
  ],
  holdings: [
    { owner: 'p1', owned: target, part: 2, whole: 3 },
    { owner: 'p2', owned: target, part: 1, whole: 3 },
  ],
})

async function drawn(name: string) {
  const chart = chartOf(name)
  const document = clientCheckDocument({
    ...{ locale: 'nl', company: 'De Vries Zuivel B.V.', number: '2026-00317', chart, target },
    ...{ people: [{ id: 'p1', name }], check: { identities: {} }, decided: null, second: null },
    today: '09-12-2026' as DutchDate,
  })
  const drawing = { article: 'structure', chart: clientCheckDrawing(chart, 'nl') ?? expect.fail('a drawing') }
  const [without, within] = await Promise.all(
    [{}, { drawing }].map((more) => drawer.pdf({ document, draft: false, brand: 'Oprecht', ...more })),
  )
  return { without, within }
}

test('who owns what is drawn, and who hears it read out hears it once, in words', async () => {
  const { without, within } = await drawn('Sanne de Vries')
  if (!without || !within) expect.fail('two of them')
  const [plain, pictured] = [await readPdf(without.bytes), await readPdf(within.bytes)]
  expect(pictured.text).toBe(plain.text)
  expect(pictured).toMatchObject({ tagged: true, active: [] })
  // The boxes are there all the same.
  expect(pictured.around.join(' ')).toContain('eigenaren onbekend')
  expect(plain.around.join(' ')).not.toContain('eigenaren onbekend')
})

test.each(['"#panic()', '\\$x$ *vet*', 'x'.repeat(300), '漢字', ''])('a name is only text: %s', async (name) => {
  const { within } = await drawn(name)
  expect(within?.pages).toBeGreaterThan(0)
})
