import { describe, expect, test } from 'vitest'
import { loadTemplates } from './load.ts'
import { unsure } from './v2/unsure.ts'

describe('where the law left us a choice', () => {
  test.each(unsure.flatMap(({ sets, document, at }) => sets.map((set) => [set, document, at] as const)))(
    '%s: %s has %s',
    async (set, document, at) => {
      const { [document]: template } = await loadTemplates(set, 'nl')
      const places = template?.shape.parts.flatMap(({ articles }) =>
        articles.flatMap(({ id, clauses }) => [id, ...clauses.map((clause) => `${id}.${clause.id}`)]),
      )
      expect(places).toContain(at)
    },
  )

  test('what we chose and why, in whole sentences', () => {
    for (const { chose, why } of unsure) for (const text of [chose, why]) expect(text).toMatch(/^[A-Z].*\.$/)
  })
})
