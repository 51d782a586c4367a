import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nl } from '#domain/messages/index.ts'
import { locales } from '#domain/values/index.ts'
import { places } from './links/places.ts'
import { describe as describePage, draw } from './prerender.tsx'
import { site } from './testing/site.ts'

test.each(Object.entries(places))('what %s needs at once is there, under the name the server looks for', (_, place) => {
  const path = place.pattern.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'x')
  for (const locale of locales) {
    const { modules } = describePage(path, site, locale, '')
    expect(modules.filter((name) => !existsSync(`web/${name}`))).toEqual([])
  }
})

test('a questionnaire is drawn in the words that somebody gave it, and only there', async () => {
  const basis = nl.fields.main.company_name.label
  const words = [{ part: 'label', basis, text: 'Welke naam krijgt je BV?' }]
  const rewrites = { locale: 'nl', hash: 'x', data: [{ question: 'main.company_name', revision: 1, words }] }
  const wanted = { path: '/questionnaire/dutch-bv', locale: 'nl', site } as const
  const drawn = await draw({ ...wanted, data: { rewrites } })
  expect([drawn.includes('Welke naam krijgt je BV?'), drawn.includes(basis)]).toEqual([true, false])
  expect(await draw({ ...wanted, data: null })).toContain(basis)
})
