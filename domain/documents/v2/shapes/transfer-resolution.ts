import { all, eq, no, not, yes } from '../../../conditions/index.ts'
import type { Shape } from '../../template.ts'

const hasOthers = no('shareholder.sole_shareholder')
const isDecidedHere = not(eq('shareholder.blocking_paper', 'statement'))
const resigns = yes('shareholder.seller_resign')
const waivesHere = all(hasOthers, eq('shareholder.blocking_route', 'waived'), isDecidedHere)

/** What the shareholders decide and declare before the deed is signed, and that who is appointed accepts. */
export const resolution = {
  name: 'resolution',
  version: 2,
  dates: 'plain',
  parts: [
    {
      id: 'resolution',
      articles: [
        { id: 'meeting', each: 'sellers', clauses: [{ id: 'company' }, { id: 'outside' }, { id: 'directors' }] },
        {
          id: 'transfer',
          clauses: [
            { id: 'known', form: 'point' },
            { id: 'buyer', form: 'point', each: 'buyers' },
          ],
        },
        {
          id: 'waiver',
          each: 'sellers',
          clauses: [
            { id: 'sole', when: yes('shareholder.sole_shareholder') },
            { id: 'waived', when: waivesHere },
            { id: 'valid', when: waivesHere },
            {
              id: 'approved',
              when: all(hasOthers, eq('shareholder.blocking_route', 'approved'), isDecidedHere),
            },
            { id: 'consent' },
          ],
        },
        {
          id: 'resignation',
          when: yes('form.board_changes'),
          clauses: [
            { id: 'resigns', form: 'point', each: 'sellers', when: resigns },
            { id: 'discharge', form: 'point', each: 'sellers', when: yes('shareholder.decharge') },
            { id: 'appointed', form: 'point', each: 'new_directors' },
            { id: 'stays', form: 'point', when: eq('main.next_director', 'stays') },
          ],
        },
        {
          id: 'signature',
          clauses: [
            { id: 'place' },
            { id: 'seller', form: 'signature', each: 'sellers' },
            { id: 'co_director', form: 'signature', each: 'sellers', when: yes('form.jointly') },
            { id: 'others', form: 'signature', each: 'sellers', when: hasOthers },
          ],
        },
      ],
    },
    {
      id: 'acceptance',
      each: 'new_directors',
      new_page: true,
      articles: [
        {
          id: 'director',
          clauses: [
            { id: 'person', when: eq('form.director_sort', 'person') },
            { id: 'company', when: eq('form.director_sort', 'company') },
            { id: 'other', when: eq('form.director_sort', 'other') },
          ],
        },
        {
          id: 'accepts',
          clauses: [
            { id: 'accepts', form: 'point' },
            { id: 'no_ban', form: 'point', when: not(eq('form.director_sort', 'company')) },
            { id: 'behind', form: 'point', when: eq('form.director_sort', 'company') },
            { id: 'duties', form: 'point' },
            { id: 'registered', form: 'point' },
          ],
        },
        {
          id: 'accepted',
          clauses: [
            { id: 'place' },
            { id: 'signs', form: 'signature' },
            { id: 'co_director', form: 'signature', when: yes('form.jointly') },
          ],
        },
      ],
    },
  ],
} as const satisfies Shape
