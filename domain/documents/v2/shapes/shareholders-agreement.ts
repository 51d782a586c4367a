import { eq, not } from '../../../conditions/index.ts'
import type { Shape } from '../../template.ts'
import { signatureLines, whoSigns } from './signing.ts'

const person = eq('form.founder_kind', 'person')
const company = eq('form.founder_kind', 'company')
const holding = eq('form.founder_kind', 'holding')
const everyone = eq('main.agreement_decisions', 'everyone')
const stays = eq('main.agreement_leaver', 'keep')
const discount = eq('main.agreement_leaver', 'discount')
const dragsAlong = not(eq('main.agreement_drag_along', 'nobody'))

/**
 * What the shareholders agree on among themselves. Where the articles settle something (the blocking clause, offers after
 * death or divorce, a way out of a tie) it refers to them by what they are about: they have numbers of their own.
 */
export const shareholdersAgreement = {
  name: 'shareholders_agreement',
  version: 2,
  dates: 'plain',
  parts: [
    {
      id: 'agreement',
      articles: [
        whoSigns,
        {
          id: 'parties',
          clauses: [
            { id: 'intro' },
            { id: 'person', form: 'point', each: 'founders', when: person },
            { id: 'company', form: 'point', each: 'founders', when: company },
            { id: 'holding', form: 'point', each: 'founders', when: holding },
            { id: 'called' },
            { id: 'founded' },
          ],
        },
        {
          id: 'background',
          clauses: [
            { id: 'incorporated' },
            { id: 'held', form: 'point', each: 'founders' },
            { id: 'wish' },
            { id: 'agree' },
          ],
        },
        {
          id: 'definitions',
          numbered: true,
          clauses: [
            { id: 'intro' },
            { id: 'shareholder', form: 'item' },
            { id: 'shares', form: 'item' },
            { id: 'person_involved', form: 'item' },
            { id: 'blocking', form: 'item' },
            { id: 'own_holding', form: 'item' },
            { id: 'articles', form: 'item' },
            { id: 'value', form: 'item' },
            { id: 'working', form: 'item' },
            { id: 'control', form: 'item' },
            { id: 'other_terms' },
          ],
        },
        {
          id: 'purpose',
          numbered: true,
          clauses: [{ id: 'together' }, { id: 'votes' }, { id: 'person_involved' }, { id: 'no_partnership' }],
        },
        {
          id: 'precedence',
          numbered: true,
          clauses: [{ id: 'beside' }, { id: 'prevails' }, { id: 'blocking' }, { id: 'company' }],
        },
        { id: 'board', numbered: true, clauses: [{ id: 'manages' }, { id: 'budget' }, { id: 'figures' }] },
        {
          id: 'decisions',
          numbered: true,
          clauses: [
            { id: 'everyone', when: everyone },
            { id: 'two_thirds', when: not(everyone) },
            { id: 'articles', form: 'item' },
            { id: 'shares', form: 'item' },
            { id: 'directors', form: 'item' },
            { id: 'budget', form: 'item' },
            { id: 'spending', form: 'item' },
            { id: 'loans', form: 'item' },
            { id: 'security', form: 'item' },
            { id: 'real_estate', form: 'item' },
            { id: 'business', form: 'item' },
            { id: 'rights', form: 'item' },
            { id: 'related', form: 'item' },
            { id: 'insolvency', form: 'item' },
            { id: 'approval' },
            { id: 'answer' },
            { id: 'dismissal' },
          ],
        },
        {
          id: 'funding',
          numbered: true,
          clauses: [{ id: 'no_duty' }, { id: 'loans' }, { id: 'new_shares' }, { id: 'surety' }],
        },
        {
          id: 'profit',
          numbered: true,
          clauses: [
            { id: 'buffer_first', when: eq('main.agreement_dividend', 'buffer_first') },
            { id: 'half', when: eq('main.agreement_dividend', 'half') },
            { id: 'together', when: eq('main.agreement_dividend', 'together') },
            { id: 'limits' },
            { id: 'proportion' },
          ],
        },
        {
          id: 'transfer',
          numbered: true,
          clauses: [{ id: 'only' }, { id: 'encumber' }, { id: 'own_holding' }, { id: 'adherence' }],
        },
        {
          id: 'events',
          numbered: true,
          clauses: [{ id: 'articles' }, { id: 'death' }, { id: 'divorce' }, { id: 'price' }],
        },
        {
          id: 'leaver',
          numbered: true,
          clauses: [
            { id: 'keeps', when: stays },
            { id: 'still_bound', when: stays },
            { id: 'offers', when: not(stays) },
            { id: 'by_blocking', when: not(stays) },
            { id: 'full_price', when: eq('main.agreement_leaver', 'full_value') },
            { id: 'price', when: discount },
            { id: 'blame', when: discount },
            { id: 'blame_cause', form: 'item', when: discount },
            { id: 'blame_breach', form: 'item', when: discount },
            { id: 'blame_early', form: 'item', when: discount },
            { id: 'no_blame', when: discount },
            { id: 'not_bought', when: not(stays) },
            { id: 'steps_down' },
          ],
        },
        {
          id: 'valuation',
          numbered: true,
          clauses: [{ id: 'determined' }, { id: 'basis' }, { id: 'day' }, { id: 'discounted', when: discount }],
        },
        {
          id: 'tag_along',
          numbered: true,
          clauses: [{ id: 'right' }, { id: 'notice' }, { id: 'terms' }, { id: 'not_taken' }],
        },
        {
          id: 'drag_along',
          numbered: true,
          when: dragsAlong,
          clauses: [
            { id: 'three_quarters', when: eq('main.agreement_drag_along', 'three_quarters') },
            { id: 'majority', when: eq('main.agreement_drag_along', 'majority') },
            { id: 'first_offer' },
            { id: 'same_terms' },
            { id: 'warranties' },
          ],
        },
        {
          id: 'cooperation',
          numbered: true,
          clauses: [{ id: 'deliver' }, { id: 'power' }],
        },
        {
          id: 'competition',
          numbered: true,
          clauses: [
            { id: 'during' },
            { id: 'twelve_months', when: eq('main.agreement_competition', 'twelve_months') },
            { id: 'six_months', when: eq('main.agreement_competition', 'six_months') },
            { id: 'free_after', when: eq('main.agreement_competition', 'none') },
            { id: 'relations' },
            { id: 'allowed' },
            { id: 'other_contracts' },
          ],
        },
        { id: 'secrecy', numbered: true, clauses: [{ id: 'secret' }, { id: 'exceptions' }, { id: 'lasts' }] },
        {
          id: 'intellectual_property',
          numbered: true,
          clauses: [{ id: 'belongs' }, { id: 'assigned' }, { id: 'cooperates' }, { id: 'earlier' }],
        },
        {
          id: 'deadlock',
          numbered: true,
          clauses: [{ id: 'talk' }, { id: 'mediation' }, { id: 'articles' }, { id: 'way_out' }, { id: 'meanwhile' }],
        },
        {
          id: 'breach',
          numbered: true,
          clauses: [{ id: 'notice' }, { id: 'penalty' }, { id: 'damages' }, { id: 'beneficiaries' }],
        },
        { id: 'adherence', numbered: true, clauses: [{ id: 'joins' }, { id: 'accepted' }, { id: 'issue' }] },
        {
          id: 'term',
          numbered: true,
          clauses: [{ id: 'begins' }, { id: 'lasts' }, { id: 'leaves' }, { id: 'survives' }],
        },
        {
          id: 'final',
          numbered: true,
          clauses: [{ id: 'changes' }, { id: 'invalid' }, { id: 'notices' }, { id: 'costs' }, { id: 'copies' }],
        },
        { id: 'law', numbered: true, clauses: [{ id: 'law' }, { id: 'first' }, { id: 'court' }] },
        { id: 'signature', clauses: signatureLines },
      ],
    },
  ],
} as const satisfies Shape
