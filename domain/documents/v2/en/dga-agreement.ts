import type { TextsFor } from '../../template.ts'
import type { dgaAgreement as shape } from '../shapes/dga-agreement.ts'
import { signatureHeading, signatureLines, whoSigns } from './signing.ts'

/** The employment agreement of a director, with the decision of the shareholders. */
export const dgaAgreement = {
  title: 'Employment agreement (arbeidsovereenkomst) with {full_name}',
  parts: {
    agreement: {
      title: 'Employment agreement of {person_name}',
      articles: {
        who_signs: whoSigns,
        parties: {
          title: 'Parties',
          plain: 'The company is your employer and you are its employee.',
          clauses: {
            intro: 'The undersigned:',
            company:
              '{full_name}, a private limited company (besloten vennootschap met beperkte aansprakelijkheid), having its seat in the municipality of {seat} and its office at {office_street}, {office_zip} {office_town}, hereinafter: the company;',
            director:
              '{p.prefix} {p.firstname} {p.lastname}, born in {p.birthplace}{born_abroad? ({p.country_of_birth})} on {p.birthdate}, residing at {p.address}, {p.zip_code} {p.location}{lives_abroad? ({p.residence_country})}, hereinafter: the director;',
          },
        },
        background: {
          title: 'Recitals',
          plain: 'Why this agreement is made.',
          clauses: {
            intro: 'take into account that:',
            appointed:
              'the director has been appointed as director of the company by the deed of incorporation and is going to work for it;',
            decided:
              'the general meeting has determined the remuneration of the director by the decision set out below this agreement;',
            agree: 'and agree as follows.',
          },
        },
        work: {
          title: 'Position and work',
          plain: 'What you do, from when, where and for how many hours.',
          clauses: {
            function:
              'The director is employed by the company in the position of director, leads its business and does the work that goes with it.',
            starts:
              'The employment agreement starts on the day on which the company is incorporated and is made for an indefinite period. There is no probationary period.',
            place: 'The director works at the office of the company and elsewhere where the work requires it.',
            hours: 'The director works {by_parties} hours a week on average and arranges the working hours freely.',
          },
        },
        pay: {
          title: 'Salary',
          plain: 'You fill in the salary together. The tax office wants it to be at least the customary salary.',
          clauses: {
            salary:
              'The salary is {by_parties} euros gross per month and is paid no later than on the last day of each month.',
            customary:
              'The salary, together with the holiday allowance, is at least the salary that must be taken into account for the director under article 12a of the Dutch Wages Tax Act 1964 (Wet op de loonbelasting 1964).',
            holiday_pay:
              'The holiday allowance (vakantiebijslag) is eight percent of the salary and is paid each year in May.',
            yearly:
              'The general meeting reviews the salary each year. A change of the salary takes effect only once it has been recorded in writing.',
            payroll:
              'The company’s payroll is run by the payroll office chosen on incorporation. It registers as an employer, withholds the wage taxes, files returns for them and pays them.',
          },
        },
        insurance: {
          title: 'Insurance and pension',
          plain: 'A director who is a major shareholder is usually not insured against unemployment and illness.',
          clauses: {
            insured:
              'The Dutch Regulation designating directors and major shareholders 2016 (Regeling aanwijzing directeur-grootaandeelhouder 2016) determines to what extent the director is insured under the Dutch Sickness Benefits Act (Ziektewet), the Unemployment Insurance Act (Werkloosheidswet) and the Work and Income according to Labour Capacity Act (Wet werk en inkomen naar arbeidsvermogen). In so far as the director is not insured, the company withholds no premium for this and the director makes provision personally.',
            pension:
              'The company makes no pension commitment. This does not alter the fact that participation in a pension fund may be required by law.',
          },
        },
        holidays: {
          title: 'Holidays',
          plain: 'You are entitled to the number of days that the law gives.',
          clauses: {
            days: 'The director is entitled each year to paid holidays of four times the number of hours worked per week, as referred to in Section 7:634 of the Dutch Civil Code (Burgerlijk Wetboek).',
            taken: 'The director takes holidays when the work allows it and keeps a record of the days taken.',
          },
        },
        illness: {
          title: 'Illness',
          plain: 'What the company keeps paying when you are ill.',
          clauses: {
            paid: 'If the director is unable to work because of illness, the company continues to pay the salary under Section 7:629 of the Dutch Civil Code: seventy percent of the salary for at most one hundred and four weeks.',
            tells: 'The director reports the beginning and the end of the illness to the payroll office without delay.',
          },
        },
        expenses: {
          title: 'Expenses',
          plain: 'The company reimburses what you reasonably spend for the work.',
          clauses: {
            paid_back:
              'The company reimburses the expenses that the director reasonably incurs for the work, on proof and within the limits set by tax law.',
          },
        },
        secrecy: {
          title: 'Confidentiality and property',
          plain: 'What is confidential stays confidential.',
          clauses: {
            secret:
              'The director keeps secret what is confidential at the company, also after the end of the employment agreement.',
            returns:
              'At the end of the employment agreement the director returns everything that belongs to the company.',
          },
        },
        end: {
          title: 'End',
          plain: 'How the agreement ends.',
          clauses: {
            notice:
              'Each of the parties may terminate the employment agreement in writing as of the end of a month. The director observes a notice period of one month, the company the period laid down in Section 7:672 of the Dutch Civil Code.',
            dismissed:
              'A valid decision of the general meeting to dismiss the director also counts as notice of termination of the employment agreement, except where the law prohibits that notice.',
            pension_age:
              'The employment agreement ends by operation of law on the day on which the director reaches the pensionable age named in the Dutch General Old Age Pensions Act (Algemene Ouderdomswet).',
          },
        },
        other: {
          title: 'Final provisions',
          plain: 'Changes are made on paper only.',
          clauses: {
            signed: 'This agreement is signed after the company has been incorporated.',
            changes: 'Changes to this agreement apply only if the parties have recorded them in writing.',
            collective:
              'No collective labour agreement applies to this agreement, except in so far as the law requires it.',
            law: 'This agreement is governed by Dutch law.',
          },
        },
        decision: {
          title: 'Decision of the general meeting',
          plain: 'The shareholders determine the salary, since a director does not decide on their own pay.',
          clauses: {
            alone:
              'Whoever signs below as shareholder holds all shares in the company and decides outside a meeting as referred to in Section 2:238 of the Dutch Civil Code. {several_directors?The directors have|The director has} been able to advise beforehand.',
            together:
              'Those who sign below as shareholders together hold all shares in the company. They agree to deciding outside a meeting as referred to in Section 2:238 of the Dutch Civil Code and decide unanimously. {several_directors?The directors have|The director has} been able to advise beforehand.',
            pay: 'The general meeting determines the remuneration of the director as it stands in this agreement, as referred to in Section 2:245 of the Dutch Civil Code, and agrees to the conclusion of this agreement.',
            conflict:
              'The director has a personal interest in this agreement and has therefore not decided on its conclusion on behalf of the board (Section 2:239 paragraph 6 of the Dutch Civil Code). Whoever signs below for the company as director does so to carry out this decision.',
            supervisors:
              'The company has a supervisory board (raad van commissarissen). The decision by which that board has agreed to the conclusion of this agreement is attached to this agreement.',
            supervisors_open:
              'If the company gets a supervisory board (raad van commissarissen) by the deed of incorporation, the decision by which that board has agreed to the conclusion of this agreement is attached to this agreement.',
          },
        },
        signature: { ...signatureHeading, clauses: signatureLines },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
