import { no, yes } from '../../../../conditions/index.ts'
import type { Shape } from '../../../template.ts'

const anbi = yes('form.anbi')
const plain = no('form.anbi')

/** The deed with which a foundation comes into being, and its articles (art. 2:286 BW). */
export const deed = {
  name: 'deed',
  version: 1,
  public: true,
  dates: 'words',
  parts: [
    {
      id: 'opening',
      articles: [
        { id: 'heading', clauses: [{ id: 'appears' }] },
        {
          id: 'founders',
          clauses: [{ id: 'intro' }, { id: 'person', form: 'point', each: 'members' }, { id: 'called' }],
        },
        { id: 'powers', clauses: [{ id: 'shown' }] },
        { id: 'incorporation', clauses: [{ id: 'founded' }] },
      ],
    },
    {
      id: 'articles',
      articles: [
        { id: 'name_and_seat', numbered: true, clauses: [{ id: 'name' }, { id: 'seat' }] },
        {
          id: 'object',
          numbered: true,
          clauses: [
            { id: 'goal' },
            { id: 'goals', form: 'item', each: 'goals' },
            { id: 'connected' },
            { id: 'means' },
            { id: 'by', form: 'item', each: 'means' },
            { id: 'and_more' },
            { id: 'no_profit', when: plain },
            { id: 'general_benefit', when: anbi },
            { id: 'distributions' },
          ],
        },
        {
          id: 'assets',
          numbered: true,
          clauses: [
            { id: 'sources' },
            { id: 'inheritance' },
            { id: 'not_own', when: anbi },
            { id: 'reserves', when: anbi },
            { id: 'policy', when: anbi },
          ],
        },
        {
          id: 'board',
          numbered: true,
          clauses: [
            { id: 'members' },
            { id: 'roles' },
            { id: 'appointed' },
            { id: 'term' },
            { id: 'vacancy' },
            { id: 'unrelated', when: anbi },
            { id: 'pay', when: plain },
            { id: 'modest', when: anbi },
          ],
        },
        {
          id: 'end',
          numbered: true,
          clauses: [
            { id: 'intro' },
            { id: 'death', form: 'item' },
            { id: 'resignation', form: 'item' },
            { id: 'term_over', form: 'item' },
            { id: 'bankruptcy', form: 'item' },
            { id: 'dismissal', form: 'item' },
            { id: 'court', form: 'item' },
          ],
        },
        {
          id: 'duties',
          numbered: true,
          clauses: [{ id: 'manages' }, { id: 'interest' }, { id: 'property' }],
        },
        {
          id: 'meetings',
          numbered: true,
          clauses: [
            { id: 'held' },
            { id: 'notice' },
            { id: 'electronic' },
            { id: 'quorum' },
            { id: 'majority' },
            { id: 'one_vote' },
            { id: 'outside' },
            { id: 'minutes' },
          ],
        },
        { id: 'conflict', numbered: true, clauses: [{ id: 'reports' }, { id: 'all' }] },
        { id: 'absence', numbered: true, clauses: [{ id: 'remaining' }, { id: 'none' }, { id: 'meaning' }] },
        { id: 'representation', numbered: true, clauses: [{ id: 'board' }, { id: 'two' }, { id: 'power' }] },
        {
          id: 'accounts',
          numbered: true,
          clauses: [
            { id: 'year' },
            { id: 'administration' },
            { id: 'drawn_up' },
            { id: 'shows', when: anbi },
            { id: 'published', when: anbi },
            { id: 'kept' },
          ],
        },
        { id: 'rules', numbered: true, clauses: [{ id: 'may' }, { id: 'limits' }] },
        {
          id: 'amendment',
          numbered: true,
          clauses: [{ id: 'decides' }, { id: 'second' }, { id: 'deed' }, { id: 'stays_anbi', when: anbi }],
        },
        {
          id: 'dissolution',
          numbered: true,
          clauses: [
            { id: 'decides' },
            { id: 'liquidators' },
            { id: 'surplus', when: plain },
            { id: 'surplus_anbi', when: anbi },
            { id: 'books' },
          ],
        },
      ],
    },
    {
      id: 'closing',
      articles: [
        {
          id: 'first_board',
          clauses: [{ id: 'intro' }, { id: 'member', form: 'point', each: 'members' }, { id: 'accepted' }],
        },
        { id: 'first_year', clauses: [{ id: 'year' }] },
        { id: 'address', clauses: [{ id: 'address' }, { id: 'public', when: anbi }] },
        { id: 'earlier_acts', clauses: [{ id: 'ratify' }, { id: 'registration' }] },
        { id: 'costs', clauses: [{ id: 'costs' }] },
        { id: 'status', when: anbi, clauses: [{ id: 'applied' }] },
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
