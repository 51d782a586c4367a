import { type Answers, fieldsOf, shareholderKeys } from '#domain/fields/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'

const places = ['main', ...shareholderKeys] as const
type Place = (typeof places)[number]

type Row = Readonly<Record<string, unknown>>

/** The sealed texts by who they are about; nobody without sensitive answers has one. */
export type Sealed = Readonly<Partial<Record<Place, string>>>

const sensitiveKeys = (scope: 'main' | 'shareholder') =>
  new Set(
    fieldsOf(scope)
      .filter(({ sensitivity }) => sensitivity === 'sensitive')
      .map(({ key }) => key),
  )

const ofCompany = sensitiveKeys('main')
const ofShareholder = sensitiveKeys('shareholder')

const isSensitive = (place: Place, key: string) => (place === 'main' ? ofCompany : ofShareholder).has(key)

/** A sealed text opens only for its own questionnaire and person. */
const boundTo = (uuid: string, place: Place) => `questionnaires/${uuid}/sealed/${place}`

type Split = { readonly open: Row; readonly secret: Row }

function split(place: Place, row: Row): Split {
  const open: Record<string, unknown> = {}
  const secret: Record<string, unknown> = {}
  for (const key of Object.keys(row)) (isSensitive(place, key) ? secret : open)[key] = row[key]
  return { open, secret }
}

type Stored = { readonly answers: string; readonly sealed: Sealed }

/** What is written in the row. Secrets that did not change keep their sealed text: sealing costs more than comparing. */
export function sealAnswers(
  vault: Vault,
  uuid: string,
  answers: Answers,
  before?: { readonly answers: Answers; readonly sealed: Sealed },
): Stored {
  const open: Partial<Record<Place, Row>> = {}
  const sealed: Partial<Record<Place, string>> = {}
  for (const place of places) {
    const row: Row = answers[place]
    const parts = split(place, row)
    open[place] = parts.open
    const kept = before?.sealed[place]
    if (
      kept !== undefined &&
      before !== undefined &&
      sameSecrets(parts.secret, split(place, before.answers[place]).secret)
    )
      sealed[place] = kept
    else if (Object.keys(parts.secret).length > 0) sealed[place] = vault.sealJson(parts.secret, boundTo(uuid, place))
  }
  return { answers: JSON.stringify(open), sealed }
}

const sameSecrets = (one: Row, other: Row) => one === other || JSON.stringify(one) === JSON.stringify(other)

/** Everything that was stored, readable again; what it is worth is for the gate of the fields to say. */
export function openAnswers(vault: Vault, uuid: string, stored: unknown, sealed: Sealed): Readonly<Record<Place, Row>> {
  const rows = asRow(stored)
  const opened = places.map((place) => {
    const text = sealed[place]
    const secret = text === undefined ? {} : asRow(vault.openJson(text, boundTo(uuid, place)))
    return [place, { ...asRow(rows[place]), ...secret }] as const
  })
  return Object.fromEntries(opened) as Record<Place, Row>
}

/** The sealed column as it was read. */
export function asSealed(stored: unknown): Sealed {
  const row = asRow(stored)
  return Object.fromEntries(
    places.flatMap((place) => (typeof row[place] === 'string' ? [[place, row[place]] as const] : [])),
  )
}

const asRow = (value: unknown): Row => (typeof value === 'object' && value !== null ? (value as Row) : {})
