import type { Tx } from '#server/db/index.ts'
import type { Session } from '#server/http/index.ts'
import { deviceFrom } from './device.ts'
import { codeOf, passwordFaults } from './fields.ts'
import type { Given } from './given.ts'
import { accountMail } from './mail-job.ts'
import type { AccountParts } from './parts.ts'
import { type FieldFaults, Refusal } from './refusal.ts'
import { faults, say } from './sentences.ts'
import { type Account, deleteCodes } from './store.ts'
import { deleteOtherClients, forgetReset } from './store-clients.ts'
import { headersOf } from './tokens.ts'

/** How somebody is signed in who chooses another password: whether their token lasts, and with what. */
export type Manner = { readonly lasting: boolean; readonly agent: string | undefined }

type Besides = {
  /** What is wrong with the rest of the request, to be said together. */
  readonly wrong?: FieldFaults
  readonly status?: 'error'
}

/** Another password for someone who is signed in: the one way, whichever call of the protocol it comes by. */
export function choosingPassword({ jobs, clock, passwords, clients, limits }: AccountParts) {
  return {
    /**
     * What is to be kept of the password that was sent. The one of now need not come along, as in the original; one that
     * does must be right.
     */
    async hashOf(account: Account, given: Given, { wrong: others = {}, ...rest }: Besides = {}): Promise<string> {
      if (account.provider !== 'email') {
        const { provider } = account
        const why = { code: 'different_provider', data: { provider }, ...rest } as const
        throw new Refusal(422, say.no_password_needed({ provider }), why)
      }
      const password = given.text('password') ?? ''
      const wrong = { ...others, ...(await passwordFaults(password, given.text('password_confirmation'), clock)) }
      const current = given.text('current_password')
      return passwords.inTurn(async ({ hash, matches }) => {
        if (current !== undefined) {
          await limits.allow(['password_account', account.uuid])
          const right = await matches(current, account.password_hash)
          if (right) await limits.forgive(['password_account', account.uuid])
          else wrong.current_password = [faults.invalid]
        }
        if (Object.keys(wrong).length > 0) throw new Refusal(422, wrong, { ...rest, ...codeOf(wrong) })
        return hash(password)
      })
    },

    /**
     * Goes with writing it down: every other device ends, links that wait in a mailbox too, and its owner is told by mail.
     * Whoever still shows the token of a link, because the answer with the lasting one got lost on the way, gets another:
     * otherwise they would be out again within minutes.
     */
    async changed(tx: Tx, session: Session, account: Account, { lasting, agent }: Manner) {
      await deleteOtherClients(tx, session)
      await deleteCodes(tx, account.uuid, 'reset')
      await forgetReset(tx, account.uuid)
      await jobs.enqueue(tx, accountMail, { kind: 'password_changed', account: account.uuid })
      if (lasting) return {}
      return headersOf(await clients.issue(tx, account, { client: session.client, device: deviceFrom(agent) }))
    },
  }
}
