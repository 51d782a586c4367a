import type { MembershipFacts, MembershipWords } from './nl-membership.ts'

const each = ({ per }: MembershipFacts) => (per === 'month' ? 'every month' : 'every year')
const page = 'View your membership'

/** About a membership: what it is, what it costs and when. */
export const enMembership: MembershipWords = {
  hello: (name) => (name === undefined ? 'Hi,' : `Hi ${name},`),
  invoice: ({ number }) => `Invoice ${number} is attached to this email.`,
  letters: {
    welcome: {
      subject: ({ plan }) => `Welcome: your ${plan} membership has begun`,
      title: 'Your membership has begun',
      paragraphs: (facts) => [
        `You now have the ${facts.plan} membership. It lets you make ${facts.contracts} contracts a year.`,
        `It runs until ${facts.day} and is then renewed ${each(facts)}. We always tell you at least three days before you pay again.`,
        facts.per === 'month'
          ? 'You can cancel any day. It then stops at the end of the month you paid for.'
          : 'You can cancel any day. In the first year it stops at the end of that year. After that it stops within a month, and you get back what you don’t use.',
        'Changed your mind? For the first fourteen days you can withdraw from the contract without giving a reason. You get your money back; only contracts you have already approved are counted in proportion. The button is on your membership page.',
      ],
      action: page,
    },
    before_charge: {
      subject: ({ day }) => `Your membership is renewed on ${day}`,
      title: 'Your membership goes on',
      paragraphs: ({ plan, amount, day }) => [
        `On ${day} we will collect ${amount} for your ${plan} membership, including VAT. You don’t have to do anything.`,
        'Do you want to stop, or something else? Arrange it before that day on your membership page.',
      ],
      action: page,
    },
    before_link: {
      subject: ({ day }) => `Your membership runs until ${day}`,
      title: 'Do you want to go on?',
      paragraphs: ({ plan, amount, day }) => [
        `Your ${plan} membership is paid until ${day}. Going on costs ${amount}, including VAT. We don’t collect anything by ourselves: you pay on your membership page.`,
        'Do you want to stop? Cancel it there. If you don’t pay, it stops by itself two weeks later.',
      ],
      action: 'Pay or cancel',
    },
    failed: {
      subject: () => 'The payment for your membership failed',
      title: 'The payment failed',
      paragraphs: ({ plan, amount, day }) => [
        `We could not collect ${amount} for your ${plan} membership. Everything keeps working through ${day}.`,
        'Pay it yourself, or make sure there is enough in your account: we will try a few more times. After that you can’t approve contracts anymore. What you made stays visible.',
      ],
      action: 'Pay now',
    },
    charged_back: {
      subject: () => 'The payment for your membership was taken back',
      title: 'Your bank took the payment back',
      paragraphs: ({ plan, amount, day }) => [
        `Your bank took back ${amount} for your ${plan} membership. Everything keeps working through ${day}.`,
        'Was it a mistake? Then pay again. Do you want to stop? Then cancel your membership.',
      ],
      action: 'Pay or cancel',
    },
    recovered: {
      subject: () => 'Your membership is paid again',
      title: 'Your payment is in',
      paragraphs: ({ plan, amount }) => [`We received ${amount}. Your ${plan} membership simply goes on.`],
      action: page,
    },
    renewed: {
      subject: ({ plan }) => `Your payment for ${plan} is in`,
      title: 'Your payment is in',
      paragraphs: ({ plan, amount, day }) => [
        `We received ${amount}. You have the ${plan} membership, and it is paid until ${day}.`,
      ],
      action: page,
    },
    canceling: {
      subject: ({ day }) => `Your membership stops on ${day}`,
      title: 'You canceled',
      paragraphs: ({ plan, day }) => [
        `Your ${plan} membership stops on ${day}. Until then everything works and you pay nothing more.`,
        'Changed your mind? You can take it back on your membership page.',
      ],
      action: page,
    },
    ended: {
      subject: () => 'Your membership has stopped',
      title: 'Your membership has stopped',
      paragraphs: ({ plan, day }) => [
        `Your ${plan} membership stopped on ${day}. We won’t collect anything anymore. Your contracts stay there to read and download.`,
      ],
      action: page,
    },
    ended_unpaid: {
      subject: () => 'Your membership has stopped',
      title: 'Your membership has stopped',
      paragraphs: ({ plan, day }) => [
        `We didn’t receive a payment, so your ${plan} membership stopped on ${day}. You owe us nothing. Your contracts stay there to read and download.`,
        'Do you want to join again? You can at any time.',
      ],
      action: page,
    },
    withdrawn: {
      subject: () => 'Confirmation: you have withdrawn from the contract',
      title: 'We received your withdrawal',
      paragraphs: ({ plan, amount, day, kept, moment, who }) => [
        `On ${moment} we received this statement: “I, ${who}, withdraw from the contract for the ${plan} membership, begun on ${day}.”`,
        `Your membership has stopped at once and we won’t collect anything anymore. You get ${amount} back, by the way you paid. That usually takes a few days and never more than fourteen.`,
        ...(kept === '' ? [] : [`For the contracts you had already approved we keep ${kept}. Those stay yours.`]),
        'Keep this email: it is your proof.',
      ],
      action: page,
    },
    package_bought: {
      subject: ({ plan }) => `Your payment for ${plan} is in`,
      title: 'Your contracts are ready',
      paragraphs: ({ plan, contracts }) => [
        `You bought ${plan}. It lets you approve ${contracts} contracts whenever you like: they do not expire.`,
        'Changed your mind? For the first fourteen days you can withdraw from the contract without giving a reason. You get your money back; only contracts you have already approved are counted in proportion. The button is on your membership page.',
      ],
      action: 'View your contracts',
    },
    package_withdrawn: {
      subject: () => 'Confirmation: you have withdrawn from the contract',
      title: 'We received your withdrawal',
      paragraphs: ({ plan, amount, day, kept, moment, who }) => [
        `On ${moment} we received this statement: “I, ${who}, withdraw from the contract for ${plan}, bought on ${day}.”`,
        `You get ${amount} back, by the way you paid. That usually takes a few days and never more than fourteen.`,
        ...(kept === '' ? [] : [`For the contracts you had already approved we keep ${kept}. Those stay yours.`]),
        'Keep this email: it is your proof.',
      ],
      action: page,
    },
  },
  greeting: ({ brand }) => `Kind regards,\nthe ${brand} team`,
  footer: ({ brand, support_email }) => [
    `${brand} · ${support_email}`,
    'You receive this email because you have a membership with us.',
  ],
}
