import { answered, any, eq, no, not, yes } from '../../../conditions/index.ts'
import type { Shape } from '../../template.ts'

const isPerson = no('form.is_company')
const isCompany = yes('form.is_company')

/** The deed with which shares pass from the seller to the buyers (art. 2:196 BW). */
export const deed = {
  name: 'deed',
  version: 2,
  public: true,
  dates: 'words',
  parts: [
    {
      id: 'opening',
      articles: [
        { id: 'heading', clauses: [{ id: 'appears' }] },
        {
          id: 'parties',
          clauses: [
            { id: 'intro' },
            { id: 'person', form: 'point', each: 'parties', when: isPerson },
            { id: 'company', form: 'point', each: 'parties', when: isCompany },
            { id: 'of_shares', form: 'point' },
            { id: 'together', when: yes('form.several_buyers') },
          ],
        },
        { id: 'powers', clauses: [{ id: 'shown' }] },
      ],
    },
    {
      id: 'recitals',
      articles: [
        { id: 'company', clauses: [{ id: 'founded' }, { id: 'issued' }] },
        { id: 'shares', clauses: [{ id: 'held' }, { id: 'sort' }] },
        {
          id: 'acquisition',
          clauses: [
            { id: 'before', when: eq('main.old_acquistion', 'before_1993') },
            { id: 'after', when: eq('main.old_acquistion', 'after_1993') },
            { id: 'open', when: not(answered('main.old_acquistion')) },
            { id: 'registered' },
          ],
        },
        { id: 'title', clauses: [{ id: 'sale' }] },
      ],
    },
    {
      id: 'terms',
      articles: [
        { id: 'sale', numbered: true, clauses: [{ id: 'sold' }, { id: 'price' }] },
        { id: 'payment', numbered: true, clauses: [{ id: 'paid' }] },
        {
          id: 'delivery',
          numbered: true,
          clauses: [{ id: 'delivers' }, { id: 'taken', form: 'point', each: 'buyers' }],
        },
        {
          id: 'risk',
          numbered: true,
          clauses: [
            { id: 'today', when: eq('main.shares_rights_date', 'date_of_transfer') },
            { id: 'other_day', when: eq('main.shares_rights_date', 'other_date') },
            { id: 'open', when: not(answered('main.shares_rights_date')) },
            { id: 'distributions' },
          ],
        },
        {
          id: 'warranties',
          numbered: true,
          clauses: [
            { id: 'intro' },
            { id: 'owner', form: 'item' },
            { id: 'free', form: 'item' },
            { id: 'paid_up', form: 'item' },
            { id: 'depositary', form: 'item' },
            { id: 'balance', form: 'item', when: yes('main.balance_sheet') },
            { id: 'exists', form: 'item' },
            { id: 'no_more' },
          ],
        },
        {
          id: 'blocking',
          numbered: true,
          clauses: [
            { id: 'offered', each: 'sellers' },
            { id: 'internal', each: 'buyers', when: yes('shareholder.internal') },
          ],
        },
        { id: 'acknowledgement', numbered: true, clauses: [{ id: 'acknowledges' }, { id: 'enters' }] },
        {
          id: 'resignation',
          numbered: true,
          each: 'sellers',
          when: any(yes('shareholder.seller_resign'), yes('shareholder.decharge')),
          clauses: [
            { id: 'resigns', when: yes('shareholder.seller_resign') },
            { id: 'discharge', when: yes('shareholder.decharge') },
          ],
        },
        {
          id: 'filing',
          numbered: true,
          clauses: [
            { id: 'files' },
            {
              id: 'sole',
              each: 'buyers',
              when: yes('form.sole'),
            },
            { id: 'owners' },
          ],
        },
        { id: 'costs', numbered: true, clauses: [{ id: 'costs' }] },
        { id: 'final', numbered: true, clauses: [{ id: 'rescission' }, { id: 'value' }, { id: 'law' }] },
      ],
    },
    {
      id: 'closing',
      articles: [
        { id: 'statements', clauses: [{ id: 'given' }] },
        {
          id: 'ending',
          clauses: [
            { id: 'known' },
            { id: 'explained_online', when: yes('main.online_notary') },
            { id: 'explained', when: no('main.online_notary') },
            { id: 'executed' },
          ],
        },
      ],
    },
  ],
} as const satisfies Shape
