import type { Api } from '#contract/index.ts'
import { type ShareholderKey, shareholderKeys } from '#domain/fields/index.ts'
import { movesFor, type ParticipantMove } from '#domain/participants/index.ts'
import type { Answers } from '#domain/questions/index.ts'
import { withoutParticipantsPart } from '#domain/shareholders/index.ts'
import { isUuid } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { applyPatch } from '../questionnaires/apply-patch.ts'
import { refusals } from '../questionnaires/complaints.ts'
import { type KeptQuestionnaire, productFor } from '../questionnaires/questionnaire.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import type { KnownReferences, References } from '../reference/references.ts'
import { type Invitations, stateOf } from './invitations.ts'
import { linkStateOf } from './own-link.ts'
import type { PartProgress } from './progress.ts'
import { findParticipant, newestLink, type StoredParticipant } from './store.ts'

type InvitedParts = {
  readonly database: Database
  readonly clock: Clock
  readonly references: KnownReferences
  readonly questionnaires: Pick<QuestionnairesWithin, 'read' | 'hold' | 'ownerOf' | 'saveAnswers'>
  readonly invitations: Invitations
  readonly progress: PartProgress
}

type ListedParticipants = Api['GET /api/api_customer_dashboard/shareholders']['response']
type Replacing = Api['POST /api/api_customer_dashboard/shareholders/:id/replace']['body']

type At = {
  readonly kept: KeptQuestionnaire
  readonly person: ShareholderKey
  readonly row: StoredParticipant | undefined
}

const placeForm = /^(.{36})-(p[1-4])$/

/** What whoever ordered does about those who fill in their own part: never reading what they sealed. */
export function invitedActions({ database, clock, references, questionnaires, invitations, progress }: InvitedParts) {
  const { db } = database

  const listOf = async (at: Db | Tx, kept: KeptQuestionnaire, known: References): Promise<ListedParticipants> => ({
    participants: await progress.list(at, kept, known),
  })

  async function demandOwn(account: string, uuid: string): Promise<void> {
    const owner = isUuid(uuid) ? await questionnaires.ownerOf(db, uuid) : null
    if (owner !== account) throw new AppError('not_found')
  }

  /** One move about one person, where it can be made; to others nobody is there. */
  async function change(
    account: string,
    id: string,
    moves: readonly ParticipantMove[],
    work: (tx: Tx, at: At, known: References) => Promise<void>,
  ): Promise<ListedParticipants> {
    const [, uuid = '', place] = placeForm.exec(id) ?? []
    await demandOwn(account, uuid)
    const known = await references.recent()
    return database.inTransaction(async (tx) => {
      const kept = await questionnaires.hold(tx, uuid)
      const person = shareholderKeys.find((key) => key === place)
      if (kept === undefined || person === undefined) throw new AppError('not_found')
      if (!invitations.selvesIn(kept, known).includes(person)) throw new AppError('not_found')
      const row = await findParticipant(tx, { questionnaire: uuid, person }, { lock: true })
      const link = linkStateOf(row && (await newestLink(tx, row.uuid)), clock.now())
      const possible = movesFor(stateOf(row), link)
      if (!moves.some((move) => possible.includes(move))) throw new AppError('conflict')
      await work(tx, { kept, person, row }, known)
      return listOf(tx, (await questionnaires.read(tx, uuid)) ?? kept, known)
    })
  }

  return {
    async list(account: string, uuid: string): Promise<ListedParticipants> {
      await demandOwn(account, uuid)
      const kept = await questionnaires.read(db, uuid)
      if (kept === undefined) throw new AppError('not_found')
      return listOf(db, kept, await references.recent())
    },

    invite: (account: string, id: string) =>
      change(account, id, ['invite', 'remind'], async (tx, { kept, person }) => {
        if (!kept.answers[person].email) {
          const issues = [{ code: 'required' as const, path: `${person}.email` }]
          throw new AppError('invalid_request', { entries: refusals(productFor(kept.flow), issues) })
        }
        await invitations.invite(tx, kept, person)
      }),

    revoke: (account: string, id: string) =>
      change(account, id, ['revoke'], async (tx, { row }) => {
        if (row) await invitations.revoke(tx, row)
      }),

    takeBack: (account: string, id: string) =>
      change(account, id, ['take_back'], async (tx, { kept, person, row }, known) => {
        if (row) await invitations.end(tx, kept, row, 'taken_back')
        const answers: Answers = { ...kept.answers, [person]: { ...kept.answers[person], filled_in_by: 'customer' } }
        await questionnaires.saveAnswers(tx, kept, answers, known)
      }),

    replace: (account: string, id: string, fresh: Replacing) =>
      change(account, id, ['replace'], async (tx, { kept, person, row }, known) => {
        const product = productFor(kept.flow)
        const context = { product, today: clock.today(), references: known }
        const patched = applyPatch(withoutParticipantsPart(kept.answers, person), { [person]: fresh }, context)
        if (!patched.ok) throw new AppError('invalid_request', { entries: refusals(product, patched.issues) })
        if (row) await invitations.end(tx, kept, row, 'replaced')
        await invitations.invite(tx, await questionnaires.saveAnswers(tx, kept, patched.answers, known), person)
      }),
  }
}

export type InvitedActions = ReturnType<typeof invitedActions>
