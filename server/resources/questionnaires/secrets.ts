import type { AnswerRow } from '#domain/conditions/index.ts'
import { shareholderKeys } from '#domain/fields/index.ts'
import { type Answers, fieldsOf } from '#domain/questions/index.ts'
import { isSame } from '#domain/values/index.ts'
import type { SealedColumn, Vault } from '#server/adapters/vault/index.ts'

const places = ['main', ...shareholderKeys] as const
type SealedPlace = (typeof places)[number]

/** The sealed texts by who they are about; nobody without sensitive answers has one. */
export type Sealed = Readonly<Partial<Record<SealedPlace, string>>>

const sensitiveKeys = (scope: 'main' | 'shareholder') =>
  new Set(
    fieldsOf(scope)
      .filter(({ sensitivity }) => sensitivity === 'sensitive')
      .map(({ key }) => key),
  )

const ofCompany = sensitiveKeys('main')
const ofShareholder = sensitiveKeys('shareholder')

const keysOf = (place: SealedPlace): ReadonlySet<string> => (place === 'main' ? ofCompany : ofShareholder)

/** A sealed text opens only for its own questionnaire and person. */
const boundTo = (uuid: string, place: string) => `questionnaires/${uuid}/sealed/${place}`

const sealed = { column: 'sealed', row: 'uuid', holds: 'texts by name', place: boundTo } as const

/** A version of the answers is sealed as its questionnaire is. */
export const sealedAnswers: readonly SealedColumn[] = [
  { ...sealed, table: 'questionnaires' },
  { ...sealed, table: 'answer_versions', boundTo: 'questionnaire' },
]

/** How answers stand in a row: what can be read as JSON, the rest sealed, both by who they are about. */
export type StoredAnswers = { readonly open: Readonly<Partial<Record<SealedPlace, string>>>; readonly sealed: Sealed }

/** For the row: everyone whose answers differ from those that stand there, or everyone. */
export function openColumn({ open }: StoredAnswers, before?: StoredAnswers): string {
  const changed = places.filter((place) => open[place] !== undefined && open[place] !== before?.open[place])
  return `{${changed.map((place) => `"${place}":${open[place]}`).join(',')}}`
}

/** What is written in the row. Whoever did not change is written as before: writing and sealing cost more than looking. */
export function sealAnswers(
  vault: Vault,
  uuid: string,
  answers: Answers,
  before?: { readonly answers: Answers; readonly stored: StoredAnswers },
): StoredAnswers {
  const open: Partial<Record<SealedPlace, string>> = {}
  const sealed: Partial<Record<SealedPlace, string>> = {}
  for (const place of places) {
    const row: AnswerRow = answers[place]
    const old: AnswerRow | undefined = before?.answers[place]
    const oldOpen = before?.stored.open[place]
    const oldSealed = before?.stored.sealed[place]
    if (row === old && oldOpen !== undefined) {
      open[place] = oldOpen
      if (oldSealed !== undefined) sealed[place] = oldSealed
      continue
    }
    const { plain, secret } = split(place, row)
    open[place] = JSON.stringify(plain)
    if (old !== undefined && oldSealed !== undefined && haveSameSecrets(place, row, old)) sealed[place] = oldSealed
    else if (Object.keys(secret).length > 0) sealed[place] = vault.sealJson(secret, boundTo(uuid, place))
  }
  return { open, sealed }
}

function split(place: SealedPlace, row: AnswerRow): { readonly plain: AnswerRow; readonly secret: AnswerRow } {
  const secrets = keysOf(place)
  const plain: Record<string, unknown> = {}
  const secret: Record<string, unknown> = {}
  for (const key of Object.keys(row)) (secrets.has(key) ? secret : plain)[key] = row[key]
  return { plain, secret }
}

const haveSameSecrets = (place: SealedPlace, one: AnswerRow, other: AnswerRow): boolean =>
  [...keysOf(place)].every((key) => isSame(one[key], other[key]))

/** Everything that was stored, readable again; what it is worth is for the gate of the fields to say. */
export function openAnswers(
  vault: Vault,
  uuid: string,
  stored: unknown,
  sealed: Sealed,
): Readonly<Record<SealedPlace, AnswerRow>> {
  const rows = asRow(stored)
  const opened = places.map((place) => {
    const text = sealed[place]
    const secret = text === undefined ? {} : asRow(vault.openJson(text, boundTo(uuid, place)))
    return [place, { ...asRow(rows[place]), ...secret }] as const
  })
  return Object.fromEntries(opened) as Record<SealedPlace, AnswerRow>
}

/** The sealed column as it was read. */
export function asSealed(stored: unknown): Sealed {
  const row = asRow(stored)
  return Object.fromEntries(
    places.flatMap((place) => (typeof row[place] === 'string' ? [[place, row[place]] as const] : [])),
  )
}

const asRow = (value: unknown): AnswerRow => (typeof value === 'object' && value !== null ? (value as AnswerRow) : {})

/** What may be seen of answers by who has no business with what is sensitive. */
export const withoutSensitive = (answers: Readonly<Record<SealedPlace, object>>): Record<string, object> =>
  Object.fromEntries(
    places.map((place) => [
      place,
      Object.fromEntries(Object.entries(answers[place]).filter(([key]) => !keysOf(place).has(key))),
    ]),
  )
