import type { TextsFor } from '../../documents/index.ts'
import { otherPerson, ourIntroduction, signatures } from '../common/en.ts'
import { contractTexts } from '../template.ts'
import { employmentAskedInEnglish } from './asked-en.ts'
import { employmentSpec } from './questions.ts'
import { employmentShape } from './shape.ts'

const { us, person } = signatures.clauses

const { write, make } = contractTexts(employmentSpec, 'en', employmentAskedInEnglish)

const texts = {
  title: 'Employment contract',
  parts: {
    agreement: {
      title: null,
      articles: {
        parties: {
          title: 'Parties',
          plain: 'Who the employer is and who the employee.',
          clauses: {
            intro: 'The undersigned:',
            employer: `${ourIntroduction}, hereinafter: the employer;`,
            employee: `${otherPerson}, born on {other_birthdate}, hereinafter: the employee;`,
            agree: 'enter into the following employment contract (arbeidsovereenkomst).',
          },
        },
        work: {
          title: 'Work',
          plain: 'What you do, where and from when.',
          clauses: {
            position:
              'The employee enters the employer’s service on {start_date} in the position of {position}. The work consists mainly of: {duties}.',
            other_work: 'Where that is reasonable, the employee temporarily also does other suitable work.',
            place:
              'The employee works at the following place: {workplace}. The employer can change the place after consultation if it has a good reason and this is reasonable towards the employee. The employee does not work outside the Netherlands for more than four weeks in a row, unless the parties first make written arrangements about that.',
            kind: 'This contract is not an on-call contract (oproepovereenkomst), not a temporary agency contract (uitzendovereenkomst) and not a payroll contract (payrollovereenkomst).',
            identity:
              'Before the first working day the employee shows a valid identity document, of which the employer keeps a copy as the law requires, and declares that working in the Netherlands is allowed.',
          },
        },
        term: {
          title: 'Duration',
          plain: 'Whether the contract is permanent or temporary, and what happens at the end.',
          clauses: {
            indefinite: 'The employment contract applies for an indefinite time.',
            short:
              'The employment contract applies for {short_months} {short_months_is_one?month|months} from the first working day and then ends by operation of law, without notice being needed.',
            medium:
              'The employment contract applies for {medium_months} months from the first working day and then ends by operation of law, without notice being needed.',
            long: 'The employment contract applies for {long_months} months from the first working day and then ends by operation of law, without notice being needed.',
            interim:
              'Each of the parties may also end it before then, with the notice period and under the rules of {ref:end}.',
            no_interim:
              'It cannot be ended by notice before then, except for an urgent reason (dringende reden){trial? or during the trial period}.',
            told: 'If the employment contract lasts six months or longer, the employer states in writing, a month before the end at the latest, whether it will be continued and on which conditions. If the employer does not do so or does so too late, it owes the compensation of article 7:668 of the Dutch Civil Code.',
            chain:
              'If employment contracts succeed each other, article 7:668a of the Dutch Civil Code determines when one for an indefinite time comes into being.',
          },
        },
        trial: {
          title: 'Trial period',
          plain: 'In the beginning each can stop at once.',
          clauses: {
            one: 'The first month is a trial period (proeftijd).',
            two: 'The first two months are a trial period (proeftijd).',
            ends: 'During the trial period each of the parties may end the employment contract at any moment with immediate effect. On request the employer gives the reason in writing. The trial period is equally long for both parties.',
          },
        },
        hours: {
          title: 'Working hours',
          plain: 'How many hours you work, when, and what happens with extra hours.',
          clauses: {
            week: 'The employee works {hours} {hours_is_one?hour|hours} a week, as a rule on the following days and times: {work_days}.',
            times:
              'The employer can change the days and times after consultation if the work requires it and it is reasonable towards the employee. It announces this at least four weeks in advance, or later if the employee agrees.',
            extra:
              'If the work requires it, the employee works extra hours on request and within the limits of the Dutch Working Hours Act (Arbeidstijdenwet). These are paid at the ordinary hourly wage with holiday allowance and count towards holidays. In consultation they can, as far as the law allows, be compensated by time off.',
            flexible:
              'Under the Dutch Flexible Working Act (Wet flexibel werken) the employee may ask for more or fewer hours, other working times, another place of work or more predictable work.',
          },
        },
        pay: {
          title: 'Pay',
          plain: 'What you earn and when it is paid.',
          clauses: {
            wage: 'The pay is {wage} gross per month. The employer pays it on the last day of each month at the latest into the employee’s bank account.',
            minimum: 'The pay is never lower than the statutory minimum hourly wage for the hours worked.',
            holiday_pay:
              'The holiday allowance (vakantiebijslag) is eight percent of the pay and is paid every year in May over the twelve months before, and at the end of the employment contract for what is then still open.',
            slip: 'With every payment the employer gives a payslip and withholds only what the law prescribes or allows. The pay has no other fixed components, except those in this contract.',
          },
        },
        holidays: {
          title: 'Holidays and leave',
          plain: 'How many hours off you have and how long you can use them.',
          clauses: {
            four: 'Each year the employee is entitled to holidays with full pay of four times the number of hours worked per week.',
            five: 'Each year the employee is entitled to holidays with full pay of five times the number of hours worked per week. Four times that number are statutory holidays, the rest are additional (bovenwettelijk).',
            part_year: 'Over a part of a year the employee is entitled to a proportionate part.',
            taken:
              'The employer sets the holidays according to the employee’s wishes, unless there are weighty reasons against it. It ensures that the employee can really take the holidays.',
            lapse:
              'Statutory holidays lapse six months after the end of the year in which they were accrued, if the employer warned the employee of this in time and the employee was able to take them. Additional holidays become time-barred after five years.',
            other_leave:
              'Besides, the employee is entitled to the leave of the Dutch Work and Care Act (Wet arbeid en zorg), such as maternity leave, birth leave, parental leave, emergency leave and care leave, with the pay that the law provides for it.',
          },
        },
        illness: {
          title: 'Illness',
          plain: 'How you report that you are ill and what you are then paid.',
          clauses: {
            tells:
              'An employee who cannot work because of illness reports this to the employer as early as possible and at the beginning of the working day at the latest. The employee also reports recovery.',
            seventy:
              'During illness the employer continues to pay seventy percent of the pay for 104 weeks at most, and in the first 52 weeks at least the statutory minimum wage that applies to the employee. There are no waiting days.',
            whole:
              'During illness the employer continues to pay the full pay in the first 52 weeks and seventy percent of the pay in the 52 weeks after that. There are no waiting days.',
            limits:
              'In other respects article 7:629 of the Dutch Civil Code applies, also to what may be deducted from the pay and when there is no right to continued payment. In calculating seventy percent the pay counts up to the maximum daily wage (maximumdagloon).',
            recovery:
              'The parties work together on recovery and return to work as the law prescribes. The employee need not tell the employer what the matter is; that is discussed with the company doctor.',
          },
        },
        expenses: {
          title: 'Expenses',
          plain: 'What the employer reimburses.',
          clauses: {
            costs:
              'The employer reimburses the costs that the employee makes for the work in consultation with it, on receipt of evidence.',
            travel:
              'The employer reimburses travel between home and work, for every day of travel, at the highest amount per kilometre that may be reimbursed untaxed under tax law.',
          },
        },
        arrangements: {
          title: 'Collective agreement, pension and social security',
          plain: 'Whether there are a collective agreement and a pension, and where the contributions go.',
          clauses: {
            collective:
              'The following collective labour agreement (cao) applies to this employment contract: {collective_name}. Where it differs from this contract it prevails, except where it allows an arrangement in this contract to be better for the employee.',
            no_collective:
              'No collective labour agreement (cao) applies. If one that covers the employer is declared universally binding, it prevails where the law so requires.',
            pension:
              'The employee takes part in the pension scheme of {pension_provider}, under its rules. The employer withholds the employee’s part of the contribution from the pay.',
            no_pension:
              'The employer has no pension scheme. If participation in a pension fund is mandatory by law, the employee takes part in it.',
            insurance:
              'The employer pays the payroll taxes and contributions to the Dutch tax authorities (Belastingdienst). The employee is thereby insured under the Sickness Benefits Act (Ziektewet), the Unemployment Insurance Act (Werkloosheidswet) and the Work and Income according to Labour Capacity Act (WIA), which are carried out by the UWV, and under the national insurance schemes, of which the Social Insurance Bank (Sociale Verzekeringsbank) carries out, among others, the General Old Age Pensions Act (AOW).',
          },
        },
        training: {
          title: 'Training',
          plain: 'What you must learn for your work costs you nothing.',
          clauses: {
            offered:
              'The employee is entitled to the training that is needed for the position and, as far as that is reasonable, to be able to go on working if the position lapses or the employee can no longer fulfil it.',
            required:
              'Training that the employer must offer by law or under a collective agreement so that the work can be done is free of charge for the employee, counts as working time and takes place during working hours as much as possible. For other training the parties make written arrangements beforehand.',
          },
        },
        secrecy: {
          title: 'Confidentiality and property',
          plain: 'You do not pass on what is confidential, not later either.',
          clauses: {
            secret:
              'During and after the employment contract the employee keeps secret what the employee knows about the employer, its customers and other relations and understands or should understand to be confidential.',
            allowed:
              'This does not apply to what the employee must or may disclose under the law. The employee may always talk about the employee’s own pay and conditions and may report wrongdoing under the Dutch Whistleblowers Protection Act (Wet bescherming klokkenluiders).',
            returns:
              'At the end of the employment contract, or earlier if the employer has a good reason, the employee returns everything that is the employer’s and keeps no copies of confidential information.',
          },
        },
        side_work: {
          title: 'Other work',
          plain: 'Working elsewhere besides is allowed, unless there is a good reason against it.',
          clauses: {
            free: 'The employee may do other work outside working hours. The employee reports it beforehand if it may affect the work for the employer.',
            refused:
              'The employer may prohibit or restrict other work only for an objective reason, such as health and safety, protection of confidential information, avoidance of conflicts of interest or breach of the Working Hours Act. It gives that reason in writing.',
          },
        },
        property: {
          title: 'Intellectual property',
          plain:
            'What you make for your work is the employer’s. Where the law does not see to that by itself, a signed deed is needed: with a pen that is safest.',
          clauses: {
            employer:
              'Intellectual property rights in what the employee makes in carrying out the work belong to the employer, among others under article 7 of the Dutch Copyright Act (Auteurswet).',
            transfer:
              'As far as those rights are not already the employer’s by law, the employee hereby transfers them in advance. If anything further is needed for that, the employee cooperates. The employee waives moral rights as far as the law allows and as normal use of the work requires.',
            paid: 'The compensation for this is included in the pay, except as far as the law gives a right to an additional compensation.',
          },
        },
        data: {
          title: 'Data and safety',
          plain: 'The employer handles your data properly and sees to it that you work safely.',
          clauses: {
            personal:
              'The employer handles data of the employee as the General Data Protection Regulation requires. The employee does the same with personal data that the work involves and reports a data breach at once.',
            safety:
              'The employer provides safe and healthy work. The employee complies with reasonable instructions for that.',
          },
        },
        restriction: {
          title: 'After the end',
          plain:
            'What you may not do for some time after you leave. This must be agreed in writing. Whether an ordinary electronic signature is enough for that is not settled: a pen or a qualified one is safer.',
          clauses: {
            clients:
              'The employee is of age. For {restriction_months} {restriction_months_is_one?month|months} after the end of the employment contract the employee does not work for, and does not approach in order to do business, customers of the employer with whom the employee had contact for the work in the last twelve months of the employment contract, except with written consent of the employer.',
            competition:
              'During the same time the employee does not, employed or self-employed, work in the following area for a business that competes with the employer in the field in which the employee worked for the employer, except with written consent of the employer: {restriction_area}.',
            reasons:
              'This restriction is necessary because of the following weighty business interests (zwaarwegende bedrijfsbelangen) of the employer: {restriction_reasons}',
            lapses:
              'The employer can derive no rights from this if the end of the employment contract is the result of seriously culpable acts or omissions on its part. A court can set the restriction aside or award compensation as article 7:653 of the Dutch Civil Code provides.',
          },
        },
        penalty: {
          title: 'Penalty',
          plain: 'What you pay if you pass on secrets or break a restriction.',
          clauses: {
            secrecy:
              'If the employee breaches the confidentiality of {ref:secrecy.secret}, the employee owes the employer an immediately payable penalty of {penalty_amount} for each breach.',
            both: 'If the employee breaches the confidentiality of {ref:secrecy.secret} or a prohibition of {ref:restriction}, the employee owes the employer an immediately payable penalty of {penalty_amount} for each breach.',
            deviates:
              'The penalty is for the employer itself. The parties thereby expressly deviate from article 7:650, third, fourth and fifth paragraph, of the Dutch Civil Code. The penalty applies only if the employee’s pay is higher than the statutory minimum wage that applies to the employee.',
            damages:
              'Instead of the penalty the employer can claim compensation of its actual damage, but not both for the same fact. A court can reduce the penalty.',
          },
        },
        end: {
          title: 'End',
          plain: 'How you give notice, and how the employer may do so.',
          clauses: {
            notice:
              'Notice is given in writing and as of the end of a month. The notice period of the employee is one month. That of the employer is one month if on the day of notice the employment contract has lasted shorter than five years, two months from five years, three months from ten years and four months from fifteen years.',
            longer:
              'Notice is given in writing and as of the end of a month. The notice period of the employee is two months. That of the employer is four months.',
            procedure:
              'As far as notice is possible, the employer can give it only on a reasonable ground and with written consent of the employee or permission of the UWV, except where the law does not require this, as during the trial period or for an urgent reason (dringende reden). In other cases it can ask the court to dissolve the employment contract. The employee may revoke consent in writing and without giving a reason within fourteen days, or within three weeks if the employer did not point out that right in time.',
            contest:
              'An employee who does not agree with the end can go to the subdistrict court (kantonrechter). Usually that must be done within two months after the end, and within three months as regards the transition payment. If the employment contract ends on the employer’s initiative, the employee is as a rule entitled by law to a transition payment (transitievergoeding).',
            pension_age:
              'If during the employment contract the employee reaches the age at which the employee becomes entitled to a pension under the General Old Age Pensions Act (Algemene Ouderdomswet), it in any case ends by operation of law on that day.',
            payment:
              'Within a month after the end the employer pays what is still open, including holidays not taken, and on request gives a reference (getuigschrift).',
          },
        },
        final: {
          title: 'Final provisions',
          plain: 'Changes are made together and in writing.',
          clauses: {
            changes:
              'This contract can only be changed in writing and with the consent of both parties. Earlier agreements on the same subject lapse. Each of the parties receives a copy.',
            invalid:
              'If a provision is invalid, the others remain in force. If the law gives the employee more, the law applies.',
            law: 'This contract is governed by Dutch law.',
          },
        },
        signature: { ...signatures, clauses: { us, person } },
      },
    },
  },
} as const satisfies TextsFor<typeof employmentShape>

export const employment = make(write(employmentShape, texts))
