import { createHash } from 'node:crypto'
import type { AnswersPatch } from '#contract/answers.ts'
import type { Api } from '#contract/index.ts'
import { canonicalConcept, ownClauses, sealedKeys, splitPart, withSealed } from '#domain/documents/index.ts'
import type { ShareholderKey } from '#domain/fields/index.ts'
import { participantFlow } from '#domain/flow/index.ts'
import { blockerText, en, issueText, nl } from '#domain/messages/index.ts'
import { companyCalled, flows } from '#domain/products/index.ts'
import { type Answers, fieldOf } from '#domain/questions/index.ts'
import { isParticipants } from '#domain/shareholders/index.ts'
import { isSame, splitPath } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError, versionMatches } from '#server/http/index.ts'
import type { CaseForParticipants } from '../cases/for-participants.ts'
import type { DocumentComposer } from '../documents/set.ts'
import { applyPatch } from '../questionnaires/apply-patch.ts'
import { canonical } from '../questionnaires/canonical.ts'
import { refusals } from '../questionnaires/complaints.ts'
import { flowContextFor } from '../questionnaires/flow-context.ts'
import { type KeptQuestionnaire, productFor } from '../questionnaires/questionnaire.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import type { KnownReferences, References } from '../reference/references.ts'
import type { Entered } from './door.ts'
import { type Invitations, stateOf } from './invitations.ts'
import type { PartPapers } from './papers.ts'
import type { OwnPowers } from './powers.ts'
import { holdParticipant, type StoredParticipant, writeParticipant } from './store.ts'
import type { ParticipantThread } from './thread.ts'

type PartParts = {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly references: KnownReferences
  readonly compose: DocumentComposer
  readonly questionnaires: Pick<QuestionnairesWithin, 'read' | 'hold' | 'counted' | 'saveAnswers'>
  readonly invitations: Invitations
  readonly papers: Pick<PartPapers, 'list'>
  readonly powers: Pick<OwnPowers, 'routeOf' | 'list'>
  readonly thread: Pick<ParticipantThread, 'shown' | 'fromParticipant'>
  readonly cases: Pick<CaseForParticipants, 'around'>
  /** In the transaction in which a part becomes complete: papers that waited for it are made. */
  readonly onComplete: (tx: Tx, questionnaire: string) => Promise<void>
  /**
   * Somebody said, after it was paid for, that they hold or held a prominent public function. What that costs is a rule of
   * prices, which hangs itself in here; who it is may be told to the office alone.
   */
  readonly onExposed?: (
    tx: Tx,
    found: { readonly questionnaire: string; readonly person: ShareholderKey },
  ) => Promise<void>
}

type ShownPart = Api['GET /api/participants/:token']['response']
type SentPart = AnswersPatch<'shareholder'>

export type PartActions = ReturnType<typeof partActions>

/** `conflict`: it was changed since. */
type PartOutcome = { readonly outcome: 'changed' | 'conflict'; readonly part: ShownPart }

/** What somebody does with the part that they fill in themselves. */
export function partActions(parts: PartParts) {
  const { database, clock, references, compose, questionnaires, invitations } = parts
  const { papers, powers, thread, cases, onComplete, onExposed } = parts
  const contextOf = flowContextFor(parts)
  const { sealed } = invitations

  const wholeOf = (kept: KeptQuestionnaire, row: StoredParticipant): Answers =>
    withSealed(kept.answers, { [row.person]: sealed.open(row) })

  async function show(db: Db | Tx, entered: Entered, known: References): Promise<ShownPart> {
    const { row, kept } = entered
    const { person } = row
    const product = productFor(kept.flow)
    const messages = product.language === 'nl' ? nl : en
    const answers = wholeOf(kept, row)
    const { sections, missing, blockers } = participantFlow(product, answers, person, contextOf(known, kept))
    const own = Object.fromEntries(Object.entries(answers[person]).filter(([key]) => isParticipants(key)))
    const { main } = answers
    const total = product.divides?.total === 'number_shares' ? main.number_shares : main.number_of_shares
    const { shares } = answers[person]
    const around = await cases.around(db, kept.uuid, person)
    const route = powers.routeOf(entered, known)
    return {
      ...{ person, version: row.version, state: stateOf(row), flow: kept.flow, language: flows[kept.flow].language },
      invited_by: await invitations.askedBy(db, kept),
      company_name: companyCalled(kept.flow, main.company_name ?? null),
      shares: total === undefined || shares === undefined ? null : { own: shares, total },
      ...{ office: around?.office ?? null, until: row.until.toISOString(), due: around?.due ?? null },
      answers: own,
      sections: sections.map(({ name, rows }) => ({
        name,
        rows: rows.map((fields) =>
          fields.map(({ field, required }) => ({ key: field.key, required, sealed: sealedKeys.has(field.key) })),
        ),
      })),
      missing: missing.flatMap(({ path, issue }) => {
        const { key } = splitPath(path)
        const field = fieldOf('shareholder', key)
        return field ? [{ key, code: issue.code, message: issueText(messages, field, issue) }] : []
      }),
      remarks: blockers.map((one) => ({
        ...{ key: splitPath(one.path).key, code: one.code },
        message: blockerText(messages, one, { people: product.people, answers }).title,
      })),
      declared_at: row.declared_at?.toISOString() ?? null,
      tasks: around?.tasks ?? [],
      uploads: await papers.list(db, entered),
      signing: route,
      powers: around === null ? [] : await powers.list(entered, route, db),
      messages: await thread.shown(db, row, null),
      may_write: around !== null && row.declined_at === null,
    }
  }

  /** Holds the questionnaire and then the part, always in that order. */
  async function held(tx: Tx, { token, row }: Entered): Promise<Entered> {
    const kept = await questionnaires.hold(tx, row.questionnaire)
    const fresh = await holdParticipant(tx, row.uuid)
    if (kept === undefined || fresh === undefined || fresh.ended_at !== null) throw new AppError('not_found')
    return { token, kept, row: { ...fresh, until: row.until, revoked_at: row.revoked_at } }
  }

  async function deedOf(kept: KeptQuestionnaire, within?: Tx) {
    const { documents } = await compose(kept, {}, within)
    const deed = documents.find(({ key }) => key === 'deed')
    if (deed === undefined) throw new AppError('not_found')
    const hash = createHash('sha256')
      .update(canonicalConcept([deed]))
      .digest('hex')
    return { document: deed.document, hash }
  }

  return {
    async read(entered: Entered): Promise<ShownPart> {
      return show(database.db, entered, await references.recent())
    },

    /** Everything that was sent is kept, or nothing: what the deed shows with the questionnaire, the rest under their own key. */
    async save(before: Entered, sent: SentPart, ifMatch: string | undefined): Promise<PartOutcome> {
      const known = await references.recent()
      return database.inTransaction(async (tx) => {
        const entered = await held(tx, before)
        const { row, kept } = entered
        const { person } = row
        if (!versionMatches(ifMatch, row.version)) return { outcome: 'conflict', part: await show(tx, entered, known) }
        const product = productFor(kept.flow)
        const foreign = Object.keys(sent).filter((key) => !isParticipants(key))
        if (foreign.length > 0) {
          const issues = foreign.map((key) => ({
            code: 'unknown_field' as const,
            path: `${person}.${key.slice(0, 100)}`,
          }))
          throw new AppError('invalid_request', { entries: refusals(product, issues) })
        }
        const whole = wholeOf(kept, row)
        const patched = applyPatch(whole, { [person]: sent }, { product, today: clock.today(), references: known })
        if (!patched.ok) throw new AppError('invalid_request', { entries: refusals(product, patched.issues) })
        if (!patched.changed) return { outcome: 'changed', part: await show(tx, entered, known) }
        const { open, sealed: secret } = splitPart(patched.answers[person])
        const answers: Answers = { ...kept.answers, [person]: open }
        const next = isSame(kept.answers[person], open)
          ? kept
          : await questionnaires.saveAnswers(tx, kept, answers, known)
        const began_at = row.began_at ?? clock.now()
        const declared = { declared_at: null, declared_hash: null }
        const after = await writeParticipant(
          tx,
          row.uuid,
          { part: sealed.seal(row, secret), began_at, ...declared },
          { counts: true },
        )
        if (row.began_at === null) await invitations.line(tx, kept, person, 'participant_began')
        if (kept.paid_at !== null && secret.pep === true && whole[person].pep !== true) {
          await onExposed?.(tx, { questionnaire: kept.uuid, person })
        }
        const part = await show(tx, { ...entered, kept: next, row: { ...row, ...after } }, known)
        return { outcome: 'changed', part }
      })
    },

    async deed({ row, kept }: Entered) {
      const { document, hash } = await deedOf(kept)
      return { document, hash, own: [...ownClauses(document, row.person)] }
    },

    /** Of what they saw: their part in this version, and the deed with this hash. */
    async declare(before: Entered, seen: { readonly version: number; readonly hash: string }): Promise<PartOutcome> {
      const known = await references.recent()
      return database.inTransaction(async (tx) => {
        const entered = await held(tx, before)
        const { row, kept } = entered
        const { hash } = await deedOf(kept, tx)
        const part = await show(tx, entered, known)
        if (row.version !== seen.version || hash !== seen.hash) return { outcome: 'conflict', part }
        if (part.missing.length > 0) {
          const entries = part.missing.map(({ key, code, message }) => ({
            code,
            path: `${row.person}.${key}`,
            message,
          }))
          throw new AppError('invalid_request', { entries })
        }
        if (row.declared_at !== null) return { outcome: 'changed', part }
        const said = canonical([wholeOf(kept, row)[row.person], hash])
        const declared_hash = createHash('sha256').update(said).digest('hex')
        const after = await writeParticipant(tx, row.uuid, { declared_at: clock.now(), declared_hash })
        await invitations.line(tx, kept, row.person, 'participant_complete')
        await invitations.tellOwner(tx, kept, row.person, 'complete')
        await onComplete(tx, kept.uuid)
        const shown = await show(tx, { ...entered, row: { ...row, ...after } }, known)
        return { outcome: 'changed', part: shown }
      })
    },

    async write(entered: Entered, text: string): Promise<ShownPart> {
      await thread.fromParticipant(entered, text)
      return show(database.db, entered, await references.recent())
    },

    async decline(before: Entered): Promise<void> {
      await database.inTransaction(async (tx) => {
        const { row, kept } = await held(tx, before)
        if (row.declared_at !== null) throw new AppError('conflict')
        if (row.declined_at !== null) return
        await invitations.declined(tx, row)
        await invitations.line(tx, kept, row.person, 'participant_declined')
        await invitations.tellOwner(tx, kept, row.person, 'declined')
      })
    },
  }
}
