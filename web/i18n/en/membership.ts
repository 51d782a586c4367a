import type { membership as nl } from '../nl/membership.ts'
import type { TextShape } from '../shape.ts'

export const membership: TextShape<typeof nl> = {
  heading: 'Your membership',
  intro: 'What you have, what it costs and until when.',
  intro_none: 'You have no membership now, and you do not need one.',
  back: 'My companies',
  loading: 'Fetching your membership',
  failed: 'We cannot show your membership right now. Nothing is lost and nothing changes: try again in a moment.',
  again: 'Try again',
  named: '{name} membership',
  per: { month: 'per month', year: 'per year' },
  with_vat: 'with VAT',
  without_vat: '{price} without VAT',
  state: {
    pending: 'Waiting for your payment',
    active: 'Running',
    past_due: 'Not paid',
    ending: 'Cancelled',
    ended: 'Ended',
  },
  facts: {
    price: 'Price',
    since: 'Member since',
    until: 'Paid until',
    ends: 'Ends on',
    next: 'Next payment',
    next_mandate: '{amount} on {day}, taken automatically',
    next_link: '{amount} on {day}; we email you a payment link',
    next_none: 'None: nothing is charged any more',
    becomes: 'From then on',
    becomes_named: '{name}, as you chose',
  },
  told: {
    month: 'You get an email in time before every charge.',
    year: 'You get an email a month before the new year begins.',
  },
  contracts: {
    heading: 'Your contracts',
    left: 'One of {included} left|{n} of {included} left',
    none_left: 'You have used all {included}',
    counted: 'A contract counts once you approve it. Drafting and reading is free.',
    until: 'Your number starts again on {day}.',
    unlimited: 'As many contracts as you like',
    used: '{used} of {included} used',
  },
  charges: {
    heading: 'Payments',
    none: 'Nothing has been paid yet.',
    kind: {
      term: '{name}, {from} to {until}',
      difference: 'Difference to {name}, {from} to {until}',
      credit: 'Back from {name}, {from} to {until}',
    },
    state: { open: 'still open', paid: 'paid on {day}', returned: 'taken back by the bank' },
    invoice: 'Invoice {number}',
  },
  by_mail: {
    heading: 'Change, cancel or join',
    text: 'Email {email} and we arrange it. Cancelling counts from the day you email.',
  },
  before: {
    heading: 'Earlier memberships',
    ended: '{name}, ended on {day}',
    why: {
      canceled: 'You cancelled it.',
      unpaid: 'It was not paid.',
      refunded: 'Your payment was given back.',
    },
  },
}
