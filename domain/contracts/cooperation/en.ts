import type { TextsFor } from '../../documents/index.ts'
import {
  copyrightDeed,
  finalProvisions,
  otherCompany,
  otherPerson,
  ourIntroduction,
  partyQuestions,
  partySections,
  signatures,
} from '../common/en.ts'
import { contractTexts } from '../template.ts'
import { cooperationSpec } from './questions.ts'
import { cooperationShape } from './shape.ts'

const { write, make } = contractTexts(cooperationSpec, 'en', {
  sections: {
    ...partySections,
    work: 'What you do together',
    money: 'Costs and revenue',
    agreements: 'What you agree on',
  },
  questions: {
    ...partyQuestions,
    project: {
      label: 'What are you going to do together?',
      help: 'For example: develop and give a course for starters together.',
      gap: 'what the parties are going to do together',
    },
    our_part: {
      label: 'What does your company do and provide?',
      help: 'Goods, space or money too, if you bring them.',
      gap: 'what your company does and provides',
    },
    other_part: { label: 'What does the other do and provide?', gap: 'what the other does and provides' },
    start_date: { label: 'From which day?', gap: 'first day' },
    term: {
      label: 'How long does the cooperation last?',
      options: { indefinite: 'Until one of you gives notice', fixed: 'Until a fixed day' },
    },
    end_date: { label: 'Up to and including which day?', gap: 'last day' },
    notice_months: {
      label: 'How many months is the notice period?',
      help: 'With a fixed end too, each of you can stop earlier in this way.',
      gap: 'number of months',
    },
    costs: {
      label: 'Who pays the costs?',
      help: 'If you also share the revenue, it soon looks like a partnership. In that case each had better bear its own costs.',
      options: { own: 'Each its own costs', equal: 'Joint costs half each' },
    },
    cost_limit: {
      label: 'Above which amount do you consult first?',
      help: 'Joint costs above this amount are only allowed if the other agrees beforehand.',
      gap: 'amount above which consultation is needed',
    },
    revenue: {
      label: 'Who gets the revenue?',
      help: 'Sharing profit can turn the cooperation into a partnership, with liability for each other’s debts. That is why, when you share, one of you sells to the customer and pays the other a part of the revenue.',
      options: {
        own: 'Each invoices its own work',
        equal: 'The revenue is divided equally',
        percentage: 'The revenue is divided differently',
      },
    },
    our_share: { label: 'What percentage is for your company?', gap: 'percentage for your company' },
    seller: {
      label: 'Who sells to and invoices the customers?',
      options: { us: 'Your company', other: 'The other party' },
    },
    liability_limit: {
      label: 'Up to which amount per year is each liable for damage of the other?',
      help: 'Choose for example the amount that your insurance pays.',
      gap: 'highest amount of the liability',
    },
    results: {
      label: 'Who owns what you make for the project?',
      help: 'Such as texts, designs, software and names.',
      options: {
        joint: 'What we make together belongs to both, the rest to its maker',
        us: 'Everything belongs to your company',
        other: 'Everything belongs to the other party',
      },
    },
    exclusive: {
      label: 'Do you do this only with each other?',
      help: 'Agreements by which businesses shut others out can be forbidden if together they have a considerable part of the market. Get advice first in that case.',
    },
    exclusive_field: {
      label: 'Which work do you do only with each other, and where?',
      help: 'For example: courses for starters in Friesland.',
      gap: 'which work, and where',
    },
    no_poaching: {
      label: 'Do you agree not to take each other’s people?',
      help: 'Such an agreement between employers can be forbidden. Choose this only if the project really cannot do without.',
    },
  },
})

const texts = {
  title: 'Cooperation agreement (samenwerkingsovereenkomst)',
  parts: {
    agreement: {
      title: null,
      articles: {
        parties: {
          title: 'Parties',
          plain: 'Who work together.',
          clauses: {
            intro: 'The undersigned:',
            us: `${ourIntroduction}; and`,
            company: `${otherCompany};`,
            person: `${otherPerson}, acting in a profession or business;`,
            agree: 'hereinafter together: the parties, agree as follows.',
          },
        },
        purpose: {
          title: 'The cooperation',
          plain: 'What you do together, and who does what.',
          clauses: {
            project:
              'From {start_date} the parties work together on the following: {project} (hereinafter: the project).',
            ours: '{our_name} does and provides: {our_part}.',
            theirs: '{other_name} does and provides: {other_part}.',
            care: 'Each of the parties does so with the care of a good professional, at the times that they agree on together. What one of the parties makes available for use remains its own.',
            others:
              'One of the parties may have its work done by another if the other party agrees to this, and then remains responsible for it itself.',
          },
        },
        independent: {
          title: 'Each independent',
          plain:
            'You do not mean to be partners and do not answer for each other’s debts. What you do counts too: those who act as one business towards others or share profit and loss can be seen as partners after all.',
          clauses: {
            no_partnership:
              'The parties do not intend a professional partnership (maatschap), general partnership (vennootschap onder firma) or other partnership (article 7A:1655 of the Dutch Civil Code), nor an employment agreement. Each works for its own account and risk.',
            no_assets: 'They form no common assets.',
            joint_assets:
              'They form no common assets, except the joint rights of {ref:property.joint}, which are simple co-ownership (eenvoudige gemeenschap).',
            own_name:
              'The parties do not act under a common name as a partnership. Neither of them may represent or bind the other without a written power of attorney.',
            debts:
              'Each of the parties is liable only for its own debts. If one of them is nevertheless held liable for a debt of the other, the other reimburses what it must pay for this, with the reasonable costs.',
            staff: 'Each of the parties takes care of its own staff, taxes, permits and insurance.',
          },
        },
        deciding: {
          title: 'Consultation and decisions',
          plain: 'What concerns you both, you decide together.',
          clauses: {
            contact:
              'Each of the parties appoints a regular contact person. They consult each other as often as the project requires.',
            together:
              'The parties decide together on the planning, large expenses and changes of the project. As long as they do not agree, things stay as they were.',
            reports:
              'The parties give each other in time the information that the project needs, and warn each other if something does not work out.',
          },
        },
        costs: {
          title: 'Costs',
          plain: 'Who bears which costs.',
          clauses: {
            own: 'Each of the parties bears the costs that it incurs itself for the project.',
            equal:
              'Costs that are needed for the project as a whole are borne by the parties half each. Other costs, such as those of own staff and own space, are borne by each itself.',
            limit:
              'Joint costs of more than {cost_limit} per expense require the prior agreement of the other, by email or otherwise in writing.',
            settled:
              'Whoever has paid joint costs charges the other its half every quarter, with a copy of the proof. The other pays within thirty days.',
          },
        },
        revenue: {
          title: 'Revenue',
          plain: 'Who sends the customer an invoice, and how the revenue is divided.',
          clauses: {
            own: 'Each of the parties concludes contracts for its own work, in its own name and at a price that it sets itself, invoices that work and keeps the revenue.',
            we_sell:
              '{our_name} sells what comes out of the project in its own name and for its own account, sets the price after consultation, invoices the customers and pays {other_name} a fee for its work.',
            they_sell:
              '{other_name} sells what comes out of the project in its own name and for its own account, sets the price after consultation, invoices the customers and pays {our_name} a fee for its work.',
            equal: 'That fee is half of the revenue of the project.',
            percentage:
              'That fee is calculated so that {our_share} percent of the revenue of the project comes to {our_name} and the rest to {other_name}.',
            counted:
              'Revenue is what customers have actually paid for the project, without VAT and after deduction of what has been repaid to them.',
            statement:
              'Whoever sells gives the other a statement of the revenue within one month after each quarter and, at the other’s request, shows the underlying documents.',
            paid: 'On the basis of that statement the other sends an invoice, with VAT if it is due. The invoice is paid within thirty days. In case of late payment the statutory commercial interest (wettelijke handelsrente) is due.',
          },
        },
        property: {
          title: 'Intellectual property',
          plain: `What was yours stays yours. Here it says who owns what you make for the project. ${copyrightDeed}`,
          clauses: {
            existing:
              'What one of the parties already had or makes outside the project remains its own. The other may use it as far as the project needs it, as long as this agreement lasts.',
            joint:
              'The rights in what the parties make together for the project belong to them jointly, half each (article 3:166 of the Dutch Civil Code). Where needed they hereby assign those rights to each other, in advance and in that proportion, and accept this.',
            alone:
              'What one of the parties makes alone for the project remains its own. The other may use it for the project as long as this agreement lasts.',
            joint_use:
              'Each of the parties may use what is jointly owned itself, also after the end of this agreement, and may act against infringement by itself.',
            joint_consent:
              'They grant a licence, transfer or pledge a share and register a right only together. They do not refuse this without good reason.',
            ours: 'The rights in what the parties make for the project belong to {our_name}. {other_name} hereby assigns those rights, where needed in advance, to {our_name}, which accepts the assignment. The payment for this is included in what is agreed on the project, without prejudice to what the Dutch Copyright Act (Auteurswet) grants a maker as mandatory law.',
            theirs:
              'The rights in what the parties make for the project belong to {other_name}. {our_name} hereby assigns those rights, where needed in advance, to {other_name}, which accepts the assignment. The payment for this is included in what is agreed on the project, without prejudice to what the Dutch Copyright Act (Auteurswet) grants a maker as mandatory law.',
            licence:
              'The other may use what was made for the project as long as this agreement lasts, and may show it afterwards as an example of its work.',
            makers:
              'Each of the parties ensures that those who work on the project for it cooperate in writing in what is needed for this.',
            names: 'The parties use each other’s name and logo only for the project and as the other approves.',
          },
        },
        secrecy: {
          title: 'Confidentiality and personal data',
          plain: 'What is confidential stays confidential.',
          clauses: {
            secret:
              'Each of the parties keeps secret what it hears from the other and should know to be confidential, and uses it only for the project.',
            exceptions:
              'This does not apply to what is public or was or became fairly known, nor to what the law, a court or a competent supervisor requires to be disclosed. It does not limit anyone in the right to report wrongdoing under the Dutch Whistleblowers Protection Act (Wet bescherming klokkenluiders).',
            years: 'The duty of confidentiality lasts until three years after the end of this agreement.',
            personal_data:
              'Each of the parties complies with the General Data Protection Regulation. If they process personal data together or for each other, they record beforehand and separately what that regulation requires them to agree on.',
          },
        },
        exclusive: {
          title: 'Exclusivity',
          plain: 'What you do only with each other.',
          clauses: {
            only: 'As long as this agreement lasts, the parties do not do the following with others: {exclusive_field}.',
            competition_law:
              'This applies only as far as the Dutch Competition Act (Mededingingswet) and the competition law of the European Union allow it. The parties make no other agreements on their own prices, customers or territories.',
          },
        },
        free: {
          title: 'Free to work with others',
          plain: 'You may do the same with others too.',
          clauses: {
            others:
              'The parties may also do similar work alone or with others, if in doing so they comply with {ref:property} and {ref:secrecy}.',
          },
        },
        poaching: {
          title: 'Each other’s people',
          plain:
            'You do not take each other’s people. Between employers this is allowed only if the project needs it, and whether it does is not always certain.',
          clauses: {
            ban: 'As long as this agreement lasts and for six months afterwards, neither of the parties approaches, without permission of the other, people who work for the other on the project or have done so in the last six months, to employ them or have them work for itself.',
            except:
              'This does not apply to whoever responds to a public vacancy of their own accord, and does not limit anyone in their own freedom to change jobs.',
            competition_law:
              'The parties need this to entrust people to each other for the project. It applies only as far as the Dutch Competition Act (Mededingingswet) and the competition law of the European Union allow it.',
          },
        },
        liability: {
          title: 'Liability',
          plain: 'Up to which amount you compensate damage of the other.',
          clauses: {
            limit:
              'A party that fails to perform is liable for the damage of the other up to at most {liability_limit} per calendar year.',
            unlimited:
              'That limit does not apply in case of intent or deliberate recklessness (opzet of bewuste roekeloosheid), to what is reimbursed under {ref:independent.debts} and {ref:liability.third_parties}, or as far as the law does not allow it.',
            third_parties:
              'If a third party makes a claim against one of the parties because the other made a mistake or infringed a right, the other compensates the damage and the reasonable costs that follow from it.',
            force_majeure:
              'In case of force majeure (overmacht) a party need not perform as long as it lasts. If it lasts longer than two months, each of the parties may terminate in writing at once.',
          },
        },
        end: {
          title: 'Duration and end',
          plain: 'How you stop, and what must still be done then.',
          clauses: {
            indefinite: 'This agreement applies from {start_date} for an indefinite period.',
            fixed: 'This agreement applies from {start_date} up to and including {end_date} and then ends by itself.',
            notice:
              'Each of the parties may terminate it in writing as of the end of a month, with a notice period of at least {notice_months} {notice_months_is_one?month|months}.',
            at_once: 'Each of the parties may terminate in writing with immediate effect if the other:',
            stopped:
              'has been declared bankrupt, has been granted a suspension of payments, has been admitted to debt restructuring (schuldsanering), dies, has been dissolved or ceases its business;',
            breach:
              'does not perform an important obligation and does not remedy this within fourteen days after a written demand;',
            control: 'comes into the hands of a competitor of the terminating party.',
            winding_up:
              'At the end the parties finish what they have promised to customers together, settle accounts in accordance with {ref:costs} and {ref:revenue}, and return what belongs to the other.',
            after: 'What is by its nature meant to continue to apply, continues to apply after the end.',
          },
        },
        disputes: {
          title: 'Disputes',
          plain: 'First talk, then a mediator, and only then the court.',
          clauses: {
            talk: 'If the parties do not agree, they try to resolve it by consultation.',
            mediation:
              'If that does not succeed within thirty days, they submit it to a mediator whom they choose together. Each pays half of the costs. Only once the mediation has ended, or if the other does not cooperate in it within thirty days, does one of them go to court.',
            urgent: 'This does not prevent anyone from asking for an urgent measure or securing a right.',
          },
        },
        final: finalProvisions,
        signature: signatures,
      },
    },
  },
} as const satisfies TextsFor<typeof cooperationShape>

export const cooperation = make(write(cooperationShape, texts))
