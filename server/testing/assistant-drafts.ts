import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { type Field, type ShareholderKey, shareholderKeys } from '#domain/fields/index.ts'
import { startProgress } from '#domain/flow/index.ts'
import { type FlowName, productOf } from '#domain/products/index.ts'
import { type Answers, fieldsOf, restore } from '#domain/questions/index.ts'
import { participantKeys } from '#domain/shareholders/index.ts'
import { vaultWith } from '#server/adapters/vault/index.ts'
import { fitting } from '#server/resources/questionnaires/hostile-patches.fixture.ts'
import { insertQuestionnaire } from '#server/resources/questionnaires/store.ts'
import { completeAnswers, personAnswers } from './answers.ts'
import type { TestApp } from './app-open.ts'

// Drafts of which all that is by hand is there twice: whoever may not see it cannot tell one from the other.

/** What only the founder answers. Written out here, so that a rule which forgets one is found. */
const byHandKeys: ReadonlySet<string> = new Set([
  ...['bankruptcy', 'bankruptcy_persons', 'bankruptcy_settled', 'criminal_record_status', 'lead_approval'],
  ...['birthdate', 'representative_birthdate', 'bsn', 'bsn_not_present', 'pep'],
  ...['document_type', 'document_number', 'issue_date', 'expiration_date', 'place_of_issue'],
  ...['name_as_on_document', 'ubo_kvk_registered_check'],
])

type Row = Readonly<Record<string, unknown>>
type Rows = Readonly<Record<string, Row>>

/** Digits that stand nowhere else. */
const digits = fc.integer({ min: 1_000_000, max: 9_999_999 })

/** Somebody grown up, a child, one not yet born; what holds, what is over and what is to come. */
const days = ['17-07-1971', '23-10-2014', '19-05-2031', '13-01-2019', '21-09-2033', '15-11-2008'] as const

/** An answer that can be told from all others, where its kind lets it. */
function tellingValue(field: Field): fc.Arbitrary<unknown> {
  if (field.kind === 'date') return fc.constantFrom(...days)
  if (field.kind === 'bsn')
    return fc.oneof(
      digits.map((number) => `99${number}`),
      fc.constant('111222333'),
    )
  if (field.kind === 'document_number') return digits.map((number) => `ZG${number}`)
  if (field.kind === 'text') return digits.map((number) => `Zegelstad${number}`)
  return fitting(field)
}

/** So many in twenty are answered. */
type Density = 0 | 3 | 10 | 19

const rowOf = (
  fields: readonly Field[],
  answerTo: (field: Field) => fc.Arbitrary<unknown>,
  density: Density,
): fc.Arbitrary<Row> => {
  const maybe = (field: Field) =>
    fc.oneof(
      { weight: density, arbitrary: answerTo(field) },
      { weight: 20 - density, arbitrary: fc.constant<unknown>(undefined) },
    )
  return fc.record(Object.fromEntries(fields.map((field) => [field.key, maybe(field)])))
}

const company = fieldsOf('main')
const person = fieldsOf('shareholder')
const isOf = (keys: ReadonlySet<string>) => (field: Field) => keys.has(field.key)
const ownFields = person.filter(isOf(new Set([...byHandKeys, ...participantKeys])))

/** Everything that nobody but the founder, or whoever it is about, may read: as it is in one and in the other. */
const hiddenOf = (key: 'main' | ShareholderKey, isSelf: boolean): fc.Arbitrary<Row> => {
  const fields = key === 'main' ? company : isSelf ? ownFields : person
  const hidden = isSelf ? fields : fields.filter(isOf(byHandKeys))
  return fc.constantFrom<Density[]>(10, 19).chain((density) => rowOf(hidden, tellingValue, density))
}

const whole: Readonly<Record<string, object | null | undefined>> = {
  main: completeAnswers.main,
  ...{ p1: completeAnswers.p1, p2: completeAnswers.p2 },
  ...{ p3: personAnswers('Cato', '123456782'), p4: personAnswers('Daan', '111222333') },
}

const flagsOf = (type: unknown): Row => ({
  ...{ type, is_natural_person: type === 'natural_person' },
  ...{ is_existing_company: type === 'existing_company', is_new_company: type === 'new_company' },
})

/** What anybody may read of one draft: little, much, or a whole one of which some is different. */
function openOf(key: 'main' | ShareholderKey, isThere: boolean, isSelf: boolean): fc.Arbitrary<Row> {
  if (!isThere) return fc.constant({})
  const fields = (key === 'main' ? company : person).filter(
    (field) => !byHandKeys.has(field.key) && !(isSelf && participantKeys.has(field.key)),
  )
  const known = new Set(fields.map((field) => field.key))
  const base = Object.fromEntries(Object.entries(whole[key] ?? {}).filter(([name]) => known.has(name)))
  return fc.tuple(fc.constantFrom<Density[]>(0, 3, 10, 19), fc.constantFrom({}, base)).chain(([density, from]) =>
    rowOf(fields, fitting, density).map((row) => {
      const given = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined))
      const all: Row = { ...from, ...given }
      if (key === 'main') return all
      return { ...all, ...flagsOf(all.type ?? 'natural_person'), active: true, ...(isSelf && { filled_in_by: 'self' }) }
    }),
  )
}

export type SealedDraft = {
  /** The same for whoever may not see what is by hand. */
  readonly pair: readonly [Answers, Answers]
  /** Words that stand in the first alone, or in what is hidden of it. */
  readonly canaries: readonly string[]
  readonly paid: boolean
}

const isCanary = (value: unknown): value is string =>
  typeof value === 'string' && (/^99\d{7}$|^ZG\d{7}$|^Zegelstad/.test(value) || days.some((day) => day === value))

/** Drafts of a product at every stage, each with two sets of what is by hand. */
export function sealedDraft(flow: FlowName): fc.Arbitrary<SealedDraft> {
  const most = productOf(flow)?.people.most ?? 1
  const keys = ['main', ...shareholderKeys] as const
  return fc
    .record({
      people: fc.integer({ min: 1, max: most }),
      selves: fc.subarray(['p2', 'p3', 'p4'], { maxLength: 1 }),
      paid: fc.nat({ max: 5 }).map((one) => one === 0),
    })
    .chain(({ people, selves, paid }) => {
      const isThere = (key: string) => key === 'main' || shareholderKeys.indexOf(key as ShareholderKey) < people
      const rowsOf = (make: (key: (typeof keys)[number], isSelf: boolean) => fc.Arbitrary<Row>) =>
        fc.record(Object.fromEntries(keys.map((key) => [key, make(key, selves.includes(key) && isThere(key))])))
      return fc
        .tuple(
          rowsOf((key, isSelf) => openOf(key, isThere(key), isSelf)),
          rowsOf((key, isSelf) => (isThere(key) ? hiddenOf(key, isSelf) : fc.constant({}))),
          rowsOf((key, isSelf) => (isThere(key) ? hiddenOf(key, isSelf) : fc.constant({}))),
        )
        .map(([open, one, other]): SealedDraft => {
          const with_ = (hidden: Rows) =>
            restore(Object.fromEntries(keys.map((key) => [key, { ...open[key], ...hidden[key] }])))
          const canaries = Object.values(one).flatMap((row) => Object.values(row).filter(isCanary))
          return { pair: [with_(one), with_(other)], canaries, paid }
        })
    })
}

/** Keeps a draft as it is, however it came to be so. */
export async function insertDraft(
  { database, clock }: Pick<TestApp, 'database' | 'clock'>,
  { flow, account, answers, paid }: { flow: FlowName; account: string; answers: Answers; paid: boolean },
): Promise<string> {
  const now = clock.now()
  const kept = await insertQuestionnaire(
    { database, vault: vaultWith([Buffer.alloc(32, 1)]) },
    database.db,
    {
      ...{ uuid: randomUUID(), flow, answers, progress: startProgress, by_assistant: null, calculation_uuid: null },
      ...{ predefined_notary_id: null, completed_at: paid ? now : null, paid_at: paid ? now : null },
      ...{ created_at: now, updated_at: now },
    },
    { visitor: randomUUID(), account },
  )
  if (kept === undefined) throw new Error('The draft was not kept.')
  return kept.uuid
}

const places = ['main', ...shareholderKeys] as const
const paths = places.flatMap((place) =>
  fieldsOf(place === 'main' ? 'main' : 'shareholder').map((field) => ({ path: `${place}.${field.key}`, field })),
)

/** What an assistant wants to have filled in, where it fits and where it does not. */
export const oddWish = 'Zegelwens'

/** Answers as an assistant may come to send them: what it may and what it may not, and what is nowhere asked. */
export const answersSent = fc.uniqueArray(
  fc.oneof(
    {
      weight: 20,
      arbitrary: fc.constantFrom(...paths).chain(({ path, field }) => fitting(field).map((value) => ({ path, value }))),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...paths).map(({ path }) => ({ path, value: oddWish })),
    },
    { weight: 1, arbitrary: fc.constant({ path: 'main.nowhere', value: 1 }) },
  ),
  { minLength: 1, maxLength: 20, selector: ({ path }) => path },
)
