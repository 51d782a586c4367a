import { all, answered, eq, no, not, yes } from '../../../../conditions/index.ts'
import type { Shape } from '../../../template.ts'

const isPerson = no('form.is_company')
const isCompany = yes('form.is_company')
const [sells, buys] = [yes('form.sells'), yes('form.buys')]

/** What the notary must know of everyone who signs, and nobody else may read. */
export const declaration = {
  name: 'declaration',
  version: 1,
  dates: 'plain',
  parts: [
    {
      id: 'person',
      each: 'people',
      new_page: true,
      articles: [
        {
          id: 'identity',
          clauses: [
            { id: 'name', form: 'pair' },
            { id: 'born', form: 'pair', when: isPerson },
            { id: 'representative_born', form: 'pair', when: isCompany },
            { id: 'address', form: 'pair' },
            { id: 'lives', form: 'pair' },
            { id: 'marital_status', form: 'pair', when: isPerson },
            { id: 'email', form: 'pair' },
            { id: 'phone', form: 'pair' },
            { id: 'nationality', form: 'pair' },
            { id: 'bsn', form: 'pair', when: not(yes('shareholder.bsn_not_present')) },
            { id: 'no_bsn', form: 'pair', when: yes('shareholder.bsn_not_present') },
          ],
        },
        {
          id: 'document',
          clauses: [
            { id: 'sort', form: 'pair' },
            { id: 'number', form: 'pair' },
            { id: 'issued', form: 'pair' },
            { id: 'expires', form: 'pair' },
          ],
        },
        {
          id: 'capacity',
          clauses: [
            { id: 'seller', when: all(sells, isPerson) },
            { id: 'seller_company', when: all(sells, isCompany) },
            { id: 'buyer', when: all(buys, isPerson) },
            { id: 'buyer_company', when: all(buys, isCompany) },
          ],
        },
        {
          id: 'statements',
          clauses: [
            { id: 'truth', form: 'point' },
            { id: 'pep_no', form: 'point', when: no('shareholder.pep') },
            { id: 'pep_yes', form: 'point', when: yes('shareholder.pep') },
            { id: 'pep_open', form: 'point', when: not(answered('shareholder.pep')) },
            { id: 'bankrupt_none', form: 'point', when: eq('form.bankrupt', 'none') },
            { id: 'bankrupt_settled', form: 'point', when: eq('form.bankrupt', 'settled') },
            { id: 'bankrupt_unsettled', form: 'point', when: eq('form.bankrupt', 'unsettled') },
            { id: 'bankrupt_unsure', form: 'point', when: eq('form.bankrupt', 'unsure') },
            { id: 'bankrupt_open', form: 'point', when: eq('form.bankrupt', 'open') },
            { id: 'convictions', form: 'point', when: yes('main.criminal_record_status') },
            { id: 'money', form: 'point', when: buys },
            { id: 'title', form: 'point', when: sells },
            { id: 'price', form: 'point' },
            { id: 'behalf', form: 'point' },
            { id: 'language', form: 'point', when: yes('shareholder.dutch_proficient') },
          ],
        },
        {
          id: 'owner',
          when: buys,
          clauses: [
            { id: 'meaning' },
            { id: 'part' },
            { id: 'sole', when: yes('shareholder.buyer_sole_shareholder') },
            { id: 'company', when: isCompany },
            { id: 'company_registered', when: yes('shareholder.ubo_kvk_registered') },
            { id: 'company_not_registered', when: no('shareholder.ubo_kvk_registered') },
            { id: 'changes' },
          ],
        },
        {
          id: 'seller_owner',
          when: all(sells, isCompany),
          clauses: [
            { id: 'company' },
            { id: 'company_registered', when: yes('shareholder.ubo_kvk_registered') },
            { id: 'company_not_registered', when: no('shareholder.ubo_kvk_registered') },
          ],
        },
        { id: 'privacy', clauses: [{ id: 'use' }, { id: 'kept' }] },
        { id: 'signature', clauses: [{ id: 'place' }, { id: 'signs', form: 'signature' }] },
      ],
    },
  ],
} as const satisfies Shape
