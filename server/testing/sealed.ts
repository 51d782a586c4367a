import { unzipSync } from 'fflate'
import { sealedKeys } from '#domain/documents/index.ts'
import { check, type Field, type FieldKind } from '#domain/fields/index.ts'
import { fieldOf } from '#domain/questions/index.ts'
import { dutchDate, parseDutchDate, partsOf } from '#domain/values/index.ts'

type Value = string | boolean

/** Two answers that each may be given. */
type Pair = readonly [Value, Value]

const today = dutchDate(15, 11, 2026)

const day = (number: number, month: number, year: number): string => {
  const date = dutchDate(number, month, year)
  if (date === undefined) throw new Error('There is no such day.')
  return date
}

/** The first that the rules of the field take; what they say of other answers is seen when it is sent. */
function firstAllowed(field: Field, pairs: readonly Pair[]): Pair {
  if (today === undefined) throw new Error('There is no today.')
  const found = pairs.find((pair) => pair.every((value) => check(field, value, { today, draft: true }).length === 0))
  if (found === undefined) throw new Error(`${field.key} takes none of these: ${pairs.join(', ')}.`)
  return found
}

/** A number that passes the eleven test. */
function bsnFrom(start: number): string {
  for (let first = start; ; first += 1) {
    const sum = [...String(first)].reduce((all, digit, place) => all + Number(digit) * (9 - place), 0)
    if (sum % 11 !== 10) return `${first}${sum % 11}`
  }
}

/** By what sort of question it is; `place` tells several of a sort apart. */
const pairs: Partial<Record<FieldKind, (field: Field, place: number) => Pair>> = {
  text: ({ key }) => [`Zegel${key.replaceAll('_', '')}een`, `Zegel${key.replaceAll('_', '')}twee`],
  date: (field, place) =>
    firstAllowed(field, [
      [day(10 + place, 3, 2019), day(10 + place, 4, 2021)],
      [day(10 + place, 5, 2033), day(10 + place, 7, 2034)],
    ]),
  bsn: (_field, place) => [bsnFrom(99_999_000 + 40 * place), bsnFrom(99_999_020 + 40 * place)],
  document_number: (_field, place) => [`ZGELAB1${place}5`, `ZGELXY3${place}7`],
  choice: ({ options = [] }) => [options[0] ?? '', options[1] ?? ''],
  yes_no: () => [false, true],
  checkbox: () => [false, true],
}

/** What a word alone tells nobody, as it stands everywhere. */
const isTold: ReadonlySet<FieldKind> = new Set<FieldKind>(['text', 'date', 'bsn', 'document_number'])

type SealedField = { readonly field: Field; readonly pair: Pair }

/** Every answer that is sealed, as the domain says it: one that is added there is looked for by itself, or asks for a line here. */
const sealedFields: readonly SealedField[] = [...sealedKeys].sort().map((key, place) => {
  const field = fieldOf('shareholder', key)
  const pair = field && pairs[field.kind]?.(field, place)
  if (!field || !pair) throw new Error(`${key} is sealed: say in server/testing/sealed.ts which answers it can have.`)
  return { field, pair }
})

/** Answers to everything that is sealed; the other ones differ in every single one. */
export const sealedAnswers = (which: 'one' | 'other' = 'one'): Readonly<Record<string, Value>> =>
  Object.fromEntries(sealedFields.map(({ field, pair }) => [field.key, pair[which === 'one' ? 0 : 1]]))

/** A day in the ways in which people and programs write it. */
function writtenDays(date: string): readonly string[] {
  const read = parseDutchDate(date)
  if (!read) throw new Error(`${date} is no day.`)
  const { day, month, year } = partsOf(read)
  const [dd, mm] = [day, month].map((part) => String(part).padStart(2, '0'))
  const at = new Date(Date.UTC(year, month - 1, day))
  const inWords = ['nl-NL', 'en-GB', 'en-US'].map((locale) =>
    at.toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  )
  return [`${dd}-${mm}-${year}`, `${year}-${mm}-${dd}`, `${dd}/${mm}/${year}`, `${day}-${month}-${year}`, ...inWords]
}

/** The words by which an answer to something sealed can be told from everything else. */
export const sealedMarkers: readonly string[] = sealedFields
  .filter(({ field }) => isTold.has(field.kind))
  .flatMap(({ field, pair }) => pair.map(String).flatMap((text) => (field.kind === 'date' ? writtenDays(text) : text)))

/** How a word stands in base64 wherever it begins: the letters that no neighbour changes. */
const inBase64 = (word: string): readonly string[] =>
  [0, 1, 2].map((shift) => {
    const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(word)])
    return bytes.toString('base64').slice(shift === 0 ? 0 : shift + 1, Math.floor((bytes.length * 8) / 6))
  })

const zipHead = Buffer.from([0x50, 0x4b, 0x03, 0x04])

/** What there is to read in a file or an answer, also in what is packed in it. */
export function textsIn(bytes: Uint8Array): readonly string[] {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!content.subarray(0, 4).equals(zipHead)) return [content.toString('utf8')]
  return Object.entries(unzipSync(content)).flatMap(([name, entry]) => [name, ...textsIn(entry)])
}

/** A word as it is and as bytes are written, in whatever letters; and in base64, where letters count. */
const formsOf = (word: string) => ({
  word,
  plain: [word, encodeURIComponent(word), Buffer.from(word).toString('hex')].map((form) => form.toLowerCase()),
  packed: inBase64(word),
})

const formsOfAll = new WeakMap<readonly string[], readonly ReturnType<typeof formsOf>[]>()

/** The first of these words that stands there, as it is or as it is written in base64 or hexadecimal. */
export function tracedIn(content: string | Uint8Array, words: readonly string[]): string | undefined {
  const forms = formsOfAll.get(words) ?? words.map(formsOf)
  formsOfAll.set(words, forms)
  for (const text of typeof content === 'string' ? [content] : textsIn(content)) {
    const lower = text.toLowerCase()
    const found = forms.find(
      ({ plain, packed }) => plain.some((form) => lower.includes(form)) || packed.some((form) => text.includes(form)),
    )
    if (found) return found.word
  }
  return undefined
}

/** Where something sealed of somebody is answered in what an address gives, by its path. */
export function sealedPathsIn(given: unknown, person: string, path = ''): readonly string[] {
  if (typeof given !== 'object' || given === null) return []
  return Object.entries(given).flatMap(([key, value]) => {
    const here = `${path}/${key}`
    const own =
      key === person && typeof value === 'object' && value !== null
        ? Object.keys(value).filter((name) => sealedKeys.has(name))
        : []
    return [...own.map((name) => `${here}/${name}`), ...sealedPathsIn(value, person, here)]
  })
}
