import type { TextsFor } from '../../documents/index.ts'
import {
  finalProvisions,
  otherCompany,
  otherPerson,
  ourIntroduction,
  partyQuestions,
  partySections,
  signatures,
} from '../common/en.ts'
import { contractTexts } from '../template.ts'
import { loanSpec } from './questions.ts'
import { loanShape } from './shape.ts'

const { write, make } = contractTexts(loanSpec, 'en', {
  sections: { ...partySections, loan: 'The loan', terms: 'Interest and repayment', security: 'Security' },
  questions: {
    ...partyQuestions,
    our_role: {
      label: 'Does your company lend money, or borrow it from the other?',
      help: 'If you borrow from many people at once, get advice first: strict rules apply to that.',
      options: { lend: 'We lend money', borrow: 'We borrow money from the other' },
    },
    amount: { label: 'What is the amount?', gap: 'amount of the loan' },
    loan_purpose: {
      label: 'What is the money for?',
      help: 'For example: buying a delivery van.',
      gap: 'what the money is for',
    },
    person_use: {
      label: 'What does this person borrow the money for?',
      help: 'Only for a profession or business. Whoever borrows for private use is a consumer, and lending to a consumer is not allowed without a licence. Whether that also goes for a private loan from your BV to yourself depends on the circumstances: take advice on that, since this agreement is not meant for it.',
      options: { business: 'For a profession or business', private: 'For private use' },
    },
    payout_date: { label: 'On which day is the money paid out?', gap: 'day of payment' },
    related: {
      label: 'Are the parties connected?',
      help: 'For example a company and its director, shareholder or their family, or two companies of the same owner. The terms must then be at arm’s length, or the tax office steps in. If a substantial shareholder and their partner together borrow more than €500,000 from their own companies, the excess is taxed (Wet excessief lenen).',
    },
    interest: {
      label: 'Is interest paid?',
      help: 'If the parties are connected, choose interest: without it the tax office can act as if there were any.',
      options: { fixed: 'Yes, a fixed rate', none: 'No' },
    },
    interest_rate: {
      label: 'What percentage of interest per year?',
      help: 'Choose what someone else would ask for such a loan.',
      gap: 'interest in percent',
    },
    repayment: {
      label: 'How is the loan repaid?',
      help: 'Annuity: the same amount of interest and repayment together every month.',
      options: {
        end: 'All at once at the end',
        linear: 'An equal part every month',
        annuity: 'An equal amount with interest every month (annuity)',
      },
    },
    interest_due: {
      label: 'When is the interest paid?',
      options: { yearly: 'Every year', end: 'At the end, with the repayment' },
    },
    end_date: { label: 'By which day must everything be repaid?', gap: 'last day' },
    term_count: { label: 'In how many monthly instalments?', gap: 'number of instalments' },
    first_term: {
      label: 'On which day is the first instalment?',
      help: 'One month after the money is paid out at the earliest.',
      gap: 'day of the first instalment',
    },
    early: { label: 'Is early repayment allowed without costs?' },
    security: {
      label: 'Is there security for the repayment?',
      help: 'A pledge is on goods or claims. A surety pays if the borrower does not. For a house or for shares you must go to a notary.',
      options: { none: 'No', pledge: 'A pledge', surety: 'A surety' },
    },
    pledged: {
      label: 'What is pledged?',
      help: 'Describe it so that nobody can be mistaken, for example with make and registration number.',
      gap: 'what is pledged',
    },
    surety_name: {
      label: 'Who becomes surety?',
      help: 'First and last name, or the name of the company. The spouse or registered partner of a private person must usually consent in writing, or else can annul the surety.',
      gap: 'name of the surety',
    },
    surety_max: { label: 'Up to which amount is the surety liable?', gap: 'highest amount of the surety' },
    subordinated: {
      label: 'Is the loan subordinated?',
      help: 'Then other creditors come first if the borrower cannot pay everyone. A bank sometimes asks for it.',
    },
    set_off: {
      label: 'May the borrower set off what the lender owes the borrower?',
      help: 'Under the law that is allowed. Choose no if every amount must simply be paid.',
    },
  },
})

const texts = {
  title: 'Loan agreement (overeenkomst van geldlening)',
  parts: {
    agreement: {
      title: null,
      articles: {
        parties: {
          title: 'Parties',
          plain: 'Who lends the money and who borrows it.',
          clauses: {
            intro: 'The undersigned:',
            us_lend: `${ourIntroduction}, hereinafter: the lender;`,
            company_lends: `${otherCompany}, hereinafter: the lender;`,
            person_lends: `${otherPerson}, hereinafter: the lender;`,
            us_borrow: `${ourIntroduction}, hereinafter: the borrower;`,
            company_borrows: `${otherCompany}, hereinafter: the borrower;`,
            person_borrows: `${otherPerson}, hereinafter: the borrower;`,
            agree: 'hereinafter together: the parties, agree as follows.',
          },
        },
        loan: {
          title: 'The loan',
          plain: 'How much is lent, what for and from when.',
          clauses: {
            amount:
              'The principal of the loan is {amount}. The lender lends this amount to the borrower, who must repay it. This is a loan of money (overeenkomst van geldlening) as referred to in article 7:129 of the Dutch Civil Code.',
            purpose: 'The borrower uses the loan for the following purpose: {loan_purpose}.',
            business:
              'The borrower declares that the loan is taken out for a profession or business of the borrower and not as a consumer, and does not use it for private purposes.',
            payout:
              'The lender pays out the principal on {payout_date} into the bank account that the borrower specifies.',
          },
        },
        related: {
          title: 'Connected parties',
          plain:
            'If the parties are connected, the loan must be at arm’s length and properly decided on. Record the decision separately before you sign, for example as a shareholders’ resolution.',
          clauses: {
            arms_length:
              'The parties are connected to each other. They have chosen the terms of this loan as they would have agreed them with another in the same circumstances.',
            no_interest:
              'The parties are connected to each other. They have chosen not to agree on interest and know that for tax purposes an arm’s length interest can be assumed all the same. They have chosen the other terms as they would have agreed them with another in the same circumstances.',
            conflict:
              'A director of one of the parties who has a direct or indirect personal interest in this loan that conflicts with the interest of that party has not taken part in the deliberations and the decision-making of its board. Where the board could therefore not take a decision, it was taken by the body that the law and the articles of association designate for this (for a private limited company article 2:239 paragraph 6 of the Dutch Civil Code).',
            sole: 'If one of the parties holds all shares in the other, this agreement is also the written record that article 2:247 of the Dutch Civil Code requires.',
          },
        },
        interest: {
          title: 'Interest',
          plain: 'How much interest is paid, and when.',
          clauses: {
            rate: 'From the day of payment the borrower pays a fixed interest of {interest_rate} percent per year on the part of the principal that has not yet been repaid.',
            yearly:
              'The interest is calculated per day, on the basis of a year of 365 days, and paid every year in arrears on 31 December, and for the last time with the repayment.',
            at_end:
              'The interest is calculated per day, on the basis of a year of 365 days, and paid all at once with the repayment. As long as it is not yet due, no interest is calculated on the interest.',
            monthly:
              'The interest is calculated per month, at one twelfth of the interest per year, and paid with each instalment of {ref:repayment}.',
            first_days:
              'If there is more than a month between the payment of the principal and the first instalment, the interest over the days before that month is calculated per day, on the basis of a year of 365 days, and paid separately with the first instalment.',
            none: 'The borrower pays no interest on the loan.',
          },
        },
        repayment: {
          title: 'Repayment',
          plain: 'How and when the loan is repaid.',
          clauses: {
            at_end: 'The borrower repays the principal all at once, no later than on {end_date}.',
            equal:
              'The borrower repays the principal in {term_count} equal monthly instalments, the first on {first_term}.',
            annuity:
              'The borrower pays interest and principal in {term_count} equal monthly amounts (annuities), the first on {first_term}. The amount is calculated so that with the last instalment the whole principal and all interest have been paid.',
            same_day:
              'The following instalments always fall on the same day of the month or, if a month does not have that day, on its last day.',
            schedule:
              'When paying out, the lender gives the borrower a schedule of the instalments. A difference caused by rounding is settled with the last instalment.',
            order:
              'A payment goes first towards the costs, then towards the interest outstanding and then towards the principal (article 6:44 of the Dutch Civil Code).',
            early: 'The borrower may repay the loan in whole or in part earlier at any time, without compensation.',
            early_interest: 'In doing so the borrower also pays the interest until that day on the amount repaid.',
            lower:
              'After an extra repayment the following instalments are calculated anew. Their number stays the same.',
            not_early: 'Early repayment is only possible with written permission of the lender.',
            no_set_off:
              'The borrower pays without set-off and without suspension, except as far as the lender has acknowledged the claim of the borrower or a court has established it.',
          },
        },
        late: {
          title: 'Late payment',
          plain: 'What happens if payment is not made on time.',
          clauses: {
            demand:
              'If the borrower does not pay on time, the lender may demand in writing that payment is made within fourteen days. If it is not, the borrower is in default (verzuim).',
            statutory:
              'A borrower in default pays on the late amount, from the day on which it should have been paid, the statutory interest (wettelijke rente) of article 6:119 of the Dutch Civil Code or, if that is higher, the agreed interest. The borrower does not pay both on the same amount.',
            only_statutory:
              'A borrower in default pays on the late amount, from the day on which it should have been paid, the statutory interest (wettelijke rente) of article 6:119 of the Dutch Civil Code.',
            costs:
              'In addition the borrower reimburses the reasonable costs of collecting the amount, in accordance with article 6:96 of the Dutch Civil Code.',
          },
        },
        due: {
          title: 'When everything must be paid at once',
          plain: 'If things go wrong with the borrower, the whole amount can be claimed.',
          clauses: {
            intro: 'The lender may claim the whole loan with the interest in writing and at once if the borrower:',
            default: 'is in default with a payment as referred to in {ref:late.demand};',
            insolvent:
              'has been declared bankrupt, has been granted a suspension of payments or has been admitted to debt restructuring (schuldsanering);',
            ended: 'dies, is dissolved, or wholly or largely ceases or transfers the business;',
            seized: 'has an important part of its assets seized and the attachment is not lifted within thirty days;',
            breach:
              'does not perform another obligation under this agreement and does not remedy this within fourteen days after a written demand.',
            tells: 'The borrower informs the lender without delay if such a thing happens or threatens to happen.',
          },
        },
        security: {
          title: 'Security',
          plain:
            'What the lender can fall back on if payment is not made. A pledge or surety comes in a separate document. Whoever becomes surety privately had best sign it with a pen.',
          clauses: {
            none: 'The borrower gives no security for the loan.',
            pledge:
              'The borrower gives the lender a pledge (pandrecht) on the following, as security for everything that the borrower owes or will owe under this agreement: {pledged}.',
            pledge_deed:
              'The parties create the pledge by a separate deed of pledge, in the manner that the law prescribes for those assets. If pledged goods remain with the borrower, or whoever must pay a pledged claim is not told of the pledge, that is a notarial deed or a deed that is registered with the Dutch tax office.',
            pledge_free:
              'The borrower declares to be authorised to give the pledge and that what is pledged is free from other rights and attachments.',
            surety:
              'The borrower ensures that {surety_name} stands surety (borg), in a separate written agreement, for everything that the borrower owes or will owe under this agreement, up to at most {surety_max}.',
            spouse:
              'If the surety is married or in a registered partnership, that spouse or partner gives written consent where article 1:88 of the Dutch Civil Code requires it.',
            first: 'The lender need not pay out the principal before this security has been given.',
          },
        },
        subordination: {
          title: 'Subordination',
          plain: 'If there is too little for everyone, other creditors come first.',
          clauses: {
            behind:
              'The claim of the lender under this agreement is subordinated (achtergesteld) to the claims of all other creditors of the borrower that are not subordinated themselves (article 3:277 paragraph 2 of the Dutch Civil Code). In case of bankruptcy, suspension of payments, debt restructuring, a composition or dissolution of the borrower, the lender is paid only once they have been paid in full or have agreed otherwise.',
            meanwhile: 'As long as that is not the case, the borrower simply pays interest and principal on time.',
          },
        },
        final: finalProvisions,
        signature: signatures,
      },
    },
  },
} as const satisfies TextsFor<typeof loanShape>

export const loanAgreement = make(write(loanShape, texts))
