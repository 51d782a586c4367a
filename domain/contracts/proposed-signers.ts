import type { ContractAnswers } from './answers.ts'
import type { ContractSigners } from './spec.ts'

type Person = { readonly name: string; readonly email: string | null }

type Around = {
  readonly directors: readonly Person[]
  readonly shareholders: readonly Person[]
  /** Whoever makes the contract. */
  readonly maker: { readonly email: string }
}

const wordsAt = (answers: ContractAnswers, key: string): string => {
  const value = answers[key]
  return typeof value === 'string' ? value : ''
}

/** Whoever signs for the company: as answered, or the first who directs it. */
function ourSigner(answers: ContractAnswers, { directors, maker }: Around): readonly Person[] {
  const name = wordsAt(answers, 'our_signer') || (directors[0]?.name ?? '')
  if (name === '') return []
  return [{ name, email: directors.find((one) => one.name === name)?.email ?? maker.email }]
}

/** Who would have to sign, by what is known; whoever sends it round has the last word. */
export function proposedSigners(signers: ContractSigners, answers: ContractAnswers, around: Around): readonly Person[] {
  if (signers === 'nobody') return []
  if (signers === 'shareholders') return around.shareholders.map(({ name, email }) => ({ name, email }))
  const ours = ourSigner(answers, around)
  const other = wordsAt(answers, 'other_signer') || wordsAt(answers, 'other_name')
  if (signers === 'company' || other === '') return ours
  return [...ours, { name: other, email: wordsAt(answers, 'other_email') || null }]
}
