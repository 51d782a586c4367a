import type { TextsFor } from '../../documents/index.ts'
import { otherCompany, otherPerson, ourIntroduction, partyQuestions, partySections, signatures } from '../common/en.ts'
import { contractTexts } from '../template.ts'
import { freelanceSpec } from './questions.ts'
import { freelanceShape } from './shape.ts'

const { write, make } = contractTexts(freelanceSpec, 'en', {
  sections: {
    ...partySections,
    assignment: 'The assignment',
    fee: 'The fee',
    risk: 'Rights and risk',
  },
  questions: {
    ...partyQuestions,
    our_role: {
      label: 'What are you?',
      options: { client: 'The client', contractor: 'The contractor: we do the work' },
    },
    other_kind: {
      ...partyQuestions.other_kind,
      help: 'A self-employed person with a KVK number is a company. This agreement is not for an assignment from a consumer.',
    },
    assignment: {
      label: 'What is the assignment?',
      help: 'As concrete as possible: what is ready at the end? For example: designing and building a web shop.',
      gap: 'the assignment',
    },
    promise: {
      label: 'What does the contractor promise?',
      options: { effort: 'To do their best', result: 'That it is finished and usable' },
    },
    substitution: {
      label: 'May the contractor be replaced by someone else?',
      help: 'Someone who is really free to send a replacement is less likely to be an employee. It is only one of the things that count, though. Choose yes only if you will also work that way.',
    },
    start_date: { label: 'On which day does the assignment begin?', gap: 'first day' },
    until: {
      label: 'When is the assignment over?',
      options: { done: 'When the work is done', date: 'On a certain day', notice: 'When someone gives notice' },
    },
    end_date: { label: 'On which day?', gap: 'last day' },
    notice_days: {
      label: 'With how many days’ notice may you stop?',
      help: 'The same for both. Thirty days is usual.',
      gap: 'number of days',
    },
    fee: {
      label: 'How is it paid?',
      help: 'A fixed price is for the whole assignment, or per month if it goes on until someone gives notice.',
      options: { hourly: 'By the hour', fixed: 'A fixed price' },
    },
    hourly_rate: {
      label: 'What is the hourly rate, without VAT?',
      help: 'With a low rate it is sooner thought to be employment.',
      gap: 'hourly rate',
    },
    most_hours: { label: 'How many hours at most? (optional)', gap: 'highest number of hours' },
    fixed_fee: { label: 'What is the price for the whole assignment, without VAT?', gap: 'fixed price' },
    monthly_fee: { label: 'What is the price per month, without VAT?', gap: 'price per month' },
    costs: { label: 'Are expenses reimbursed separately?', help: 'Such as travel or materials.' },
    payment_days: {
      label: 'Within how many days must an invoice be paid?',
      help: '60 days at most. If a large company pays a small one, 30 at most.',
      gap: 'number of days',
    },
    rights: {
      label: 'Whose are the rights in what is made?',
      options: {
        transfer: 'The client’s, once it has been paid for',
        licence: 'The contractor’s; the client may use it',
      },
    },
    cap_amount: {
      label: 'Up to which amount for each event is each liable for damage?',
      help: 'Look at what the insurance covers for each claim.',
      gap: 'highest amount of damages',
    },
    insured: { label: 'Must the contractor be insured against liability?' },
    personal_data: {
      label: 'Does the contractor work with personal data of the client?',
      help: 'Such as addresses of customers. A data processing agreement is then often needed too.',
    },
    penalty: { label: 'Is there a penalty if someone passes on secrets?' },
    penalty_amount: {
      label: 'How much is the penalty for each breach?',
      help: 'Keep it reasonable: a court can lower a penalty that is far too high.',
      gap: 'amount of the penalty',
    },
  },
})

const texts = {
  title: 'Contract for services',
  parts: {
    agreement: {
      title: null,
      articles: {
        parties: {
          title: 'Parties',
          plain: 'Who gives the assignment and who does the work.',
          clauses: {
            intro: 'The undersigned:',
            us: `${ourIntroduction}; and`,
            company: `${otherCompany};`,
            person: `${otherPerson};`,
            we_ask:
              'Hereinafter {our_name} is called the client (opdrachtgever) and {other_name} the contractor (opdrachtnemer).',
            we_work:
              'Hereinafter {our_name} is called the contractor (opdrachtnemer) and {other_name} the client (opdrachtgever).',
            agree: 'The parties agree as follows.',
          },
        },
        assignment: {
          title: 'The assignment',
          plain: 'What is done and what is promised about it.',
          clauses: {
            what: 'The client gives the contractor the following assignment, which the contractor accepts: {assignment}.',
            effort:
              'The contractor makes every effort to carry out the assignment well, but does not warrant a particular result.',
            result:
              'The contractor warrants that the result of the assignment is finished and meets what the parties have agreed and what the client may reasonably expect of it. The contractor repairs free of charge and within a reasonable time what does not.',
            business:
              'This is a contract for services (overeenkomst van opdracht) within the meaning of article 7:400 of the Dutch Civil Code. Each of the parties enters into it in the course of its own profession or business.',
          },
        },
        independence: {
          title: 'Independence',
          plain:
            'The contractor is not an employee. What counts is how you really work: if that looks like employment, this contract does not help and the tax office can claim payroll tax.',
          clauses: {
            none: 'The parties do not want to enter into an employment contract within the meaning of article 7:610 of the Dutch Civil Code.',
            own_way:
              'The contractor works independently, without supervision or direction by the client, decides how to carry out the assignment and arranges the work and the time. The client may give instructions about the result of the assignment. If the work requires it, the parties coordinate times and place with each other.',
            own_means:
              'The contractor uses its own tools and means, except where the nature of the assignment does not allow it.',
            others: 'The contractor may also work for others and bears its own entrepreneurial risk.',
            no_pay: 'In the case of illness, holidays or another reason why no work is done, the client owes no fee.',
            practice:
              'The parties also carry out the assignment in this way in practice. If that changes, they consult and adapt this agreement or end it.',
            tax: 'How the relationship is judged for tax and social security depends on all circumstances. This agreement gives no certainty about that and neither of the parties makes a promise about it.',
          },
        },
        performance: {
          title: 'Performance',
          plain: 'How the work is done, and who may do it.',
          clauses: {
            care: 'The contractor observes the care of a good contractor (goed opdrachtnemer).',
            free: 'The contractor may be replaced and may engage others without consent. The contractor says so beforehand and ensures that the replacement is equally suitable. The client may refuse a replacement only because of objective requirements of the assignment.',
            consent:
              'The contractor may be replaced or engage others only with written consent of the client. The client does not refuse it without reasonable ground.',
            cooperation:
              'The client gives in time the information and cooperation that the assignment requires. Otherwise agreed periods are extended proportionately.',
            report:
              'The contractor keeps the client informed and says at once if something does not succeed or not in time. The contractor remains responsible for those whom it engages.',
          },
        },
        term: {
          title: 'Duration and end',
          plain: 'When the assignment begins, and how you can stop.',
          clauses: {
            done: 'The assignment begins on {start_date} and ends when it is completed.',
            date: 'The assignment begins on {start_date} and ends by operation of law on {end_date}.',
            open: 'The assignment begins on {start_date} and applies for an indefinite time.',
            notice:
              'Each of the parties can end it at any moment in writing with a notice period of {notice_days} {notice_days_is_one?day|days}.',
            at_once:
              'If one of the parties does not perform an important obligation, not even within a reasonable time after the other has asked for it in writing, the other may end this agreement at once. If performance is permanently impossible, that request is not needed.',
            bankrupt: 'The same applies if the other has been declared bankrupt or closes down its business.',
            settle:
              'At the end the client pays for the work that was done under the agreement until then, proportionately in the case of a fixed price. No further damages are due because of a notice. The contractor hands over to the client what is ready and what is the client’s.',
          },
        },
        fee: {
          title: 'Fee',
          plain: 'What it costs.',
          clauses: {
            hourly:
              'The fee is {hourly_rate} for every hour worked for the assignment. The contractor keeps a record of the hours.',
            most: 'Without written approval of the client given beforehand, no more than {most_hours} {most_hours_is_one?hour is|hours are} charged.',
            fixed: 'The fee for the whole assignment is {fixed_fee}.',
            per_month: 'The fee is {monthly_fee} per month. For part of a month a proportionate part is due.',
            vat: 'The amounts are without VAT. If VAT is due, it is added.',
            costs:
              'Expenses that the assignment requires and that the client approved beforehand are reimbursed separately on production of evidence.',
            no_costs: 'All costs are included in the fee.',
            more: 'If the client asks for more or other work, the parties agree in writing beforehand what that costs.',
          },
        },
        payment: {
          title: 'Invoices and payment',
          plain: 'When invoices are sent and paid.',
          clauses: {
            monthly:
              'After the end of every month the contractor sends an invoice that meets the requirements of the law, with a statement of the hours worked.',
            after:
              'The contractor sends an invoice that meets the requirements of the law when the assignment is completed. If the assignment lasts longer than a month, the contractor may after every month charge a part that fits the work that is ready.',
            each_month:
              'After the end of every month the contractor sends an invoice that meets the requirements of the law.',
            term: 'The client pays within {payment_days} {payment_days_is_one?day|days} after receipt of the invoice.',
            shorter:
              'If the client is a large company and the contractor is not, or if the client is a public authority, the period is thirty days at most.',
            late: 'If the client does not pay on time, it owes without notice of default the statutory commercial interest (wettelijke handelsrente) of article 6:119a of the Dutch Civil Code and the reasonable collection costs, with a minimum of forty euros.',
            disputed:
              'If the client does not agree with an invoice, it says so with reasons within the payment period. It pays on time the part that is not in dispute.',
          },
        },
        liability: {
          title: 'Liability, insurance and tax',
          plain: 'Who pays for damage, and up to which amount.',
          clauses: {
            cap: 'A party that fails to perform compensates the damage of the other up to {cap_amount} at most for each event. If an insurer pays more for that damage, that higher amount applies. The obligation to pay the fee is outside this limit.',
            insurance:
              'During the assignment the contractor is insured against the risk of liability in its profession or business, for at least this amount, and shows evidence of that on request.',
            indirect: 'Lost profit and missed turnover are not compensated.',
            never:
              'These limits do not apply in the case of intent or deliberate recklessness (opzet of bewuste roekeloosheid) of the liable party or its managers, in the case of death or injury, in the case of a breach of confidentiality or of rights of third parties, or where the law does not allow a limit.',
            own_taxes:
              'Each of the parties itself files returns of, and pays, the taxes and contributions that are for its account under the law.',
          },
        },
        property: {
          title: 'Intellectual property',
          plain:
            'Whose is what is made. If the rights are transferred, the law asks for a signed deed. An ordinary electronic signature can be enough, but a pen or a qualified one is safer.',
          clauses: {
            transfer:
              'The contractor hereby transfers all intellectual property rights in what it makes for the assignment, in full and for all forms of use, to the client, who accepts the transfer. This also applies to work that is still to be made. The transfer takes effect each time as soon as the fee for that work has been paid. Until then the client may already use it for its business, as long as it is not in default with that payment.',
            deed: 'This agreement is the deed of transfer within the meaning of article 2 of the Dutch Copyright Act (Auteurswet), and future rights are hereby transferred in advance. If anything further is needed for the transfer, the contractor cooperates.',
            existing:
              'What the contractor already had, or made independently of the assignment, remains the contractor’s. If it is part of the result, the client may use and change it there permanently, worldwide and without further payment, and pass it on together with the result.',
            licence:
              'All intellectual property rights in what the contractor makes for the assignment remain with the contractor. As soon as the fee has been paid, the client may use the result for its own business, without limit in time and worldwide, and adapt it for that. This right of use is not exclusive, cannot be revoked as long as the client complies with this agreement, and can be transferred only together with its business.',
            moral:
              'Beside the fee of {ref:fee} nothing is due for this. If the contractor itself is the maker, it waives the right to oppose reasonable changes and use without its name, as far as the law allows. Mandatory rights of the maker under chapter Ia of the Dutch Copyright Act remain in force.',
            engaged:
              'If someone else makes the work for the contractor, the contractor ensures that it obtains the rights that it gives here, and that the maker makes the same waiver.',
            of_others:
              'The contractor ensures that the result infringes no rights of others. If another nevertheless invokes such rights, the contractor resolves this at its own expense, unless it is caused by material that the client supplied.',
          },
        },
        secrecy: {
          title: 'Confidentiality',
          plain: 'What is confidential stays between you.',
          clauses: {
            secret:
              'Each of the parties keeps secret what it knows of the other and understands or should understand to be confidential, and uses it only for the assignment. It imposes the same duty on those whom it engages.',
            not: 'This does not apply to what is public without a breach, was already known to it, was lawfully obtained from another or must be disclosed under the law or by order of a court or supervisor.',
            lasts:
              'The duty of confidentiality lasts until three years after the end of the assignment, and for trade secrets as long as they are trade secrets.',
            whistle:
              'It does not limit anyone in the right to report wrongdoing under the Dutch Whistleblowers Protection Act (Wet bescherming klokkenluiders).',
          },
        },
        penalty: {
          title: 'Penalty',
          plain: 'What you pay if you pass on secrets.',
          clauses: {
            amount:
              'A party that breaches {ref:secrecy} owes the other, without notice of default, an immediately payable penalty of {penalty_amount} for each breach.',
            damages:
              'Contrary to article 6:92 of the Dutch Civil Code, the other may claim performance beside the penalty, and damages as far as they exceed the penalty.',
          },
        },
        data: {
          title: 'Personal data',
          plain: 'How you deal with data about people.',
          clauses: {
            law: 'Each of the parties handles personal data as the General Data Protection Regulation requires.',
            processor:
              'If the contractor processes personal data for the client, it does so only on the client’s written instructions and secures them well. If it is a processor in doing so, the parties enter into a data processing agreement before it receives those data.',
            none: 'For the assignment the client gives the contractor no access to personal data of customers or staff. If that nevertheless becomes necessary, the parties first make written arrangements about it.',
          },
        },
        final: {
          title: 'Final provisions',
          plain: 'Changes are made in writing. Dutch law applies, and general terms do not.',
          clauses: {
            terms: 'General terms and conditions of the parties do not apply to this assignment.',
            changes: 'This agreement can only be changed in writing.',
            invalid:
              'If a provision is invalid, the others remain in force and the parties replace it by a valid one that comes as close to it as possible.',
            law: 'This agreement is governed by Dutch law.',
            court:
              'Disputes are submitted to the competent court in the district where {our_name} is established, unless mandatory law provides otherwise.',
          },
        },
        signature: signatures,
      },
    },
  },
} as const satisfies TextsFor<typeof freelanceShape>

export const freelance = make(write(freelanceShape, texts))
