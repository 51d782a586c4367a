import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '#domain/values/index.ts'
import { places } from './links/places.ts'
import { describe as describePage } from './prerender.tsx'
import { site } from './testing/site.ts'

test.each(Object.entries(places))('what %s needs at once is there, under the name the server looks for', (_, place) => {
  const path = place.pattern.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'x')
  for (const locale of locales) {
    const { modules } = describePage(path, site, locale, '')
    expect(modules.filter((name) => !existsSync(`web/${name}`))).toEqual([])
  }
})
