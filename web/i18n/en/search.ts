import type { search as dutch } from '../nl/search.ts'
import type { TextShape } from '../shape.ts'

export const search = {
  home: 'Set up your Dutch BV or holding online. Answer plain questions, watch the deed take shape as you type, and sign with a notary.',
  bv: 'A Dutch BV with documents in Dutch or English, with or without a holding: see the price and start right away.',
  calculator: 'A few questions and you know to the cent what your BV or holding costs, with notary, KVK and VAT.',
  no_script:
    'Without JavaScript you can read here, but not fill in or send anything. Turn JavaScript on, or email us: {email}. Then we help you personally.',
} as const satisfies TextShape<typeof dutch>
