import type { Contract, ContractSummary } from '#contract/contracts.ts'
import type { CompanyFacts } from '#domain/companies/index.ts'
import {
  checkContract,
  contractHistory,
  contractSpecs,
  movesOf,
  proposedSigners,
  remindableFrom,
  signersDue,
} from '#domain/contracts/index.ts'
import type { DutchDate } from '#domain/values/index.ts'
import type { ContractRevision, KeptContract, ListedContract } from './store.ts'
import { asSession, type KeptSession } from './store-signing.ts'

export const contractsPath = '/api/api_customer_dashboard/contracts'

type ContractSurroundings = {
  readonly contract: KeptContract
  readonly company: CompanyFacts
  readonly maker: { readonly email: string }
  readonly today: DutchDate
  /** The newest time that it was sent round. */
  readonly session: KeptSession | undefined
  /** Everything that was approved and sent, and when whom was reminded. */
  readonly revisions: readonly ContractRevision[]
  readonly rounds: readonly KeptSession[]
  readonly reminded: ReadonlyMap<string, readonly Date[]>
}

export const summaryOf = (
  listed: ListedContract,
  name: Contract['name'],
  signed: ContractSummary['signed'],
): ContractSummary => {
  const { uuid, language, title, status, company, company_name, created_at, updated_at } = listed
  return {
    ...{ uuid, name, language, title, status, company, company_name, signed },
    ...{ created_at: created_at.toISOString(), updated_at: updated_at.toISOString() },
  }
}

const isDraft = ({ status }: KeptContract): boolean => status === 'editing' || status === 'awaiting_approval'

export const isSignedAtAll = ({ name }: Pick<KeptContract, 'name'>): boolean => contractSpecs[name].signers !== 'nobody'

export function contractView(around: ContractSurroundings): Contract {
  const { contract, company, maker, revisions, today, session } = around
  const revision = revisions.find(({ number }) => number === contract.revision)
  const { uuid, name, language, title, status, version, answers, created_at, updated_at } = contract
  const spec = contractSpecs[name]
  const { missing } = checkContract(spec, answers, today)
  return {
    ...{ uuid, name, language, title, status, company: contract.company, company_name: company.name, version },
    ...{ revision: contract.revision, answers, missing: [...missing] },
    signed: session
      ? { count: session.signers.filter(({ state }) => state === 'signed').length, of: session.signers.length }
      : null,
    moves: [...movesOf(status, isSignedAtAll(contract))],
    approved: revision && !isDraft(contract) ? approvedIn(uuid, revision) : null,
    session: session ? shownSession(session) : null,
    signed_file: session ? signedFileIn(uuid, session) : null,
    proposed_signers: proposedSigners(spec.signers, answers, { ...company, maker }).map((one) => ({ ...one })),
    history: historyOf(around).map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
    copied_from: contract.copied_from,
    ...{ created_at: created_at.toISOString(), updated_at: updated_at.toISOString() },
  }
}

const historyOf = ({ contract, revisions, rounds, reminded }: ContractSurroundings) =>
  contractHistory({
    ...{ created_at: contract.created_at, approvals: revisions },
    rounds: rounds.map((round) => ({
      ...round,
      signers: round.signers.map((one) => ({ ...one, reminded: reminded.get(one.uuid) ?? [] })),
    })),
  })

const approvedIn = (uuid: string, revision: ContractRevision): Contract['approved'] => ({
  at: revision.approved_at.toISOString(),
  text_sha256: revision.text_sha256,
  pages: revision.pages,
  files: (['pdf', 'docx'] as const).map((format) => ({
    format,
    path: `${contractsPath}/${uuid}/contract.${format}`,
    sha256: revision[`${format}_sha256`],
  })),
})

const moment = (at: Date | null): string | null => at?.toISOString() ?? null

const shownSession = (session: KeptSession): Contract['session'] => {
  const due = signersDue(asSession(session))
  const remindAt = ({ uuid, invited_at, reminded_at }: KeptSession['signers'][number]): Date | null =>
    due.includes(uuid) && invited_at !== null ? remindableFrom({ invited_at, reminded_at }) : null
  return {
    ...{ uuid: session.uuid, state: session.state, in_turns: session.in_turns, message: session.message },
    ...{
      sent_at: session.sent_at.toISOString(),
      until: session.until.toISOString(),
      ended_at: moment(session.ended_at),
    },
    signers: session.signers.map((signer) => ({
      ...{ uuid: signer.uuid, name: signer.name, email: signer.email, company: signer.company },
      ...{ state: signer.state, reason: signer.reason },
      ...{ invited_at: moment(signer.invited_at), opened_at: moment(signer.opened_at) },
      ...{ reminded_at: moment(signer.reminded_at), remind_from: moment(remindAt(signer)) },
      ...{ signed_at: moment(signer.signed_at), declined_at: moment(signer.declined_at) },
    })),
  }
}

const signedFileIn = (uuid: string, { file_sha256: sha256, ended_at }: KeptSession): Contract['signed_file'] =>
  sha256 === null || ended_at === null
    ? null
    : { path: `${contractsPath}/${uuid}/signed.pdf`, sha256, at: ended_at.toISOString() }
