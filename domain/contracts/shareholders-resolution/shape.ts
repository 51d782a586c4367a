import { all, any, eq, no, yes } from '../../conditions/index.ts'
import type { Shape } from '../../documents/index.ts'

const accounts = eq('form.decision', 'accounts')
const paysDividend = any(eq('form.decision', 'dividend'), all(accounts, eq('form.result', 'dividend')))
const discharges = any(eq('form.decision', 'discharge'), yes('form.discharged'))

/** A decision of the shareholders of a BV without a meeting (art. 2:238 BW). */
export const shareholdersResolutionShape = {
  name: 'shareholders_resolution',
  version: 1,
  dates: 'plain',
  parts: [
    {
      id: 'resolution',
      articles: [
        {
          id: 'holders',
          clauses: [{ id: 'intro' }, { id: 'holder', form: 'point', each: 'shareholders' }, { id: 'all' }],
        },
        {
          id: 'manner',
          numbered: true,
          clauses: [
            { id: 'together', when: yes('form.several_shareholders') },
            { id: 'alone', when: no('form.several_shareholders') },
            { id: 'nobody_else', when: no('form.others_meet') },
            { id: 'others', when: yes('form.others_meet') },
            { id: 'advice' },
            { id: 'represented' },
            { id: 'moment' },
          ],
        },
        {
          id: 'accounts',
          numbered: true,
          when: accounts,
          clauses: [
            { id: 'adopted' },
            { id: 'reserve', when: eq('form.result', 'reserve') },
            { id: 'dividend', when: eq('form.result', 'dividend') },
            { id: 'loss', when: eq('form.result', 'loss') },
            { id: 'filed' },
          ],
        },
        {
          id: 'dividend',
          numbered: true,
          when: paysDividend,
          clauses: [{ id: 'amount' }, { id: 'room' }, { id: 'approval' }, { id: 'paid' }],
        },
        {
          id: 'appointment',
          numbered: true,
          when: eq('form.decision', 'appoint'),
          clauses: [{ id: 'appointed' }, { id: 'accepts' }, { id: 'register' }],
        },
        {
          id: 'dismissal',
          numbered: true,
          when: eq('form.decision', 'dismiss'),
          clauses: [
            { id: 'dismissed' },
            { id: 'reason', when: yes('form.has_dismissal_reason') },
            { id: 'heard' },
            { id: 'contract' },
            { id: 'register' },
          ],
        },
        { id: 'discharge', numbered: true, when: discharges, clauses: [{ id: 'granted' }, { id: 'limits' }] },
        { id: 'own', numbered: true, when: eq('form.decision', 'other'), clauses: [{ id: 'decided' }] },
        { id: 'record', numbered: true, clauses: [{ id: 'kept' }] },
        {
          id: 'signature',
          clauses: [{ id: 'holder', form: 'signature', each: 'shareholders' }],
        },
      ],
    },
  ],
} as const satisfies Shape
