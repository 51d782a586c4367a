import { all, eq, no, oneOf, yes } from '../../conditions/index.ts'
import type { Shape } from '../../documents/index.ts'
import { finalArticle, signatureArticle } from '../common/parties.ts'

const weLet = eq('form.our_role', 'let')
const weRent = eq('form.our_role', 'rent')
const company = eq('form.other_kind', 'company')
const person = eq('form.other_kind', 'person')
const office = eq('form.regime', 'office')
const shop = eq('form.regime', 'shop')
const short = eq('form.regime', 'short_shop')

/**
 * Rent of business space: an office or storage (art. 7:230a BW), or a shop and what the law puts beside it (art. 7:290 BW),
 * whose tenant is protected by rules from which a contract cannot depart (art. 7:291 BW).
 */
export const rentalShape = {
  name: 'rental',
  version: 2,
  dates: 'plain',
  parts: [
    {
      id: 'agreement',
      articles: [
        {
          id: 'parties',
          clauses: [
            { id: 'intro' },
            { id: 'us_let', form: 'point', when: weLet },
            { id: 'company_lets', form: 'point', when: all(weRent, company) },
            { id: 'person_lets', form: 'point', when: all(weRent, person) },
            { id: 'us_rent', form: 'point', when: weRent },
            { id: 'company_rents', form: 'point', when: all(weLet, company) },
            { id: 'person_rents', form: 'point', when: all(weLet, person) },
            { id: 'agree' },
          ],
        },
        {
          id: 'premises',
          numbered: true,
          clauses: [
            { id: 'what' },
            { id: 'office', when: office },
            { id: 'shop', when: oneOf('form.regime', 'shop', 'short_shop') },
            { id: 'mandatory', when: shop },
            { id: 'short', when: short },
            { id: 'report' },
            { id: 'energy' },
          ],
        },
        {
          id: 'use',
          numbered: true,
          clauses: [{ id: 'purpose' }, { id: 'allowed' }, { id: 'good_tenant' }, { id: 'living' }, { id: 'visits' }],
        },
        {
          id: 'term',
          numbered: true,
          clauses: [
            { id: 'fixed', when: eq('form.office_term', 'fixed') },
            { id: 'fixed_notice', when: eq('form.office_term', 'fixed') },
            { id: 'indefinite', when: eq('form.office_term', 'indefinite') },
            { id: 'indefinite_notice', when: eq('form.office_term', 'indefinite') },
            { id: 'eviction', when: office },
            { id: 'five', when: shop },
            { id: 'ten', when: shop },
            { id: 'notice', when: shop },
            { id: 'grounds', when: shop },
            { id: 'two', when: short },
            { id: 'longer', when: short },
            { id: 'together' },
          ],
        },
        {
          id: 'rent',
          numbered: true,
          clauses: [
            { id: 'amount' },
            { id: 'exempt', when: no('form.vat') },
            { id: 'paid' },
            { id: 'index' },
            { id: 'index_told' },
            { id: 'review', when: shop },
            { id: 'late' },
          ],
        },
        {
          id: 'vat',
          numbered: true,
          when: yes('form.vat'),
          clauses: [{ id: 'option' }, { id: 'declares' }, { id: 'year' }, { id: 'first_year' }, { id: 'no_longer' }],
        },
        {
          id: 'service',
          numbered: true,
          clauses: [
            { id: 'services', when: yes('form.service_charges') },
            { id: 'account', when: yes('form.service_charges') },
            { id: 'own' },
            { id: 'charges' },
          ],
        },
        {
          id: 'deposit',
          numbered: true,
          when: yes('form.has_deposit_months'),
          clauses: [{ id: 'paid' }, { id: 'back' }],
        },
        {
          id: 'maintenance',
          numbered: true,
          clauses: [{ id: 'tenant' }, { id: 'landlord' }, { id: 'reports' }, { id: 'works' }],
        },
        {
          id: 'alterations',
          numbered: true,
          clauses: [{ id: 'consent' }, { id: 'granted' }, { id: 'left' }],
        },
        { id: 'insurance', numbered: true, clauses: [{ id: 'landlord' }, { id: 'tenant' }] },
        {
          id: 'others',
          numbered: true,
          clauses: [{ id: 'sublet' }, { id: 'substitution', when: shop }, { id: 'sale' }],
        },
        { id: 'breach', numbered: true, clauses: [{ id: 'demand' }, { id: 'court' }] },
        {
          id: 'end',
          numbered: true,
          clauses: [{ id: 'inspection' }, { id: 'state' }, { id: 'belongings' }],
        },
        finalArticle,
        signatureArticle,
      ],
    },
  ],
} as const satisfies Shape
