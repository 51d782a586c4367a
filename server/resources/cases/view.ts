import type { CaseRow } from '#contract/case-queue.ts'
import type { CaseDocument, CustomerCase, ShownComment } from '#contract/cases.ts'
import type { OfficeCase } from '#contract/notary-cases.ts'
import type { Participant } from '#contract/participant-progress.ts'
import {
  type ActingParty,
  type CaseRole,
  firstWeeks,
  leastRisk,
  type OfficeCalendar,
  openParts,
  possibilities,
  reviewPossibilities,
  toPayUp,
} from '#domain/cases/index.ts'
import type { ShareholderKey } from '#domain/fields/index.ts'
import { fullNameOf } from '#domain/names/index.ts'
import type { CaseStatus } from '#domain/orders/index.ts'
import type { PaperKind } from '#domain/papers/index.ts'
import { comesByLink, shownToCustomer } from '#domain/participants/index.ts'
import { isYou } from '#domain/shareholders/index.ts'
import { signingRoutes } from '#domain/signing/index.ts'
import { type DutchDate, dateInAmsterdam, isoDate } from '#domain/values/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import { productFor } from '../questionnaires/questionnaire.ts'
import { withoutSensitive } from '../questionnaires/secrets.ts'
import { isByLink, uploadPath } from '../uploads/actions.ts'
import { noteIn, type StoredUpload, uploadNameIn } from '../uploads/shelf.ts'
import { type CaseContent, foundedHoldings } from './facts.ts'
import { shownAppointment } from './offering.ts'
import type { KeptCase, selectCaseEvents } from './store.ts'
import type { selectNotes } from './store-content.ts'
import type { QueueRow } from './store-queue.ts'
import type { Office } from './store-staff.ts'
import type { StoredUndelivered } from './store-undelivered.ts'

type StoredEvents = Awaited<ReturnType<typeof selectCaseEvents>>
type Notes = Awaited<ReturnType<typeof selectNotes>>

/** Everything that a view is made of, whoever looks. */
export type CaseViewParts = {
  readonly found: KeptCase
  readonly content: CaseContent
  readonly events: StoredEvents
  readonly office: Office | undefined
  readonly calendar: OfficeCalendar
  readonly today: DutchDate
  /** What those who wrote are called, by account. */
  readonly names: ReadonlyMap<string, string>
  /** Those who fill in their own part. */
  readonly participants: readonly Participant[]
  readonly refunded: number
}

type Viewer = { readonly account: string; readonly role: CaseRole }

/** What the office found out about its client is none of the founder's business; the law forbids to let it show. What it asks of others is theirs. */
const officeOnly: readonly string[] = [
  'check',
  'decide_check',
  'second_check',
  'download_check',
  'note',
  'flag_part',
  'close_flag_part',
  'reopen_flag_part',
  'mail_undelivered',
  'mail_sent_again',
]

const sharedOf = ({ uuid, number, questionnaire, flow, company_name, language, ...found }: KeptCase) => {
  const { status, turn, since, due, hold, interrupted } = found.state
  return {
    ...{ uuid, number, questionnaire, flow, company_name, language, status, turn, hold },
    since: isoDate(since),
    due: due && isoDate(due),
    waiting_on: found.waiting_on,
    interrupted: interrupted.at(-1)?.status ?? null,
    version: found.version,
  }
}

const documentOf = (vault: Vault, stored: StoredUpload, { newest }: CaseContent, path: string): CaseDocument => ({
  ...{ uuid: stored.uuid, kind: stored.kind, person: stored.person, type: stored.document_type },
  ...{ origin: stored.origin, version: stored.version, newest: newest.has(stored.uuid) },
  ...{ media_type: stored.media_type, size: stored.size, review: stored.review, reason: stored.reject_reason },
  name: uploadNameIn(vault, stored),
  note: noteIn(vault, stored),
  created_at: stored.created_at.toISOString(),
  path,
})

const officePath = ({ uuid }: KeptCase, document: StoredUpload): string =>
  `/api/notary/cases/${uuid}/documents/${document.uuid}`

const commentsOf = ({ content, names }: CaseViewParts, viewer: Viewer): ShownComment[] =>
  content.comments.map(({ id, path, reply_to, flag, role, author, text, at, closed_at, changed, seen_at }) => ({
    ...{ id, path, reply_to, flag, role, text, changed },
    author: names.get(author ?? '') ?? '',
    mine: author === viewer.account,
    at: at.toISOString(),
    closed_at: closed_at?.toISOString() ?? null,
    seen_at: seen_at?.toISOString() ?? null,
  }))

const lineOf = ({ at, action, from_status, to_status, role, reason, note }: StoredEvents[number]) => ({
  ...{ action, from: from_status, to: to_status, role, reason, note },
  at: at.toISOString(),
})

/** Not what the office does for itself. */
export const isForFounder = ({ action }: { readonly action: string }): boolean => !officeOnly.includes(action)

export const foundersHistory = (events: StoredEvents) => events.filter(isForFounder).map(lineOf)

const conceptOf = ({ concepts, people }: CaseContent): CustomerCase['concept'] => {
  const [concept] = concepts
  if (concept === undefined) return null
  const { number, hash, sent_at, approvals } = concept
  return {
    ...{ number, hash, sent_at: sent_at.toISOString() },
    approvals: people.map((person) => ({
      person,
      approved_at: approvals.find((one) => one.person === person)?.at.toISOString() ?? null,
    })),
  }
}

function aboutPerson({ content: { answers, kept } }: CaseViewParts, person: ShareholderKey) {
  const { document_type: document } = answers[person]
  return {
    ...(isYou(productFor(kept.flow).people, answers, person) && { you: true as const }),
    ...(document !== undefined && { document }),
  }
}

/** Counted from the day on which the last rung was left; the newest, where somebody had gone back. */
function firstWeeksOf({ found, content, events }: CaseViewParts): CustomerCase['first_weeks'] {
  const end = events.findLast(({ to_status }) => to_status === 'finalized')
  if (found.status !== 'finalized' || end === undefined) return null
  const { wording } = productFor(content.kept.flow)
  const registered = dateInAmsterdam(end.at)
  const { chart, answers } = content
  return {
    registered_on: isoDate(registered),
    things: firstWeeks({ wording, registered, review: found.review_status, chart }).map(({ thing, by, done }) => ({
      ...{ thing, done },
      by: by && isoDate(by),
    })),
    pay_up: toPayUp(answers, wording, chart).map((one) => ({ ...one })),
  }
}

/** What is agreed or was held counts before what is only asked for. */
function appointmentIn(content: CaseContent): Pick<CustomerCase, 'appointment'> {
  const [agreed, asked, held] = (['agreed', 'asked', 'held'] as const).map((state) =>
    content.appointments.findLast((one) => one.state === state),
  )
  const shown = agreed ?? asked ?? held
  return shown === undefined ? {} : { appointment: shownAppointment(shown, content) }
}

function partsFor(shown: CaseViewParts, viewer: Viewer) {
  const { found, content, office, calendar, today } = shown
  const { answers, people, tasks, chart, ubos } = content
  const byLink = (kind: PaperKind, person: string | null) => comesByLink(answers, { kind, person })
  return {
    ...sharedOf(found),
    office: office === undefined ? null : { id: office.id, name: office.name, city: office.city },
    calendar: { terms: { ...calendar.terms }, closed: calendar.closed.map(isoDate) },
    people: people.map((id) => ({ id, name: fullNameOf(answers[id]), ...aboutPerson(shown, id) })),
    actions: possibilities(viewer.role, content.facts, { on: today, calendar }).map(
      ({ action, possible, missing }) => ({
        ...{ action, possible },
        missing: missing.map((one) => ({ ...one })),
      }),
    ),
    tasks: tasks.map(({ name, need: { kind, person }, state, due }) => ({
      ...{
        name,
        kind,
        person,
        state: viewer.role === 'customer' && byLink(kind, person) ? shownToCustomer(state) : state,
      },
      due: due && isoDate(due),
      ...(byLink(kind, person) && { own_part: true as const }),
    })),
    comments: commentsOf(shown, viewer),
    chart: {
      nodes: chart.nodes.map((node) => ({ ...node })),
      holdings: chart.holdings.map((holding) => ({ ...holding })),
      ubos: ubos.ubos.map((ubo) => ({ ...ubo })),
      unknown: [...ubos.unknown],
    },
    signing: signingRoutes(answers, productFor(found.flow).ownership).map((one) => ({ ...one })),
    concept: conceptOf(content),
    review_status: found.review_status,
    meeting_at: found.meeting_at?.toISOString() ?? null,
    ...appointmentIn(content),
    signed_on: found.signed_on,
    kvk_number: found.kvk_number,
    holdings: foundedHoldings(found, answers),
    refunded: found.status === 'canceled' ? shown.refunded : null,
    first_weeks: firstWeeksOf(shown),
  }
}

/** As its founder may see it. */
export const toCustomerCase = (vault: Vault, shown: CaseViewParts, account: string): CustomerCase => {
  const { found, content, events, participants } = shown
  return {
    ...partsFor(shown, { account, role: 'customer' }),
    documents: content.uploads
      .filter((one) => !isByLink(one))
      .map((one) => documentOf(vault, one, content, uploadPath(found.flow, one))),
    history: foundersHistory(events),
    participants: participants.map((one) => ({ ...one, moves: [...one.moves] })),
  }
}

export type OfficeShown = CaseViewParts & {
  readonly notes: Notes
  /** Support that did not say why it looks sees nothing sensitive. */
  readonly sealed: boolean
  readonly paid: number
  readonly overpaid: number
  readonly refunding: number
  readonly undelivered: readonly StoredUndelivered[]
  /** How much participants wrote that the office has not answered, by their place. */
  readonly unread: ReadonlyMap<string, number>
}

/** As the office that works on it sees it, and support. */
export function toOfficeCase(vault: Vault, shown: OfficeShown, viewer: Viewer): OfficeCase {
  const { found, content, events, notes, names, sealed, paid, overpaid, refunding, undelivered, participants, unread } =
    shown
  const { check, facts, people, ubos, kept } = content
  const { decidedBy, secondBy, ...found_out } = check
  return {
    ...partsFor(shown, viewer),
    ...{ sealed, paid, overpaid, refunding, risk: found.risk },
    handler:
      found.handler === null ? null : { name: names.get(found.handler) ?? '', mine: found.handler === viewer.account },
    documents: content.uploads.map((one) => ({
      ...documentOf(vault, one, content, officePath(found, one)),
      ...(sealed && { name: '' }),
    })),
    answers: { ...(sealed ? withoutSensitive(content.answers) : content.answers) } as OfficeCase['answers'],
    changes: content.changes.map(({ id, at, fields, taken_at }) => ({
      ...{ id, fields },
      at: at.toISOString(),
      taken_at: taken_at?.toISOString() ?? null,
    })),
    check: {
      ...found_out,
      identities: { ...found_out.identities } as OfficeCase['check']['identities'],
      state: facts.clientCheck,
      open: openParts(check, { people, ubos }).map((part) => ({ ...part })),
      least_risk: leastRisk(check, ubos),
      decided_by: decidedBy === undefined ? null : (names.get(decidedBy) ?? ''),
      second_by: secondBy === undefined ? null : (names.get(secondBy) ?? ''),
      i_decided: decidedBy === viewer.account,
      revision: content.checkRevision,
    },
    review_moves: reviewPossibilities(found.review_status, facts).map(({ move, possible, missing }) => ({
      ...{ move, possible },
      missing: missing.map((one) => ({ ...one })),
    })),
    part_flags: content.partFlags.map(({ id, path, author, at, closed_at, changed }) => ({
      ...{ id, path: path ?? '', changed, author: names.get(author ?? '') ?? '' },
      at: at.toISOString(),
      closed_at: closed_at?.toISOString() ?? null,
    })),
    notes: notes.map(({ id, path, author, text, at }) => ({
      ...{ id, path, text, author: names.get(author) ?? '', mine: author === viewer.account },
      at: at.toISOString(),
    })),
    history: events.map((event) => ({
      ...lineOf(event),
      ...{ name: event.actor && (names.get(event.actor) ?? ''), document: event.document },
    })),
    ...(undelivered.length > 0 && {
      undelivered: undelivered.map(({ id, party, kind, at }) => ({ id, party, kind, at: at.toISOString() })),
    }),
    questionnaire: kept.uuid,
    participants: participants.map(({ moves: _moves, ...one }) => ({ ...one, unread: unread.get(one.person) ?? 0 })),
  }
}

/** A line of the queue. */
export function toRow(row: QueueRow, me: string): CaseRow {
  const interrupted = row.interrupted as readonly { readonly status: CaseStatus }[]
  return {
    ...{ uuid: row.uuid, number: row.number, questionnaire: row.questionnaire, company_name: row.company_name },
    flow: row.flow as CaseRow['flow'],
    language: row.language === 'en' ? 'en' : 'nl',
    ...{ status: row.status, turn: row.turn, hold: row.hold, version: row.version },
    ...{ since: row.since_day, due: row.due, waiting_on: row.waiting_on as ActingParty },
    interrupted: interrupted.at(-1)?.status ?? null,
    people: row.people,
    office: row.office === null ? null : { id: row.office, name: row.office_name ?? '' },
    risk: row.risk,
    handler: row.handler === null ? null : { name: fullNameOf(row), mine: row.handler === me },
    ...{ open_flags: row.open_flags, unchecked_documents: row.unchecked_documents, unread: row.unread },
  }
}
