import type { DocumentName } from '../blueprint/index.ts'
import type { ShareholderKey } from '../fields/index.ts'
import {
  actsByTwo,
  bindingDirectorsOf,
  businessOwnersOf,
  directorsOf,
  employeesOf,
  type FounderKind,
  foundersOf,
  type PartiesOf,
} from './material/parties.ts'
import { directorsToBe, sellerOf, sellerSigns } from './material/transfer-sides.ts'

/** As what somebody signs: for themselves where nothing else is said. */
export type SigningRole =
  | 'person'
  | 'founder'
  | 'director'
  | 'future_director'
  | 'new_director'
  | 'employee'
  | 'shareholder'
  | 'owner'
  | 'seller'
  | 'buyer'
  | 'lender'
  | 'ratifier'

/** Someone who signs a paper, for themselves or for a company of theirs. */
export interface PersonSigning {
  readonly by: 'person'
  /** Who it is; of a company that acts by two, the one who was asked. */
  readonly key: ShareholderKey
  /** The second director of that company: nobody asked for the name. */
  readonly co: boolean
  readonly role: SigningRole
  readonly through: 'self' | 'company' | 'holding'
  /** Whose form it is, in a paper that has one for each. */
  readonly form?: string
}

/** The notary's office signs, under a power that was given to it in another paper. */
export interface OfficeSigning {
  readonly by: 'office'
  readonly under: DocumentName
}

/** Someone of whom only the name was asked: who acts for the company whose shares change hands, or is to direct it. */
export interface NamedSigning {
  readonly by: 'named'
  readonly who: 'board_signer' | 'board_second' | 'next_director'
  readonly role: SigningRole
  /** The company that directs, for which that person signs. */
  readonly through: 'self' | 'company'
  readonly form?: string
}

/** All who hold shares beside the seller, whom nobody asked about. */
export interface CoShareholdersSigning {
  readonly by: 'co_shareholders'
  readonly form?: string
}

export type Signer = PersonSigning | NamedSigning | OfficeSigning | CoShareholdersSigning

/** What a form is called in a paper that has one for each, and the second one for a company that acts by two. */
export const formOf = (key: ShareholderKey, co: boolean): string => (co ? `${key}_co` : key)

const signing = (
  { answers }: PartiesOf,
  key: ShareholderKey,
  kind: FounderKind,
  role: SigningRole,
): readonly PersonSigning[] => {
  const first: PersonSigning = { by: 'person', key, co: false, role, through: kind === 'person' ? 'self' : kind }
  return kind === 'company' && actsByTwo(answers[key]) ? [first, { ...first, co: true }] : [first]
}

const everyone = (of: PartiesOf, role: SigningRole): readonly PersonSigning[] =>
  foundersOf(of).flatMap(({ key, kind }) => signing(of, key, kind, role))

/** Those whose signatures bind the company that the paper is of. */
const directors = (of: PartiesOf): readonly PersonSigning[] =>
  bindingDirectorsOf(of).flatMap(({ key, as }) => signing(of, key, as === 'open' ? 'person' : as, 'director'))

/** The whole board, where it signs together: what a business is sold or contributed to is its owner's own. */
const allDirectors = (of: PartiesOf, role: SigningRole = 'director'): readonly PersonSigning[] =>
  directorsOf(of).flatMap(({ key, as }) => signing(of, key, as === 'open' ? 'person' : as, role))

const inForms = <One extends Signer>(signers: readonly One[], form: (one: One) => string): readonly One[] =>
  signers.map((one) => ({ ...one, form: form(one) }))

/** A business is its owner's own, also of whoever has a holding made. */
const owners = (of: PartiesOf, role: SigningRole): readonly PersonSigning[] =>
  businessOwnersOf(of).flatMap(({ key, kind }) => signing(of, key, kind === 'company' ? kind : 'person', role))

/** Shares change hands between those who sell and those who buy. */
const isTransfer = (of: PartiesOf): boolean => foundersOf(of).some(({ key }) => of.answers[key].party !== undefined)

const sides = (of: PartiesOf): readonly PersonSigning[] =>
  foundersOf(of).flatMap(({ key, kind }) => signing(of, key, kind, of.answers[key].party ?? 'founder'))

/** Who acts for the company whose shares change hands. */
const boardOf = (of: PartiesOf): readonly (PersonSigning | NamedSigning)[] => {
  const { board_alone: alone, board_signer_company: company } = of.answers.main
  const { key, isCompany } = sellerOf(of)
  const named = { by: 'named', role: 'director' } as const
  const first = sellerSigns(of)
    ? signing(of, key, isCompany ? 'company' : 'person', 'director')
    : [{ ...named, who: 'board_signer', through: company === undefined ? 'self' : 'company' } as const]
  return [...first, ...(alone === false ? [{ ...named, who: 'board_second', through: 'self' } as const] : [])]
}

/** The new directors accept, each on a page of their own. */
const accepting = (of: PartiesOf): readonly (PersonSigning | NamedSigning)[] =>
  directorsToBe(of).flatMap((one): readonly (PersonSigning | NamedSigning)[] => {
    if (one === 'next') return [{ by: 'named', who: 'next_director', role: 'new_director', through: 'self', form: one }]
    return inForms(signing(of, one.key, one.isCompany ? 'company' : 'person', 'new_director'), () => one.key)
  })

/** The shareholders decide: the seller, and all others where there are any. */
const deciding = (of: PartiesOf): readonly Signer[] => {
  const { key, isCompany } = sellerOf(of)
  const seller = signing(of, key, isCompany ? 'company' : 'person', 'shareholder')
  const others: readonly Signer[] = of.answers[key].sole_shareholder === false ? [{ by: 'co_shareholders' }] : []
  return inForms<Signer>([...seller, ...others], () => 'resolution')
}

const byOffice = (under: DocumentName): readonly Signer[] => [{ by: 'office', under }]

/** Everyone declares for themselves and for the company they act for, each on a form of their own. */
const declaring = (of: PartiesOf): readonly Signer[] => [
  ...inForms(everyone(of, 'person'), ({ key, co }) => formOf(key, co)),
  ...(isTransfer(of) ? [...boardOf(of), ...accepting(of)] : []).flatMap((one): readonly Signer[] =>
    one.by === 'named' ? [{ ...one, role: 'person', form: one.who }] : [],
  ),
]

/** Whoever holds shares through a company that is founded along is bound in person too. */
const behindHoldings = (of: PartiesOf): readonly PersonSigning[] =>
  foundersOf(of).flatMap(({ key, kind }) => (kind === 'holding' ? signing(of, key, 'person', 'person') : []))

const signersBy: Readonly<Record<DocumentName, (of: PartiesOf) => readonly Signer[]>> = {
  deed: () => byOffice('poa'),
  poa: (of) => [
    ...inForms(sides(of), ({ key }) => key),
    ...(isTransfer(of) ? inForms(boardOf(of), () => 'company') : []),
  ],
  // The board keeps it; the company empowers the office to make the entries (art. 2:194 BW). Who directs may just have left.
  register: (of) => byOffice(isTransfer(of) ? 'poa' : 'company_power'),
  declaration: declaring,
  letter: () => [],
  // It follows the deed that was signed.
  translation: () => [],
  // The board adopts it after the deed.
  policy_outline: (of) => everyone(of, 'director'),
  company_power: directors,
  ratification: directors,
  dga_agreement: (of) =>
    employeesOf(of).flatMap((key) =>
      inForms([...signing(of, key, 'person', 'employee'), ...directors(of), ...everyone(of, 'shareholder')], () => key),
    ),
  shareholders_agreement: (of) => [...everyone(of, 'shareholder'), ...behindHoldings(of), ...directors(of)],
  asset_agreement: (of) => [...owners(of, 'seller'), ...allDirectors(of)],
  loan: (of) => [...owners(of, 'lender'), ...allDirectors(of)],
  conflict_resolution: (of) => everyone(of, 'shareholder'),
  intent: (of) => owners(of, 'owner'),
  description: (of) => everyone(of, 'founder'),
  contribution: () => byOffice('contribution_poa'),
  // Once for the company that is not there yet, and once for what it says itself as soon as it is.
  contribution_poa: (of) => [...allDirectors(of, 'future_director'), ...allDirectors(of, 'ratifier')],
  resolution: (of) => [...deciding(of), ...accepting(of)],
}

/**
 * When a paper is signed: before the deed, before it and left with the notary until the company is there, or only after it,
 * since a company that is not there agrees and decides nothing (art. 2:203 BW).
 */
type SigningMoment = 'before' | 'kept' | 'after'

const moments: Readonly<Partial<Record<DocumentName, SigningMoment>>> = {
  company_power: 'kept',
  ratification: 'kept',
  dga_agreement: 'after',
  shareholders_agreement: 'after',
  asset_agreement: 'after',
  conflict_resolution: 'after',
  loan: 'after',
  policy_outline: 'after',
}

export const signedWhen = (name: DocumentName): SigningMoment => moments[name] ?? 'before'

/** Who signs a paper, and in which capacity; nobody where it is only to be read. */
export const signersOf = (name: DocumentName, of: PartiesOf): readonly Signer[] => signersBy[name](of)

/** Those of them who put their name under it themselves. */
export const peopleSigning = (name: DocumentName, of: PartiesOf): readonly (PersonSigning | NamedSigning)[] =>
  signersOf(name, of).filter((one) => one.by === 'person' || one.by === 'named')
