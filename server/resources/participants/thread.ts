import type { Api } from '#contract/index.ts'
import type { ShareholderKey } from '#domain/fields/index.ts'
import { answeredByLink } from '#domain/shareholders/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { AboutAnswer, CaseForParticipants } from '../cases/for-participants.ts'
import type { StaffSession } from '../cases/staff.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import type { Entered } from './door.ts'
import type { Invitations } from './invitations.ts'
import {
  findParticipant,
  holdParticipant,
  insertMessage,
  lastMessage,
  type StoredParticipant,
  selectMessages,
} from './store.ts'

type ThreadParts = {
  readonly database: Database
  readonly clock: Clock
  readonly questionnaires: Pick<QuestionnairesWithin, 'read'>
  readonly invitations: Pick<Invitations, 'sealed' | 'nameIn'>
  readonly cases: CaseForParticipants
}

type PartMessages = Api['GET /api/notary/cases/:uuid/participants/:person/messages']['response']

export type ParticipantThread = ReturnType<typeof createThread>

/** What the office says: to all of their part, or about one answer in it; with what comes along with it. */
type OfficeSaid = { readonly text: string; readonly key: string | null; readonly within?: AboutAnswer['within'] }

const hour = 3_600_000

/** What somebody who fills in their own part and the office say to each other. Whoever ordered reads none of it. */
export function createThread({ database, clock, questionnaires, invitations, cases }: ThreadParts) {
  const { db } = database
  const { sealed } = invitations

  /** To the participant where nobody else looks. */
  async function shown(at: Db | Tx, row: StoredParticipant, viewer: string | null): Promise<PartMessages['messages']> {
    const messages = await selectMessages(at, row.uuid)
    if (messages.length === 0) return []
    const kept = await questionnaires.read(at, row.questionnaire)
    const own = kept === undefined ? '' : invitations.nameIn(kept, row.person)
    const names = await cases.names(
      at,
      messages.flatMap(({ author }) => author ?? []),
    )
    return messages.map((message) => {
      const { id, role, author, key } = message
      return {
        ...{ id, role, key, text: sealed.openWords(row, message.words), at: message.at.toISOString() },
        author: role === 'participant' ? own : (names.get(author ?? '') ?? ''),
        mine: viewer === null ? role === 'participant' : author === viewer,
      }
    })
  }

  /** Whether a side was silent for so long that a mail tells of what it says now. */
  async function isNews(tx: Tx, participant: string, byParticipant: boolean): Promise<boolean> {
    const last = await lastMessage(tx, participant, byParticipant)
    return last === undefined || clock.now().getTime() - last.getTime() > hour
  }

  async function demand(at: Db | Tx, questionnaire: string, person: ShareholderKey): Promise<StoredParticipant> {
    const row = await findParticipant(at, { questionnaire, person })
    if (row === undefined) throw new AppError('not_found')
    return row
  }

  async function write(
    session: StaffSession,
    uuid: string,
    person: ShareholderKey,
    { text, key, within }: OfficeSaid,
  ): Promise<PartMessages> {
    const { found, staff } = await cases.open(session, uuid)
    const { uuid: participant } = await demand(db, found.questionnaire, person)
    return database.inTransaction(async (tx) => {
      const row = await holdParticipant(tx, participant)
      if (row === undefined || row.ended_at !== null) throw new AppError('not_found')
      if (row.declined_at !== null) throw new AppError('conflict')
      const tells = await isNews(tx, participant, false)
      const words = sealed.sealWords(row, text)
      const said = { participant, role: staff.role, author: staff.account, key } as const
      await insertMessage(tx, { ...said, words, at: clock.now() })
      await within?.(tx, found, staff, person)
      if (tells) await cases.tell(tx, found, participant)
      return { messages: await shown(tx, row, staff.account) }
    })
  }

  return {
    shown,

    async fromParticipant({ row }: Entered, text: string): Promise<void> {
      await cases.demandCase(db, row.questionnaire)
      await database.inTransaction(async (tx) => {
        const held = await holdParticipant(tx, row.uuid)
        if (held === undefined || held.ended_at !== null) throw new AppError('not_found')
        if (held.declined_at !== null) throw new AppError('conflict')
        const tells = await isNews(tx, row.uuid, true)
        const words = sealed.sealWords(held, text)
        const said = { participant: row.uuid, role: 'participant', author: null, key: null } as const
        await insertMessage(tx, { ...said, words, at: clock.now() })
        if (tells) await cases.tellOffice(tx, row.questionnaire)
      })
    },

    async read(session: StaffSession, uuid: string, person: ShareholderKey): Promise<PartMessages> {
      const { found, staff } = await cases.open(session, uuid)
      const row = await demand(db, found.questionnaire, person)
      return { messages: await shown(db, row, staff.account) }
    },

    write,

    /** About an answer that somebody gave by their own link: to them. Whoever ordered cannot change it, and may not read it. */
    async writeAbout(session: StaffSession, uuid: string, { path, text, within }: AboutAnswer): Promise<boolean> {
      const { questionnaire } = await cases.find(session, uuid)
      const kept = await questionnaires.read(db, questionnaire)
      const asked = kept && answeredByLink(kept.answers, path)
      if (!asked || !(await findParticipant(db, { questionnaire, person: asked.person }))) return false
      await write(session, uuid, asked.person, { text, key: asked.key, within })
      return true
    },
  }
}
