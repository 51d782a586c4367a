import type { ProviderStatus } from '#domain/orders/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Choice } from './sandbox.ts'

type Words = {
  readonly title: string
  readonly intro: string
  readonly amount: string
  readonly for: string
  readonly choose: string
  readonly choices: Readonly<Record<Choice, readonly [label: string, about: string]>>
  readonly silent: string
  readonly over_title: string
  readonly over: Readonly<Record<ProviderStatus, string>>
  readonly taken_back: string
  readonly afterwards: string
  readonly back: string
  readonly unknown_title: string
  readonly unknown: string
  readonly home: string
}

const nl: Words = {
  title: 'Oefenbetaling',
  intro: 'Dit is geen echte betaling. Kies hoe het afloopt; er wordt niets afgeschreven.',
  amount: 'Te betalen',
  for: 'Voor',
  choose: 'Hoe loopt het af?',
  choices: {
    paid: ['Betaald', 'Het geld is binnen.'],
    pending: ['In behandeling', 'De bank is er nog mee bezig.'],
    failed: ['Mislukt', 'De bank weigert de betaling.'],
    canceled: ['Geannuleerd', 'Je ziet ervan af.'],
    expired: ['Verlopen', 'Je was te laat.'],
    charged_back: ['Teruggehaald', 'De bank haalt het geld terug.'],
    refunded: ['Terugbetaald', 'Je krijgt het geld terug.'],
  },
  silent: 'Stuur er geen bericht over',
  over_title: 'Deze betaling is afgerond',
  over: {
    open: 'Deze betaling staat nog open.',
    pending: 'De bank is er nog mee bezig.',
    authorized: 'Deze betaling is toegezegd.',
    paid: 'Deze betaling is gelukt.',
    canceled: 'Deze betaling is geannuleerd.',
    expired: 'Deze betaling is verlopen.',
    failed: 'Deze betaling is mislukt.',
  },
  taken_back: 'Het geld is terug bij de betaler.',
  afterwards: 'Wat gebeurt er daarna mee?',
  back: 'Terug naar je bestelling',
  unknown_title: 'Deze betaling is er niet',
  unknown: 'We kennen geen betaling met dit nummer.',
  home: 'Naar het begin',
}

const en: Words = {
  title: 'Practice payment',
  intro: 'This isn’t a real payment. Choose how it ends; no money is taken.',
  amount: 'To pay',
  for: 'For',
  choose: 'How does it end?',
  choices: {
    paid: ['Paid', 'The money is in.'],
    pending: ['Pending', 'The bank is still working on it.'],
    failed: ['Failed', 'The bank refuses the payment.'],
    canceled: ['Canceled', 'You change your mind.'],
    expired: ['Expired', 'You were too late.'],
    charged_back: ['Charged back', 'The bank takes the money back.'],
    refunded: ['Refunded', 'You get the money back.'],
  },
  silent: 'Don’t send any news about it',
  over_title: 'This payment is done',
  over: {
    open: 'This payment is still open.',
    pending: 'The bank is still working on it.',
    authorized: 'This payment has been promised.',
    paid: 'This payment succeeded.',
    canceled: 'This payment was canceled.',
    expired: 'This payment has expired.',
    failed: 'This payment failed.',
  },
  taken_back: 'The money is back with the payer.',
  afterwards: 'What happens to it next?',
  back: 'Back to your order',
  unknown_title: 'There is no such payment',
  unknown: 'We don’t know a payment with this number.',
  home: 'To the start',
}

export const words: Readonly<Record<Locale, Words>> = { nl, en }
