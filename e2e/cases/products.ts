import { complete } from '../checkout/ordering.ts'
import { answeredConversion } from '../questionnaire/conversion.ts'
import { answeredFoundation } from '../questionnaire/foundations.ts'
import { answeredHolding } from '../questionnaire/holding.ts'
import { answeredTransfer } from '../questionnaire/transfers.ts'
import type { Order } from './paid.ts'

/** An order of each kind, with what its founder reads when it is done. */
export const products = {
  'dutch-bv': { flow: 'dutch-bv', answers: complete, done: 'Je bedrijf bestaat.' },
  'english-bv': { flow: 'english-bv', answers: complete, done: 'Your company exists.' },
  holding: { flow: 'holding', answers: answeredHolding(), done: 'Je holding bestaat.' },
  omzetting: { flow: 'omzetting', answers: answeredConversion(), done: 'Je BV bestaat.' },
  transfer_of_shares: {
    ...{ flow: 'transfer_of_shares', answers: answeredTransfer() },
    done: 'De aandelen zijn overgedragen.',
  },
  stichting: { flow: 'stichting', answers: answeredFoundation('stichting'), done: 'Je stichting bestaat.' },
} as const satisfies Record<string, Order & { readonly done: string }>
