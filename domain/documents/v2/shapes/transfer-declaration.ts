import { all, eq, no, yes } from '../../../conditions/index.ts'
import type { Shape } from '../../template.ts'
import {
  bankruptcyClauses,
  bySignerIdentity,
  bySignerStatements,
  closingArticles,
  convictionsClause,
  documentArticle,
  exposureClauses,
  privacyArticle,
  reachedClauses,
  registeredClauses,
} from './declaration.ts'
import { signatureLines, whoSigns } from './signing.ts'

const isPerson = no('form.is_company')
const isCompany = yes('form.is_company')
const [sells, buys] = [yes('form.sells'), yes('form.buys')]

/** What the notary must know of everyone who signs, and nobody else may read. */
export const transferDeclaration = {
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
            { id: 'title', form: 'point', when: all(sells, no('form.has_partner')) },
            { id: 'title_partner', form: 'point', when: all(sells, yes('form.has_partner')) },
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
    {
      id: 'other',
      each: 'other_signers',
      new_page: true,
      articles: [
        { ...whoSigns, id: 'other_who_signs' },
        { id: 'other_identity', clauses: bySignerIdentity },
        { id: 'other_document', clauses: documentArticle.clauses },
        {
          id: 'other_capacity',
          clauses: [
            { id: 'seller_company', when: all(eq('form.other_sort', 'co_director'), sells) },
            { id: 'buyer_company', when: all(eq('form.other_sort', 'co_director'), buys) },
            { id: 'board', when: eq('form.other_sort', 'board') },
            { id: 'director', when: eq('form.other_sort', 'director') },
          ],
        },
        {
          id: 'other_statements',
          clauses: [...bySignerStatements, { id: 'behalf', form: 'point' }, { id: 'language', form: 'point' }],
        },
        { id: 'other_privacy', clauses: privacyArticle.clauses },
        { id: 'other_signature', clauses: signatureLines },
      ],
    },
  ],
} as const satisfies Shape
