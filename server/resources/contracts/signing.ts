import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ContractToSign, Signature } from '#contract/contract-signing.ts'
import { type SigningRefusal, signingAfter } from '#domain/contracts/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Files } from '#server/adapters/files/index.ts'
import { codeMail } from '#server/adapters/mail/index.ts'
import { tokenHash, type Vault } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { type Jobs, sendMail } from '#server/jobs/index.ts'
import { deviceFrom } from '../accounts/call-origin.ts'
import type { Limits } from '../attempts/limits.ts'
import type { Companies } from '../companies/actions.ts'
import { fileNameOf } from '../documents/set.ts'
import { askAgainLater } from '../documents/trouble.ts'
import { barred, createCodeDoor, maskedAddress } from '../mailed-codes/door.ts'
import type { ContractPapers } from './freezing.ts'
import { sealContract } from './sealing.ts'
import type { ContractSending } from './sending.ts'
import {
  type ContractRevision,
  findMaker,
  findRevision,
  holdContract,
  type KeptContract,
  readAnyContract,
} from './store.ts'
import {
  asSession,
  findSession,
  findSignedFile,
  findSignerByLink,
  type KeptSession,
  type KeptSigner,
  markOpened,
  writeDeclined,
  writeSigned,
} from './store-signing.ts'
import type { ContractTelling } from './telling.ts'

type SigningParts = {
  readonly config: Pick<Config, 'PUBLIC_URL' | 'BRAND_NAME' | 'SUPPORT_EMAIL'>
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly limits: Pick<Limits, 'wait'>
  readonly files: Files
  readonly companies: Pick<Companies, 'find'>
  readonly papers: ContractPapers
  readonly sending: Pick<ContractSending, 'end' | 'inviteDue'>
  readonly telling: ContractTelling
}

export type ContractSigning = ReturnType<typeof createSigning>

/** Somebody whose link works. */
type LinkedSigner = {
  readonly token: string
  readonly contract: KeptContract
  readonly session: KeptSession
  readonly signer: KeptSigner
  readonly revision: ContractRevision
}

/** After everybody signed the links lead to the signed file, for so long. */
const fetchDays = 90
const day = 86_400_000

const said = (code: string): AppError =>
  new AppError('conflict', { entries: [{ code, message: 'This cannot be signed as it stands.' }] })

const refusedAs: Readonly<Record<SigningRefusal, () => AppError>> = {
  already: () => said('already_signed'),
  late: () => barred('not_found', 'link_expired'),
  over: () => barred('not_found', 'link_withdrawn'),
  not_your_turn: () => said('not_your_turn'),
  too_early: () => said('not_your_turn'),
}

/** Reading and signing by a link: no account, and a code by mail before anything is signed or declined. */
export function createSigning(parts: SigningParts) {
  const { config, database, vault, clock, jobs, files, companies, papers, sending, telling } = parts
  const { db } = database
  const codes = createCodeDoor(parts, {
    tables: { codes: 'contract_signer_codes', devices: 'contract_signer_devices', holder: 'signer' },
    ...{ cookie: 'sign', purpose: 'signer code', deviceDays: 1 },
  })

  /** Of a link that there never was nothing is said; who has a real one hears what became of it. */
  async function linked(token: string): Promise<LinkedSigner> {
    const found = await findSignerByLink(db, tokenHash(token))
    const session = found && (await findSession(db, vault, found.session))
    const signer = session?.signers.find(({ uuid }) => uuid === found?.signer)
    const contract = found && (await readAnyContract(db, vault, found.contract))
    const revision = session && (await findRevision(db, session.contract, session.revision))
    if (!session || !signer || !contract || !revision) throw new AppError('not_found')
    const now = clock.now()
    if (session.state === 'withdrawn') throw barred('not_found', 'link_withdrawn')
    if (session.state === 'declined') throw barred('not_found', 'link_declined')
    const end =
      session.state === 'completed' ? (session.ended_at?.getTime() ?? 0) + fetchDays * day : session.until.getTime()
    if (session.state === 'expired' || end <= now.getTime()) throw barred('not_found', 'link_expired')
    return { token, contract, session, signer, revision }
  }

  /** The same, on a device on which the code was typed; answers when that was. */
  async function entered(token: string, request: Pick<FastifyRequest, 'cookies'>) {
    const found = await linked(token)
    const since = await codes.shownSince(found.signer.uuid, request)
    if (since === undefined) throw barred('forbidden', 'code_required')
    return { ...found, since }
  }

  async function show(
    { token, contract, session, signer, revision }: LinkedSigner,
    isEntered: boolean,
  ): Promise<ContractToSign> {
    const { facts } = await companies.find(db, contract.account, contract.company)
    const path = `/api/contract_signing/${token}`
    return {
      ...{ title: revision.title, text_sha256: revision.text_sha256, language: contract.language },
      document: await papers.read(revision).catch(askAgainLater),
      ...{ sent_by: telling.makerName(await findMaker(db, contract.account)), company_name: facts.name },
      ...{ message: session.message, until: session.until.toISOString() },
      signer: {
        ...{ name: signer.name, company: signer.company, to: maskedAddress(signer.email), state: signer.state },
        signed_at: signer.signed_at?.toISOString() ?? null,
      },
      others: session.signers.filter(({ uuid }) => uuid !== signer.uuid).map(({ name, state }) => ({ name, state })),
      ...{ entered: isEntered, completed: session.state === 'completed' },
      signed_file: session.file_sha256 === null ? null : { path: `${path}/signed.pdf`, sha256: session.file_sha256 },
      pdf: `${path}/contract.pdf`,
    }
  }

  /** One act of somebody, on the session as it is once it is their turn to write. */
  async function act(
    found: LinkedSigner,
    kind: 'sign' | 'decline',
    write: (tx: Tx, at: Date) => Promise<void>,
  ): Promise<void> {
    await database.inTransaction(async (tx) => {
      const contract = await holdContract(tx, vault, found.contract.uuid)
      const session = contract && (await findSession(tx, vault, found.session.uuid))
      if (!contract || !session) throw new AppError('not_found')
      const at = clock.now()
      const outcome = signingAfter(asSession(session), { kind, signer: found.signer.uuid }, at)
      if (outcome.kind === 'refused') throw refusedAs[outcome.why]()
      await write(tx, at)
      const { state } = outcome.session
      if (state === 'open') {
        await sending.inviteDue(tx, contract, (await findSession(tx, vault, session.uuid)) ?? session)
      } else await sending.end(tx, contract, session, state)
      if (state === 'completed') await jobs.enqueue(tx, sealContract, { session: session.uuid })
      else await telling.maker(tx, contract, session, kind === 'sign' ? 'signed' : 'declined', found.signer.name)
    })
  }

  return {
    async read(token: string, request: FastifyRequest): Promise<ContractToSign> {
      const found = await linked(token)
      const { signer, session } = found
      if (signer.opened_at === null && session.state === 'open') await markOpened(db, signer.uuid, clock.now())
      return show(found, (await codes.shownSince(found.signer.uuid, request)) !== undefined)
    },

    async code(token: string, typed: string | undefined, request: FastifyRequest, reply: FastifyReply) {
      const { signer, contract } = await linked(token)
      const { email: to, name } = signer
      const reader = {
        to,
        name,
        locale: contract.language,
        brand: config.BRAND_NAME,
        support_email: config.SUPPORT_EMAIL,
      }
      if (typed !== undefined) await codes.take(signer.uuid, typed, request.ip, reply)
      else {
        await codes.send(signer.uuid, request.ip, async (tx, code) => {
          await jobs.enqueue(tx, sendMail, codeMail(reader, code))
        })
      }
      return { outcome: typed === undefined ? ('sent' as const) : ('entered' as const), to: maskedAddress(to) }
    },

    async sign(
      token: string,
      signature: Signature,
      text_sha256: string,
      request: FastifyRequest,
    ): Promise<ContractToSign> {
      const { since, ...found } = await entered(token, request)
      if (text_sha256 !== found.revision.text_sha256) throw said('other_text')
      await act(found, 'sign', (tx, at) =>
        writeSigned(
          ...([tx, vault, found.signer.uuid] as const),
          {
            ...{ written: signature.name, strokes: signature.kind === 'drawn' ? signature.strokes : null },
            ...{ ip: request.ip, device: deviceFrom(request.headers['user-agent']), text_sha256 },
            ...{ code_to: maskedAddress(found.signer.email), code_at: since.toISOString() },
          },
          at,
        ),
      )
      return show(await linked(token), true)
    },

    async decline(token: string, reason: string, request: FastifyRequest): Promise<void> {
      const found = await entered(token, request)
      await act(found, 'decline', (tx, at) => writeDeclined(tx, vault, found.signer.uuid, reason, at))
    },

    async pdf(token: string) {
      const { revision } = await linked(token)
      const bytes = await papers.open(revision, 'pdf').catch(askAgainLater)
      return { name: fileNameOf(revision.title, 'pdf'), media_type: 'application/pdf', bytes }
    },

    async signedFile(token: string, request: FastifyRequest) {
      const { session, revision } = await entered(token, request)
      if (session.file === null) throw new AppError('not_found')
      const bytes = await files.get(session.file).catch(askAgainLater)
      return { name: fileNameOf(revision.title, 'pdf'), media_type: 'application/pdf', bytes }
    },

    /** For anybody who has a file, and nothing of anybody. */
    async check(sha256: string) {
      const found = await findSignedFile(db, sha256)
      if (found === undefined) return { known: false as const }
      return { known: true as const, signed_at: found.signed_at.toISOString(), signers: found.signers }
    },
  }
}
