import type { OfficeAppointmentBody } from '#contract/case-appointments.ts'
import type { CaseActionBody, CaseDocument, CaseDocumentType } from '#contract/cases.ts'
import type { OfficeCase } from '#contract/notary-cases.ts'
import {
  type ClientCheck,
  checkState,
  type RecordedAction,
  reviewAfter,
  reviewPossibilities,
  type StaffReviewMove,
} from '#domain/cases/index.ts'
import type { ShareholderKey } from '#domain/fields/index.ts'
import { cents, formatEuros } from '#domain/money/index.ts'
import type { RejectReason } from '#domain/papers/index.ts'
import { isSame, type Locale } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Files } from '#server/adapters/files/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { DocumentShelf } from '../documents/shelf.ts'
import type { PaymentActions } from '../payments/actions.ts'
import type { Refunds } from '../payments/refunds.ts'
import type { KnownReferences } from '../reference/references.ts'
import type { SentFile, UploadShelf } from '../uploads/shelf.ts'
import type { Appointing } from './appointing.ts'
import type { Appointments } from './appointment.ts'
import { archiver } from './archive.ts'
import type { CheckPaper } from './check-paper.ts'
import type { CaseDeeds } from './deed.ts'
import { type GatherFacts, isSentIn } from './facts.ts'
import { handOver } from './handing-over.ts'
import { type CaseMoving, CaseRefusal } from './moving.ts'
import { type CaseReading, isSealed, reasonNeeded } from './reading.ts'
import { createRecording, type RecordBody } from './recording.ts'
import type { Staff, StaffSession } from './staff.ts'
import { findCase, holdCase, insertCaseEvent, type KeptCase, recordCase } from './store.ts'
import { grantAccess, writeCheck } from './store-content.ts'
import type { TakingOver } from './taking-over.ts'
import { officeTalk, type TalkingParticipants } from './talking.ts'
import type { Telling } from './telling.ts'
import type { Undelivered } from './undelivered.ts'
import { caseForStaff, isTheirs } from './whose.ts'

type CaseOfficeParts = {
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly references: KnownReferences
  readonly gather: GatherFacts
  readonly moving: CaseMoving
  readonly reading: CaseReading
  readonly telling: Telling
  readonly deeds: CaseDeeds
  readonly uploads: UploadShelf
  readonly takingOver: TakingOver
  readonly refunds: Pick<Refunds, 'give'>
  readonly payments: Pick<PaymentActions, 'closeLink'>
  readonly undelivered: Pick<Undelivered, 'again'>
  readonly drawCheck: CheckPaper
  readonly appointment: Appointments
  readonly appointing: Appointing
  readonly files: Files
  readonly issued: Pick<DocumentShelf, 'latest' | 'open'>
  readonly participants: Parameters<typeof archiver>[0]['participants'] & TalkingParticipants
}

export type OfficeActions = ReturnType<typeof officeActions>

type AddedFile = { readonly type: CaseDocumentType; readonly holding_of?: ShareholderKey | undefined }

type PaperReview = {
  readonly review: 'accepted' | 'rejected' | 'unchecked'
  readonly reason?: RejectReason | undefined
  readonly note?: string | undefined
}

const hour = 3_600_000

/** What an office and support do with cases. Nobody sees a case of another office: to them it is not there. */
export function officeActions(parts: CaseOfficeParts) {
  const {
    database,
    vault,
    clock,
    references,
    gather,
    moving,
    reading,
    telling,
    deeds,
    uploads,
    refunds,
    payments,
    takingOver,
    undelivered,
    drawCheck,
    appointment,
    appointing,
  } = parts
  const { db } = database
  const pack = archiver(parts)
  const record = createRecording(parts)

  const open = (session: StaffSession, uuid: string) => caseForStaff(db, session, uuid)

  /** Whoever holds it may have got it since it was looked at. */
  async function hold(tx: Tx, uuid: string, staff: Staff): Promise<KeptCase> {
    const found = await holdCase(tx, uuid)
    if (found === undefined || !isTheirs(found, staff)) throw new AppError('not_found')
    return found
  }

  /** Holds the case, does the work, and shows what became of it: all of it in one transaction. */
  async function change(
    session: StaffSession,
    uuid: string,
    work: (tx: Tx, found: KeptCase, staff: Staff) => Promise<KeptCase | undefined>,
  ): Promise<OfficeCase> {
    const { staff } = await open(session, uuid)
    const after = await database.inTransaction(async (tx) => {
      const found = await hold(tx, uuid, staff)
      return (await work(tx, found, staff)) ?? found
    })
    if (!isTheirs(after, staff)) throw new AppError('not_found')
    return reading.forOffice(db, (await findCase(db, uuid)) ?? after, staff)
  }

  const line = (
    tx: Tx,
    found: KeptCase,
    action: RecordedAction,
    by: Staff,
    said: { reason?: string | undefined; note?: string; document?: string } = {},
  ) =>
    insertCaseEvent(
      tx,
      { case_uuid: found.uuid, from: found.status, to: found.status, action, by, ...said },
      clock.now(),
    )

  async function read(session: StaffSession, uuid: string): Promise<OfficeCase> {
    const { found, staff } = await open(session, uuid)
    return reading.forOffice(db, found, staff)
  }

  return {
    read,

    async act(session: StaffSession, uuid: string, body: CaseActionBody): Promise<OfficeCase> {
      const { found, staff } = await open(session, uuid)
      const known = await references.recent()
      // Drawn before anything is held: making a deed takes as long as it takes.
      const concept = body.action === 'send_concept' ? await deeds.prepare(found) : null
      return change(session, uuid, async (tx, held) => {
        const after = await moving.move(tx, held, body, staff, known)
        if (concept) await deeds.send(tx, after, concept, staff.account)
        return after
      })
    },

    record: (session: StaffSession, uuid: string, { office, note, ...body }: RecordBody & HandOverBody) =>
      change(session, uuid, async (tx, found, staff) => {
        if (office === undefined) return record(tx, found, body, staff)
        if (staff.role !== 'support') throw new AppError('forbidden')
        if (note === undefined) throw needed('note')
        return handOver(tx, {
          ...{ found, office, why: note, by: staff, clock, telling },
          closeLink: payments.closeLink,
        })
      }),

    ...officeTalk({ ...parts, change, line, read }),

    take: (session: StaffSession, uuid: string, id: number) =>
      change(session, uuid, async (tx, found, staff) => {
        if (await takingOver(tx, found, staff.account, id)) await line(tx, found, 'take_change', staff)
        return recordCase(tx, uuid, {})
      }),

    async document(session: StaffSession, uuid: string, document: string) {
      const { found, staff } = await open(session, uuid)
      const stored = await uploads.find(db, found.questionnaire, document)
      if (stored === undefined) throw new AppError('not_found')
      if (await isSealed(db, found, staff, clock.now())) throw reasonNeeded()
      return uploads.open(stored)
    },

    /** Everything of it in one file. */
    async archive(session: StaffSession, uuid: string) {
      const { found, staff } = await open(session, uuid)
      if (await isSealed(db, found, staff, clock.now())) throw reasonNeeded()
      const packed = await pack(found, await gather(db, found, await references.recent()))
      await database.inTransaction(async (tx) => line(tx, await hold(tx, uuid, staff), 'download', staff))
      return packed
    },

    review: (session: StaffSession, uuid: string, document: string, { review, reason, note }: PaperReview) =>
      change(session, uuid, async (tx, found, staff) => {
        const stored = await uploads.find(tx, found.questionnaire, document)
        if (stored === undefined || !isSentIn(stored)) throw new AppError('not_found')
        if (review === 'rejected' && reason === undefined) throw needed('reason')
        if (reason === 'other' && note === undefined) throw needed('note')
        await uploads.review(tx, document, { review, reason, note, by: staff.account })
        await line(tx, found, `document_${review}`, staff, { reason, document })
        return recordCase(tx, uuid, {})
      }),

    /** A file of the office's own, as the signed deed: of the company, or of the holding of somebody that is founded along. */
    async add(
      session: StaffSession,
      uuid: string,
      { type, holding_of }: AddedFile,
      sent: SentFile,
    ): Promise<CaseDocument> {
      const { found, staff } = await open(session, uuid)
      const origin = staff.role === 'support' ? 'oprecht_uploaded' : 'no_uploaded'
      const about = { kind: 'other', person: holding_of ?? null, document_type: type, origin } as const
      const stored = await uploads.take(found.questionnaire, about, sent, async (tx) => {
        await line(tx, await hold(tx, uuid, staff), `add_${type}`, staff)
        await recordCase(tx, uuid, {})
      })
      const { documents } = await read(session, uuid)
      const document = documents.find((one) => one.uuid === stored.uuid)
      if (document === undefined) throw new AppError('not_found')
      return document
    },

    check: (session: StaffSession, uuid: string, { decide, revision, ...said }: GivenCheck) =>
      change(session, uuid, async (tx, found, staff) => {
        const given: ClientCheck = withoutGaps(said)
        const { check: before, checkRevision, people, ubos } = await gather(tx, found, await references.recent(tx))
        // A colleague wrote since: whoever is second looks first at what there is now.
        if (revision !== checkRevision) throw new CaseRefusal()
        const subject = { people, ubos }
        // What was found out anew is decided anew.
        const { decidedBy, secondBy, ...old } = before
        const same = isSame(old, given)
        if (same && !decide) return undefined
        const kept: ClientCheck = same ? before : given
        const next = decide ? decidedFrom(kept, staff.account) : kept
        const state = checkState(next, subject)
        if (decide && state === 'open') throw new CaseRefusal([{ kind: 'client_check' }])
        await writeCheck(tx, vault, uuid, { check: next, revision: revision + 1 }, clock.now())
        const action = decide ? (next.secondBy === staff.account ? 'second_check' : 'decide_check') : 'check'
        await line(tx, found, action, staff)
        return recordCase(tx, uuid, { risk: next.risk ?? null })
      }),

    /** The same as one PDF, for the office's own file. */
    async checkPaper(session: StaffSession, uuid: string, language: Locale) {
      const { found, staff } = await open(session, uuid)
      if (await isSealed(db, found, staff, clock.now())) throw reasonNeeded()
      const paper = await drawCheck(found, await gather(db, found, await references.recent()), language)
      await database.inTransaction(async (tx) => line(tx, await hold(tx, uuid, staff), 'download_check', staff))
      return paper
    },

    async appointment(session: StaffSession, uuid: string) {
      const { found } = await open(session, uuid)
      return appointment(db, found, 'office')
    },

    /** Confirms, sets or calls off the moment to sign, or says what became of it. */
    appoint: (session: StaffSession, uuid: string, body: OfficeAppointmentBody) =>
      change(session, uuid, (tx, found, staff) => appointing.office(tx, found, body, staff)),

    unseal: (session: StaffSession, uuid: string, reason: string) =>
      change(session, uuid, async (tx, found, staff) => {
        if (staff.role !== 'support') return undefined
        await grantAccess(tx, uuid, staff.account, new Date(clock.now().getTime() + hour))
        await line(tx, found, 'access', staff, { note: reason })
        return undefined
      }),

    moveReview: (session: StaffSession, uuid: string, move: StaffReviewMove, note: string | undefined) =>
      change(session, uuid, async (tx, found, staff) => {
        const { facts } = await gather(tx, found, await references.recent(tx))
        const wanted = reviewPossibilities(found.review_status, facts).find((one) => one.move === move)
        const next = reviewAfter(found.review_status, move)
        if (wanted === undefined || next === null) throw new CaseRefusal()
        if (!wanted.possible) throw new CaseRefusal(wanted.missing)
        if (move === 'reject' && note === undefined) throw needed('note')
        await line(tx, found, `ubo_${move}`, staff, note === undefined ? {} : { note })
        return recordCase(tx, uuid, { review_status: next })
      }),

    async deed(session: StaffSession, uuid: string) {
      const { found, staff } = await open(session, uuid)
      return deeds.read(found, { sealed: await isSealed(db, found, staff, clock.now()) })
    },

    /** What is open in the documents, what was chosen and why, as a file. */
    async notaryPage(session: StaffSession, uuid: string, format: 'pdf' | 'docx') {
      const { found, staff } = await open(session, uuid)
      if (await isSealed(db, found, staff, clock.now())) throw reasonNeeded()
      return deeds.notaryPage(found, format)
    },

    async writeDeed(session: StaffSession, uuid: string, worked: Parameters<CaseDeeds['write']>[2]) {
      await change(session, uuid, async (tx, found) => {
        await deeds.write(tx, found, worked)
        return undefined
      })
      return this.deed(session, uuid)
    },

    /** A mail that nobody got goes out again. */
    resend: (session: StaffSession, uuid: string, id: number) =>
      change(session, uuid, async (tx, found, staff) => {
        if (!(await undelivered.again(tx, found, id, staff))) throw new AppError('not_found')
        return undefined
      }),

    /** What was paid too much goes back, once: who is second finds nothing to give back. */
    refund: (session: StaffSession, uuid: string, amount: number) =>
      change(session, uuid, async (tx, found, staff) => {
        if (amount > (await reading.money(tx, found)).overpaid) throw new CaseRefusal()
        await refunds.give(tx, { order: found.order_uuid, amount, why: 'paid_twice', by: staff.account })
        const sum = formatEuros(cents(amount), found.language)
        await line(tx, found, 'refund', staff, { note: sum })
        await telling.founder(tx, found, { kind: 'refunded', sum })
        return recordCase(tx, uuid, {})
      }),
  }
}

type GivenCheck = { readonly decide: boolean; readonly revision: number } & {
  readonly [Part in keyof Omit<ClientCheck, 'decidedBy' | 'secondBy'>]: ClientCheck[Part] | undefined
} & Pick<ClientCheck, 'identities'>

/** By support, with the reason. */
type HandOverBody = { readonly office?: number | undefined; readonly note?: string | undefined }

/** The first decides; when that must be looked at again, somebody else does. */
const decidedFrom = (check: ClientCheck, account: string): ClientCheck =>
  check.decidedBy === undefined || check.decidedBy === account
    ? { ...check, decidedBy: account }
    : { ...check, secondBy: account }

/** What was not said is not there. */
const withoutGaps = <Row extends object>(row: Row): { [Key in keyof Row]: Exclude<Row[Key], undefined> } =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as never

const needed = (path: string): AppError =>
  new AppError('invalid_request', { entries: [{ code: 'required', path, message: 'Say this too.' }] })
