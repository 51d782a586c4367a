import type { Company } from '#contract/companies.ts'
import type { Contract, ContractSummary } from '#contract/contracts.ts'
import type { Me } from '#contract/own-account.ts'

export const maker = { email: 'hinke@voorbeeld.nl', firstname: 'Hinke', lastname: 'Jansma' } as Me

export const sampleCompany: Company = {
  ...{ uuid: '5f0c7d4e-0000-4000-8000-000000000001', version: 1, name: 'Terp B.V.', legal_form: 'bv', kvk: '68750110' },
  ...{ seat: 'Leeuwarden', street: 'Nieuwestad 10', zip: '8911 CA', town: 'Leeuwarden' },
  directors: [{ name: 'Hinke Jansma', email: 'hinke@voorbeeld.nl' }],
  shareholders: [{ name: 'Hinke Jansma', shares: 120, email: 'hinke@voorbeeld.nl' }],
  ...{ questionnaire: null, holding_of: null },
  ...{ created_at: '2026-11-16T08:00:00Z', updated_at: '2026-11-16T08:00:00Z' },
}

export const sampleSummary: ContractSummary = {
  ...{ uuid: '5f0c7d4e-0000-4000-8000-000000000002', name: 'nda', language: 'nl', title: 'Wad & Wal B.V.' },
  ...{ status: 'editing', company: sampleCompany.uuid, company_name: sampleCompany.name, signed: null },
  ...{ created_at: '2026-11-16T08:00:00Z', updated_at: '2026-11-16T08:00:00Z' },
}

/** Everything that an agreement to keep secrets asks. */
export const wholeAnswers: Contract['answers'] = {
  our_signer: 'Hinke Jansma',
  other_kind: 'company',
  other_name: 'Wad & Wal B.V.',
  other_kvk: '69599084',
  other_street: 'Zuidersingel 3',
  other_zip: '8601 AA',
  other_town: 'Sneek',
  other_signer: 'Aukje Hiemstra',
  other_email: 'aukje@voorbeeld.nl',
  direction: 'both',
  purpose: 'onderzoeken of we samen een webwinkel beginnen',
  start_date: '01-12-2026',
  secret_years: 3,
  penalty: false,
}

/** What somebody with a membership hears: seven of ten are left. */
export const sampleAllowance = { plans: [], memberships: [], contracts: { included: 10, used: 3, until: '2027-01-01' } }

export const sampleContract: Contract = {
  ...sampleSummary,
  ...{ version: 1, revision: 0, answers: { our_signer: 'Hinke Jansma' }, missing: ['other_name'] },
  moves: ['change', 'submit', 'remove'],
  ...{ approved: null, session: null, signed_file: null, proposed_signers: [], history: [], copied_from: null },
}
