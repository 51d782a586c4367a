import type { TextsFor } from '../../documents/index.ts'
import {
  copyrightDeed,
  finalProvisions,
  otherCompany,
  ourIntroduction,
  partyQuestions,
  partySections,
  signatures,
} from '../common/en.ts'
import { contractTexts } from '../template.ts'
import { managementAgreementSpec } from './questions.ts'
import { managementAgreementShape } from './shape.ts'

const { other_kind: _kind, ...otherCompanyQuestions } = partyQuestions
const { person: _person, ...companySignatures } = signatures.clauses

const { write, make } = contractTexts(managementAgreementSpec, 'en', {
  sections: { ...partySections, work: 'The work', pay: 'The fee', end: 'Duration and end' },
  questions: {
    ...otherCompanyQuestions,
    our_role: {
      label: 'What is your company in this agreement?',
      options: { company: 'The company that is managed', holding: 'The holding of the director' },
    },
    manager: {
      label: 'Who does the work?',
      help: 'First and last name of the person who works for the company through the holding.',
      gap: 'name of who does the work',
    },
    appointed: {
      label: 'Who is or becomes director of the company?',
      help: 'The trade register says who is registered as director.',
      options: { holding: 'The holding', person: 'The person themselves' },
    },
    tasks: {
      label: 'What does the director mainly do?',
      help: 'For example: the daily management, sales and finance.',
      gap: 'what the director mainly does',
    },
    start_date: { label: 'From which day does the agreement apply?', gap: 'first day' },
    meeting_date: {
      label: 'When did the shareholders determine the fee? (optional)',
      help: 'A director does not decide on their own pay. Record the decision with a shareholders’ resolution. If you leave this open, the fee is due only after that decision.',
      gap: 'day of the decision',
    },
    fee: {
      label: 'How much is the fee per month?',
      help: 'Without VAT. Keep in mind that the holding must be able to pay the customary salary out of it.',
      gap: 'fee per month',
    },
    payment_days: {
      label: 'Within how many days is an invoice paid?',
      help: 'Thirty days at most.',
      gap: 'number of days',
    },
    expenses: {
      label: 'Who bears the expenses?',
      options: { separate: 'The company reimburses them separately', included: 'They are included in the fee' },
    },
    sick_pay: { label: 'Does the company keep paying for a while in case of illness?' },
    sick_weeks: {
      label: 'For how many weeks does the company keep paying?',
      help: 'You may choose this together: the rules for employees do not apply here.',
      gap: 'number of weeks',
    },
    notice_months: { label: 'How many months is the notice period?', gap: 'number of months' },
    non_compete: {
      label: 'Must the holding refrain from competing with the company for a while afterwards?',
      help: 'This restricts the director, so choose it only if it is needed.',
    },
    compete_field: {
      label: 'Which work does that cover, and where?',
      help: 'For example: web shops in garden furniture in the Netherlands. The more precise, the better it holds.',
      gap: 'which work and where',
    },
    compete_months: {
      label: 'For how many months afterwards?',
      help: 'Twelve months is usual, twenty-four the most.',
      gap: 'number of months afterwards',
    },
    penalty_amount: {
      label: 'How much is the penalty for each breach?',
      help: 'Keep it reasonable: a court can lower a penalty that is far too high.',
      gap: 'amount of the penalty',
    },
  },
})

const texts = {
  title: 'Management agreement (managementovereenkomst)',
  parts: {
    agreement: {
      title: null,
      articles: {
        parties: {
          title: 'Parties',
          plain: 'The company that is managed, and the holding that does so.',
          clauses: {
            intro: 'The undersigned:',
            us_company: `${ourIntroduction}, hereinafter: the company;`,
            other_holding: `${otherCompany}, hereinafter: the holding;`,
            other_company: `${otherCompany}, hereinafter: the company;`,
            us_holding: `${ourIntroduction}, hereinafter: the holding;`,
            agree: 'hereinafter together: the parties, agree as follows.',
          },
        },
        board: {
          title: 'Board of the company',
          plain: 'Who is director, and who does the work.',
          clauses: {
            holding:
              'The holding is or becomes director of the company. It has the work done by {manager}, hereinafter: the manager.',
            person:
              '{manager}, hereinafter: the manager, is or becomes director of the company. The holding has the manager do that work.',
            appointment:
              'The appointment as director is a decision of the general meeting of the company. This agreement sets out the terms of the work. Where they conflict with the law or with the articles of association of the company, the latter prevail.',
          },
        },
        services: {
          title: 'Services',
          plain:
            'What the holding does for the company. It is meant as a contract for services and not as a job. Whether the tax authorities and the court see it that way depends on how the work is really done.',
          clauses: {
            work: 'The holding provides the company with management services from {start_date}: it does the work of a director, and in particular the following: {tasks}.',
            nature:
              'This is a contract for services (overeenkomst van opdracht) as referred to in article 7:400 of the Dutch Civil Code. The parties do not conclude an employment agreement, nor do they wish one to arise between the company and the manager.',
            freedom:
              'The holding arranges the work itself and does it at its own discretion, with the care of a good contractor and within the limits of the law, the articles of association and the decisions of the general meeting.',
            manager:
              'The holding has the work done by someone other than the manager only if the company agrees to this in writing.',
            others:
              'The holding and the manager may also work for others, as long as this does not harm the work for the company{non_compete? and subject to {ref:competition}}.',
          },
        },
        decisions: {
          title: 'Decisions of the company',
          plain:
            'A director does not decide on their own pay. The shareholders do. Make sure that it really went that way.',
          clauses: {
            pay: 'The fee of {ref:fee} is remuneration (bezoldiging) within the meaning of article 2:245 of the Dutch Civil Code. {has_meeting_date?The general meeting of the company, or the body that its articles of association designate for this, determined it on {meeting_date}.|It is due only once the general meeting of the company, or the body that its articles of association designate for this, has determined it.}',
            conflict:
              'A director who has a direct or indirect personal interest in this agreement that conflicts with the interest of the company has not taken part in the deliberations and the decision-making of its board (article 2:239 paragraph 6 of the Dutch Civil Code). Where the board could therefore not take a decision, the supervisory board (raad van commissarissen) or, if there is none, the general meeting has decided on this agreement, unless the articles of association provide otherwise.',
            sole: 'If the holding holds all shares in the company, this agreement is also the written record that article 2:247 of the Dutch Civil Code requires.',
          },
        },
        fee: {
          title: 'Fee',
          plain: 'What the company pays per month, and how.',
          clauses: {
            amount:
              'The company pays the holding a fee of {fee} per month, exclusive of VAT. For part of a month the fee is due in proportion.',
            vat: 'The holding charges in addition the VAT that it owes. If the parties belong to the same fiscal unity (fiscale eenheid) for VAT, it does not charge VAT.',
            invoice:
              'The holding sends an invoice every month. The company pays within {payment_days} {payment_days_is_one?day|days} after receipt.',
            late: 'If the company pays late, it owes the statutory commercial interest (wettelijke handelsrente) of article 6:119a of the Dutch Civil Code.',
            review:
              'The parties discuss the fee every year. A change applies only once the body referred to in {ref:decisions.pay} has determined it and the parties have recorded it in writing.',
          },
        },
        expenses: {
          title: 'Expenses',
          plain: 'Who bears the expenses.',
          clauses: {
            separate:
              'The company reimburses in addition the expenses that the holding reasonably incurs for the company, on proof and exclusive of VAT that the holding can deduct.',
            included:
              'The expenses that the holding incurs for the work are included in the fee. The company reimburses only expenses to which it has agreed in writing beforehand.',
          },
        },
        wages: {
          title: 'Wages and tax',
          plain: 'The wages of the director, also the customary salary, are for the holding to arrange.',
          clauses: {
            salary:
              'The wages of the manager are a matter for the holding. It ensures that the manager receives at least the wages that must be taken into account under article 12a of the Dutch Wages Tax Act 1964 (Wet op de loonbelasting 1964), withholds the wage taxes and pays them.',
            passed_on:
              'If the company too is a withholding agent for the manager, the parties do what is needed for the rule on wages passed on (doorbetaaldloonregeling) of the wages tax to apply.',
            recourse:
              'If wage taxes on the fee are nevertheless levied from the company, the holding reimburses them to it as far as the law allows, without interest and fines that the company has caused itself.',
            provision: 'The holding itself provides for insurance and pension of the manager.',
          },
        },
        illness: {
          title: 'Illness',
          plain: 'What happens if the director is ill.',
          clauses: {
            paid: 'If the manager is unable to work because of illness, the company continues to pay the fee for {sick_weeks} {sick_weeks_is_one?week|weeks}. Periods of illness that follow each other within four weeks are added together. After that, no fee is due for as long as the manager does not work.',
            stops: 'For the time in which the manager is unable to work because of illness, no fee is due.',
            partly: 'If the manager works in part, the fee for that part is always due.',
            replaced:
              'The holding reports illness without delay. If it lasts longer than a month, the parties consult each other on a replacement.',
          },
        },
        liability: {
          title: 'Liability',
          plain: 'Whoever manages is liable as the law says. That does not change here.',
          clauses: {
            director:
              'For the management of the company, liability is as provided by law, such as in articles 2:9 and 2:248 of the Dutch Civil Code. This agreement does not limit it.',
            behind:
              'Under article 2:11 of the Dutch Civil Code, the liability of the holding as director also rests on whoever is director of the holding.',
            other_work:
              'For work other than management the holding is liable per year for at most twelve times the monthly fee, except in case of intent or deliberate recklessness (opzet of bewuste roekeloosheid).',
            third_parties:
              'If third parties make a claim against the holding or the manager because of the work for the company, the company compensates their damage and the reasonable costs of defence, except as far as they can be seriously blamed or an insurance pays the damage.',
          },
        },
        secrecy: {
          title: 'Confidentiality',
          plain: 'What is confidential stays confidential.',
          clauses: {
            secret:
              'Each of the parties keeps secret what it knows about the other and should know to be confidential, also after the end of this agreement.',
            exceptions:
              'This does not apply to what is public or was or became fairly known, nor to what the law, a court or a competent supervisor requires to be disclosed. It does not limit anyone in the right to report wrongdoing under the Dutch Whistleblowers Protection Act (Wet bescherming klokkenluiders).',
            manager: 'The holding ensures that the manager complies with this too.',
          },
        },
        property: {
          title: 'Intellectual property',
          plain: `What the director makes for the company belongs to the company. ${copyrightDeed} Have the director transfer it too, to the holding or to the company.`,
          clauses: {
            assigned:
              'The intellectual property rights in what the holding or the manager makes for the company belong to the company. The holding hereby assigns those rights, where needed in advance, to the company, which accepts the assignment. The payment for this is included in {ref:fee}.',
            manager:
              'The holding guarantees that the manager assigns in writing, to it or to the company, the rights that belong not to the holding but to the manager and, as far as the law allows, does not invoke moral rights (persoonlijkheidsrechten).',
            existing:
              'What the holding already had before it began to work for the company remains its own. The company may use it as far as needed for what was made.',
          },
        },
        competition: {
          title: 'Competition',
          plain:
            'What the holding and the director may not do for a while. If a court sees the agreement as a job, the stricter rules for employees apply.',
          clauses: {
            ban: 'As long as this agreement lasts and for {compete_months} {compete_months_is_one?month|months} afterwards, the holding will not, without written permission of the company, do the following work itself, for another or through an interest in a business: {compete_field}. During that time it will also not approach clients and employees of the company to draw them away from it.',
            listed:
              'An interest of at most five percent in a business with shares on a stock exchange, and holding shares in the company, are not covered by this.',
            manager: 'The holding ensures and guarantees that the manager complies with this too.',
            penalty:
              'For each breach the holding owes the company, without notice of default, an immediately payable penalty of {penalty_amount}. Contrary to article 6:92 of the Dutch Civil Code, the company may claim performance beside it, and damages as far as they exceed the penalty.',
          },
        },
        end: {
          title: 'Duration and end',
          plain: 'Either can always give notice. If the directorship stops, the agreement stops too.',
          clauses: {
            term: 'This agreement applies from {start_date} for an indefinite period.',
            notice:
              'Each of the parties may terminate it in writing as of the end of a month, with a notice period of at least {notice_months} {notice_months_is_one?month|months}.',
            coupled:
              'If the directorship referred to in {ref:board} ends, this agreement ends on the same day, without notice being needed.',
            compensation:
              'If the company has ended the directorship without observing the period of {ref:end.notice}, it pays the holding the fee over the part of that period that has not yet passed, unless the holding or the manager can be seriously blamed.',
            resigns_holding:
              'If this agreement ends for another reason, the holding resigns as director of the company on the same day, unless the parties agree otherwise in writing.',
            resigns_person:
              'If this agreement ends for another reason, the holding ensures that the manager resigns as director of the company on the same day, unless the parties agree otherwise in writing.',
            at_once: 'Each of the parties may terminate this agreement in writing with immediate effect if the other:',
            stopped:
              'has been declared bankrupt, has been granted a suspension of payments, has been dissolved or ceases its business;',
            breach:
              'does not perform an important obligation and does not remedy this within fourteen days after a written demand.',
            death: 'This agreement also ends on the day on which the manager dies.',
            after:
              'At the end the holding returns everything that belongs to the company. What is by its nature meant to continue to apply, continues to apply.',
          },
        },
        final: finalProvisions,
        signature: { ...signatures, clauses: companySignatures },
      },
    },
  },
} as const satisfies TextsFor<typeof managementAgreementShape>

export const managementAgreement = make(write(managementAgreementShape, texts))
