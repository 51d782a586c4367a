import { answered, eq, no, not, yes } from '../../../conditions/index.ts'
import type { ArticleShape, ClauseShape, Shape } from '../../template.ts'
import { byFounderKind, signatureLines, whoSigns } from './signing.ts'

/** What everyone declares to the notary in the same way, whatever they found, buy or sell. */

export const reachedClauses = [
  { id: 'email', form: 'pair' },
  { id: 'phone', form: 'pair' },
  { id: 'nationality', form: 'pair' },
  { id: 'bsn', form: 'pair', when: not(yes('shareholder.bsn_not_present')) },
  { id: 'no_bsn', form: 'pair', when: yes('shareholder.bsn_not_present') },
] as const satisfies readonly ClauseShape[]

export const documentArticle = {
  id: 'document',
  clauses: [
    { id: 'sort', form: 'pair' },
    { id: 'number', form: 'pair' },
    { id: 'issued', form: 'pair' },
    { id: 'expires', form: 'pair' },
  ],
} as const satisfies ArticleShape

export const exposureClauses = [
  { id: 'truth', form: 'point' },
  { id: 'pep_no', form: 'point', when: no('shareholder.pep') },
  { id: 'pep_yes', form: 'point', when: yes('shareholder.pep') },
  { id: 'pep_open', form: 'point', when: not(answered('shareholder.pep')) },
] as const satisfies readonly ClauseShape[]

export const bankruptcyClauses = [
  { id: 'bankrupt_none', form: 'point', when: eq('form.bankrupt', 'none') },
  { id: 'bankrupt_settled', form: 'point', when: eq('form.bankrupt', 'settled') },
  { id: 'bankrupt_unsettled', form: 'point', when: eq('form.bankrupt', 'unsettled') },
  { id: 'bankrupt_unsure', form: 'point', when: eq('form.bankrupt', 'unsure') },
  { id: 'bankrupt_open', form: 'point', when: eq('form.bankrupt', 'open') },
] as const satisfies readonly ClauseShape[]

export const convictionsClause = {
  id: 'convictions',
  form: 'point',
  when: yes('main.criminal_record_status'),
} as const satisfies ClauseShape

export const registeredClauses = [
  { id: 'company_registered', when: yes('shareholder.ubo_kvk_registered') },
  { id: 'company_not_registered', when: no('shareholder.ubo_kvk_registered') },
] as const satisfies readonly ClauseShape[]

/** Of a second director, or one of whom we have only the name: they fill it in themselves. */
export const bySignerIdentity = [
  { id: 'name', form: 'pair' },
  { id: 'born', form: 'pair' },
  { id: 'address', form: 'pair' },
  { id: 'reach', form: 'pair' },
  { id: 'nationality', form: 'pair' },
  { id: 'bsn', form: 'pair' },
] as const satisfies readonly ClauseShape[]

export const bySignerStatements = [
  { id: 'truth', form: 'point' },
  { id: 'pep_no', form: 'point' },
  { id: 'bankrupt_none', form: 'point' },
  convictionsClause,
] as const satisfies readonly ClauseShape[]

export const privacyArticle = {
  id: 'privacy',
  clauses: [{ id: 'use' }, { id: 'kept' }],
} as const satisfies ArticleShape

export const closingArticles = [
  privacyArticle,
  { id: 'signature', clauses: signatureLines },
] as const satisfies readonly ArticleShape[]

const acceptedByCompany = [{ id: 'accepts' }, { id: 'behind' }, { id: 'duties' }, { id: 'registered' }] as const

const inKind = yes('form.contributes')
const isPerson = not(yes('shareholder.is_existing_company'))

/** What each person declares to the notary, and nobody else reads (art. 3, 4 and 8 Wwft, art. 39 Wna). */
export const declaration = {
  name: 'declaration',
  version: 2,
  dates: 'plain',
  parts: [
    {
      id: 'person',
      each: 'people',
      new_page: true,
      articles: [
        whoSigns,
        {
          id: 'identity',
          clauses: [
            { id: 'name', form: 'pair' },
            { id: 'born', form: 'pair', when: isPerson },
            { id: 'representative_born', form: 'pair', when: yes('shareholder.is_existing_company') },
            { id: 'address', form: 'pair' },
            { id: 'marital_status', form: 'pair', when: isPerson },
            ...reachedClauses,
          ],
        },
        documentArticle,
        {
          id: 'capacity',
          clauses: [...byFounderKind],
        },
        {
          id: 'statements',
          clauses: [
            ...exposureClauses,
            ...bankruptcyClauses,
            convictionsClause,
            { id: 'no_ban', form: 'point' },
            { id: 'money', form: 'point', when: not(inKind) },
            { id: 'contribution', form: 'point', when: inKind },
            { id: 'behalf', form: 'point' },
            { id: 'language_dutch', form: 'point', when: yes('shareholder.dutch_proficient') },
            { id: 'language_english', form: 'point', when: yes('shareholder.english_proficient') },
          ],
        },
        {
          id: 'owner',
          clauses: [
            { id: 'meaning' },
            { id: 'yes', when: eq('form.ownership', 'yes') },
            { id: 'as_director', when: eq('form.ownership', 'as_director') },
            { id: 'through_company', when: eq('form.ownership', 'through_company') },
            { id: 'no', when: eq('form.ownership', 'no') },
            { id: 'open', when: eq('form.ownership', 'open') },
            { id: 'company', when: eq('form.ownership', 'company') },
            ...registeredClauses,
            { id: 'changes' },
          ],
        },
        {
          id: 'director',
          when: yes('form.directs_in_person'),
          clauses: [{ id: 'accepts' }, { id: 'duties' }, { id: 'registered' }],
        },
        {
          id: 'company_director',
          when: yes('form.directs_as_company'),
          clauses: acceptedByCompany,
        },
        ...closingArticles,
      ],
    },
    {
      id: 'co_director',
      each: 'co_directors',
      new_page: true,
      articles: [
        { ...whoSigns, id: 'co_who_signs' },
        { id: 'co_identity', clauses: bySignerIdentity },
        { id: 'co_document', clauses: documentArticle.clauses },
        { id: 'co_capacity', clauses: [{ id: 'company' }] },
        {
          id: 'co_statements',
          clauses: [
            ...bySignerStatements,
            { id: 'no_ban', form: 'point' },
            { id: 'behalf', form: 'point' },
            { id: 'language', form: 'point' },
          ],
        },
        {
          id: 'co_acceptance',
          when: yes('form.directs_as_company'),
          clauses: acceptedByCompany,
        },
        { id: 'co_privacy', clauses: privacyArticle.clauses },
        { id: 'co_signature', clauses: signatureLines },
      ],
    },
  ],
} as const satisfies Shape
