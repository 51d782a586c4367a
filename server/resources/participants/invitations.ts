import { randomUUID } from 'node:crypto'
import { type ShareholderKey, shareholderKeys } from '#domain/fields/index.ts'
import { fullNameOf } from '#domain/names/index.ts'
import { nudgeForParticipant, type ParticipantState, participantState } from '#domain/participants/index.ts'
import { flows } from '#domain/products/index.ts'
import { fillsInThemselves } from '#domain/shareholders/index.ts'
import { dateInAmsterdam, type Locale } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { invitationMail, participantNews } from '#server/adapters/mail/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { type Jobs, sendMail } from '#server/jobs/index.ts'
import { noteOnCase } from '../cases/recording.ts'
import type { KeptQuestionnaire } from '../questionnaires/questionnaire.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import type { KnownReferences, References } from '../reference/references.ts'
import { stopLinks } from '../reminders/person.ts'
import type { Reminding } from '../reminders/reminding.ts'
import { dropUploadsOf } from '../uploads/actions.ts'
import { freshLinks, linkStateOf } from './own-link.ts'
import { createSealedPart } from './sealed-part.ts'
import {
  deleteMessages,
  endParticipant,
  findOwner,
  findParticipant,
  holdParticipant,
  insertParticipant,
  newestLink,
  readParticipant,
  revokeLinks,
  type StoredParticipant,
  selectParticipants,
  selectWaiting,
  writeParticipant,
} from './store.ts'

type InvitationParts = {
  readonly config: Pick<Config, 'PUBLIC_URL' | 'BRAND_NAME' | 'SUPPORT_EMAIL'>
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly questionnaires: Pick<QuestionnairesWithin, 'read' | 'hold' | 'counted' | 'newest' | 'complaints'>
  readonly references: KnownReferences
  /** The one gate for reminders: at a decent hour, not too often, and not to who wants none. */
  readonly reminding: Pick<Reminding, 'take'>
}

export type Invitations = ReturnType<typeof createInvitations>

/** How far somebody is, by what is known of them. */
export const stateOf = (row: StoredParticipant | undefined): ParticipantState =>
  participantState({
    invited: row !== undefined,
    began: row?.began_at != null,
    declared: row?.declared_at != null,
    declined: row?.declined_at != null,
  })

/** Those who are asked to fill in their own part: by whom, where and how often. */
export function createInvitations(parts: InvitationParts) {
  const { config, database, clock, jobs, questionnaires, references, reminding } = parts
  const sealed = createSealedPart(parts)
  const freshLink = freshLinks(parts)
  const letterhead = { brand: config.BRAND_NAME, support_email: config.SUPPORT_EMAIL }

  const nameIn = ({ answers }: KeptQuestionnaire, person: ShareholderKey): string => fullNameOf(answers[person])

  async function askedBy(db: Db | Tx, kept: KeptQuestionnaire): Promise<string> {
    const owner = await findOwner(db, kept.uuid)
    return fullNameOf(owner ?? {}) || nameIn(kept, 'p1')
  }

  const firstNameIn = ({ answers }: KeptQuestionnaire, person: ShareholderKey): string =>
    (answers[person].firstname ?? '').split(' ')[0] ?? ''

  async function mailLink(tx: Tx, kept: KeptQuestionnaire, row: StoredParticipant, kind: 'invitation' | 'reminder') {
    const { language: locale } = flows[kept.flow]
    const to = sealed.emailOf(row)
    const mail = invitationMail(
      { to, name: firstNameIn(kept, row.person), locale, ...letterhead },
      {
        ...{ kind, by: await askedBy(tx, kept), about: kept.answers.main.company_name ?? '' },
        ...(await freshLink(tx, row, locale)),
        ...(kind === 'reminder' && { stop: stopLinks(parts, to, 'case', locale) }),
      },
    )
    await jobs.enqueue(tx, sendMail, mail)
  }

  /** Whoever ordered hears how far it is. */
  async function tellOwner(
    tx: Tx,
    kept: KeptQuestionnaire,
    person: ShareholderKey,
    kind: 'complete' | 'declined' | 'silent',
  ) {
    const owner = await findOwner(tx, kept.uuid)
    if (owner === undefined) return
    const mail = participantNews(
      { to: owner.email, name: owner.firstname ?? '', locale: flows[kept.flow].language, ...letterhead },
      {
        ...{ kind, by: nameIn(kept, person), about: kept.answers.main.company_name ?? '' },
        url: `${config.PUBLIC_URL}/dashboard/${kept.uuid}`,
      },
    )
    await jobs.enqueue(tx, sendMail, mail)
  }

  const line = (
    tx: Tx,
    kept: KeptQuestionnaire,
    person: ShareholderKey,
    did: Parameters<typeof noteOnCase>[1]['action'],
  ) => noteOnCase(tx, { questionnaire: kept.uuid, action: did, note: nameIn(kept, person) }, clock.now())

  async function begin(tx: Tx, kept: KeptQuestionnaire, person: ShareholderKey, email: string) {
    const uuid = randomUUID()
    const invited_at = clock.now()
    const place = { uuid, questionnaire: kept.uuid, person, invited_at }
    const row = await insertParticipant(tx, { ...place, ...sealed.begin(uuid, email) })
    await line(tx, kept, person, 'participant_invited')
    return row
  }

  async function end(tx: Tx, kept: KeptQuestionnaire, row: StoredParticipant, as: 'replaced' | 'taken_back') {
    await endParticipant(tx, row.uuid, as, clock.now())
    await dropUploadsOf(tx, jobs, row.uuid)
    await line(tx, kept, row.person, `participant_${as}`)
  }

  /** Within a transaction that holds the questionnaire: a first link, another one, or a reminder. */
  async function invite(tx: Tx, kept: KeptQuestionnaire, person: ShareholderKey): Promise<void> {
    const email = kept.answers[person].email ?? ''
    const before = await findParticipant(tx, { questionnaire: kept.uuid, person }, { lock: true })
    if (stateOf(before) === 'complete' || stateOf(before) === 'declined') return
    // Another address is another person: what the one before sealed never reaches them.
    const isSame = before !== undefined && sealed.emailOf(before) === email
    if (before && !isSame) await end(tx, kept, before, 'replaced')
    if (!before || !isSame) return mailLink(tx, kept, await begin(tx, kept, person, email), 'invitation')
    const now = clock.now()
    const isOpen = linkStateOf(await newestLink(tx, before.uuid), now) === 'open'
    if (!isOpen) return inviteAnew(tx, kept, before)
    await mailLink(tx, kept, await writeParticipant(tx, before.uuid, { reminded_at: now }), 'reminder')
  }

  /** Another link after one that works no more: from that day on the reminders are counted anew. */
  async function inviteAnew(tx: Tx, kept: KeptQuestionnaire, { uuid }: StoredParticipant): Promise<void> {
    const anew = { invited_at: clock.now(), reminded_at: null, told_at: null }
    await mailLink(tx, kept, await writeParticipant(tx, uuid, anew), 'invitation')
  }

  /** Those who fill in their own part, by what counts of the answers. */
  const selvesIn = (kept: KeptQuestionnaire, known: References): readonly ShareholderKey[] => {
    const counted = questionnaires.counted(kept, known)
    return shareholderKeys.filter((key) => fillsInThemselves(counted[key]))
  }

  async function nudge(uuid: string): Promise<boolean> {
    return database.inTransaction(async (tx) => {
      const row = await holdParticipant(tx, uuid)
      const kept = row && (await questionnaires.read(tx, row.questionnaire))
      if (row === undefined || kept === undefined || row.ended_at !== null) return false
      const now = clock.now()
      const link = linkStateOf(await newestLink(tx, uuid), now)
      const { reminded_at, invited_at, told_at } = row
      const wanted = nudgeForParticipant(
        {
          ...{ state: stateOf(row), link, invited: dateInAmsterdam(invited_at), told: told_at !== null },
          reminded: reminded_at && dateInAmsterdam(reminded_at),
        },
        clock.today(),
      )
      if (wanted === 'none') return false
      if (wanted === 'tell_customer') {
        await writeParticipant(tx, uuid, { told_at: now })
        await tellOwner(tx, kept, row.person, 'silent')
        return true
      }
      const matter = { kind: 'case', id: `${uuid}/${invited_at.toISOString()}` } as const
      if (!(await reminding.take(tx, sealed.emailOf(row), matter))) return false
      await mailLink(tx, kept, await writeParticipant(tx, uuid, { reminded_at: now }), 'reminder')
      return true
    })
  }

  return {
    sealed,
    selvesIn,
    invite,
    end,
    tellOwner,
    askedBy,
    nameIn,
    line,

    /** Declined: what they sealed, sent and said is gone; that they said no stays, until whoever ordered decides how to go on. */
    async declined(tx: Tx, row: StoredParticipant): Promise<void> {
      await writeParticipant(tx, row.uuid, { part: null, declined_at: clock.now() }, { counts: true })
      await deleteMessages(tx, row.uuid)
      await dropUploadsOf(tx, jobs, row.uuid)
    },

    /** Where somebody is reached by a link of their own: not who said no, or whose link was taken back. */
    async reader(tx: Tx, uuid: string) {
      const row = await readParticipant(tx, uuid)
      const kept = row && (await questionnaires.read(tx, row.questionnaire))
      if (row === undefined || kept === undefined || row.ended_at !== null || row.declined_at !== null) return undefined
      if (linkStateOf(await newestLink(tx, uuid), clock.now()) === 'revoked') return undefined
      return { email: sealed.emailOf(row), name: firstNameIn(kept, row.person) }
    },

    async wayIn(tx: Tx, uuid: string, locale: Locale): Promise<string> {
      const row = await readParticipant(tx, uuid)
      if (row === undefined) throw new Error('Nobody to send a link to.')
      return (await freshLink(tx, row, locale)).url
    },

    revoke: async (tx: Tx, row: StoredParticipant) => {
      await revokeLinks(tx, row.uuid, clock.now())
    },

    renew: inviteAnew,

    /** Who still has to finish their own part, and of whom something is missing that whoever ordered took in hand again. */
    async unfinished(db: Db | Tx, kept: KeptQuestionnaire, known: References): Promise<readonly ShareholderKey[]> {
      const selves = selvesIn(kept, known)
      // What was whole when it was paid for stays so, whatever is asked by now.
      const isWhole = (await questionnaires.newest(db, kept.uuid))?.complete !== false
      const lacking = isWhole ? [] : questionnaires.complaints(kept, known).map(({ person }) => person)
      const rows = selves.length === 0 ? [] : await selectParticipants(db, kept.uuid)
      const isDone = (key: ShareholderKey) => stateOf(rows.find(({ person }) => person === key)) === 'complete'
      return shareholderKeys.filter((key) => (selves.includes(key) ? !isDone(key) : lacking.includes(key)))
    },

    /** Whose part is complete: it is theirs, and nobody takes it back. */
    async completeAmong(db: Db | Tx, questionnaire: string, people: readonly ShareholderKey[]) {
      if (people.length === 0) return []
      const rows = await selectParticipants(db, questionnaire)
      return people.filter((person) => rows.some((row) => row.person === person && row.declared_at !== null))
    },

    /** Whoever ordered takes it in hand again, or took them out: what was sealed is gone. Not once they declared it right. */
    async left(tx: Tx, kept: KeptQuestionnaire, person: ShareholderKey): Promise<void> {
      const row = await findParticipant(tx, { questionnaire: kept.uuid, person }, { lock: true })
      if (row === undefined) return
      if (row.declared_at !== null) {
        const entries = [
          { code: 'part_complete', path: person, message: 'This part is complete: it is theirs and the notary’s.' },
        ]
        throw new AppError('forbidden', { entries })
      }
      await end(tx, kept, row, 'taken_back')
    },

    /** Paid: whoever was not invited yet is now. */
    async inviteAll(questionnaire: string): Promise<number> {
      const known = await references.recent()
      return database.inTransaction(async (tx) => {
        const kept = await questionnaires.hold(tx, questionnaire)
        if (kept === undefined) return 0
        let invited = 0
        for (const person of selvesIn(kept, known)) {
          if (await findParticipant(tx, { questionnaire, person })) continue
          await invite(tx, kept, person)
          invited += 1
        }
        return invited
      })
    },

    /** Whoever is not done hears of it; answers to how many. */
    async look(): Promise<number> {
      let told = 0
      for (const { uuid } of await selectWaiting(database.db)) if (await nudge(uuid)) told += 1
      return told
    },
  }
}
