import { fullNameOf } from '#domain/names/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { contractInvitation, contractNews } from '#server/adapters/mail/index.ts'
import { newToken, tokenHash, type Vault } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Tx } from '#server/db/index.ts'
import { type Jobs, sendMail } from '#server/jobs/index.ts'
import { stopLinks } from '../reminders/person.ts'
import { findMaker, findRevision, type KeptContract } from './store.ts'
import { insertSignerLink, type KeptSession, type KeptSigner } from './store-signing.ts'

type ContractTellingParts = {
  readonly config: Pick<Config, 'PUBLIC_URL' | 'BRAND_NAME' | 'SUPPORT_EMAIL'>
  readonly vault: Vault
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
}

export type ContractTelling = ReturnType<typeof createContractTelling>

type ContractNewsKind = Parameters<typeof contractNews>[1]['kind']

const nameOf = (maker: Awaited<ReturnType<typeof findMaker>>): string => fullNameOf(maker) || maker.email

/** Mails about contracts that were sent round: to who signs, and to who sent them. */
export function createContractTelling({ config, vault, clock, jobs }: ContractTellingParts) {
  const letterhead = { brand: config.BRAND_NAME, support_email: config.SUPPORT_EMAIL }
  const lang = (locale: Locale) => (locale === 'en' ? '?lang=en' : '')
  const pageOf = ({ uuid, language }: KeptContract) => `${config.PUBLIC_URL}/contracts/${uuid}${lang(language)}`

  /** The only moment at which the link itself is known: it goes out, and its hash stays. */
  async function freshLink(tx: Tx, { uuid }: KeptSigner, locale: Locale): Promise<string> {
    const token = newToken()
    await insertSignerLink(tx, { hash: tokenHash(token), signer: uuid, made_at: clock.now() })
    return `${config.PUBLIC_URL}/sign/${token}${lang(locale)}`
  }

  async function aboutOf(tx: Tx, contract: KeptContract, session: KeptSession): Promise<string> {
    return (await findRevision(tx, contract.uuid, session.revision))?.title ?? contract.title
  }

  const readerOf = ({ email: to, name }: KeptSigner, { language: locale }: KeptContract) => ({
    ...{ to, name, locale, ...letterhead },
  })

  return {
    makerName: nameOf,

    async invite(
      tx: Tx,
      contract: KeptContract,
      session: KeptSession,
      signer: KeptSigner,
      kind: 'invitation' | 'reminder',
    ): Promise<void> {
      const { language: locale } = contract
      const mail = contractInvitation(readerOf(signer, contract), {
        ...{ kind, by: nameOf(await findMaker(tx, contract.account)), about: await aboutOf(tx, contract, session) },
        ...{ message: kind === 'invitation' ? session.message : '', until: session.until },
        url: await freshLink(tx, signer, locale),
        ...(kind === 'reminder' && { stop: stopLinks({ config, vault }, signer.email, 'signature', locale) }),
      })
      await jobs.enqueue(tx, sendMail, mail)
    },

    /** Whoever sent it; `by` is whom it is about. */
    async maker(
      tx: Tx,
      contract: KeptContract,
      session: KeptSession,
      kind: ContractNewsKind,
      by: string,
    ): Promise<void> {
      const { email: to, firstname } = await findMaker(tx, contract.account)
      const reader = { to, name: firstname ?? '', locale: contract.language, ...letterhead }
      const about = await aboutOf(tx, contract, session)
      await jobs.enqueue(tx, sendMail, contractNews(reader, { kind, by, about, url: pageOf(contract) }))
    },

    /** Who was asked, that it is done or that it is off. */
    async signers(
      tx: Tx,
      contract: KeptContract,
      session: KeptSession,
      kind: 'withdrawn' | 'completed',
    ): Promise<void> {
      const by = nameOf(await findMaker(tx, contract.account))
      const about = await aboutOf(tx, contract, session)
      for (const signer of session.signers.filter(({ invited_at }) => invited_at !== null)) {
        const url = kind === 'completed' ? await freshLink(tx, signer, contract.language) : null
        await jobs.enqueue(tx, sendMail, contractNews(readerOf(signer, contract), { kind, by, about, url }))
      }
    },
  }
}
