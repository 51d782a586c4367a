import { all, any, eq, no, not, yes } from '../../../conditions/index.ts'
import type { Shape } from '../../template.ts'
import { signatureLines, whoSigns } from './signing.ts'

const hasOthers = no('shareholder.sole_shareholder')
const isDecidedHere = not(eq('shareholder.blocking_paper', 'statement'))
const resigns = yes('shareholder.seller_resign')
const waivesHere = all(hasOthers, eq('shareholder.blocking_route', 'waived'), isDecidedHere)
const approvesHere = all(hasOthers, eq('shareholder.blocking_route', 'approved'), isDecidedHere)
const isSole = yes('shareholder.sole_shareholder')

/** What the shareholders decide and declare before the deed is signed, and that who is appointed accepts. */
export const resolution = {
  name: 'resolution',
  version: 2,
  dates: 'plain',
  parts: [
    {
      id: 'resolution',
      articles: [
        {
          ...whoSigns,
          each: 'deciding',
          clauses: [...whoSigns.clauses, { id: 'others', form: 'pair', when: hasOthers }],
        },
        { id: 'meeting', each: 'sellers', clauses: [{ id: 'company' }, { id: 'outside' }, { id: 'directors' }] },
        {
          id: 'transfer',
          clauses: [
            { id: 'known', form: 'point' },
            { id: 'buyer', form: 'point', each: 'buyers' },
            { id: 'consent', form: 'point' },
          ],
        },
        {
          id: 'waiver',
          each: 'sellers',
          // What was offered, waived or approved before stands in a paper of its own.
          when: any(isSole, waivesHere, approvesHere),
          clauses: [
            { id: 'sole', when: isSole },
            { id: 'waived', when: waivesHere },
            { id: 'valid', when: waivesHere },
            { id: 'approved', when: approvesHere },
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
          each: 'deciding',
          clauses: [
            ...signatureLines,
            { id: 'others', when: hasOthers },
            { id: 'other', form: 'signature', each: 'co_shareholders', when: hasOthers },
          ],
        },
      ],
    },
    {
      id: 'acceptance',
      each: 'new_directors',
      new_page: true,
      articles: [
        { ...whoSigns, id: 'accepts_who_signs' },
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
        { id: 'accepted', clauses: signatureLines },
      ],
    },
  ],
} as const satisfies Shape
