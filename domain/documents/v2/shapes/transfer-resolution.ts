import { any, no, yes } from '../../../conditions/index.ts'
import type { Shape } from '../../template.ts'

/** What the shareholders decide and declare before the deed is signed. */
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
            { id: 'waived', when: no('shareholder.sole_shareholder') },
            { id: 'valid', when: no('shareholder.sole_shareholder') },
            { id: 'consent' },
          ],
        },
        {
          id: 'resignation',
          each: 'sellers',
          when: any(yes('shareholder.seller_resign'), yes('shareholder.decharge')),
          clauses: [
            { id: 'resigns', form: 'point', when: yes('shareholder.seller_resign') },
            { id: 'successor', form: 'point', when: yes('shareholder.seller_resign') },
            { id: 'discharge', form: 'point', when: yes('shareholder.decharge') },
          ],
        },
        {
          id: 'signature',
          clauses: [
            { id: 'place' },
            { id: 'seller', form: 'signature', each: 'sellers' },
            {
              id: 'others',
              form: 'signature',
              each: 'sellers',
              when: no('shareholder.sole_shareholder'),
            },
          ],
        },
      ],
    },
  ],
} as const satisfies Shape
