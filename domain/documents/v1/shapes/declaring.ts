import { answered, eq, no, not, yes } from '../../../conditions/index.ts'
import type { ArticleShape, ClauseShape } from '../../template.ts'

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

export const closingArticles = [
  { id: 'privacy', clauses: [{ id: 'use' }, { id: 'kept' }] },
  { id: 'signature', clauses: [{ id: 'place' }, { id: 'signs', form: 'signature' }] },
] as const satisfies readonly ArticleShape[]
