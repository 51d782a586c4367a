import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openGaps } from './text-gaps.ts'

const root = join(import.meta.dirname, '../..')

type Loaders = Readonly<Record<'nl' | 'en', Readonly<Record<string, () => Promise<object>>>>>

const leaves = (node: unknown, path: string): readonly (readonly [string, string])[] =>
  typeof node === 'string'
    ? [[path, node]]
    : Object.entries(node as object).flatMap(([key, part]) => leaves(part, `${path}.${key}`))

/** Every text of the screens by its key, in both languages and in the words of every kind of product. */
async function allTexts(): Promise<Readonly<Record<string, readonly string[]>>> {
  const { loaders } = (await import('#web/i18n/texts.ts')) as { loaders: Loaders }
  const { laterTexts } = (await import('#web/i18n/later.ts')) as { laterTexts: Loaders }
  const { insteadIn } = await import('#web/i18n/instead.ts')
  const { wordings } = await import('#domain/blueprint/index.ts')
  const texts: Record<string, string[]> = {}
  const add = (key: string, text: string) => {
    texts[key] = [...(texts[key] ?? []), text]
  }
  const domain = ['forms', 'early', 'sums']
  for (const locale of ['nl', 'en'] as const) {
    for (const [subject, load] of Object.entries({ ...loaders[locale], ...laterTexts[locale] })) {
      if (domain.includes(subject)) continue
      for (const [key, text] of leaves(await load(), subject)) add(key, text)
    }
    for (const wording of wordings)
      for (const [key, text] of Object.entries(await insteadIn(locale, wording))) add(key, text)
  }
  return texts
}

test('whoever says a text of the screens fills in every place in it', async () => {
  const files = globSync('web/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.|web\/testing/.test(file))
  expect(files.length).toBeGreaterThan(300)
  const texts = await allTexts()
  expect(Object.keys(texts).length).toBeGreaterThan(500)
  expect(openGaps(files, root, texts)).toEqual([])
})

test('a place that is left open is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'places-'))
  const source = `
    say('a.name', { name: 'Bo' }); say('a.name'); say('a.name', { nam: 'Bo' }); plural(say('a.count'), 2)
    say(\`a.\${which}\`, { name }); say(\`b.\${which}\`, { n }); say('a.name', values); plural(say('a.both'), 2, { name })
  `
  writeFileSync(join(folder, 'screen.tsx'), source)
  const texts = {
    'a.name': ['Dag {name}', 'Hello {name}'],
    'a.count': ['{n} dag|{n} dagen'],
    'a.both': ['{n} van {name}'],
    'b.one': ['{name}'],
    'b.two': ['{n} van {name}'],
  }
  expect(openGaps(['screen.tsx'], folder, texts)).toEqual([
    'screen.tsx: a.name is said without {name}.',
    'screen.tsx: a.name is said without {name}.',
    'screen.tsx: b.one, b.two is said without {name}.',
  ])
})

test('the sentences of a business "no" are read in one place, which fills them in', () => {
  const readers = globSync('{server,web}/**/*.{ts,tsx}', { cwd: root }).filter((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    return /\bblockers\[[^\]]+\]\??\.(title|text)|\bblockers\[\w+\.code\]/.test(source)
  })
  expect(readers).toEqual([])
})
