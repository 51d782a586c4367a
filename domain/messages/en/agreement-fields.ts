import type { TextsOf } from '../texts.ts'

/** Questions about what the shareholders agree on among themselves. */
export const agreementFields: Pick<
  TextsOf<'main'>,
  | 'shareholders_agreement'
  | 'agreement_decisions'
  | 'agreement_amount'
  | 'agreement_dividend'
  | 'agreement_leaver'
  | 'agreement_drag_along'
  | 'agreement_competition'
> = {
  shareholders_agreement: {
    label: 'Would you like a shareholders’ agreement?',
    help: 'It says who decides on big things, what happens to the profit and what someone who stops receives. You answer six questions, we write the agreement.',
    why: 'Without an agreement only the law and the articles apply. They say little about what happens when one of you leaves or when you cannot agree. It can also be made later, but then all of you have to agree at that moment.',
  },
  agreement_decisions: {
    label: 'Who decides on big things?',
    help: 'Such as a new shareholder, buying premises, a large loan or selling the BV.',
    options: { everyone: 'We all have to agree', two_thirds: 'Two thirds of the votes is enough' },
    optionHelp: {
      everyone: 'Nobody can be passed over.',
      two_thirds: 'Whoever holds two thirds of the shares can then decide alone.',
    },
  },
  agreement_amount: {
    label: 'From what amount is spending or borrowing big?',
    help: 'Below it, the board decides by itself.',
    issues: { required: 'Fill in an amount' },
  },
  agreement_dividend: {
    label: 'What do you do with the profit?',
    options: {
      buffer_first: 'A buffer first, the rest is paid out',
      half: 'Pay out at least half every year',
      together: 'Keep it in the BV, unless we decide otherwise together',
    },
    optionHelp: { buffer_first: 'The buffer covers six months of fixed costs.' },
  },
  agreement_leaver: {
    label: 'What happens to the shares of someone who stops working in the BV?',
    help: 'You determine the value together, or else an independent expert does.',
    options: {
      discount: 'Offered at full value, a quarter less if it is their own fault',
      full_value: 'Offered, always at full value',
      keep: 'They may keep them',
    },
    optionHelp: {
      discount: 'Their own fault is, for example, fraud, competing or leaving within two years without good reason.',
    },
  },
  agreement_drag_along: {
    label: 'Who may insist that the whole BV is sold?',
    help: 'The others then sell along, at the same price. The other way round, everyone may always sell along when the majority sells.',
    options: {
      three_quarters: 'Whoever together hold three quarters of the shares',
      majority: 'Whoever together hold more than half',
      nobody: 'Nobody: only if we all want to',
    },
  },
  agreement_competition: {
    label: 'How long may someone who leaves not compete?',
    help: 'As long as you are a shareholder, you do not compete with the BV anyway.',
    options: { twelve_months: 'One year', six_months: 'Six months', none: 'After leaving it is allowed at once' },
  },
}
