import { isEntityName } from '../companies/index.ts'
import type { ContractAnswers } from './answers.ts'
import type { ContractSigners } from './spec.ts'

type PersonOfCompany = { readonly name: string; readonly email: string | null }

/** Somebody to sign; `company` is for whom, and then whoever does it may still be unknown. */
type Proposed = PersonOfCompany & { readonly company: string | null }

type SigningCompany = {
  /** What our company is called. */
  readonly name: string
  readonly directors: readonly PersonOfCompany[]
  readonly shareholders: readonly PersonOfCompany[]
  /** Whoever makes the contract. */
  readonly maker: { readonly email: string }
}

const wordsAt = (answers: ContractAnswers, key: string): string => {
  const value = answers[key]
  return typeof value === 'string' ? value : ''
}

/** Whoever signs for the company: as answered, or the first who directs it. */
function ourSigner(answers: ContractAnswers, { name: company, directors, maker }: SigningCompany): readonly Proposed[] {
  const name = wordsAt(answers, 'our_signer') || (directors[0]?.name ?? '')
  if (name === '') return []
  return [{ name, email: directors.find((one) => one.name === name)?.email ?? maker.email, company }]
}

/** The other party: a person, or a company by whoever signs for it. */
function otherSigner(answers: ContractAnswers): readonly Proposed[] {
  const party = wordsAt(answers, 'other_name')
  const signer = answers.other_kind === 'person' ? '' : wordsAt(answers, 'other_signer')
  if (signer === '' && party === '') return []
  const email = wordsAt(answers, 'other_email') || null
  return [signer === '' ? { name: party, email, company: null } : { name: signer, email, company: party || null }]
}

/** A company that holds shares signs by a person: whom, we do not know. */
const holder = ({ name, email }: PersonOfCompany): Proposed =>
  isEntityName(name) ? { name: '', email, company: name } : { name, email, company: null }

/** Who would have to sign, by what is known; whoever sends it round has the last word. */
export function proposedSigners(
  signers: ContractSigners,
  answers: ContractAnswers,
  around: SigningCompany,
): readonly Proposed[] {
  if (signers === 'nobody') return []
  if (signers === 'shareholders') return around.shareholders.map(holder)
  const ours = ourSigner(answers, around)
  return signers === 'company' ? ours : [...ours, ...otherSigner(answers)]
}
