import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { carriedOver, followAnswers, productOutOf, startCalculation } from '#domain/calculator/index.ts'
import { noMembership } from '#domain/pricing/index.ts'
import { flowNamed } from '#domain/products/index.ts'
import type { Answers } from '#domain/questions/index.ts'
import { isSame, isUuid, type Locale } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { estimateMail } from '#server/adapters/mail/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError, versionMatches } from '#server/http/index.ts'
import { type Jobs, sendMail } from '#server/jobs/index.ts'
import type { CatalogueActions } from '../catalogue/actions.ts'
import type { KnownReferences } from '../reference/references.ts'
import type { Caller } from '../visitors/actions.ts'
import type { Keeper } from '../visitors/keeper.ts'
import { calculationFrom, calculationFromCopy, estimate, type KeptCalculation, withoutAddress } from './calculation.ts'
import type { CalculatorActions } from './configuration.ts'
import { demandAnswered, languageOf, refuseAnswers, type SentAnswers, strangers } from './refusals.ts'
import {
  deleteCalculationsOf,
  findCalculation,
  findCopy,
  insertCalculation,
  insertCopy,
  selectCalculationsOf,
  updateCalculation,
} from './store.ts'

/** Long enough that nobody guesses one, and safe in an address. */
export const newShareKey = (): string => randomBytes(32).toString('base64url')

export const keyHash = (key: string): string => createHash('sha256').update(key).digest('hex')

type CalculationParts = {
  readonly config: Pick<Config, 'PUBLIC_URL' | 'BRAND_NAME' | 'SUPPORT_EMAIL'>
  readonly database: Database
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly clock: Clock
  readonly catalogue: Pick<CatalogueActions, 'currentPriceBook'>
  readonly configuration: Pick<CalculatorActions, 'questions' | 'readCalculator'>
  readonly references: KnownReferences
}

export type CalculationActions = ReturnType<typeof calculationActions>

type CalculationCall = { readonly uuid: string; readonly caller: Caller }
type Guest = Caller & { readonly visitor: string }
export function calculationActions(parts: CalculationParts) {
  const { config, database, jobs, clock, catalogue, configuration, references } = parts

  const reading = async () => ({ graph: await configuration.questions(), today: clock.today() })

  async function find(
    db: Db | Tx,
    { uuid, caller }: CalculationCall,
    how: Awaited<ReturnType<typeof reading>>,
    lock = false,
  ) {
    const row = isUuid(uuid) ? await findCalculation(db, uuid, caller, { lock }) : undefined
    return row && calculationFrom(row, how)
  }

  async function findShared(uuid: string, key: string | undefined): Promise<KeptCalculation | undefined> {
    if (key === undefined || !isUuid(uuid)) return undefined
    const row = await findCopy(database.db, uuid, keyHash(key))
    return row && calculationFromCopy(row, uuid)
  }

  /** Keeps the price as it is now, for whoever gets the link. */
  async function shareLink(db: Db | Tx, kept: KeptCalculation, language: Locale): Promise<string> {
    const key = newShareKey()
    const shared = { ...kept, data: withoutAddress(kept.data) }
    await insertCopy(db, { key_hash: keyHash(key), calculation: kept.uuid, origin: kept.origin, shared }, clock.now())
    const lang = language === 'en' ? '&lang=en' : ''
    return `${config.PUBLIC_URL}/questionnaire/calculator/${kept.uuid}?key=${key}${lang}`
  }

  return {
    async create(origin: string, { visitor, account }: Guest): Promise<KeptCalculation> {
      const data = startCalculation(origin)
      const open = { status: 'open', notary_product: null, payment_estimation: null } as const
      const made: KeptCalculation = { uuid: randomUUID(), version: 1, origin, data, ...open }
      await insertCalculation(database.db, made, { visitor, account }, clock.now())
      return made
    },

    /** The caller's own, or with its key a copy that somebody shared. */
    async read(
      asked: CalculationCall,
      key: string | undefined,
    ): Promise<{ kept: KeptCalculation; read_only: boolean }> {
      const own = await find(database.db, asked, await reading())
      if (own) return { kept: own, read_only: false }
      const shared = await findShared(asked.uuid, key)
      if (shared === undefined) throw new AppError('not_found')
      return { kept: shared, read_only: true }
    },

    /** Takes the answers as far as they follow one another. Other answers than before open it again. */
    async save(
      asked: CalculationCall & { readonly ifMatch: string | undefined },
      sent: SentAnswers,
    ): Promise<{ outcome: 'saved' | 'conflict'; kept: KeptCalculation }> {
      const how = await reading()
      const known = await references.recent()
      const language = languageOf(sent.main)
      const unknown = strangers(sent)
      if (unknown.length > 0) refuseAnswers(unknown, language)
      return database.inTransaction(async (tx) => {
        const before = await find(tx, asked, how, true)
        if (before === undefined) throw new AppError('not_found')
        if (!versionMatches(asked.ifMatch, before.version)) return { outcome: 'conflict', kept: before }
        const { answers: data, complaints } = followAnswers(how.graph, before.origin, sent, how)
        if (complaints.length > 0) refuseAnswers(complaints, language)
        const { upsell_package: chosen } = data.main
        if (chosen !== undefined && !known.exists('upsell_package', chosen)) {
          refuseAnswers([{ path: 'main.upsell_package', code: 'unknown_option' }], language)
        }
        const had = followAnswers(how.graph, before.origin, before.data, how).answers
        if (isSame(data, had)) return { outcome: 'saved', kept: before }
        const open = { status: 'open', notary_product: null, payment_estimation: null } as const
        const kept: KeptCalculation = { ...before, ...open, data, version: before.version + 1 }
        await updateCalculation(tx, kept, clock.now())
        return { outcome: 'saved', kept }
      })
    },

    /** Works the price out and mails it where an address was given; asking again changes and sends nothing. */
    async complete(
      asked: CalculationCall,
      wish: { readonly slug: string; readonly language: Locale },
    ): Promise<KeptCalculation> {
      const how = await reading()
      const book = await catalogue.currentPriceBook()
      const calculator = await configuration.readCalculator()
      return database.inTransaction(async (tx) => {
        const before = await find(tx, asked, how, true)
        if (before === undefined) throw new AppError('not_found')
        if (before.status === 'submitted') return before
        const { data, origin } = before
        demandAnswered(how.graph, origin, data, wish.language)
        const product = productOutOf(origin, data)
        if (flowNamed(wish.slug) !== product) {
          const message = `By the answers this is ${product}.`
          const entry = { code: 'invalid_option', path: 'notary_product_type_slug', message }
          throw new AppError('invalid_request', { entries: [entry] })
        }
        const kept: KeptCalculation = {
          ...before,
          status: 'submitted',
          version: before.version + 1,
          notary_product: product,
          payment_estimation: estimate(product, data, { book, today: how.today }),
        }
        await updateCalculation(tx, kept, clock.now())
        const { email } = data.main
        if (email !== undefined && kept.payment_estimation !== null) {
          const mail = estimateMail({
            to: email,
            locale: wish.language,
            brand: config.BRAND_NAME,
            support_email: config.SUPPORT_EMAIL,
            estimation: kept.payment_estimation,
            memberships: Object.fromEntries(calculator.memberships.map((one) => [one.name, one[wish.language].label])),
            days: Object.fromEntries(
              Object.entries(book.incorporation_speeds).map(([speed, { working_days }]) => [speed, working_days]),
            ),
            url: await shareLink(tx, kept, wish.language),
          })
          await jobs.enqueue(tx, sendMail, mail)
        }
        return kept
      })
    },

    async share(asked: CalculationCall, language: Locale): Promise<string> {
      const kept = await find(database.db, asked, await reading())
      if (kept === undefined || kept.status !== 'submitted') throw new AppError('not_found')
      return shareLink(database.db, kept, language)
    },

    /** What somebody shared becomes the visitor's own. */
    async copy(uuid: string, key: string, { visitor, account }: Guest): Promise<KeptCalculation> {
      const shared = await findShared(uuid, key)
      if (shared === undefined) throw new AppError('not_found')
      const made: KeptCalculation = { ...shared, uuid: randomUUID() }
      await insertCalculation(database.db, made, { visitor, account }, clock.now())
      return made
    },

    /** What a questionnaire begins with, from a calculation of the caller's own; null when there is none. */
    async carryOver(uuid: string, caller: Caller): Promise<Answers | null> {
      const kept = await find(database.db, { uuid, caller }, await reading())
      if (kept === undefined) return null
      const answers = carriedOver(kept.data)
      // Whoever saw a price without a membership gets none, until they choose one.
      const none = kept.status === 'submitted' && kept.data.main.upsell_package === undefined
      return none ? { ...answers, main: { ...answers.main, upsell_package: noMembership } } : answers
    },
  }
}

/** The price calculations of an account; what was shared of them goes with them. */
export const calculationKeeper: Keeper = {
  name: 'calculations',
  collect: (db, { uuid }) => selectCalculationsOf(db, uuid),
  erase: (tx, { uuid }) => deleteCalculationsOf(tx, uuid),
}
