import type { TextsFor } from '../../documents/index.ts'
import { partyQuestions, partySections, signatures } from '../common/en.ts'
import { contractTexts } from '../template.ts'
import { proofOfPaymentSpec } from './questions.ts'
import { proofOfPaymentShape } from './shape.ts'

const { write, make } = contractTexts(proofOfPaymentSpec, 'en', {
  sections: { us: partySections.us, shares: 'The shares', payment: 'The payment' },
  questions: {
    our_signer: {
      ...partyQuestions.our_signer,
      label: 'Which director signs?',
      help: 'First and last name of a director who may sign for your company.',
    },
    shareholder: {
      label: 'Who has paid?',
      help: 'The name of the shareholder: first names and surname, or the name of the company.',
      gap: 'name of the shareholder',
    },
    occasion: {
      label: 'When were the shares taken?',
      options: { incorporation: 'On incorporation', issue: 'On a later issue' },
    },
    deed_day: {
      label: 'On which day was that at the notary?',
      help: 'The date of the deed of incorporation or issue.',
      gap: 'date of the deed',
    },
    share_count: { label: 'How many shares are they?', gap: 'number of shares' },
    nominal_value: {
      label: 'What is the nominal value of one share?',
      help: 'The articles of association say so.',
      gap: 'nominal value of a share',
    },
    paid_date: {
      label: 'On which day were the shares paid?',
      help: 'The day on which the money was in the account of your company. If payment was made in something other than money, for example a business or goods, this proof is not suitable.',
      gap: 'day of payment',
    },
    fully_paid: {
      label: 'Have the shares been paid in full?',
      help: 'Then the number of shares times the nominal value was transferred. Sometimes it is agreed that a part need only be paid later.',
    },
    paid_amount: {
      label: 'How much was paid on the shares?',
      help: 'Without share premium.',
      gap: 'amount that was paid',
    },
    premium: {
      label: 'Was share premium paid too?',
      help: 'Share premium (agio) is what a shareholder pays above the nominal value.',
    },
    premium_amount: { label: 'How much share premium?', gap: 'amount of the share premium' },
  },
})

const texts = {
  title: 'Statement of payment on shares in {our_name}',
  parts: {
    statement: {
      title: null,
      articles: {
        company: {
          title: 'The board states',
          plain: 'Who states this, and for which company.',
          clauses: {
            states:
              'The undersigned, {our_signer}, states the following as director on behalf of the board of {our_name}, established in {our_seat}, with its office at {our_street}, {our_zip} {our_town}, registered in the Dutch trade register under number {our_kvk}, hereinafter: the company.',
          },
        },
        shares: {
          title: 'The shares',
          plain: 'Which shares it is about.',
          clauses: {
            incorporation:
              '{shareholder}, hereinafter: the shareholder, took {share_count} {share_count_is_one?share|shares} in the capital of the company on its incorporation, by deed of {deed_day}.',
            issue:
              '{shareholder}, hereinafter: the shareholder, took {share_count} {share_count_is_one?share|shares} in the capital of the company on an issue of shares, by deed of {deed_day}.',
            nominal: '{share_count_is_one?The share has|Each of these shares has} a nominal value of {nominal_value}.',
          },
        },
        payment: {
          title: 'The payment',
          plain: 'How much was paid, when and how.',
          clauses: {
            full: 'On {paid_date} the shareholder paid up the whole nominal amount of {share_count_is_one?this share|these shares} (article 2:191 of the Dutch Civil Code): {share_count_is_one?{nominal_value}|{share_count} times {nominal_value}}, by transfer to a bank account in the name of the company.',
            part: 'On {paid_date} the shareholder paid up a part of the nominal amount of {share_count_is_one?this share|these shares}, {paid_amount} in total, by transfer to a bank account in the name of the company.',
            rest: 'The shareholder still owes the rest of the nominal amount, to be paid in the manner stipulated when the shares were taken (article 2:191 of the Dutch Civil Code).',
            formation:
              'If payment was made before the company had been incorporated, that account was in the name of the company in formation (vennootschap in oprichting).',
            premium:
              'In addition the shareholder paid {premium_amount} in money as share premium (agio), also by transfer to that bank account. That amount has been added to the share premium reserve and does not count as payment on the nominal amount.',
            money:
              'The payment was made in money, in euros, and was put at the disposal of the company. It has not been repaid to the shareholder.',
          },
        },
        record: {
          title: 'Proof and register',
          plain:
            'A statement of a bank has not been needed since 2012. Do keep the bank statement, update the shareholders’ register and check that the paid-up capital at KVK is right.',
          clauses: {
            proof:
              'The payment appears from a statement of the bank account of the company, which the board keeps with this statement.',
            register:
              'The board has entered the amount paid on {share_count_is_one?the share|each share} in the register of shareholders or does so without delay (article 2:194 of the Dutch Civil Code).',
            filed: 'If the paid-up capital is not yet right in the trade register, the board reports it without delay.',
          },
        },
        signature: {
          title: signatures.title,
          plain: `A director signs on behalf of the company. If directors may only sign together, have the other sign too. ${signatures.plain}`,
          clauses: { us: signatures.clauses.us },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof proofOfPaymentShape>

export const proofOfPayment = make(write(proofOfPaymentShape, texts))
