import { all, eq, not, yes } from '../../../conditions/index.ts'
import type { Shape } from '../../template.ts'
import {
  bankruptcyClauses,
  closingArticles,
  convictionsClause,
  documentArticle,
  exposureClauses,
  reachedClauses,
  registeredClauses,
} from './declaring.ts'

const inKind = all(yes('form.in_kind'), not(yes('form.is_company')))
const isPerson = not(yes('shareholder.is_existing_company'))

/** What each person declares to the notary, and nobody else reads (art. 3, 4 and 8 Wwft, art. 39 Wna). */
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
            { id: 'representative_born', form: 'pair', when: yes('shareholder.is_existing_company') },
            { id: 'address', form: 'pair' },
            { id: 'marital_status', form: 'pair', when: isPerson },
            ...reachedClauses,
          ],
        },
        documentArticle,
        {
          id: 'capacity',
          clauses: [
            { id: 'person', when: eq('form.founder_kind', 'person') },
            { id: 'company', when: eq('form.founder_kind', 'company') },
            { id: 'holding', when: eq('form.founder_kind', 'holding') },
          ],
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
          clauses: [{ id: 'accepts' }, { id: 'behind' }, { id: 'duties' }, { id: 'registered' }],
        },
        ...closingArticles,
      ],
    },
  ],
} as const satisfies Shape
