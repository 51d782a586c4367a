import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { someOf } from '#testing/laws.ts'
import { namedFlows } from './flow-names.ts'
import { importBreaches, tooLong } from './imports.ts'
import { strayLoading } from './loading.ts'
import { namesTwice, typesTwice } from './names.ts'
import { foldersInCircles } from './siblings.ts'
import { straySql } from './sql.ts'
import { strayTexts } from './texts.ts'

/** A small house that keeps the law; each test plants one breach in it. */
const clean: Readonly<Record<string, string>> = {
  'domain/values/index.ts': `export { cents } from './cents.ts'\n`,
  'domain/values/cents.ts': 'export const cents = (amount: number) => amount\n',
  'domain/fields/index.ts': `export { field } from './field.ts'\n`,
  'domain/fields/field.ts': `import { cents } from '../values/index.ts'\nexport const field = cents(1)\n`,
  'contract/site.ts': 'export const site = 1\nexport type Site = number\n',
  'server/config/index.ts': 'export const config = 1\n',
  'server/db/index.ts': 'export const db = 1\n',
  'server/db/pool.ts': 'export const pool = 1\n',
  'server/resources/site/store.ts': `import { db } from '#server/db/index.ts'\nexport const load = () => db\n`,
  'server/resources/site/store-words.ts': 'export const words = 1\n',
  'server/resources/site/words/store.ts': 'export const words = 1\n',
  'server/resources/site/actions.ts': `import { load } from './store.ts'\nexport const show = () => load()\n`,
  'server/resources/site/routes.ts': `import { show } from './actions.ts'\nexport const routes = show\n`,
  'server/resources/stories/actions.ts': 'export const tell = 1\n',
  'web/ui/button.tsx': 'export const Button = (props: { text: string }) => <button>{props.text}</button>\n',
  'web/links/index.ts': 'export const href = 1\n',
  'web/pages/home/index.tsx': `import type { Site } from '#contract/site.ts'\nimport { Button } from '#web/ui/button.tsx'\nexport default ({ site }: { site: Site }) => <Button text={String(site)} />\n`,
  'web/pages/login/index.tsx': 'export default () => null\n',
  'web/questionnaire/index.ts': `export { Screen } from './screen/frame.tsx'\n`,
  'web/questionnaire/model/store/answers.ts': 'export const answers = 1\n',
  'web/questionnaire/model/save/queue.ts': `import { answers } from '../store/answers.ts'\nexport const queue = answers\n`,
  'web/questionnaire/parts/questions/question.tsx': `import { queue } from '../../model/save/queue.ts'\nexport const Question = () => <p>{queue}</p>\n`,
  'web/questionnaire/parts/people/card.tsx': `import { Question } from '../questions/question.tsx'\nexport const Card = () => <Question />\n`,
  'web/questionnaire/steps/company.tsx': `import { Card } from '../parts/people/card.tsx'\nexport const Company = () => <Card />\n`,
  'web/questionnaire/screen/frame.tsx': `import { Company } from '../steps/company.tsx'\nexport const Screen = () => <Company />\n`,
  'scripts/start.ts': 'export {}\n',
  'e2e/fixtures.ts': 'export {}\n',
}

let house: string

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'house-'))
  cpSync('package.json', join(house, 'package.json'))
  for (const [file, content] of Object.entries(clean)) plant(file, content)
})

afterEach(() => rmSync(house, { recursive: true, force: true }))

function plant(file: string, content: string) {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), content)
}

describe('the import law', () => {
  test('a clean house has no breach', async () => {
    expect(await importBreaches(house, 10)).toEqual([])
  })

  const breaches: readonly (readonly [rule: string, file: string, content: string])[] = [
    ['domain is pure', 'domain/values/cents.ts', `import '#server/config/index.ts'\nexport const cents = 1\n`],
    ['domain is pure', 'domain/values/cents.ts', `import 'node:fs'\nexport const cents = 1\n`],
    ['no cycles', 'domain/values/cents.ts', `import './index.ts'\nexport const cents = 1\n`],
    [
      'domain/values looks down only',
      'domain/values/cents.ts',
      `import '../fields/index.ts'\nexport const cents = 1\n`,
    ],
    ['front door only', 'domain/fields/field.ts', `import '../values/cents.ts'\nexport const field = 1\n`],
    ['front door only, from outside', 'server/db/index.ts', `import '#domain/values/cents.ts'\nexport const db = 1\n`],
    ['front door only, in the server', 'server/resources/site/store.ts', `import '#server/db/pool.ts'\n`],
    ['contract knows domain only', 'contract/site.ts', `import '#server/config/index.ts'\nexport type Site = 1\n`],
    ['server never web', 'server/config/index.ts', `import '#web/links/index.ts'\n`],
    ['web never server', 'web/links/index.ts', `import '#server/config/index.ts'\n`],
    ['ui knows no business', 'web/ui/button.tsx', `import '#domain/values/index.ts'\nexport const Button = 1\n`],
    [
      'zod stays on the server',
      'web/links/index.ts',
      `import { site } from '#contract/site.ts'\nexport const href = site\n`,
    ],
    ['routes stay thin', 'server/resources/site/routes.ts', `import './store.ts'\n`],
    ['routes stay thin', 'server/resources/site/routes-own.ts', `import './store.ts'\n`],
    ['routes stay thin', 'server/resources/site/routes.ts', `import './store-words.ts'\n`],
    ['a store is private', 'server/resources/stories/actions.ts', `import '../site/store.ts'\n`],
    ['a store is private', 'server/resources/stories/actions.ts', `import '../site/store-words.ts'\n`],
    ['a store is private', 'server/resources/stories/actions.ts', `import '../site/words/store.ts'\n`],
    ['pages are islands', 'web/pages/login/index.tsx', `import '../home/index.tsx'\n`],
    ['e2e stays outside', 'e2e/fixtures.ts', `import '#server/config/index.ts'\n`],
    ['server/db looks down only', 'server/db/db.test.ts', `import '../resources/site/actions.ts'\n`],
    ['server/config looks down only', 'server/config/index.ts', `import '../db/index.ts'\nexport const config = 1\n`],
    ['every room has its shelf', 'web/attic/index.ts', `import '#web/links/index.ts'\n`],
    ['every room has its shelf', 'web/questionnaire/attic/old.ts', `import '../model/save/queue.ts'\n`],
    ['every room has its shelf', 'web/questionnaire/parts/attic.tsx', `import '../model/save/queue.ts'\n`],
    [
      'web/questionnaire/model looks down only',
      'web/questionnaire/model/use/place.ts',
      `import '../../parts/questions/question.tsx'\n`,
    ],
    [
      'web/questionnaire/parts looks down only',
      'web/questionnaire/parts/deed/sheet.tsx',
      `import '../../screen/frame.tsx'\n`,
    ],
    [
      'web/questionnaire/steps looks down only',
      'web/questionnaire/steps/dga.tsx',
      `export const load = () => import('../screen/frame.tsx')\n`,
    ],
    [
      'web/questionnaire/model/store looks down only',
      'web/questionnaire/model/store/flow-store.ts',
      `import type { queue } from '../save/queue.ts'\nexport type Queue = typeof queue\n`,
    ],
    [
      'web/questionnaire/parts/questions looks down only',
      'web/questionnaire/parts/questions/rows.tsx',
      `import '../people/card.tsx'\n`,
    ],
    ['the model draws nothing', 'web/questionnaire/model/use/frame.tsx', `import '../store/answers.ts'\n`],
  ]
  test.each(someOf(breaches, { oneIn: 3 }))('%s: seen to fail in %s', async (rule, file, content) => {
    plant(file, content)
    const found = await importBreaches(house, 10)
    expect(found.join('\n')).toContain(rule)
  })

  test('folders beside each other import in one direction, also where no file goes round in a circle', async () => {
    plant('server/resources/site/words.ts', `import '../stories/actions.ts'\n`)
    plant('server/resources/stories/place.test.ts', `import '../site/actions.ts'\n`)
    expect(await importBreaches(house, 10)).toEqual([])
    plant(
      'server/resources/stories/place.ts',
      `import type { show } from '../site/actions.ts'\nexport type Show = typeof show\n`,
    )
    expect(await importBreaches(house, 10)).toEqual([
      expect.stringMatching(/^server\/resources\/site, server\/resources\/stories import each other \(/),
    ])
  })

  test('and no way round by a third either', () => {
    const around = [
      ['scripts/one/a.ts', 'scripts/two/b.ts'],
      ['scripts/two/c.ts', 'scripts/three/deep/d.ts'],
      ['scripts/three/e.ts', 'scripts/one/f.ts'],
      ['scripts/four/g.ts', 'scripts/one/a.ts'],
    ] as const
    expect(foldersInCircles(around)).toEqual([
      expect.stringMatching(/^scripts\/one, scripts\/three, scripts\/two import each other \(/),
    ])
    expect(foldersInCircles(around.slice(1))).toEqual([])
  })

  test('a check that reads too few files says so', async () => {
    expect((await importBreaches(house, 1000)).join()).toContain('sees nothing')
  })
})

test('a file over 400 lines is refused, data is not', () => {
  plant('server/config/long.ts', '\n'.repeat(401))
  plant('server/resources/documents/long.ts', '\n'.repeat(401))
  plant('domain/messages/nl/long.ts', '\n'.repeat(401))
  const files = ['server/config/long.ts', 'server/resources/documents/long.ts', 'domain/messages/nl/long.ts']
  expect(tooLong(files, house)).toEqual([
    'server/config/long.ts has 401 lines, 400 is the limit: split it by subject.',
    'server/resources/documents/long.ts has 401 lines, 400 is the limit: split it by subject.',
  ])
})

test.each([
  ['<p>Welkom terug</p>', true],
  ['<img alt="Een akte" src={a} />', true],
  [`<p>{'Welkom'}</p>`, true],
  ['<Field label="Naam" />', true],
  ['<p>{`Welkom`}</p>', true],
  [`<p>{open ? 'Sluiten' : say('home.open')}</p>`, true],
  [`<p>{busy && ('Even wachten')}</p>`, true],
  [`<p>{name ?? 'onbekend'}</p>`, true],
  [`<Dialog closeLabel={modal ? 'Sluiten' : undefined} />`, true],
  [`<p>{kind === 'chat' ? say('home.chat') : null}</p>`, false],
  [`<p>{say(['home', kind].join('.'))}</p>`, false],
  ['<p>{say("home.title")} · {1}</p>', false],
  ['<div className="grid gap-2" role="list" />', false],
])('stray texts: %s', (jsx, stray) => {
  plant('web/pages/home/index.tsx', `export default () => ${jsx}\n`)
  expect(strayTexts(['web/pages/home/index.tsx'], house).length > 0).toBe(stray)
})

test.each([
  'new Date()',
  'new Date',
  'Date()',
  'Date.now()',
  'Date.now',
  'Math.random()',
  '[1, 2].map(Math.random)',
  'crypto.randomUUID()',
])('%s in the domain fails the lint', (chance) => {
  plant('domain/values/planted.ts', `export const planted = ${chance}\n`)
  cpSync('biome.json', join(house, 'biome.json'))
  cpSync('scripts/lint', join(house, 'scripts/lint'), { recursive: true })
  const lint = spawnSync('biome', ['lint', '--vcs-enabled=false', 'domain'], { cwd: house, encoding: 'utf8' })
  expect(lint.status).not.toBe(0)
  expect(lint.stdout + lint.stderr).toContain('no clock and no chance')
})

test.each(['fetch("/")', 'process.env', 'window', 'console.log(1)'])('%s in the domain does not compile', (outside) => {
  plant('domain/values/planted.ts', `export const planted = ${outside}\n`)
  cpSync('domain/tsconfig.json', join(house, 'domain/tsconfig.json'))
  cpSync('tsconfig.base.json', join(house, 'tsconfig.base.json'))
  expect(() => execFileSync('tsc', ['-p', 'domain'], { cwd: house, stdio: 'pipe' })).toThrow()
})

test('only a store asks the database', () => {
  const asking = "export const find = (db: Db) => db.selectFrom('offices').execute()\n"
  const planted = {
    'server/resources/site/store.ts': asking,
    'server/resources/site/store-words.ts': asking,
    'server/resources/site/actions.test.ts': asking,
    'server/resources/site/reading.ts': 'export const read = (db: Db) => find(db)\n',
    'server/resources/site/actions.ts': asking,
    'server/resources/site/storing.ts': 'export const lock = (tx: Tx) => sql`select 1`.execute(tx)\n',
    'server/jobs/queue.ts': 'export const one = sql<{ one: number }>`select 1 as one`\n',
  }
  for (const [file, content] of Object.entries(planted)) plant(file, content)
  expect(straySql(Object.keys(planted), house).map((breach) => breach.split(':')[0])).toEqual([
    'server/resources/site/actions.ts',
    'server/resources/site/storing.ts',
    'server/jobs/queue.ts',
  ])
})

test('only products, their words and their prices call a flow by its name', () => {
  const said = "export const isIt = (flow: string) => flow === 'omzetting'\n"
  plant('domain/flow/advance.ts', said)
  plant('domain/products/omzetting.ts', said)
  plant('domain/flow/advance.test.ts', said)
  const files = ['domain/flow/advance.ts', 'domain/products/omzetting.ts', 'domain/flow/advance.test.ts']
  expect(namedFlows(files, house)).toEqual([
    'domain/flow/advance.ts: knows the flow “omzetting” by name. Let the product say what is different about it.',
  ])
})

test.each([
  ['useEffect(() => void call(key))', true],
  ['useEffect(() => {\n  if (shown) call(key).then(show)\n})', true],
  ['const look = useEffectEvent(() => call(key))', true],
  ['useResource(key, () => call(key))', false],
  ['const send = () => call(key)', false],
  ['fetch(key)', true],
  ['window.fetch(key)', true],
  ['rows.fetch(key)', false],
])('loading past the one way: %s', (code, stray) => {
  plant('web/pages/home/index.tsx', `${code}\n`)
  plant('web/api/call.ts', 'fetch(key)\n')
  const found = strayLoading(['web/pages/home/index.tsx', 'web/api/call.ts'], house)
  expect(found.map((sentence) => sentence.split(':')[0])).toEqual(stray ? ['web/pages/home/index.tsx'] : [])
})

describe('one name, one meaning', () => {
  const files = (...planted: readonly (readonly [file: string, content: string])[]) =>
    planted.map(([file, content]) => {
      plant(file, content)
      return file
    })

  test('a name that two rooms declare is refused, whatever kind of thing it is', () => {
    const planted = files(
      ['domain/values/place.ts', 'export type Place = { readonly step: number }\n'],
      ['web/ui/place.tsx', 'export function Place() {\n  return null\n}\n'],
    )
    expect(namesTwice(planted, house)).toEqual([
      '“Place” is declared in domain/values/place.ts and web/ui/place.tsx: call each what it is, or share one.',
    ])
  })

  test('a type of one file that another room has too is found, its role in a file is none', () => {
    const planted = files(
      ['server/resources/site/row.ts', 'type Row = { a: 1 }\ntype Props = 1\n'],
      ['server/resources/stories/row.ts', 'interface Row { b: 1 }\ntype Props = 2\n'],
      ['server/resources/stories/other.ts', 'type Other = 1\n'],
      ['server/resources/stories/same.ts', 'type Other = 1\n'],
    )
    expect(typesTwice(planted, house)).toEqual([
      'The type “Row” is declared in server/resources/site/row.ts and server/resources/stories/row.ts: call each what it is, or share one.',
    ])
  })

  test('scripts have one meaning for a name too, which need not be that of the product', () => {
    const planted = files(
      ['scripts/bench/visit.ts', 'type Visit = { a: 1 }\nexport const open = 1\n'],
      ['scripts/build/visit.ts', 'type Visit = { b: 1 }\n'],
      ['scripts/crash/open.ts', 'export const open = 2\n'],
      ['web/ui/visit.ts', 'type Visit = { c: 1 }\nexport const open = 3\n'],
    )
    expect(typesTwice(planted, house)).toEqual([
      'The type “Visit” is declared in scripts/bench/visit.ts and scripts/build/visit.ts: call each what it is, or share one.',
    ])
    expect(namesTwice(planted, house)).toEqual([
      '“open” is declared in scripts/bench/visit.ts and scripts/crash/open.ts: call each what it is, or share one.',
    ])
  })

  test('handing a name on, a type beside its value and what only tests use are no second meaning', () => {
    const planted = files(
      ['domain/values/place.ts', 'export const place = 1\nexport type Place = number\nconst place2 = 1\n'],
      ['domain/values/index.ts', "export { type Place, place } from './place.ts'\n"],
      ['domain/values/place.test.ts', 'export const place = 2\n'],
      ['server/db/place.ts', 'const place = 3\n'],
    )
    expect(namesTwice(planted, house)).toEqual([])
  })

  test('a paper has one name for its shape and its words, and another paper has another', () => {
    const deed = 'export const deed = {}\n'
    const sides = files(
      ['domain/documents/v2/shapes/deed.ts', deed],
      ['domain/documents/v2/nl/deed.ts', deed],
      ['domain/documents/v2/en/deed.ts', deed],
    )
    expect(namesTwice(sides, house)).toEqual([])
    expect(namesTwice([...sides, ...files(['domain/documents/v2/nl/transfer-deed.ts', deed])], house)).toHaveLength(1)
  })
})
