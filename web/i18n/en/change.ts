import type { change as dutch } from '../nl/change.ts'
import type { TextShape } from '../shape.ts'

/** Changing what was paid for: what it costs, what it does, and how it stands. */
export const change = {
  loading: 'We are working out what your change does',
  failed: 'We cannot show what your change does right now. Nothing is lost: please try again in a moment.',
  title: {
    name: 'Change the name',
    seat: 'Change the seat',
    object: 'Change the purpose',
    persons: 'Change the people',
    other: 'Change your details',
  },
  intro: {
    free: 'You can, and it is free. First see exactly what changes.',
    free_later: 'You can, and it is free. The date does move. First see exactly what changes.',
    pay: 'You still can. First see exactly what it costs and what changes.',
    pay_later:
      'You still can. The notary is already checking your case, so the date moves. First see exactly what changes.',
    refund: 'You can, and you get money back. First see exactly what changes.',
  },
  none: {
    title: 'There is nothing to change',
    text: 'Everything in your case is as you filled it in.',
    action: 'To your answers',
  },
  refused: {
    signed:
      'The deed is signed. Anything you want changed now takes a new deed. Get in touch and we will see together what can be done.',
    over: 'This case has ended, so there is nothing left to change.',
    faults: 'These answers do not add up yet. Please go over them once more:',
    contact: 'Email us',
    back: 'Back to your answers',
  },
  answers: { heading: 'What you change', now: 'Now', becomes: 'Becomes', empty: 'not filled in', adjust: 'Adjust it' },
  papers: {
    heading: 'What changes in your papers',
    about: 'Struck words go, underlined words come. Everything else stays word for word the same.',
    none: 'Nothing changes in your papers.',
    comes: 'This paper is added.',
    goes: 'This paper is dropped.',
    more: 'And likewise in {count} more articles.',
    more_one: 'And likewise in one more article.',
    show_all: 'Show them all',
    anew: 'We make anew',
  },
  agreement: {
    none: 'Nobody has approved the final deed yet, so nothing has to be approved again.',
    sent: 'You get a new final deed to read.',
    falls: 'The final deed was already approved. Everybody who signs gets a new one and approves that one.',
  },
  cost: {
    heading: 'What it costs',
    back: 'What you get back',
    nothing: 'Nothing',
    vat: 'VAT {rate}%',
    why_fee: 'The notary has to check this again. Until your case was taken up, changes were free.',
    why_back: 'We send it back to the account you paid from. That usually takes a few working days.',
  },
  date: {
    heading: 'What it does to the date',
    later: '{count} working days later',
    later_one: '1 working day later',
    same: 'The date stays the same',
    step: 'Step',
    was: 'was',
    becomes: 'becomes',
    steps: {
      checking_documents: 'Checked',
      uploading_fca: 'Deed ready',
      executing_deed: 'Deed signed',
      finalized: 'Company exists',
    },
  },
  act: {
    pay: {
      name: 'Pay {amount} and change the name',
      seat: 'Pay {amount} and change the seat',
      object: 'Pay {amount} and change the purpose',
      persons: 'Pay {amount} and change the people',
      other: 'Pay {amount} and change it',
    },
    free: {
      name: 'Change the name',
      seat: 'Change the seat',
      object: 'Change the purpose',
      persons: 'Change the people',
      other: 'Change my details',
    },
    leave: {
      name: 'Leave the name as it is',
      seat: 'Leave the seat as it is',
      object: 'Leave the purpose as it is',
      persons: 'Leave the people as they are',
      other: 'Leave everything as it is',
    },
    when_paid: 'The change takes effect once you have paid. Until then everything stays as it is.',
    busy: 'One moment',
    done: 'Your change is in your case. The notary sees it.',
    moved: 'Your case has moved on meanwhile, so this is different now. Please look again at what it costs and does.',
    failed: 'That did not work. Nothing was changed and nothing was paid: please try again in a moment.',
  },
  open: {
    heading: 'A change is waiting for payment',
    text: 'Until you have paid {amount}, everything stays as it is. On {day} the change lapses by itself.',
    checking:
      'We will hear from the bank shortly whether your payment came through. As soon as it has, your change is in your case.',
    pay: 'Pay {amount}',
    withdraw: 'Withdraw the change',
    withdrawn: 'The change is withdrawn. Everything stays as it is.',
  },
  returned: 'Your change came too late when your payment arrived. You get the money back, and everything is as it was.',
} as const satisfies TextShape<typeof dutch>
