import type { Chance } from './chance.ts'
import { oddText, randomText, withOddCharacter } from './odd.ts'

/** Written by hand instead of by a library: a library writes only what is right. */
const escaped = (text: string): string =>
  // Half a character cannot be escaped as UTF-8; its bytes can.
  text.isWellFormed() ? encodeURIComponent(text) : [...Buffer.from(text, 'utf16le')].map(byteAsPercent).join('')

const byteAsPercent = (byte: number) => `%${byte.toString(16).padStart(2, '0')}`

const rawPieces = ['%', '%0', '%zz', '%00', '%ff', '%c0%af', '%ed%a0%80', '%u0041', '+', '%2b', '%26', '%3d', ';', '[]']

/** A query of these values, and sometimes of others beside them. */
export function queryOf(chance: Chance, values: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(values).flatMap(([key, value]) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
    const pair = `${escaped(key)}=${escaped(text.slice(0, 6_000))}`
    return chance.once(12) ? [pair, chance.of([pair, `${escaped(key)}=`, `${escaped(key)}[]=1`, escaped(key)])] : [pair]
  })
  if (chance.once(8)) pairs.push(`${chance.of(otherNames)}=${escaped(oddText(chance).slice(0, 6_000))}`)
  if (chance.once(15)) pairs.push(`${chance.of(rawPieces)}=${chance.of(rawPieces)}`)
  return pairs.join('&')
}

/** Something that looks like the token of somebody: in the query, in a body, or in one header for all. */
export function oddCredentials(chance: Chance): Record<string, string> {
  const right = { 'access-token': 'abcdefghijkl', client: 'default', uid: 'anna@voorbeeld.nl' }
  const name = chance.of(['access-token', 'client', 'uid'] as const)
  return { ...right, [name]: chance.once(2) ? withOddCharacter(chance, right[name]) : oddText(chance).slice(0, 1_000) }
}

const otherNames = ['unbatch', 'redirect_url', 'locale', 'key', '__proto__', 'constructor', 'a[__proto__][b]']

/** What the parser of a real server lets through: no characters of control, and one byte each. */
const headerText = (chance: Chance): string =>
  chance
    .of([
      () => Buffer.from(oddText(chance).slice(0, 3_000)).toString('latin1'),
      () => escaped(oddText(chance).slice(0, 1_000)),
      () => randomText(chance, 40),
    ])()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not stay.
    .replace(/[\u0000-\u001f\u007f]|[^\u0000-\u00ff]/g, '')
    .trim()

const bearer = (chance: Chance): string => {
  const said = JSON.stringify({
    ...oddCredentials(chance),
    'token-type': 'Bearer',
    expiry: chance.of([null, 7, ['a'], '1']),
  })
  return `Bearer ${Buffer.from(
    chance.weighed([
      [6, said],
      [1, '{'],
      [1, 'null'],
      [1, '["x"]'],
    ]),
  ).toString('base64')}`
}

type HeaderMaker = (chance: Chance) => Readonly<Record<string, string>>

const token: HeaderMaker = (chance) => ({
  'access-token': headerText(chance) || 'x',
  client: headerText(chance),
  uid: chance.of(['%00', '%E0%A4%A', 'a%00b', '%u0000', '%ED%A0%80', headerText(chance)]),
})

/** One way each in which the headers of a request are odd. */
const oddHeaders: readonly HeaderMaker[] = [
  token,
  token,
  (chance) => ({ authorization: bearer(chance) }),
  (chance) => ({
    authorization: chance.of(['Bearer', 'Basic Og==', `Bearer ${headerText(chance)}`, headerText(chance)]),
  }),
  (chance) => ({ cookie: chance.of(['visitor=%', 'visitor=%E0%A4%A', '=', ';;;', '__proto__=1', headerText(chance)]) }),
  (chance) => ({ cookie: `visitor=${headerText(chance)}; locale=${headerText(chance)}; errand=${headerText(chance)}` }),
  (chance) => ({
    'if-match': chance.of(['*', '"1"', 'W/"1"', '"-1"', '"1e400"', '"99999999999999999999"', '1', headerText(chance)]),
  }),
  (chance) => ({ 'if-none-match': chance.of(['*', '"1"', headerText(chance)]) }),
  (chance) => ({ accept: chance.of(['text/html', 'image/*', '*/*;q=2', headerText(chance)]) }),
  (chance) => ({ 'accept-language': chance.of(['en', 'nl-NL,nl;q=0.9', '*', headerText(chance)]) }),
  (chance) => ({ 'accept-encoding': chance.of(['br', 'gzip, br', 'zstd', '*', 'gzip;q=0', headerText(chance)]) }),
  (chance) => ({ range: chance.of(['bytes=0-0', 'bytes=-1', 'bytes=9-1', 'bytes=0-1,2-3', headerText(chance)]) }),
  (chance) => ({
    origin: chance.of(['null', 'https://evil.example', headerText(chance)]),
    'sec-fetch-site': 'cross-site',
  }),
  (chance) => ({ host: chance.of(['evil.example', 'localhost:99999', 'a b', '[', headerText(chance)]) }),
  (chance) => ({
    'x-forwarded-for': chance.of(['unknown', '::1', '1.2.3.4, 5.6.7.8', 'a'.repeat(500), headerText(chance)]),
  }),
  (chance) => ({ 'x-forwarded-host': headerText(chance), 'x-forwarded-proto': chance.of(['https', 'javascript', '']) }),
  (chance) => ({ 'x-request-id': headerText(chance), 'user-agent': headerText(chance), referer: headerText(chance) }),
  (chance) => ({ 'x-http-method-override': chance.of(['DELETE', 'TRACE', headerText(chance)]) }),
]

export const oddHeadersBy = (chance: Chance): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(chance.of(oddHeaders)(chance)).filter(([, value]) => value !== ''))

export const oddContentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json; charset=',
  'APPLICATION/JSON',
  'application/vnd.api+json',
  'application/json, text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=----edge',
  'multipart/mixed; boundary=x',
  'text/html;charset=utf-8',
  'x',
  '/',
  ';',
] as const

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A file as a form sends it; most of the time something is wrong with the form or the file. */
export function filePart(chance: Chance): { readonly type: string; readonly payload: Buffer } {
  const edge = '----edge'
  const name = chance.of(['paspoort.png', '', 'a"b', '../../x', 'x'.repeat(3_000), 'é😀.pdf', 'a%00b', 'con', '.'])
  const content = chance.of([
    png,
    Buffer.from('%PDF-1.7\n%%EOF\n'),
    Buffer.from('<script>'),
    Buffer.alloc(0),
    Buffer.alloc(70_000, 7),
  ])
  const disposition = chance.of([
    `form-data; name="file"; filename="${name}"`,
    `form-data; name="file"; filename="${name}"`,
    'form-data; name="file"',
    'form-data',
    'attachment',
    `form-data; name="__proto__"; filename="${name}"`,
    `form-data; name="file"; filename*=utf-8''%00%ff`,
  ])
  const part = Buffer.concat([
    Buffer.from(
      `--${edge}\r\nContent-Disposition: ${disposition}\r\nContent-Type: ${chance.of(['image/png', '', 'text/html', 'x'])}\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ])
  const end = Buffer.from(`--${edge}--\r\n`)
  const whole = Buffer.concat([...Array.from({ length: chance.of([1, 1, 1, 2, 7]) }, () => part), end])
  const payload = chance.weighed<() => Buffer>([
    [4, () => whole],
    [3, () => whole.subarray(0, chance.whole(0, whole.length))],
    [1, () => Buffer.concat([end, whole])],
    [1, () => Buffer.from(whole.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')],
    [1, () => Buffer.from(`--${edge}\r\n${'X-Long: y\r\n'.repeat(300)}\r\n`)],
  ])()
  const type = chance.weighed([
    [6, `multipart/form-data; boundary=${edge}`],
    [1, 'multipart/form-data; boundary=other'],
    [1, 'multipart/form-data'],
    [1, `multipart/form-data; boundary="${edge}`],
    [1, `multipart/form-data; boundary=${'b'.repeat(300)}`],
  ])
  return { type, payload }
}

/** The same path as a program with a fault, or a person who tries things, would write it. */
export function oddPath(chance: Chance, path: string): string {
  const segments = path.split('/')
  const one = chance.whole(1, segments.length - 1)
  const changed = (to: string) => segments.map((segment, index) => (index === one ? to : segment)).join('/')
  return chance.of([
    `${path}/`,
    `/${path}`,
    `${path}//`,
    path.toUpperCase(),
    `${path}/..`,
    `${path}/%2e%2e/`,
    path.replaceAll('/', '\\'),
    path.replaceAll('/', '%2f'),
    changed(''),
    changed('.'),
    changed('%00'),
    changed('%'),
    changed('%ff%fe'),
    changed('%ed%a0%80'),
    changed('__proto__'),
    changed('x'.repeat(300)),
    changed('*'),
    changed(escaped(oddText(chance).slice(0, 1_000)) || 'x'),
    `${path};a=b`,
    `${path}.json`,
    `${path}#fragment`,
    `${path}?`,
    `${path}/${escaped(oddText(chance).slice(0, 500))}`,
  ])
}

export const escapedText = escaped
