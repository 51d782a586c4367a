import { all, not, yes } from '../../../conditions/index.ts'
import type { ArticleShape, Shape } from '../../template.ts'
import { deed } from './deed.ts'

const inKind = yes('form.in_kind')

/** What the law wants in the deed itself of a contribution on shares (art. 2:178 and 2:204 lid 1 BW). */
const contributionArticles = [
  {
    id: 'paid_up',
    when: inKind,
    clauses: [
      { id: 'agreed' },
      { id: 'kind', form: 'point', each: 'owners' },
      { id: 'money', each: 'others' },
      { id: 'paid' },
    ],
  },
  {
    id: 'contribution',
    when: inKind,
    clauses: [
      { id: 'business' },
      { id: 'through', each: 'owners', when: yes('form.is_holding') },
      { id: 'called' },
      { id: 'contributes' },
      { id: 'accepted' },
      { id: 'described' },
      { id: 'surplus', when: not(yes('form.keeps_credit')) },
      { id: 'credit', when: yes('form.keeps_credit') },
      { id: 'credit_limit', when: all(yes('form.keeps_credit'), yes('form.tax_free')) },
      { id: 'back', when: yes('form.works_back') },
      { id: 'later', when: yes('form.begins_later') },
      { id: 'from', when: yes('form.from_deed') },
      { id: 'warranty' },
      { id: 'delivery' },
      { id: 'costs' },
      { id: 'whole' },
    ],
  },
] as const satisfies readonly ArticleShape[]

const [opening, articles, closing] = deed.parts
const [issued, ...rest] = closing.articles

/** The deed of a BV that gets a business for its shares: with all that was agreed about it, written out. */
export const conversionDeed = {
  ...deed,
  parts: [opening, articles, { ...closing, articles: [issued, ...contributionArticles, ...rest] }],
} as const satisfies Shape
