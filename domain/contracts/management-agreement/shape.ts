import { eq, yes } from '../../conditions/index.ts'
import type { Shape } from '../../documents/index.ts'
import { finalArticle } from '../common/parties.ts'

const weAreManaged = eq('form.our_role', 'company')
const weAreHolding = eq('form.our_role', 'holding')
const holdingDirects = eq('form.appointed', 'holding')
const personDirects = eq('form.appointed', 'person')

/**
 * A director who works through a holding of their own (art. 7:400 BW), with what the company must have decided about it
 * (art. 2:239 lid 6, 2:245 and 2:247 BW).
 */
export const managementAgreementShape = {
  name: 'management_agreement',
  version: 1,
  dates: 'plain',
  parts: [
    {
      id: 'agreement',
      articles: [
        {
          id: 'parties',
          clauses: [
            { id: 'intro' },
            { id: 'us_company', form: 'point', when: weAreManaged },
            { id: 'other_holding', form: 'point', when: weAreManaged },
            { id: 'other_company', form: 'point', when: weAreHolding },
            { id: 'us_holding', form: 'point', when: weAreHolding },
            { id: 'agree' },
          ],
        },
        {
          id: 'board',
          numbered: true,
          clauses: [
            { id: 'holding', when: holdingDirects },
            { id: 'person', when: personDirects },
            { id: 'appointment' },
          ],
        },
        {
          id: 'services',
          numbered: true,
          clauses: [{ id: 'work' }, { id: 'nature' }, { id: 'freedom' }, { id: 'manager' }, { id: 'others' }],
        },
        { id: 'decisions', numbered: true, clauses: [{ id: 'pay' }, { id: 'conflict' }, { id: 'sole' }] },
        {
          id: 'fee',
          numbered: true,
          clauses: [{ id: 'amount' }, { id: 'vat' }, { id: 'invoice' }, { id: 'late' }, { id: 'review' }],
        },
        {
          id: 'expenses',
          numbered: true,
          clauses: [
            { id: 'separate', when: eq('form.expenses', 'separate') },
            { id: 'included', when: eq('form.expenses', 'included') },
          ],
        },
        {
          id: 'wages',
          numbered: true,
          clauses: [{ id: 'salary' }, { id: 'passed_on' }, { id: 'recourse' }, { id: 'provision' }],
        },
        {
          id: 'illness',
          numbered: true,
          clauses: [
            { id: 'paid', when: yes('form.sick_pay') },
            { id: 'stops', when: eq('form.sick_pay', false) },
            { id: 'partly' },
            { id: 'replaced' },
          ],
        },
        {
          id: 'liability',
          numbered: true,
          clauses: [
            { id: 'director' },
            { id: 'behind', when: holdingDirects },
            { id: 'other_work' },
            { id: 'third_parties' },
          ],
        },
        { id: 'secrecy', numbered: true, clauses: [{ id: 'secret' }, { id: 'exceptions' }, { id: 'manager' }] },
        {
          id: 'property',
          numbered: true,
          clauses: [{ id: 'assigned' }, { id: 'manager' }, { id: 'existing' }],
        },
        {
          id: 'competition',
          numbered: true,
          when: yes('form.non_compete'),
          clauses: [{ id: 'ban' }, { id: 'listed' }, { id: 'manager' }, { id: 'penalty' }],
        },
        {
          id: 'end',
          numbered: true,
          clauses: [
            { id: 'term' },
            { id: 'notice' },
            { id: 'coupled' },
            { id: 'compensation' },
            { id: 'resigns_holding', when: holdingDirects },
            { id: 'resigns_person', when: personDirects },
            { id: 'at_once' },
            { id: 'stopped', form: 'item' },
            { id: 'breach', form: 'item' },
            { id: 'death' },
            { id: 'after' },
          ],
        },
        finalArticle,
        {
          id: 'signature',
          clauses: [
            { id: 'us', form: 'signature' },
            { id: 'company', form: 'signature' },
          ],
        },
      ],
    },
  ],
} as const satisfies Shape
