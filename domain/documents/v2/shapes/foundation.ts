import { no, yes } from '../../../conditions/index.ts'
import type { Shape } from '../../template.ts'
import { closingArticles, convictionsClause, documentArticle, exposureClauses, reachedClauses } from './declaration.ts'
import { powerTerms, signatureLines, whoSigns } from './signing.ts'

const anbi = yes('form.anbi')
const plain = no('form.anbi')
const severalGoals = yes('form.several_goals')
const oneGoal = no('form.several_goals')
const severalMeans = yes('form.several_means')
const oneMeans = no('form.several_means')
const staggered = yes('form.staggered')

/** The deed with which a foundation comes into being, and its articles (art. 2:286 BW). */
export const foundationDeed = {
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
            { id: 'goal_one', when: oneGoal },
            { id: 'goal', when: severalGoals },
            { id: 'goals', form: 'item', each: 'goals', when: severalGoals },
            { id: 'connected', when: severalGoals },
            { id: 'field', when: anbi },
            { id: 'means_one', when: oneMeans },
            { id: 'means', when: severalMeans },
            { id: 'by', form: 'item', each: 'means', when: severalMeans },
            { id: 'and_more', when: severalMeans },
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
            { id: 'office', when: yes('form.other_office') },
            { id: 'appointed' },
            { id: 'suspended' },
            { id: 'term' },
            { id: 'rota', when: staggered },
            { id: 'vacancy' },
            { id: 'too_few', when: anbi },
            { id: 'unrelated', when: anbi },
            { id: 'related_leaves', when: anbi },
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
            { id: 'related', form: 'item', when: anbi },
            { id: 'dismissal', form: 'item' },
            { id: 'court', form: 'item' },
          ],
        },
        {
          id: 'duties',
          numbered: true,
          clauses: [{ id: 'manages' }, { id: 'interest' }, { id: 'property' }, { id: 'property_vote' }],
        },
        {
          id: 'meetings',
          numbered: true,
          clauses: [
            { id: 'held' },
            { id: 'notice' },
            { id: 'chair' },
            { id: 'electronic' },
            { id: 'in_person' },
            { id: 'quorum' },
            { id: 'majority' },
            { id: 'one_vote' },
            { id: 'outside' },
            { id: 'minutes' },
          ],
        },
        { id: 'conflict', numbered: true, clauses: [{ id: 'reports' }, { id: 'all' }] },
        {
          id: 'absence',
          numbered: true,
          clauses: [
            { id: 'remaining' },
            { id: 'named' },
            { id: 'fallback', when: plain },
            { id: 'fallback_anbi', when: anbi },
            { id: 'limits', when: plain },
            { id: 'limits_anbi', when: anbi },
            { id: 'vacancies' },
            { id: 'meaning' },
          ],
        },
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
        { id: 'rules', numbered: true, clauses: [{ id: 'may' }, { id: 'limits' }, { id: 'silent' }] },
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
            { id: 'otherwise' },
            { id: 'books' },
          ],
        },
        // Lapses by itself, so that nobody has to amend the articles for it (art. 2:10a BW).
        { id: 'transition', numbered: true, clauses: [{ id: 'first_year' }, { id: 'lapses' }] },
        // Who may be appointed again is a matter of the articles: what departs from them must stand in them too.
        { id: 'first_terms', numbered: true, when: staggered, clauses: [{ id: 'shorter' }, { id: 'lapses' }] },
      ],
    },
    {
      id: 'closing',
      articles: [
        {
          id: 'first_board',
          clauses: [
            { id: 'intro' },
            { id: 'member', form: 'point', each: 'members' },
            { id: 'rota', when: staggered },
            { id: 'accepted' },
          ],
        },
        { id: 'address', clauses: [{ id: 'address' }] },
        { id: 'earlier_acts', clauses: [{ id: 'ratify' }, { id: 'registration' }] },
        { id: 'costs', clauses: [{ id: 'costs' }] },
        { id: 'status', when: anbi, clauses: [{ id: 'applied' }] },
        { id: 'statements', clauses: [{ id: 'given' }] },
        {
          id: 'ending',
          clauses: [
            { id: 'executed' },
            { id: 'known' },
            { id: 'explained_online', when: yes('main.online_notary') },
            { id: 'explained', when: no('main.online_notary') },
            { id: 'read' },
          ],
        },
      ],
    },
  ],
} as const satisfies Shape

/** The written power with which the notary's staff sign for a founder (art. 2:286 BW); one for each. */
export const foundationPoa = {
  name: 'poa',
  version: 2,
  public: true,
  dates: 'plain',
  parts: [
    {
      id: 'power',
      each: 'members',
      new_page: true,
      articles: [
        whoSigns,
        { id: 'grantor', clauses: [{ id: 'intro' }, { id: 'person' }] },
        {
          id: 'acts',
          clauses: [
            { id: 'gives' },
            { id: 'found', form: 'item' },
            { id: 'accept', form: 'item' },
            { id: 'correct', form: 'item' },
            { id: 'file', form: 'item' },
            { id: 'further', form: 'item' },
          ],
        },
        { id: 'terms', clauses: powerTerms },
        { id: 'statements', clauses: [{ id: 'read' }, { id: 'understood' }] },
        { id: 'signature', clauses: [...signatureLines, { id: 'legalised' }] },
      ],
    },
  ],
} as const satisfies Shape

/** What every member of the first board declares to the notary, and nobody else reads. */
export const foundationDeclaration = {
  name: 'declaration',
  version: 2,
  dates: 'plain',
  parts: [
    {
      id: 'person',
      each: 'members',
      new_page: true,
      articles: [
        whoSigns,
        {
          id: 'identity',
          clauses: [
            { id: 'name', form: 'pair' },
            { id: 'born', form: 'pair' },
            { id: 'address', form: 'pair' },
            { id: 'marital_status', form: 'pair' },
            ...reachedClauses,
          ],
        },
        documentArticle,
        { id: 'capacity', clauses: [{ id: 'founder' }, { id: 'contact' }] },
        {
          id: 'statements',
          clauses: [
            ...exposureClauses,
            { id: 'bankrupt', form: 'point' },
            convictionsClause,
            { id: 'behalf', form: 'point' },
            { id: 'language', form: 'point', when: yes('shareholder.dutch_proficient') },
          ],
        },
        {
          id: 'charity',
          when: yes('form.anbi'),
          clauses: [
            { id: 'related', form: 'point' },
            { id: 'control', form: 'point' },
            { id: 'integrity', form: 'point' },
            { id: 'no_promise', form: 'point' },
          ],
        },
        { id: 'owner', clauses: [{ id: 'board' }, { id: 'changes' }] },
        {
          id: 'member',
          clauses: [{ id: 'accepts' }, { id: 'no_ban' }, { id: 'duties' }, { id: 'registered' }],
        },
        ...closingArticles,
      ],
    },
  ],
} as const satisfies Shape
