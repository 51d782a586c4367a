import type { Chance } from './chance.ts'

// What broken programs and attackers send where a text, a number or anything else is expected.

export const oddTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  'anna\u0000@voorbeeld.nl',
  '\ud83d',
  'a\udc4d\ud83db',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '\u202eevil',
  '\ufeff',
  '\u2028\u2029',
  'e\u0301'.repeat(300),
  'x'.repeat(10_000),
  '🙂'.repeat(5_000),
  '\r\nSet-Cookie: a=b',
  "'; drop table accounts; --",
  '\\x00\\',
  '$1',
  '%00',
  '%',
  '{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  'https://evil.example/',
  '//evil.example',
  'javascript:alert(1)',
  '/questionnaire/\u0000',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-1',
  '1e309',
  '-0',
  '9'.repeat(400),
  '99999999999999999999',
  '2147483648',
  '00000000-0000-0000-0000-000000000000',
  '0001-01-01',
  '31-02-2026',
  '99-99-9999',
  '275760-09-14',
  'é@voorbeeld.nl',
  'jan&co@voorbeeld.nl',
  '"a b"@voorbeeld.nl',
  'a@b',
  'anna@voorbeeld.nl, bram@voorbeeld.nl',
  'anna@xn--',
  'anna@[127.0.0.1]',
  `${'a'.repeat(300)}@voorbeeld.nl`,
]

const oddNumbers = [0, -1, -0, 1.5, 1e21, 1e-7, 2 ** 31, 2 ** 53, -(2 ** 63), Number.MAX_VALUE, 0.1 + 0.2]

const deep = (depth: number): unknown => (depth === 0 ? 1 : depth % 2 ? [deep(depth - 1)] : { a: deep(depth - 1) })

const oddThings: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  ['a', 'b'],
  { length: 3 },
  { toString: 'x' },
  { valueOf: null },
  { $ne: null },
  // A key of its own, as a parser of JSON makes it.
  Object.fromEntries([['__proto__', { admin: true, role: 'admin' }]]),
  { constructor: { prototype: { admin: true } } },
  Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field_${index}`, index])),
  Array.from({ length: 2_000 }, (_, index) => index),
  deep(200),
]

export const oddText = (chance: Chance): string =>
  chance.once(6) ? randomText(chance, chance.whole(1, 60)) : chance.of(oddTexts)

/** A right text, but for one character. */
export function withOddCharacter(chance: Chance, text: string): string {
  const at = chance.whole(0, text.length)
  const odd = chance.of([
    '\u0000',
    '\u0000',
    '\ud83d',
    '\udfff',
    '\u001b',
    '\r\n',
    '\u202e',
    '\uffff',
    '&',
    'é',
    '😀',
    "'",
    '\\',
  ])
  return `${text.slice(0, at)}${odd}${text.slice(at)}`
}

export const oddValue = (chance: Chance): unknown =>
  chance.weighed<() => unknown>([
    [4, () => oddText(chance)],
    [2, () => chance.of(oddNumbers)],
    [2, () => copyOf(chance.of(oddThings))],
    [1, () => [oddText(chance), oddText(chance)]],
  ])()

/** Letters of every kind, halves of characters and characters of control among them. */
export const randomText = (chance: Chance, length: number): string =>
  Array.from({ length }, () =>
    String.fromCharCode(chance.of([chance.whole(0, 31), chance.whole(32, 126), chance.whole(0x80, 0xffff)])),
  ).join('')

/** Keys that no form of ours has. */
export const oddKey = (chance: Chance): string =>
  chance.of([
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    '',
    ' ',
    '0',
    'role',
    'admin',
    'uuid',
    'account',
    'main.email',
    'k'.repeat(5_000),
    randomText(chance, 8),
  ])

/** As JSON has it, and nobody else's: what is sent is changed on the way. */
export const copyOf = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)))

type Tree = Record<string, unknown> | unknown[]

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** The same value with a few things in it that should not be there, or not be like that. */
export function spoiled(chance: Chance, value: unknown): unknown {
  const root: { value: unknown } = { value: copyOf(value) }
  for (let left = chance.whole(1, 3); left > 0; left -= 1) spoilOnce(chance, root)
  return root.value
}

function spoilOnce(chance: Chance, root: { value: unknown }): void {
  const places = placesIn(root as Record<string, unknown>)
  // The whole of it was taken out before.
  if (places.length === 0) return
  const [holder, key] = chance.of(places)
  const held = (holder as Record<string, unknown>)[key]
  chance.weighed<() => void>([
    [5, () => put(holder, key, oddValue(chance))],
    [typeof held === 'string' ? 5 : 0, () => put(holder, key, withOddCharacter(chance, String(held)))],
    [2, () => drop(holder, key)],
    [2, () => (isTree(held) ? put(held, oddKey(chance), oddValue(chance)) : put(holder, key, oddText(chance)))],
    [1, () => put(holder, key, [held])],
    [1, () => put(holder, key, { [oddKey(chance)]: held })],
    [
      1,
      () =>
        put(
          holder,
          key,
          typeof held === 'string' ? held.repeat(chance.whole(2, 2_000)).slice(0, 60_000) : JSON.stringify(held),
        ),
    ],
  ])()
}

/** Every place in a value, the value itself the first; those that lie deep count no less. */
function placesIn(holder: Tree, found: [Tree, string][] = []): [Tree, string][] {
  for (const key of Object.keys(holder)) {
    found.push([holder, key])
    const held = (holder as Record<string, unknown>)[key]
    if (isTree(held) && found.length < 2_000) placesIn(held, found)
  }
  return found
}

/** As its own key, whatever its name; a list has numbers only. */
function put(holder: Tree, key: string, value: unknown): void {
  if (Array.isArray(holder) && !/^\d+$/.test(key)) holder.push(value)
  else Object.defineProperty(holder, key, { value, configurable: true, enumerable: true, writable: true })
}

function drop(holder: Tree, key: string): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
}

/** Text that once was JSON. */
export function brokenJson(chance: Chance, json: string): string {
  const half = chance.whole(0, json.length)
  return chance.of([
    json.slice(0, half),
    `${json.slice(0, half)}\u0000${json.slice(half)}`,
    `${json}${json}`,
    `\ufeff${json}`,
    `[${json}]`,
    json.replace('{', '{"__proto__":{"role":"admin"},'),
    json.replace('{', '{"constructor":{"prototype":{"role":"admin"}},'),
    json.replace(/"(\w+)":/, '"$1":1,"$1":'),
    json.replaceAll('"', "'"),
    json.replace(/\d+/, '1e999'),
    json.replace(/:"/, ':"\\ud83d'),
    '',
    'null',
    '[]',
    '""',
    '0',
    '{',
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    `{"a":"${'y'.repeat(1_100_000)}"}`,
  ])
}
