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
import { ndaSpec } from './questions.ts'
import { ndaShape } from './shape.ts'

const { write, make } = contractTexts(ndaSpec, 'en', {
  sections: { ...partySections, secret: 'What stays secret', breach: 'If someone breaks it' },
  questions: {
    ...partyQuestions,
    direction: {
      label: 'Who shares something confidential?',
      options: { both: 'Both of us', us: 'Only us', other: 'Only the other party' },
    },
    purpose: {
      label: 'What is it shared for?',
      help: 'For example: to find out whether we will start a web shop together.',
      gap: 'what it is shared for',
    },
    start_date: { label: 'From which day does it apply?', gap: 'first day' },
    secret_years: {
      label: 'For how many years must it stay secret?',
      help: 'Two to five years is usual.',
      gap: 'number of years',
    },
    penalty: {
      label: 'Is there a penalty for breaking it?',
      help: 'Without one you must prove how much damage you suffered, which is hard.',
    },
    penalty_amount: {
      label: 'How much is the penalty for each breach?',
      help: 'Keep it reasonable: a court can lower a penalty that is far too high.',
      gap: 'amount of the penalty',
    },
    penalty_daily: { label: 'And for each day that the breach goes on? (optional)', gap: 'penalty per day' },
  },
})

const texts = {
  title: 'Non-disclosure agreement',
  parts: {
    agreement: {
      title: null,
      articles: {
        parties: {
          title: 'Parties',
          plain: 'Between whom this is agreed.',
          clauses: {
            intro: 'The undersigned:',
            us: `${ourIntroduction}, hereinafter: {our_name};`,
            company: `${otherCompany}, hereinafter: {other_name};`,
            person: `${otherPerson}, hereinafter: {other_name};`,
            agree: 'hereinafter together: the parties, agree as follows.',
          },
        },
        purpose: {
          title: 'Purpose',
          plain: 'Why something confidential is shared, and by whom.',
          clauses: {
            both: 'The parties share confidential information with each other for the following purpose: {purpose} (hereinafter: the purpose).',
            us: '{our_name} shares confidential information with {other_name} for the following purpose: {purpose} (hereinafter: the purpose).',
            other:
              '{other_name} shares confidential information with {our_name} for the following purpose: {purpose} (hereinafter: the purpose).',
            roles:
              'Whoever shares confidential information is hereinafter called the disclosing party; whoever receives it, the receiving party.',
          },
        },
        confidential: {
          title: 'Confidential information',
          plain: 'What is secret, and what is not.',
          clauses: {
            what: 'Confidential information is all information that the disclosing party shares for the purpose, on paper, digitally, orally or otherwise, and that the receiving party knows or reasonably should know to be confidential. The existence of the talks about the purpose is confidential too.',
            not: 'Information is not confidential where the receiving party proves that it:',
            public: 'is public, or becomes public without a breach of this agreement by the receiving party;',
            known: 'was already known to the receiving party before the disclosing party shared it;',
            third: 'was obtained from a third party who was free to share it;',
            own: 'was developed by the receiving party itself without the use of confidential information.',
            proof: 'A combination of data is not public or known merely because its separate parts are.',
          },
        },
        duties: {
          title: 'Obligations of the receiving party',
          plain: 'Do not pass it on, use it only for the purpose, and take good care of it.',
          clauses: {
            intro: 'The receiving party:',
            secret: 'keeps the confidential information secret;',
            purpose_only: 'uses it only for the purpose;',
            care: 'protects it by reasonable measures, and with at least the same care as its own confidential information;',
            who: 'shares it only with those of its own employees, contractors and advisers who need it for the purpose and who are bound by at least the same duty of confidentiality.',
            staff: 'The receiving party is responsible for their compliance with this agreement.',
          },
        },
        must_tell: {
          title: 'Required disclosure',
          plain: 'If the law or a court asks for it, it is allowed. Reporting wrongdoing is always allowed.',
          clauses: {
            law: 'The receiving party may disclose confidential information as far as the law, a court or a competent supervisor requires.',
            warns:
              'Where that is allowed, it informs the disclosing party beforehand, and it discloses no more than is needed.',
            whistle:
              'This agreement does not limit anyone in the right to report wrongdoing under the Dutch Whistleblowers Protection Act (Wet bescherming klokkenluiders).',
          },
        },
        back: {
          title: 'Return and destruction',
          plain: 'When the other asks for it back, you return or erase it.',
          clauses: {
            returns:
              'At the written request of the disclosing party, the receiving party returns or destroys the confidential information within fourteen days and confirms this in writing.',
            copies:
              'The receiving party may keep what the law requires it to keep and what is held in ordinary back-ups. As long as it keeps them, they remain confidential.',
          },
        },
        rights: {
          title: 'Rights',
          plain: 'Sharing something is not giving it away.',
          clauses: {
            none: 'All rights in the confidential information remain with the disclosing party. The receiving party obtains no licence or other right, except to use it for the purpose.',
            as_is:
              'This agreement obliges nobody to share information or to enter into another agreement. The disclosing party does not warrant that what it shares is correct or complete.',
            personal_data:
              'Where the information contains personal data, each of the parties complies with the General Data Protection Regulation.',
          },
        },
        term: {
          title: 'Duration',
          plain:
            'From when it must be kept secret, and for how long. Whoever stops still keeps silent about what was shared.',
          clauses: {
            from: 'This agreement applies from {start_date}, also to confidential information that was shared for the purpose before that day.',
            lasts:
              'The duty of confidentiality lasts until {secret_years} {secret_years_is_one?year|years} after the day on which confidential information was last shared.',
            trade_secret:
              'For what is a trade secret within the meaning of the Dutch Trade Secrets Act (Wet bescherming bedrijfsgeheimen), it lasts for as long as it is a trade secret.',
            ends: 'Each of the parties may terminate this agreement in writing at any time. It then does not apply to information shared afterwards. It remains in force for what has already been shared.',
          },
        },
        breach: {
          title: 'Penalty',
          plain: 'What you pay if you break it. A court can lower a penalty that is far too high.',
          clauses: {
            penalty:
              'A receiving party that does not do what {ref:duties} or what {ref:back} says owes the disclosing party, without notice of default, an immediately payable penalty of {penalty_amount} for each breach.',
            daily:
              'In addition it owes a penalty of {penalty_daily} for each day that the breach continues, part of a day counting as a whole day.',
            damages:
              'Contrary to article 6:92 of the Dutch Civil Code, the disclosing party may claim performance beside the penalty, and damages as far as they exceed the penalty.',
          },
        },
        final: finalProvisions,
        signature: signatures,
      },
    },
  },
} as const satisfies TextsFor<typeof ndaShape>

export const nda = make(write(ndaShape, texts))
