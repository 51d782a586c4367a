import { partyQuestions, partySections } from '../common/en.ts'
import type { ContractWords } from '../template.ts'
import type { employmentSpec } from './questions.ts'

const { our_signer, other_street, other_zip, other_town, other_email } = partyQuestions

/** How an employment contract is asked for. */
export const employmentAskedInEnglish = {
  sections: {
    us: partySections.us,
    other: 'The employee',
    work: 'The work',
    term: 'How long',
    pay: 'Pay and what goes with it',
    after: 'Competition and penalty',
  },
  questions: {
    our_signer,
    other_name: {
      label: 'What is the name of the employee?',
      help: 'First names and surname, as on the identity document.',
      gap: 'name of the employee',
    },
    other_birthdate: { label: 'What is the date of birth?', gap: 'date of birth of the employee' },
    other_street: { ...other_street, gap: 'street and number of the employee' },
    other_zip: { ...other_zip, gap: 'postal code of the employee' },
    other_town: { ...other_town, gap: 'town of the employee' },
    other_email,
    position: {
      label: 'What will the position be?',
      help: 'For example: sales assistant.',
      gap: 'position',
    },
    duties: {
      label: 'What is the work, in short?',
      help: 'For example: helping customers, packing orders and keeping the shop in order.',
      gap: 'description of the work',
    },
    workplace: {
      label: 'Where is the work done?',
      help: 'An address. If it varies, write for example: at customers in Friesland and Groningen.',
      gap: 'place of work',
    },
    start_date: {
      label: 'What is the first working day?',
      help: 'Have the contract signed before that day: a trial period that was agreed later is not valid.',
      gap: 'first working day',
    },
    hours: { label: 'How many hours a week?', gap: 'number of hours a week' },
    work_days: {
      label: 'On which days and at which times?',
      help: 'For example: from Monday to Thursday from 9:00 to 17:30.',
      gap: 'days and times',
    },
    term: {
      label: 'For how long is the contract?',
      help: 'You may give someone at most three temporary contracts in a row, together three years at most. After that the contract is permanent. An earlier contract counts if there were six months or less in between.',
      options: {
        indefinite: 'Permanent: for an indefinite time',
        short: 'Six months or shorter',
        medium: 'Seven to 23 months',
        long: 'Two years or longer',
      },
    },
    short_months: { label: 'How many months?', gap: 'number of months' },
    medium_months: { label: 'How many months?', gap: 'number of months' },
    long_months: { label: 'How many months?', help: '24 to 36.', gap: 'number of months' },
    trial: {
      label: 'Is there a trial period?',
      help: 'One month in a contract shorter than two years, otherwise two months. Choose no if this employee already did the same kind of work for you, also through an agency: a trial period is then not valid.',
    },
    interim: {
      label: 'May the contract also be ended before its end date?',
      help: 'Without this you are both tied to each other until the end date.',
    },
    notice: {
      label: 'Which notice period applies?',
      help: 'A longer period for the employee is allowed only if yours is twice as long.',
      options: {
        law: 'That of the law: one month for the employee',
        longer: 'Longer: two months for the employee, at least four for you',
      },
    },
    wage: {
      label: 'How much is the pay per month, gross?',
      help: 'For the agreed hours, without holiday allowance. Check that it is at least the statutory minimum hourly wage.',
      gap: 'pay per month',
    },
    holiday: {
      label: 'How many weeks of holiday a year?',
      options: { four: 'Four weeks, the minimum of the law', five: 'Five weeks' },
    },
    sick_pay: {
      label: 'How much pay do you continue during illness?',
      help: 'The law asks for 70 percent during two years, and in the first year at least the minimum wage.',
      options: { seventy: '70 percent', whole_first_year: 'Everything in the first year, then 70 percent' },
    },
    travel: {
      label: 'Do you reimburse travel to work?',
      help: 'For each kilometre the amount on which no tax need be paid.',
    },
    pension: {
      label: 'Is there a pension scheme?',
      help: 'In many industries you are obliged to join a pension fund. Find that out before you sign.',
    },
    pension_provider: { label: 'With which fund or insurer?', gap: 'pension fund or insurer' },
    collective: {
      label: 'Is your company under a collective agreement (cao)?',
      help: 'If a collective agreement applies to your industry, it prevails where it gives the employee more or prescribes something else.',
    },
    collective_name: { label: 'Which?', gap: 'name of the collective agreement' },
    restriction: {
      label: 'Do you want to restrict the employee after the end?',
      help: 'Only if your business really needs it: a court can set it aside. The law wants it in writing, and it is not settled whether an ordinary electronic signature is then enough. So have the employee sign this contract with a pen.',
      options: {
        none: 'No',
        clients: 'Not to work for our customers',
        competition: 'Not to work for a competitor either',
      },
    },
    restriction_months: {
      label: 'For how many months after the end?',
      help: 'Twelve at most.',
      gap: 'number of months',
    },
    restriction_area: {
      label: 'In which area?',
      help: 'No larger than needed. For example: the province of Friesland.',
      gap: 'area',
    },
    restriction_reasons: {
      label: 'Why does your business need this with this employee?',
      help: 'In a temporary contract it is not valid without good reasons. Write down which customers, knowledge or data the employee will get, why another would gain much by them and how that would harm your business. General words are not enough.',
      gap: 'why the business needs this',
    },
    penalty: {
      label: 'Is there a penalty if the employee passes on secrets or breaks a restriction?',
      help: 'That is possible only if the employee earns more than the minimum wage.',
    },
    penalty_amount: {
      label: 'How much is the penalty for each breach?',
      help: 'Keep it reasonable: a court can lower a penalty that is far too high.',
      gap: 'amount of the penalty',
    },
  },
} as const satisfies ContractWords<typeof employmentSpec>
