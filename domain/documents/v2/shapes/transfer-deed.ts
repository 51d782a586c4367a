import { all, answered, eq, no, not, oneOf, yes } from '../../../conditions/index.ts'
import type { Shape } from '../../template.ts'
import { deedEnding } from './signing.ts'

const isPerson = no('form.is_company')
const isCompany = yes('form.is_company')
const several = yes('form.several_buyers')
const hasOthers = no('shareholder.sole_shareholder')
const isResolved = eq('shareholder.blocking_paper', 'resolution')
const isStated = eq('shareholder.blocking_paper', 'statement')
const [waived, approved] = [eq('shareholder.blocking_route', 'waived'), eq('shareholder.blocking_route', 'approved')]
const mustKnow = oneOf('main.received_shares', 'purchase', 'gift', 'division')
const isUnpaid = no('main.purchase_price_received')

/** The deed with which shares pass from the seller to the buyers (art. 2:196 BW). */
export const transferDeed = {
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
            { id: 'incorporation', when: eq('form.acquired', 'incorporation') },
            { id: 'issue', when: eq('form.acquired', 'issue') },
            { id: 'delivery', when: eq('form.acquired', 'delivery') },
            { id: 'division', when: eq('form.acquired', 'division') },
            { id: 'inheritance', when: eq('form.acquired', 'inheritance') },
            { id: 'merger', when: eq('form.acquired', 'merger') },
            { id: 'demerger', when: eq('form.acquired', 'demerger') },
            { id: 'before', when: eq('form.acquired', 'before') },
            { id: 'open', when: eq('form.acquired', 'open') },
            { id: 'party', when: eq('main.acquisition_known', 'party') },
            { id: 'acknowledged', when: eq('main.acquisition_known', 'acknowledged') },
            { id: 'served', when: eq('main.acquisition_known', 'served') },
            { id: 'known_open', when: all(mustKnow, not(answered('main.acquisition_known'))) },
            { id: 'registered' },
          ],
        },
        { id: 'title', clauses: [{ id: 'sale' }] },
      ],
    },
    {
      id: 'terms',
      articles: [
        {
          id: 'sale',
          numbered: true,
          clauses: [
            { id: 'sold' },
            { id: 'price', when: eq('form.price_of_one', 'exact') },
            { id: 'price_rounded', when: eq('form.price_of_one', 'rounded') },
            { id: 'price_total', when: eq('form.price_of_one', 'none') },
            { id: 'shared', when: several },
            { id: 'own_part', form: 'item', each: 'buyers', when: several },
            { id: 'details', when: answered('main.share_price_details') },
          ],
        },
        {
          id: 'payment',
          numbered: true,
          clauses: [
            { id: 'paid', when: yes('main.purchase_price_received') },
            { id: 'through_notary', when: all(isUnpaid, eq('main.price_payment', 'notary_account')) },
            { id: 'paid_out', when: all(isUnpaid, eq('main.price_payment', 'notary_account')) },
            { id: 'owed', when: all(isUnpaid, eq('main.price_payment', 'later')) },
            { id: 'interest', when: all(isUnpaid, eq('main.price_payment', 'later')) },
            { id: 'default', when: all(isUnpaid, eq('main.price_payment', 'later')) },
            { id: 'how_open', when: all(isUnpaid, not(answered('main.price_payment'))) },
            { id: 'open', when: not(answered('main.purchase_price_received')) },
          ],
        },
        {
          id: 'delivery',
          numbered: true,
          clauses: [
            { id: 'delivers_all', when: not(several) },
            { id: 'delivers', when: several },
            { id: 'taken', form: 'item', each: 'buyers', when: several },
          ],
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
            { id: 'sole', each: 'sellers', when: yes('shareholder.sole_shareholder') },
            { id: 'waived', each: 'sellers', when: all(hasOthers, waived, isResolved) },
            { id: 'waived_before', each: 'sellers', when: all(hasOthers, waived, isStated) },
            { id: 'approved', each: 'sellers', when: all(hasOthers, approved, isResolved) },
            { id: 'approved_before', each: 'sellers', when: all(hasOthers, approved, isStated) },
            { id: 'offered', each: 'sellers', when: all(hasOthers, eq('shareholder.blocking_route', 'offered')) },
            { id: 'in_time', each: 'sellers', when: all(hasOthers, eq('shareholder.blocking_route', 'offered')) },
            {
              id: 'not_applicable',
              each: 'sellers',
              when: all(hasOthers, eq('shareholder.blocking_route', 'not_applicable')),
            },
            { id: 'not_yet', each: 'sellers', when: all(hasOthers, eq('shareholder.blocking_route', 'not_yet')) },
            {
              id: 'paper_open',
              each: 'sellers',
              when: all(
                hasOthers,
                oneOf('shareholder.blocking_route', 'waived', 'approved'),
                not(answered('shareholder.blocking_paper')),
              ),
            },
            {
              id: 'route_open',
              each: 'sellers',
              when: all(hasOthers, not(answered('shareholder.blocking_route'))),
            },
            { id: 'open', each: 'sellers', when: not(answered('shareholder.sole_shareholder')) },
          ],
        },
        {
          id: 'transfer_tax',
          numbered: true,
          clauses: [
            { id: 'no_real_estate', when: no('main.company_real_estate') },
            { id: 'some_real_estate', when: all(yes('main.company_real_estate'), no('main.real_estate_company')) },
            { id: 'taxed', when: all(yes('main.company_real_estate'), yes('main.real_estate_company')) },
            { id: 'return', when: all(yes('main.company_real_estate'), yes('main.real_estate_company')) },
            {
              id: 'sort_open',
              when: all(yes('main.company_real_estate'), not(answered('main.real_estate_company'))),
            },
            { id: 'open', when: not(answered('main.company_real_estate')) },
          ],
        },
        { id: 'acknowledgement', numbered: true, clauses: [{ id: 'acknowledges' }, { id: 'enters' }] },
        {
          id: 'resignation',
          numbered: true,
          when: yes('form.board_changes'),
          clauses: [
            { id: 'resigns', each: 'sellers', when: yes('shareholder.seller_resign') },
            { id: 'discharge', each: 'sellers', when: yes('shareholder.decharge') },
            { id: 'appointed', each: 'new_directors' },
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
      articles: [{ id: 'statements', clauses: [{ id: 'given' }] }, deedEnding],
    },
  ],
} as const satisfies Shape
