import type { ShareholderKey } from '../fields/index.ts'
import { companyTitle, fullNameOf, type LegalForm } from '../names/index.ts'
import type { RelevantAnswers, ShareholderAnswers } from '../questions/index.ts'
import { activeShareholders, foundsHolding, holdingOwners, isDirector, kindOf } from '../shareholders/index.ts'
import type { CompanyFacts } from './company.ts'

/** A company that a case brought into being: the one it was about, or the holding of somebody that came along. */
export type FoundedCompany = { readonly holding_of: ShareholderKey | null; readonly facts: CompanyFacts }

type Founding = {
  readonly legal_form: LegalForm
  /** A transfer founds nothing. */
  readonly ownership: 'shares' | 'board' | 'transfer'
  readonly answers: RelevantAnswers
  readonly kvk_number: string | null
  readonly holding_kvk_numbers: Readonly<Partial<Record<ShareholderKey, string | null>>>
}

type FoundingDirector = CompanyFacts['directors'][number]
type Shareholder = CompanyFacts['shareholders'][number]

const holdingName = ({ holding_name }: ShareholderAnswers): string => companyTitle(holding_name ?? '', 'bv')

/** Who holds the shares of somebody's part: a holding that was founded along does so for its owner. */
function holderOf(row: ShareholderAnswers): Shareholder {
  const isCompany = kindOf(row) === 'existing_company'
  const name = foundsHolding(row) ? holdingName(row) : isCompany ? (row.company_name ?? '') : fullNameOf(row)
  return { name, shares: row.shares ?? null, email: row.email ?? null }
}

function directorsOf(row: ShareholderAnswers, isBoard: boolean): readonly FoundingDirector[] {
  const email = row.email ?? null
  if (isBoard) return [{ name: fullNameOf(row), email }]
  const kind = kindOf(row)
  if (kind === 'new_company') {
    return [
      ...(row.new_company_director ? [{ name: holdingName(row), email }] : []),
      ...(row.natural_person_director ? [{ name: fullNameOf(row), email }] : []),
    ]
  }
  if (!isDirector(row)) return []
  return [{ name: kind === 'existing_company' ? (row.company_name ?? '') : fullNameOf(row), email }]
}

const named = <Person extends { readonly name: string }>(people: readonly Person[]): readonly Person[] =>
  people.filter(({ name }) => name !== '')

/** What exists once a case is done, the company it was about first. */
export function foundedCompanies(founding: Founding): readonly FoundedCompany[] {
  const { legal_form, ownership, answers, kvk_number, holding_kvk_numbers } = founding
  if (ownership === 'transfer') return []
  const { main } = answers
  const rows = activeShareholders(answers).map((key) => answers[key])
  const isBoard = ownership === 'board'
  const place = {
    seat: main.headquarters ?? '',
    street: main.office_address ?? '',
    zip: main.postal_code ?? '',
    town: main.place_of_business ?? '',
  }
  const company: CompanyFacts = {
    name: companyTitle(main.company_name ?? '', legal_form),
    legal_form,
    kvk: kvk_number,
    ...place,
    directors: named(rows.flatMap((row) => directorsOf(row, isBoard))),
    shareholders: isBoard ? [] : named(rows.map(holderOf)),
  }
  const holdings = holdingOwners(answers).map((key): FoundedCompany => {
    const row = answers[key]
    const owner = { name: fullNameOf(row), email: row.email ?? null }
    // Where nothing else was wanted it is as the company.
    const own = row.holding_address
      ? { street: row.holding_address, zip: row.holding_zipcode ?? '', town: row.holding_location ?? '' }
      : place
    return {
      holding_of: key,
      facts: {
        name: holdingName(row),
        legal_form: 'bv',
        kvk: holding_kvk_numbers[key] ?? null,
        ...own,
        seat: row.holding_seat ?? place.seat,
        directors: named([owner]),
        shareholders: named([{ ...owner, shares: row.holding_shares ?? main.number_of_shares ?? null }]),
      },
    }
  })
  return company.name === '' ? [] : [{ holding_of: null, facts: company }, ...holdings.filter(isNamed)]
}

const isNamed = ({ facts }: FoundedCompany): boolean => facts.name !== ''
