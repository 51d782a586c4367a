import { all, no, yes } from '../../../conditions/index.ts'
import type { Shape } from '../../template.ts'
import {
  bankruptcyClauses,
  closingArticles,
  convictionsClause,
  documentArticle,
  exposureClauses,
  reachedClauses,
  registeredClauses,
} from './declaration.ts'

const isPerson = no('form.is_company')
const isCompany = yes('form.is_company')
const [sells, buys] = [yes('form.sells'), yes('form.buys')]

/** What the notary must know of everyone who signs, and nobody else may read. */
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
        {
          id: 'identity',
          clauses: [
            { id: 'name', form: 'pair' },
            { id: 'born', form: 'pair', when: isPerson },
            { id: 'representative_born', form: 'pair', when: isCompany },
            { id: 'address', form: 'pair' },
            { id: 'lives', form: 'pair' },
            { id: 'marital_status', form: 'pair', when: isPerson },
            ...reachedClauses,
          ],
        },
        documentArticle,
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
            ...exposureClauses,
            ...bankruptcyClauses,
            convictionsClause,
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
            { id: 'sole', when: yes('form.sole') },
            { id: 'company', when: isCompany },
            ...registeredClauses,
            { id: 'changes' },
          ],
        },
        {
          id: 'seller_owner',
          when: all(sells, isCompany),
          clauses: [{ id: 'company' }, ...registeredClauses],
        },
        ...closingArticles,
      ],
    },
  ],
} as const satisfies Shape
