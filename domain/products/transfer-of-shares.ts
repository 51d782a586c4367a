import { type BlockerRule, type Chapter, type Product, type Step, standardDocuments } from '../blueprint/index.ts'
import { eq, no } from '../conditions/index.ts'
import { blockersIn } from '../flow/index.ts'
import { questions } from '../questions/index.ts'
import { membershipAndNotaryStep, previewStep } from './bv/arrangements.ts'
import { contactSection } from './bv/steps.ts'
import {
  bankruptcy,
  contactOffer,
  everyoneComplete,
  firstBankrupt,
  foreignEntity,
  foundationShareholder,
  goBackOffer,
  licenceNumber,
  minor,
  noAccountant,
  noDutch,
  otherServicesOffer,
  pep,
  sameBsn,
  sameEmail,
  shareSum,
  stopping,
  when,
  whenFound,
  withoutMembership,
} from './common-blockers.ts'
import { flows } from './flows.ts'
import {
  birthRows,
  homeRows,
  idSection,
  isCompany,
  nameRows,
  ownerRows,
  reachedAt,
  signerRows,
} from './person-sections.ts'

/** Step 0: the company whose shares they are, and what seller and buyer agreed. */
export const transferCompanyStep: Step = {
  kind: 'company',
  name: 'company',
  sections: [
    {
      name: 'general',
      company: ['kvk', 'company_name', ['incorporation_date', 'statutes_adopted_date'], 'nominal_value'],
    },
    contactSection,
    // The seller first: whether the shares are theirs to sell comes before what they are sold for.
    {
      name: 'acquisition',
      company: ['received_shares', 'old_acquistion', 'old_acquistion_date', 'received_shares_date'],
    },
    {
      name: 'acquisition_paper',
      company: [['acquisition_notary', 'acquisition_notary_city'], 'acquisition_paper', 'acquisition_known'],
    },
    {
      name: 'figures',
      company: [
        'accountant',
        'free_intake',
        'balance_sheet',
        'date_of_balance',
        'company_real_estate',
        'real_estate_company',
      ],
    },
    {
      name: 'price',
      company: [
        'share_price_total',
        'purchase_price_received',
        'price_paid_on',
        'price_payment',
        'price_due_date',
        'share_price_details',
      ],
    },
    {
      name: 'information',
      company: [
        'purchase_agreement',
        'purchase_agreement_date',
        'shares_rights_date',
        'transfer_rights_date',
        'notarial_costs',
      ],
    },
  ],
}

const sells = eq('shareholder.party', 'seller')
export const buys = eq('shareholder.party', 'buyer')

/** Step 1: the seller and the buyers, each a person or a company that exists. Everybody lives in the Netherlands. */
export const partiesStep: Step = {
  kind: 'shareholders',
  name: 'shareholders',
  sections: [
    {
      name: 'basic',
      person: ['type', 'incorporated_in_netherlands', 'chamber', 'company_name', 'filled_in_by', reachedAt],
    },
    {
      name: 'shareholder_company',
      person: ['company_address', ['company_zipcode', 'company_location'], ...ownerRows],
      visible: isCompany,
    },
    { name: 'personal', person: [...nameRows, ...birthRows, ...signerRows] },
    {
      name: 'home',
      person: ['lives_in_netherlands', 'address_equals_company_address', ...homeRows, 'dutch_proficient'],
    },
    idSection,
    {
      name: 'other',
      person: [
        { fields: ['become_director'], when: sells },
        { fields: ['seller_resign'], when: sells },
        { fields: ['decharge'], when: sells },
        { fields: ['internal'], when: buys },
        { fields: ['buyer_sole_shareholder'], when: buys },
        { fields: ['buyer_director'], when: buys },
        'pep',
      ],
    },
    {
      name: 'blocking',
      person: ['sole_shareholder', 'blocking_route', 'blocking_article', 'blocking_paper', 'blocking_paper_date'],
      visible: sells,
    },
  ],
}

/** Step 2: which shares they are and how many of them each buyer gets; who acts for the company; then one question about everybody. */
export const sharesStep: Step = {
  kind: 'share_counts',
  name: 'share_counts',
  sections: [
    {
      name: 'shares',
      company: ['share_type', ['total_shares', 'number_shares'], ['shares_from', 'shares_to']],
      each: [{ fields: ['shares'], when: buys }],
    },
    {
      name: 'board',
      company: [
        'board_signer',
        ['board_signer_name', 'board_signer_company'],
        'board_alone',
        'board_second_name',
        'next_director',
        'next_director_name',
      ],
    },
    { name: 'bankruptcy', company: ['bankruptcy', 'bankruptcy_persons', 'bankruptcy_settled'] },
  ],
}

// A transfer that was not offered to the others first is void (art. 2:195 BW).
const notOfferedFirst: BlockerRule = {
  ...stopping,
  code: 'blocking_clause',
  field: 'shareholder.blocking_route',
  test: when(eq('shareholder.blocking_route', 'not_yet')),
  offers: [goBackOffer, contactOffer],
}

const livesAbroad: BlockerRule = {
  ...stopping,
  code: 'not_resident',
  field: 'shareholder.lives_in_netherlands',
  test: when(no('shareholder.lives_in_netherlands')),
  offers: [goBackOffer, contactOffer, otherServicesOffer],
}

const banner = { ...stopping, shows: 'banner', offers: [] } as const

/** What seller and buyer say that cannot both be so. */
const atOdds: readonly BlockerRule[] = [
  // Buying its own shares back is another transaction, with rules of its own (art. 2:207 BW).
  {
    ...banner,
    code: 'own_kvk',
    field: 'shareholder.chamber',
    test: whenFound('own_kvk'),
    offers: [goBackOffer, contactOffer],
  },
  { ...banner, code: 'sells_all', field: 'main.number_shares', test: whenFound('sells_all') },
  { ...banner, code: 'sole_buyer', field: 'shareholder.buyer_sole_shareholder', test: whenFound('sole_buyer') },
]

/** What keeps shares from being transferred through this service. */
export const transferBlockers: readonly BlockerRule[] = [
  noAccountant,
  notOfferedFirst,
  foreignEntity,
  foundationShareholder('company_name'),
  minor('birthdate'),
  minor('representative_birthdate'),
  livesAbroad,
  ...atOdds,
  noDutch,
  pep,
  licenceNumber,
  sameBsn,
  sameEmail,
  everyoneComplete,
  shareSum,
  bankruptcy,
  firstBankrupt,
  withoutMembership,
]

const chapters: readonly Chapter[] = [
  { name: 'company', parts: 1 },
  { name: 'shareholders', parts: 2 },
  { name: 'arrangements', parts: 1 },
  { name: 'preview', parts: 1 },
]

/** Shares of a company that exists, from one who holds them to one or more who buy them. */
export const transferOfShares: Product = {
  name: 'transfer_of_shares',
  language: flows.transfer_of_shares.language,
  wording: 'transfer',
  legal_form: 'bv',
  questions,
  steps: [transferCompanyStep, partiesStep, sharesStep, membershipAndNotaryStep, previewStep],
  chapters,
  people: { least: 2, most: 4, parties: ['seller', 'buyer', 'buyer', 'buyer'] },
  // A holding cannot be founded along: whoever takes the shares is there already.
  narrowed: { 'shareholder.type': ['natural_person', 'existing_company'] },
  divides: { total: 'number_shares', among: 'buyer' },
  presets: { upsell_package: 'starter_yearly' },
  asked_later: ['criminal_record_status'],
  blockers: transferBlockers,
  judge: blockersIn,
  templates: 'transfer',
  documents: standardDocuments,
  extra_documents: [{ name: 'resolution' }],
  ownership: 'transfer',
  papers: ['purchase_agreement', 'shareholders_register', 'proof_of_payment'],
  least_shares: null,
  mandatory_director: false,
  unique_roles: false,
  copies_country: false,
  transfers_to: null,
}
