import type { OfficeCase } from '#contract/notary-cases.ts'
import type { RecordedAction } from '#domain/cases/index.ts'
import type { ShareholderKey } from '#domain/fields/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { breaksSilence, threadOf } from './conversation.ts'
import type { AboutAnswer } from './for-participants.ts'
import type { Staff, StaffSession } from './staff.ts'
import { type KeptCase, recordCase } from './store.ts'
import { closeFlag, findComment, insertComment, insertNote, insertPartFlag } from './store-content.ts'
import type { Telling } from './telling.ts'

export type TalkingParticipants = {
  /** Says something about an answer to who gave it by their own link; false where nobody did. */
  readonly writeAbout: (session: StaffSession, uuid: string, about: AboutAnswer) => Promise<boolean>
}

type CaseWork = (tx: Tx, found: KeptCase, staff: Staff) => Promise<KeptCase | undefined>

type TalkParts = {
  readonly vault: Vault
  readonly clock: Clock
  readonly telling: Telling
  readonly participants: TalkingParticipants
  /** Holds the case, does the work, and shows what became of it. */
  readonly change: (session: StaffSession, uuid: string, work: CaseWork) => Promise<OfficeCase>
  readonly line: (tx: Tx, found: KeptCase, action: RecordedAction, by: Staff) => Promise<unknown>
  readonly read: (session: StaffSession, uuid: string) => Promise<OfficeCase>
}

type OfficeComment = {
  readonly path: string | null
  readonly reply_to: number | null
  readonly text: string
  readonly flag: boolean
  readonly internal: boolean
}

/** What an office says about answers and of the case as a whole, and notes for itself. */
export function officeTalk({ vault, clock, telling, participants, change, line, read }: TalkParts) {
  return {
    /** About an answer of a participant's own part it goes to them: whoever ordered could not change it, or may not even read it. */
    async comment(
      session: StaffSession,
      uuid: string,
      { internal, flag, ...said }: OfficeComment,
    ): Promise<OfficeCase> {
      const path = internal || said.reply_to !== null ? null : said.path
      const about = path !== null && {
        ...{ path, text: said.text },
        async within(tx: Tx, found: KeptCase, staff: Staff, person: ShareholderKey) {
          if (!flag) return
          const { account: author, role } = staff
          await insertPartFlag(tx, vault, { case_uuid: uuid, path, author, role, person }, clock.now())
          await line(tx, found, 'flag_part', staff)
        },
      }
      if (about && (await participants.writeAbout(session, uuid, about))) return read(session, uuid)
      return change(session, uuid, async (tx, found, staff) => {
        const about = { case_uuid: uuid, author: staff.account, text: said.text }
        if (internal) {
          await insertNote(tx, vault, { ...about, path: said.path }, clock.now())
          await line(tx, found, 'note', staff)
          return undefined
        }
        const { path, reply_to } = await threadOf(tx, uuid, said)
        const isNews = await breaksSilence(tx, uuid, 'office', clock)
        const flags = flag && path !== null && reply_to === null
        await insertComment(tx, vault, { ...about, path, reply_to, flag: flags, role: staff.role }, clock.now())
        if (flags) await line(tx, found, 'flag', staff)
        // A flag is told when the founder is asked.
        if (!flags && isNews) await telling.founder(tx, found, { kind: 'message', to: 'founder' })
        return undefined
      })
    },

    close: (session: StaffSession, uuid: string, id: number, resolved: boolean) =>
      change(session, uuid, async (tx, found, staff) => {
        const comment = await findComment(tx, uuid, id)
        if (comment === undefined || !comment.flag) throw new AppError('not_found')
        // A colleague was first.
        if ((comment.closed_at !== null) === resolved) return undefined
        await closeFlag(tx, id, staff.account, resolved ? clock.now() : null)
        const action = resolved ? 'close_flag' : 'reopen_flag'
        await line(tx, found, comment.person === null ? action : `${action}_part`, staff)
        return recordCase(tx, uuid, {})
      }),
  }
}
