import { answered, no, not, yes } from '../../../../conditions/index.ts'
import type { Shape } from '../../../template.ts'

/** What every member of the first board declares to the notary, and nobody else reads. */
export const declaration = {
  name: 'declaration',
  version: 1,
  dates: 'plain',
  parts: [
    {
      id: 'person',
      each: 'members',
      new_page: true,
      articles: [
        {
          id: 'identity',
          clauses: [
            { id: 'name', form: 'pair' },
            { id: 'born', form: 'pair' },
            { id: 'address', form: 'pair' },
            { id: 'marital_status', form: 'pair' },
            { id: 'email', form: 'pair' },
            { id: 'phone', form: 'pair' },
            { id: 'nationality', form: 'pair' },
            { id: 'bsn', form: 'pair', when: not(yes('shareholder.bsn_not_present')) },
            { id: 'no_bsn', form: 'pair', when: yes('shareholder.bsn_not_present') },
          ],
        },
        {
          id: 'document',
          clauses: [
            { id: 'sort', form: 'pair' },
            { id: 'number', form: 'pair' },
            { id: 'issued', form: 'pair' },
            { id: 'expires', form: 'pair' },
          ],
        },
        { id: 'capacity', clauses: [{ id: 'founder' }, { id: 'contact' }] },
        {
          id: 'statements',
          clauses: [
            { id: 'truth', form: 'point' },
            { id: 'pep_no', form: 'point', when: no('shareholder.pep') },
            { id: 'pep_yes', form: 'point', when: yes('shareholder.pep') },
            { id: 'pep_open', form: 'point', when: not(answered('shareholder.pep')) },
            { id: 'bankrupt', form: 'point' },
            { id: 'convictions', form: 'point', when: yes('main.criminal_record_status') },
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
        { id: 'privacy', clauses: [{ id: 'use' }, { id: 'kept' }] },
        { id: 'signature', clauses: [{ id: 'place' }, { id: 'signs', form: 'signature' }] },
      ],
    },
  ],
} as const satisfies Shape
