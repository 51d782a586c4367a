import { answered, no, yes } from '../../../conditions/index.ts'
import type { Shape } from '../../template.ts'
import { firstSteps, greetingArticle, letterClosing, senderArticle, toRead, toSign } from './signing.ts'

const anbi = yes('form.anbi')

/** What the founders of a foundation sign and send, what happens when, and how it becomes a charity. */
export const foundationLetter = {
  name: 'letter',
  version: 2,
  dates: 'plain',
  parts: [
    {
      id: 'letter',
      articles: [
        senderArticle,
        greetingArticle,
        { id: 'signing', clauses: [{ id: 'intro' }, { id: 'own_name' }, { id: 'later', when: anbi }] },
        toSign,
        toRead,
        {
          id: 'ordered',
          clauses: [
            { id: 'name', form: 'pair' },
            { id: 'seat', form: 'pair' },
            { id: 'address', form: 'pair' },
            { id: 'email', form: 'pair' },
            { id: 'goal', form: 'pair' },
            { id: 'means', form: 'pair' },
            { id: 'field', form: 'pair', when: anbi },
            { id: 'reach', form: 'pair', when: anbi },
            { id: 'website', form: 'pair', when: anbi },
            { id: 'term', form: 'pair' },
            { id: 'first_year', form: 'pair' },
            { id: 'notary', form: 'pair', when: answered('main.custom_notary') },
          ],
        },
        {
          id: 'people',
          each: 'members',
          clauses: [
            { id: 'role', form: 'pair' },
            { id: 'first_term', form: 'pair' },
            { id: 'reach', form: 'pair' },
          ],
        },
        {
          id: 'send',
          clauses: [
            { id: 'intro' },
            { id: 'identity', form: 'item' },
            { id: 'signed', form: 'item' },
            { id: 'residence', form: 'item', when: yes('form.someone_abroad') },
            { id: 'money', form: 'item' },
            { id: 'valid' },
          ],
        },
        {
          id: 'steps',
          clauses: [
            ...firstSteps,
            { id: 'sign', form: 'point' },
            { id: 'register', form: 'point' },
            { id: 'meet', form: 'point' },
            { id: 'apply', form: 'point', when: anbi },
          ],
        },
        { id: 'time', clauses: [{ id: 'starts' }, { id: 'costs' }] },
        {
          id: 'first_meeting',
          clauses: [
            { id: 'intro' },
            { id: 'rota', form: 'item', when: yes('form.staggered') },
            { id: 'stand_in', form: 'item' },
            { id: 'bank', form: 'item' },
            { id: 'books', form: 'item' },
            { id: 'cover', form: 'item' },
            { id: 'policy', form: 'item', when: anbi },
            { id: 'fees', form: 'item', when: anbi },
            { id: 'minutes' },
          ],
        },
        {
          id: 'charity',
          when: anbi,
          clauses: [
            { id: 'intro' },
            { id: 'numbers', form: 'point' },
            { id: 'plan', form: 'point' },
            { id: 'site', form: 'point' },
            { id: 'form', form: 'point' },
            { id: 'enclose', form: 'point' },
            { id: 'decision', form: 'point' },
            { id: 'no_promise' },
          ],
        },
        {
          id: 'publish',
          when: anbi,
          clauses: [
            { id: 'intro' },
            { id: 'name', form: 'item' },
            { id: 'contact', form: 'item' },
            { id: 'goal', form: 'item' },
            { id: 'policy', form: 'item' },
            { id: 'board', form: 'item' },
            { id: 'pay', form: 'item' },
            { id: 'report', form: 'item' },
            { id: 'figures', form: 'item' },
            { id: 'current' },
            { id: 'large' },
          ],
        },
        {
          id: 'mind',
          clauses: [
            { id: 'money', form: 'item' },
            { id: 'acts', form: 'item' },
            { id: 'liable', form: 'item' },
            { id: 'related', form: 'item', when: anbi },
            { id: 'integrity', form: 'item', when: anbi },
            { id: 'gifts', form: 'item', when: no('form.anbi') },
            { id: 'tax', form: 'item' },
          ],
        },
        {
          id: 'yearly',
          clauses: [
            { id: 'meetings', form: 'item' },
            { id: 'accounts', form: 'item' },
            { id: 'publish', form: 'item', when: anbi },
            { id: 'plan', form: 'item', when: anbi },
            { id: 'leave', form: 'item' },
            { id: 'changes', form: 'item' },
            { id: 'inspector', form: 'item', when: anbi },
            { id: 'keep', form: 'item' },
          ],
        },
        letterClosing,
      ],
    },
  ],
} as const satisfies Shape
