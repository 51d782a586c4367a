import type { Contract, ContractSummary } from '#contract/contracts.ts'
import type { CompanyFacts } from '#domain/companies/index.ts'
import { checkContract, contractSpecs, movesOf, proposedSigners } from '#domain/contracts/index.ts'
import type { DutchDate } from '#domain/values/index.ts'
import type { ContractRevision, KeptContract, ListedContract } from './store.ts'

export const contractsPath = '/api/api_customer_dashboard/contracts'

type Around = {
  readonly contract: KeptContract
  readonly company: CompanyFacts
  readonly maker: { readonly email: string }
  /** The last text that was approved. */
  readonly revision: ContractRevision | undefined
  readonly today: DutchDate
}

export const summaryOf = (listed: ListedContract, name: Contract['name']): ContractSummary => {
  const { uuid, language, title, status, company, company_name, created_at, updated_at } = listed
  return {
    ...{ uuid, name, language, title, status, company, company_name, signed: null },
    ...{ created_at: created_at.toISOString(), updated_at: updated_at.toISOString() },
  }
}

const isDraft = ({ status }: KeptContract): boolean => status === 'editing' || status === 'awaiting_approval'

export const isSignedAtAll = ({ name }: Pick<KeptContract, 'name'>): boolean => contractSpecs[name].signers !== 'nobody'

export function contractView({ contract, company, maker, revision, today }: Around): Contract {
  const { uuid, name, language, title, status, version, answers, created_at, updated_at } = contract
  const spec = contractSpecs[name]
  const { missing } = checkContract(spec, answers, today)
  return {
    ...{ uuid, name, language, title, status, company: contract.company, company_name: company.name, version },
    ...{ revision: contract.revision, answers, missing: [...missing], signed: null },
    moves: [...movesOf(status, isSignedAtAll(contract))],
    approved: revision && !isDraft(contract) ? approvedIn(uuid, revision) : null,
    session: null,
    signed_file: null,
    proposed_signers: proposedSigners(spec.signers, answers, { ...company, maker }).map((one) => ({ ...one })),
    history: [],
    copied_from: contract.copied_from,
    ...{ created_at: created_at.toISOString(), updated_at: updated_at.toISOString() },
  }
}

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
