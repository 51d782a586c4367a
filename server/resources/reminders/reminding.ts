import { companyCalled, type FlowName, flowNamed } from '#domain/products/index.ts'
import {
  dueReminder,
  isGoodMoment,
  isLastReminder,
  longestSilence,
  type Matter,
  mayRemind,
} from '#domain/reminders/index.ts'
import { type Locale, restoreLocale } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { reminderMail } from '#server/adapters/mail/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { type Jobs, sendMail } from '#server/jobs/index.ts'
import { addressIn, draftLinkDays, freshLink } from '../drafts/links.ts'
import { personOf, stopLinks } from './person.ts'
import { holdPerson, insertReminder, selectAddressed, selectReminded, selectStalled } from './store.ts'

type RemindingParts = {
  readonly config: Pick<
    Config,
    'PUBLIC_URL' | 'BRAND_NAME' | 'SUPPORT_EMAIL' | 'REMINDERS_ENABLED' | 'REMINDERS_PER_HOUR'
  >
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
  /** Looks how the settings are now. */
  readonly refresh: () => Promise<void>
}

export type Reminding = ReturnType<typeof createReminding>

/** Something that waits, with whom and how to write to them about it. */
type Stalled = Matter & {
  readonly kind: 'draft' | 'order'
  readonly flow: FlowName
  readonly email: string
  readonly name: string
  readonly locale: Locale
  /** Only what they typed themselves, and only where we know that the address is theirs. */
  readonly company: string | null
  /** Nobody's yet: it opens by a link of its own. */
  readonly loose: boolean
}

/** Shorter than any silence that somebody is reminded of. */
const shortest = 86_400_000

/** Reminds whoever left a draft or an order lying, and is the measure for every other reminder. */
export function createReminding({ config, database, vault, clock, jobs, refresh }: RemindingParts) {
  const { PUBLIC_URL, BRAND_NAME: brand, SUPPORT_EMAIL: support_email } = config

  async function stalled(db: Db | Tx, now: Date, questionnaire?: string): Promise<Stalled[]> {
    const from = new Date(now.getTime() - longestSilence)
    const until = new Date(now.getTime() - shortest)
    const window = { from, until, ...(questionnaire !== undefined && { questionnaire }) }
    const owned = await selectStalled(db, window)
    const loose = await selectAddressed(db, window)
    return [
      ...owned.map(({ uuid, confirmed_at, company, state, completed_at, firstname, ...row }) => ({
        ...{ ...row, id: uuid, name: firstname, loose: false },
        kind: state !== null && completed_at !== null ? ('order' as const) : ('draft' as const),
        company: confirmed_at === null ? null : company,
      })),
      ...loose.map(({ uuid, sealed_email, ...row }) => ({
        ...{ ...row, id: uuid, name: '', loose: true, kind: 'draft' as const, company: null },
        email: addressIn(vault, uuid, sealed_email),
      })),
    ].flatMap(({ flow, locale, ...one }) => {
      const known = flowNamed(flow)
      return known === null ? [] : [{ ...one, flow: known, locale: restoreLocale(locale) }]
    })
  }

  async function wayBack(tx: Tx, { id, flow, loose, kind, locale }: Stalled): Promise<string> {
    if (loose) return freshLink(tx, { config, clock }, { uuid: id, locale })
    const place = `${PUBLIC_URL}/questionnaire/${flow}/${id}`
    return kind === 'order' ? `${place}/checkout` : place
  }

  /** One mail or none, whoever else looks at the same moment: what counts is what is so once it is this one's turn. */
  async function remind(person: string, found: Stalled): Promise<boolean> {
    return database.inTransaction(async (tx) => {
      await holdPerson(tx, person)
      const now = clock.now()
      const reminded = await selectReminded(tx, person).then(asKnown)
      const still = (await stalled(tx, now, found.id)).filter(({ email }) => email === found.email)
      const due = dueReminder(still, reminded, now)
      if (due === null) return false
      await insertReminder(tx, { person, kind: due.kind, matter: due.id, at: now })
      const { email: to, name, kind, flow, locale, company } = due
      const mail = reminderMail({
        ...{ to, name, kind, flow, locale, brand, support_email },
        company: companyCalled(flow, company) ?? null,
        last: isLastReminder(due, reminded),
        url: await wayBack(tx, due),
        days: due.loose ? draftLinkDays : null,
        stop: stopLinks({ config, vault }, to, kind, locale),
      })
      await jobs.enqueue(tx, sendMail, mail)
      return true
    })
  }

  return {
    /** Answers how many were reminded: never more in an hour than the settings say, however many wait. */
    async look(): Promise<number> {
      await refresh()
      const now = clock.now()
      if (!config.REMINDERS_ENABLED || !isGoodMoment(now)) return 0
      const byPerson = Map.groupBy(await stalled(database.db, now), ({ email }) => personOf(vault, email))
      const all = await selectReminded(database.db)
      const [sent, stopped] = [Map.groupBy(all.sent, ofPerson), Map.groupBy(all.stopped, ofPerson)]
      let told = 0
      for (const [person, matters] of byPerson) {
        if (told >= config.REMINDERS_PER_HOUR) break
        const reminded = asKnown({ sent: sent.get(person) ?? [], stopped: stopped.get(person) ?? [] })
        const due = dueReminder(matters, reminded, now)
        if (due !== null && (await remind(person, due))) told += 1
      }
      return told
    },

    /** For one that somebody asks for by hand: false to who wants none; it counts as sent, whatever the hour. */
    async takeByHand(tx: Tx, email: string, { kind, id }: Pick<Matter, 'kind' | 'id'>): Promise<boolean> {
      const person = personOf(vault, email)
      await holdPerson(tx, person)
      const { stopped } = await selectReminded(tx, person).then(asKnown)
      if (stopped.includes(kind)) return false
      await insertReminder(tx, { person, kind, matter: id, at: clock.now() })
      return true
    },

    /** For a reminder that another sends: true when it may go out now, and then it counts as sent. */
    async take(tx: Tx, email: string, { kind, id }: Pick<Matter, 'kind' | 'id'>): Promise<boolean> {
      const now = clock.now()
      if (!config.REMINDERS_ENABLED || !isGoodMoment(now)) return false
      const person = personOf(vault, email)
      await holdPerson(tx, person)
      if (!mayRemind({ id, kind }, await selectReminded(tx, person).then(asKnown), now)) return false
      await insertReminder(tx, { person, kind, matter: id, at: now })
      return true
    },
  }
}

const ofPerson = ({ person }: { readonly person: string }) => person

type RemindedSoFar = Awaited<ReturnType<typeof selectReminded>>

const asKnown = ({ sent, stopped }: RemindedSoFar) => ({ sent, stopped: stopped.map(({ kind }) => kind) })
