import { all, answered, eq, no, not, yes } from '../../../conditions/index.ts'
import type { Shape } from '../../template.ts'
import { deedEnding, signatureLines, whoSigns } from './signing.ts'

const inPerson = yes('form.in_person')
const worksBack = yes('form.works_back')
const fromDeed = yes('form.from_deed')
const fromVof = eq('main.converted_from', 'vof')

/** The declaration with which the tax office is told in time that the business will be contributed. */
export const intent = {
  name: 'intent',
  version: 2,
  dates: 'plain',
  parts: [
    {
      id: 'declaration',
      articles: [
        whoSigns,
        {
          id: 'parties',
          clauses: [
            { id: 'intro' },
            { id: 'owner', form: 'point', each: 'owners', when: not(yes('form.is_company')) },
            { id: 'company', form: 'point', each: 'owners', when: yes('form.is_company') },
            { id: 'called' },
          ],
        },
        { id: 'business', clauses: [{ id: 'runs' }, { id: 'partners', when: fromVof }] },
        {
          id: 'intention',
          clauses: [
            { id: 'intro' },
            { id: 'holding', form: 'point', each: 'owners', when: yes('form.is_holding') },
            { id: 'found', form: 'point' },
            { id: 'contribute', form: 'point', when: inPerson },
            { id: 'shares', form: 'point', when: inPerson },
            { id: 'pass_on', form: 'point', when: not(inPerson) },
          ],
        },
        {
          id: 'moment',
          clauses: [
            { id: 'back', when: worksBack },
            { id: 'later', when: yes('form.begins_later') },
            { id: 'from', when: fromDeed },
            { id: 'account', when: worksBack },
            { id: 'until', when: all(yes('form.tax_free'), worksBack) },
          ],
        },
        {
          id: 'tax',
          clauses: [
            { id: 'tax_free', when: yes('form.tax_free') },
            { id: 'taxed', when: not(yes('form.tax_free')) },
            { id: 'filed' },
          ],
        },
        { id: 'open', clauses: [{ id: 'adviser' }, { id: 'lapses' }] },
        { id: 'signature', clauses: signatureLines },
      ],
    },
  ],
} as const satisfies Shape

/** What is contributed, what it is worth and how that was determined (art. 2:204a BW). */
export const description = {
  name: 'description',
  version: 2,
  dates: 'plain',
  parts: [
    {
      id: 'description',
      articles: [
        whoSigns,
        {
          id: 'about',
          clauses: [
            { id: 'company', form: 'pair' },
            { id: 'contributor', form: 'pair', each: 'owners' },
            { id: 'business', form: 'pair' },
            { id: 'through', form: 'pair', each: 'owners', when: yes('form.is_holding') },
            { id: 'day', form: 'pair' },
          ],
        },
        {
          id: 'contributed',
          clauses: [
            { id: 'intro' },
            { id: 'goods', form: 'item' },
            { id: 'stock', form: 'item' },
            { id: 'claims', form: 'item' },
            { id: 'rights', form: 'item' },
            { id: 'contracts', form: 'item' },
            { id: 'debts', form: 'item' },
            { id: 'real_estate', when: yes('form.owns_real_estate') },
            { id: 'share', when: fromVof },
            { id: 'no_work' },
          ],
        },
        {
          id: 'value',
          clauses: [
            { id: 'amount' },
            { id: 'added', when: answered('main.added_value') },
            { id: 'method_free', when: yes('form.tax_free') },
            { id: 'method', when: not(yes('form.tax_free')) },
            { id: 'standards' },
            { id: 'enough' },
          ],
        },
        { id: 'later', clauses: [{ id: 'falls' }, { id: 'kept' }] },
        { id: 'signature', clauses: signatureLines },
      ],
    },
  ],
} as const satisfies Shape

/** The notarial deed by which the business passes to the company that was founded before it (art. 2:191b BW). */
export const contribution = {
  name: 'contribution',
  version: 2,
  dates: 'words',
  parts: [
    {
      id: 'deed',
      articles: [
        { id: 'heading', clauses: [{ id: 'appears' }] },
        {
          id: 'parties',
          clauses: [
            { id: 'intro' },
            { id: 'person', form: 'point', each: 'owners', when: eq('form.founder_kind', 'person') },
            { id: 'holding', form: 'point', each: 'owners', when: eq('form.founder_kind', 'holding') },
            { id: 'company', form: 'point', each: 'owners', when: eq('form.founder_kind', 'company') },
            { id: 'called' },
          ],
        },
        { id: 'receiver', clauses: [{ id: 'company' }, { id: 'director', form: 'point', each: 'directors' }] },
        {
          id: 'powers',
          clauses: [
            { id: 'shown' },
            { id: 'by_proxy', each: 'owners', when: yes('form.by_proxy') },
            { id: 'ratified' },
            { id: 'holding', each: 'owners', when: yes('form.is_holding') },
          ],
        },
        {
          id: 'background',
          clauses: [
            { id: 'business' },
            { id: 'founded' },
            { id: 'through', each: 'owners', when: yes('form.is_holding') },
            { id: 'partners', when: fromVof },
            { id: 'route_free', when: all(yes('form.tax_free'), inPerson) },
            { id: 'route', when: all(not(yes('form.tax_free')), inPerson) },
            { id: 'second_free', when: all(yes('form.tax_free'), not(inPerson)) },
            { id: 'second', when: all(not(yes('form.tax_free')), not(inPerson)) },
          ],
        },
        {
          id: 'delivery',
          numbered: true,
          clauses: [
            { id: 'delivers' },
            { id: 'goods' },
            { id: 'claims' },
            { id: 'rights' },
            { id: 'contracts' },
            { id: 'debts' },
            { id: 'real_estate', when: yes('form.owns_real_estate') },
            { id: 'no_real_estate', when: no('main.real_estate') },
          ],
        },
        {
          id: 'consideration',
          numbered: true,
          clauses: [
            { id: 'one', each: 'owners', when: not(yes('form.several_owners')) },
            { id: 'shares', when: yes('form.several_owners') },
            { id: 'taken', form: 'item', each: 'owners', when: yes('form.several_owners') },
            { id: 'total', when: yes('form.several_owners') },
            { id: 'receipt' },
            { id: 'surplus', when: not(yes('form.keeps_credit')) },
            { id: 'credit', when: yes('form.keeps_credit') },
          ],
        },
        {
          id: 'risk',
          numbered: true,
          clauses: [
            { id: 'back', when: worksBack },
            { id: 'later', when: yes('form.begins_later') },
            { id: 'from', when: fromDeed },
          ],
        },
        { id: 'staff', numbered: true, clauses: [{ id: 'pass' }] },
        {
          id: 'tax',
          numbered: true,
          clauses: [
            { id: 'income', when: all(yes('form.tax_free'), inPerson) },
            { id: 'kept', when: all(yes('form.tax_free'), inPerson) },
            { id: 'settled', when: all(not(yes('form.tax_free')), inPerson) },
            { id: 'vat' },
          ],
        },
        { id: 'final', numbered: true, clauses: [{ id: 'register' }, { id: 'costs' }, { id: 'no_rescission' }] },
        deedEnding,
      ],
    },
  ],
} as const satisfies Shape

/** With which the notary's staff take the business over for the company, and what makes it the company's own power. */
export const contributionPoa = {
  name: 'contribution_poa',
  version: 2,
  dates: 'plain',
  parts: [
    {
      id: 'power',
      articles: [
        whoSigns,
        {
          id: 'grantor',
          clauses: [{ id: 'intro' }, { id: 'director', form: 'point', each: 'directors' }, { id: 'acting' }],
        },
        {
          id: 'acts',
          clauses: [
            { id: 'gives' },
            { id: 'accept', form: 'item' },
            { id: 'tell', form: 'item' },
            { id: 'real_estate', form: 'item', when: yes('form.owns_real_estate') },
            { id: 'register', form: 'item' },
            { id: 'correct', form: 'item' },
          ],
        },
        {
          id: 'terms',
          clauses: [{ id: 'several_parties' }, { id: 'duration' }, { id: 'law' }],
        },
        {
          id: 'signature',
          clauses: [
            { id: 'place' },
            { id: 'signs', form: 'signature', each: 'signers', when: eq('form.signs_as', 'future_director') },
          ],
        },
      ],
    },
    {
      id: 'ratification',
      new_page: true,
      articles: [
        { id: 'ratifies', clauses: [{ id: 'company' }, { id: 'power' }, { id: 'kept' }, { id: 'moment' }] },
        {
          id: 'ratified',
          clauses: [
            { id: 'place' },
            { id: 'signs', form: 'signature', each: 'signers', when: eq('form.signs_as', 'ratifier') },
          ],
        },
      ],
    },
  ],
} as const satisfies Shape
