import type { Vault } from '#server/adapters/vault/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import type { Keeper, KeptFile } from '../visitors/keeper.ts'
import { findCaseOfOrder, type KeptCase, selectCaseEvents } from './store.ts'
import { selectAnswers, selectAppointments } from './store-appointments.ts'
import { selectComments, selectConcepts } from './store-content.ts'
import { selectServices } from './store-services.ts'
import { selectPaidOrders } from './store-staff.ts'
import { foundersHistory } from './view.ts'

/**
 * What we have of a case and do not hand out: the office that found it out about its client may not let it show (art. 23
 * Wwft), and what it writes for itself is its own. Both are kept for five years after the case (art. 33 Wwft).
 */
const keptApart = [
  {
    what: 'client_check',
    why: 'The office keeps it for five years and may not disclose it (Wwft, articles 23 and 33).',
  },
  { what: 'internal_notes', why: 'They are the working notes of the office, which is responsible for them itself.' },
] as const

/**
 * The cases of an account: where they stand, what was said, what was agreed to. A case hangs on an order that was paid, and
 * whoever paid stays: there is never one to erase.
 */
export const caseKeeper = ({ vault }: { readonly vault: Vault }): Keeper => ({
  name: 'cases',
  async collect(db, { uuid }) {
    const orders = await selectPaidOrders(db, uuid)
    const cases: unknown[] = []
    for (const order of orders) {
      const found = await findCaseOfOrder(db, order)
      if (found) cases.push(await collected(db, vault, found, uuid))
    }
    return cases
  },
  /** The final deeds as they were sent round; the signed one is among the papers of the office. */
  async files(db, { uuid }) {
    const files: KeptFile[] = []
    for (const order of await selectPaidOrders(db, uuid)) {
      const found = await findCaseOfOrder(db, order)
      const concepts = found ? await selectConcepts(db, found.uuid) : []
      for (const { number, file, documents } of concepts) {
        for (const key of documents) {
          files.push({ name: `deeds/${found?.number}/concept-${number}-${key}.pdf`, key: `${file}/${key}.pdf` })
        }
      }
    }
    return files
  },
  erase: async () => undefined,
})

async function collected(db: Db | Tx, vault: Vault, found: KeptCase, account: string) {
  const { uuid, number, questionnaire, flow, company_name, language, status, since, due, waiting_on, hold } = {
    ...found,
    ...found.state,
    since: found.since,
  }
  const comments = await selectComments(db, vault, uuid)
  const concepts = await selectConcepts(db, uuid)
  const services = await selectServices(db, vault, uuid)
  return {
    ...{ uuid, number, questionnaire, flow, company_name, language, status, since, due, waiting_on, hold },
    ...{ review_status: found.review_status, meeting_at: found.meeting_at, signed_on: found.signed_on },
    ...{ kvk_number: found.kvk_number, holding_kvk_numbers: found.holding_kvk_numbers, created_at: found.created_at },
    messages: comments.map(({ author, role, path, reply_to, flag, text, at, closed_at, id }) => ({
      ...{ id, role, mine: author === account, path, reply_to, flag, text, at, closed_at },
    })),
    concepts: concepts.map(({ number: version, hash, sent_at, approvals }) => ({
      ...{ number: version, hash, sent_at },
      approvals: approvals.map(({ person, by_account, at }) => ({ person, mine: by_account === account, at })),
    })),
    services: services.map(({ service, consent, consent_by, consent_at, sent_at, done_at }) => ({
      ...{ service, consent, consent_by, consent_at, sent_at, done_at },
    })),
    appointments: (await selectAppointments(db, uuid)).map(({ way, starts_at, ends_at, state, made_at }) => ({
      ...{ way, starts_at, ends_at, state, made_at },
    })),
    appointment_answers: await selectAnswers(db, uuid),
    history: foundersHistory(await selectCaseEvents(db, uuid)),
    kept_apart: keptApart,
  }
}
