import type { Locale } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { type CaseMailEvent, caseDigest, caseMail, type Mail } from '#server/adapters/mail/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { type Jobs, sendMail } from '#server/jobs/index.ts'
import { stopLinks } from '../reminders/person.ts'
import { createAppointments } from './appointment.ts'
import type { CaseAttendee } from './attendees.ts'
import { findCase, type KeptCase } from './store.ts'
import {
  deleteTold,
  holdReader,
  insertCaseMail,
  isBusy,
  type ReaderKey,
  selectWaitingReaders,
  takeMails,
} from './store-mails.ts'
import { findFounder, findOffice, findStaff, staffOf } from './store-staff.ts'

type CaseTellingParts = {
  readonly config: Pick<Config, 'BRAND_NAME' | 'SUPPORT_EMAIL' | 'PUBLIC_URL'>
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
  /** Those who fill in their own part, by their uuid. */
  readonly participants: ParticipantReach
  /** Everybody who signs a case. */
  readonly attendees: (db: Db | Tx, found: KeptCase, customer: string) => Promise<readonly CaseAttendee[]>
  /** The page of one of them who takes part by a link; null where they have none. */
  readonly pageOf: (tx: Tx, found: KeptCase, person: CaseAttendee['id']) => Promise<string | null>
}

/** How somebody is reached who has a link and no account. */
export type ParticipantReach = {
  /** Undefined for who is gone, or must not come in any more. */
  readonly reader: (tx: Tx, uuid: string) => Promise<{ readonly email: string; readonly name: string } | undefined>
  /** A new link of their own: of those before only the hash is known. */
  readonly wayIn: (tx: Tx, uuid: string, locale: Locale) => Promise<string>
}

export type Telling = ReturnType<typeof createTelling>

const hour = 3_600_000

type ToldReader = {
  readonly key: ReaderKey
  readonly email: string
  readonly name: string
  readonly side: 'founder' | 'office' | 'support' | 'participant'
  /** Where they work; what is no longer theirs they are not told. */
  readonly office?: number
}

/** What is told with the file for a diary. */
const withFile: readonly CaseMailEvent['kind'][] = ['meeting', 'meeting_off', 'meeting_chosen']

/** A moment that is gone by the time it is told has no file. */
function notThere(error: unknown): null {
  if (error instanceof AppError) return null
  throw error
}

const idIn = (key: ReaderKey): string => key.split(':')[1] ?? ''

type NewsOfCase = { readonly found: KeptCase; readonly event: CaseMailEvent }

/**
 * Mails about cases, put in the queue by the transaction in which something happens. Whatever happens, nobody gets more than one
 * at once and one an hour: what comes soon after another waits, and is told together.
 */
export function createTelling(parts: CaseTellingParts) {
  const { config, database, vault, clock, jobs, participants, attendees, pageOf } = parts
  const { BRAND_NAME: brand, SUPPORT_EMAIL: support_email, PUBLIC_URL } = config
  const hourAgo = () => new Date(clock.now().getTime() - hour)
  const appointment = createAppointments({ config })
  const support: ToldReader = { key: 'support', email: support_email, name: '', side: 'support' }

  const officeName = async (tx: Tx, { office }: KeptCase) =>
    office === null ? null : ((await findOffice(tx, office))?.name ?? null)

  /** Where who reads it finds the case; all of theirs where none is named. */
  function addressOf(side: 'founder' | 'office' | 'support', found?: KeptCase): string {
    const [home, key] =
      side === 'founder' ? ['dashboard', found?.questionnaire] : [side === 'office' ? 'notary' : 'support', found?.uuid]
    return key === undefined ? `${PUBLIC_URL}/${home}` : `${PUBLIC_URL}/${home}/${key}`
  }

  async function letter(
    tx: Tx,
    { key, email, name, side }: ToldReader,
    news: readonly [NewsOfCase, ...NewsOfCase[]],
  ): Promise<Mail> {
    const several = await Promise.all(
      news.map(async ({ found, event }) => ({
        ...{ company: found.company_name, number: found.number, event },
        office: await officeName(tx, found),
      })),
    )
    const [first, ...more] = several as [(typeof several)[number], ...typeof several]
    const locale: Locale = side === 'founder' || side === 'participant' ? (news.at(-1)?.found.language ?? 'nl') : 'nl'
    const reminds = side === 'founder' && news.some(({ event }) => event.kind === 'reminder')
    const reader = {
      ...{ to: email, name, locale, brand, support_email },
      ...(reminds && { stop: stopLinks({ config, vault }, email, 'case', locale) }),
    }
    const isOne = news.every(({ found }) => found.uuid === news[0].found.uuid)
    const url =
      side === 'participant'
        ? await participants.wayIn(tx, idIn(key), locale)
        : addressOf(side, isOne ? news[0].found : undefined)
    const mail =
      more.length === 0 ? caseMail({ ...reader, url, ...first }) : caseDigest({ ...reader, url }, [first, ...more])
    const attachments = await filesWith(tx, news, side)
    return {
      ...mail,
      ...(attachments.length > 0 && { attachments }),
      ...(side !== 'participant' && { about: { cases: [...new Set(news.map(({ found }) => found.uuid))], to: side } }),
    }
  }

  /** A moment goes along as a file for a diary, as it is by now: what was called off goes out of it. */
  async function filesWith(
    tx: Tx,
    news: readonly NewsOfCase[],
    side: ToldReader['side'] | 'person',
  ): Promise<NonNullable<Mail['attachments']>> {
    const told = news.filter(({ event }) => withFile.includes(event.kind)).map(({ found }) => found)
    const several = [...new Map(told.map((found) => [found.uuid, found])).values()].slice(0, 5)
    const whose = side === 'support' ? 'office' : side === 'participant' ? 'person' : side
    const files = await Promise.all(several.map((found) => appointment(tx, found, whose, 'called_off').catch(notThere)))
    return files
      .filter((file) => file !== null)
      .map(({ name, media_type, bytes }) => ({ name, media_type, base64: bytes.toString('base64') }))
  }

  async function tell(tx: Tx, found: KeptCase, reader: ToldReader, event: CaseMailEvent): Promise<void> {
    const now = clock.now()
    const isTold = () => isBusy(tx, reader.key, hourAgo())
    // Looked at twice: here, so that nobody waits for nothing, and where it counts.
    const waits = (await isTold()) || (await holdReader(tx, reader.key).then(isTold))
    await insertCaseMail(tx, vault, {
      reader: reader.key,
      case_uuid: found.uuid,
      event,
      at: now,
      told_at: waits ? null : now,
    })
    if (!waits) await jobs.enqueue(tx, sendMail, await letter(tx, reader, [{ found, event }]))
  }

  /** Who that is by now; undefined when they are gone. */
  async function readerOf(tx: Tx, key: ReaderKey): Promise<ToldReader | undefined> {
    if (key === 'support') return support
    const [kind, id = ''] = key.split(':')
    if (kind === 'office') {
      const office = await findOffice(tx, Number(id))
      return office?.email == null
        ? undefined
        : { key, email: office.email, name: '', side: 'office', office: office.id }
    }
    if (kind === 'participant') {
      const found = await participants.reader(tx, id)
      return found && { key, ...found, side: 'participant' }
    }
    const account = await findStaff(tx, id)
    if (account === undefined) return undefined
    const { email, firstname, office } = account
    if (kind === 'founder') return { key, email, name: firstname ?? '', side: 'founder' }
    return office === null ? undefined : { key, email, name: '', side: 'office', office }
  }

  async function tellWaiting(key: ReaderKey): Promise<void> {
    await database.inTransaction(async (tx) => {
      const taken = await takeMails(tx, vault, key, clock.now())
      const reader = await readerOf(tx, key)
      if (reader === undefined) return
      const news = new Map<string, NewsOfCase>()
      for (const { case_uuid, event } of taken) {
        const found = await findCase(tx, case_uuid)
        // Of what happened again the last time counts, and stands last.
        const about = `${case_uuid} ${event.kind}`
        news.delete(about)
        const isTheirs = found && (reader.side !== 'office' || found.office === reader.office)
        if (isTheirs) news.set(about, { found, event })
      }
      const [first, ...more] = news.values()
      if (first !== undefined) await jobs.enqueue(tx, sendMail, await letter(tx, reader, [first, ...more]))
    })
  }

  /** Whose account is gone hears nothing. */
  async function tellFounder(tx: Tx, found: KeptCase, event: CaseMailEvent): Promise<void> {
    const founder = await findFounder(tx, found.order_uuid)
    if (founder === undefined) return
    const { uuid, email, firstname } = founder
    await tell(tx, found, { key: `founder:${uuid}`, email, name: firstname, side: 'founder' }, event)
  }

  /** Those who must be there beside the founder, at their own addresses; of them only some where they are named. */
  async function tellPeople(tx: Tx, found: KeptCase, event: CaseMailEvent, only?: readonly string[]): Promise<void> {
    const customer = (await findFounder(tx, found.order_uuid))?.email ?? ''
    const told = new Set([customer.toLowerCase()])
    for (const { id, must, isCustomer, email, firstname } of await attendees(tx, found, customer)) {
      const isMeant = must && !isCustomer && (only === undefined || only.includes(id))
      if (!isMeant || email === undefined || told.has(email.toLowerCase())) continue
      told.add(email.toLowerCase())
      const [{ company_name: company, number, language: locale }, office] = [found, await officeName(tx, found)]
      const url = await pageOf(tx, found, id)
      const asks = event.kind === 'meeting_asked' ? { ...event, here: url !== null } : event
      const mail = caseMail({
        to: email,
        name: firstname,
        locale,
        brand,
        support_email,
        url,
        company,
        number,
        office,
        event: asks,
      })
      const attachments = await filesWith(tx, [{ found, event }], 'person')
      await jobs.enqueue(tx, sendMail, { ...mail, ...(attachments.length > 0 && { attachments }) })
    }
  }

  return {
    founder: tellFounder,
    people: tellPeople,

    /** The founder and who must be there with them. */
    async everybody(tx: Tx, found: KeptCase, event: CaseMailEvent): Promise<void> {
      await tellFounder(tx, found, event)
      await tellPeople(tx, found, event)
    },

    /** The office at its own address, or each of its people; support where there is none here, or nobody in it. */
    async office(tx: Tx, found: KeptCase, event: CaseMailEvent): Promise<void> {
      const office = found.office === null ? undefined : await findOffice(tx, found.office)
      const staff = office === undefined || office.email !== null ? [] : await staffOf(tx, office.id)
      const readers: readonly ToldReader[] =
        office?.email == null
          ? staff.map(({ uuid, email }) => ({ key: `staff:${uuid}`, email, name: '', side: 'office' }))
          : [{ key: `office:${office.id}`, email: office.email, name: '', side: 'office' }]
      for (const reader of readers) await tell(tx, found, reader, event)
      if (readers.length > 0) return
      const told: CaseMailEvent = event.kind === 'opened' ? { ...event, kind: 'opened_for_support' } : event
      await tell(tx, found, support, told)
    },

    support: (tx: Tx, found: KeptCase, event: CaseMailEvent): Promise<void> => tell(tx, found, support, event),

    /** Who fills in their own part, of what is between them and the office. */
    async participant(tx: Tx, found: KeptCase, uuid: string, event: CaseMailEvent): Promise<void> {
      const reader = await participants.reader(tx, uuid)
      if (reader) await tell(tx, found, { key: `participant:${uuid}`, ...reader, side: 'participant' }, event)
    },

    /** What waited for an hour is told; answers to how many. What was told a day ago is forgotten. */
    async tellLater(): Promise<number> {
      const readers = await selectWaitingReaders(database.db, hourAgo())
      for (const key of readers) await tellWaiting(key)
      await deleteTold(database.db, new Date(clock.now().getTime() - 24 * hour))
      return readers.length
    },
  }
}
