import { all, any, eq, no, oneOf, yes } from '../../conditions/index.ts'
import type { Shape } from '../../documents/index.ts'
import { finalArticle, signatureArticle } from '../common/parties.ts'

const weLend = eq('form.our_role', 'lend')
const weBorrow = eq('form.our_role', 'borrow')
const company = eq('form.other_kind', 'company')
const person = eq('form.other_kind', 'person')
const withInterest = eq('form.interest', 'fixed')
const inTerms = oneOf('form.repayment', 'linear', 'annuity')
/** Without interest an annuity is nothing but equal terms. */
const equalTerms = any(
  eq('form.repayment', 'linear'),
  all(eq('form.repayment', 'annuity'), eq('form.interest', 'none')),
)
const annuity = all(eq('form.repayment', 'annuity'), withInterest)

/** A loan of money for a business (art. 7:129 BW). */
export const loanShape = {
  name: 'loan',
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
            { id: 'us_lend', form: 'point', when: weLend },
            { id: 'company_lends', form: 'point', when: all(weBorrow, company) },
            { id: 'person_lends', form: 'point', when: all(weBorrow, person) },
            { id: 'us_borrow', form: 'point', when: weBorrow },
            { id: 'company_borrows', form: 'point', when: all(weLend, company) },
            { id: 'person_borrows', form: 'point', when: all(weLend, person) },
            { id: 'agree' },
          ],
        },
        {
          id: 'loan',
          numbered: true,
          clauses: [
            { id: 'amount' },
            { id: 'purpose' },
            // A sole proprietorship is asked for as a company, and can borrow as a consumer too.
            { id: 'business', when: any(eq('form.person_use', 'business'), all(weLend, company)) },
            { id: 'payout' },
          ],
        },
        {
          id: 'related',
          numbered: true,
          when: yes('form.related'),
          clauses: [
            { id: 'arms_length', when: withInterest },
            { id: 'no_interest', when: eq('form.interest', 'none') },
            { id: 'conflict' },
            { id: 'sole' },
          ],
        },
        {
          id: 'interest',
          numbered: true,
          clauses: [
            { id: 'rate', when: withInterest },
            { id: 'yearly', when: eq('form.interest_due', 'yearly') },
            { id: 'at_end', when: eq('form.interest_due', 'end') },
            { id: 'monthly', when: all(withInterest, inTerms) },
            { id: 'first_days', when: all(withInterest, inTerms) },
            { id: 'none', when: eq('form.interest', 'none') },
          ],
        },
        {
          id: 'repayment',
          numbered: true,
          clauses: [
            { id: 'at_end', when: eq('form.repayment', 'end') },
            { id: 'equal', when: equalTerms },
            { id: 'annuity', when: annuity },
            { id: 'same_day', when: inTerms },
            { id: 'schedule', when: inTerms },
            { id: 'order' },
            { id: 'early', when: yes('form.early') },
            { id: 'early_interest', when: all(withInterest, yes('form.early')) },
            { id: 'lower', when: all(inTerms, yes('form.early')) },
            { id: 'not_early', when: no('form.early') },
            { id: 'no_set_off', when: no('form.set_off') },
          ],
        },
        {
          id: 'late',
          numbered: true,
          clauses: [
            { id: 'demand' },
            { id: 'statutory', when: withInterest },
            { id: 'only_statutory', when: eq('form.interest', 'none') },
            { id: 'costs' },
          ],
        },
        {
          id: 'due',
          numbered: true,
          clauses: [
            { id: 'intro' },
            { id: 'default', form: 'item' },
            { id: 'insolvent', form: 'item' },
            { id: 'ended', form: 'item' },
            { id: 'seized', form: 'item' },
            { id: 'breach', form: 'item' },
            { id: 'tells' },
          ],
        },
        {
          id: 'security',
          numbered: true,
          clauses: [
            { id: 'none', when: eq('form.security', 'none') },
            { id: 'pledge', when: eq('form.security', 'pledge') },
            { id: 'pledge_deed', when: eq('form.security', 'pledge') },
            { id: 'pledge_free', when: eq('form.security', 'pledge') },
            { id: 'surety', when: eq('form.security', 'surety') },
            { id: 'spouse', when: eq('form.security', 'surety') },
            { id: 'first', when: oneOf('form.security', 'pledge', 'surety') },
          ],
        },
        {
          id: 'subordination',
          numbered: true,
          when: yes('form.subordinated'),
          clauses: [{ id: 'behind' }, { id: 'meanwhile' }],
        },
        finalArticle,
        signatureArticle,
      ],
    },
  ],
} as const satisfies Shape
