import type { TextsFor } from '../../documents/index.ts'
import { signatures } from '../common/en.ts'
import { contractTexts } from '../template.ts'
import { shareholdersResolutionSpec } from './questions.ts'
import { shareholdersResolutionShape } from './shape.ts'

const { write, make } = contractTexts(shareholdersResolutionSpec, 'en', {
  sections: { decision: 'The decision', details: 'What goes into it' },
  questions: {
    decision: {
      label: 'What do the shareholders decide?',
      help: 'This is for decisions that all shareholders are in favour of; if someone is against, a meeting is needed. For some decisions, such as an amendment of the articles or new shares, you must go to a notary. Check too whether the articles of association ask for something special.',
      options: {
        accounts: 'Adopt the annual accounts',
        dividend: 'Distribute a dividend',
        appoint: 'Appoint a director',
        dismiss: 'Dismiss a director',
        discharge: 'Grant discharge to the board',
        other: 'Something else',
      },
    },
    others_meet: {
      label: 'Do others have meeting rights too?',
      help: 'For example holders of depositary receipts, or someone with a pledge or usufruct on shares. Usually not. If such a person also has the voting rights, do not use this resolution: they must vote themselves.',
    },
    year_end: {
      label: 'On which day did the financial year end?',
      help: 'If all shareholders are also directors and everyone has signed the accounts, they have usually been adopted by that already. The eight days for filing then run from those signatures.',
      gap: 'last day of the financial year',
    },
    result: {
      label: 'What happens with the result?',
      options: {
        reserve: 'The profit stays in the company',
        dividend: 'A dividend is distributed',
        loss: 'There is a loss',
      },
    },
    dividend_amount: {
      label: 'How much dividend is distributed in total?',
      help: 'Before dividend tax. The board must still approve it: that is not allowed if the company could not continue to pay its debts afterwards.',
      gap: 'amount of the dividend',
    },
    discharged: {
      label: 'Is the board granted discharge?',
      help: 'Then the company no longer holds the directors liable for what the shareholders know of that year.',
    },
    new_director: {
      label: 'Who becomes director?',
      help: 'First names and surname, or the name of the holding. Ask first: whoever does not accept does not become director.',
      gap: 'name of the new director',
    },
    leaving_director: {
      label: 'Who is dismissed as director?',
      help: 'Tell this director beforehand what you intend and listen to the answer; otherwise the decision can be annulled. A director who holds shares must sign too: otherwise a meeting is needed. If no director is left afterwards, appoint a new one first.',
      gap: 'name of the director',
    },
    effective_date: {
      label: 'From which day?',
      help: 'It cannot work back in time.',
      gap: 'day on which it takes effect',
    },
    dismissal_reason: { label: 'What is the reason? (optional)', gap: 'reason for the dismissal' },
    own_decision: {
      label: 'What is decided?',
      help: 'For example: from 1 January the remuneration of the director is €5,000 per month.',
      gap: 'what is decided',
    },
  },
})

const texts = {
  title: 'Resolution of the general meeting of {our_name}',
  parts: {
    resolution: {
      title: null,
      articles: {
        holders: {
          title: 'Who decides',
          plain: 'All shareholders of the company.',
          clauses: {
            intro: 'The undersigned:',
            holder: '{holder_name}{has_holder_shares?, number of shares: {holder_shares}}{last?,|;}',
            all: '{several_shareholders?together holders|holder} of all shares in the capital of {our_name}, established in {our_seat}, registered in the Dutch trade register under number {our_kvk}, hereinafter: the company.',
          },
        },
        manner: {
          title: 'Decision outside a meeting',
          plain:
            'Deciding on paper or online is allowed if everyone with meeting rights agrees to it. Check that the articles of association do not rule out voting online.',
          clauses: {
            together:
              'The shareholders decide outside a meeting (article 2:238 of the Dutch Civil Code). By signing they agree to that manner of deciding and cast their vote in writing, on all their shares, in favour of this resolution. The resolution has been adopted unanimously.',
            alone:
              'The sole shareholder decides outside a meeting (article 2:238 of the Dutch Civil Code), agrees to that manner of deciding and by signing casts the vote in writing, on all shares, in favour of this resolution.',
            nobody_else:
              'There are no persons with meeting rights (vergaderrecht) other than {several_shareholders?the shareholders|the shareholder}.',
            others:
              'The others with meeting rights (vergaderrecht) have agreed to this manner of deciding too. Their written agreement is attached to this resolution.',
            advice:
              '{several_directors?The directors have|The director has} been given the opportunity to advise on the resolution beforehand, and so have supervisory directors if there are any.',
            represented:
              'Whoever signs for a shareholder that is a legal entity declares to be authorised to represent it.',
            moment:
              'The resolution has been adopted on the day on which {several_shareholders?the last shareholder|the shareholder} has signed.',
          },
        },
        accounts: {
          title: 'Annual accounts',
          plain:
            'The figures of the year are adopted, and it says what happens with the profit or loss. If an auditor must check them, have that done first.',
          clauses: {
            adopted:
              'The general meeting adopts the annual accounts (jaarrekening) for the financial year that ended on {year_end}, as the board has drawn them up and signed them (article 2:210 of the Dutch Civil Code).',
            reserve: 'The profit of that financial year is added to the reserves.',
            dividend:
              'Out of the profit, and if that is not enough out of the free reserves, a dividend is distributed in accordance with {ref:dividend}. The rest of the profit is added to the reserves.',
            loss: 'The loss of that financial year is charged to the reserves or, if they are not enough, carried over to the next financial year.',
            filed:
              'The board publishes the annual accounts by filing them with the trade register, in the form prescribed for the company, within eight days after their adoption and at the latest twelve months after the end of the financial year (article 2:394 of the Dutch Civil Code).',
          },
        },
        dividend: {
          title: 'Dividend',
          plain:
            'Payment follows only once the board has seen that the company can spare it. Whoever knew or ought to have known that it could not may have to pay it back, shareholders too.',
          clauses: {
            amount:
              'The general meeting resolves to distribute a dividend of {dividend_amount} in total, before deduction of dividend tax, to be divided over the shares as the law and the articles of association provide.',
            room: 'The equity of the company is larger than the reserves that the law and the articles of association prescribe, and does not become smaller than those reserves by the distribution (article 2:216 paragraph 1 of the Dutch Civil Code).',
            approval:
              'This resolution has no effect as long as the board has not approved it. The board refuses that approval only if it knows or reasonably ought to foresee that after the distribution the company cannot continue to pay its due debts (article 2:216 paragraph 2 of the Dutch Civil Code). It records its decision in writing.',
            paid: 'After the approval the company pays out the dividend on the day that the board determines. It withholds the dividend tax that it must withhold. Within one month after the dividend was made available it files the return for that tax and pays it.',
          },
        },
        appointment: {
          title: 'Appointment',
          plain: 'Who becomes director, and from when.',
          clauses: {
            appointed:
              'The general meeting appoints {new_director} as director of the company with effect from {effective_date}, or from the day of this resolution if that is later (article 2:242 of the Dutch Civil Code).',
            accepts:
              'The appointment takes effect only once {new_director} has accepted it in writing. The acceptance is kept with this resolution.',
            register:
              'The board reports the appointment to the trade register within one week after it has taken effect.',
          },
        },
        dismissal: {
          title: 'Dismissal',
          plain:
            'Who is no longer director, and that they were heard first. If the director is also an employee, get advice first: a reasonable ground is needed and usually a transition payment (transitievergoeding).',
          clauses: {
            dismissed:
              'The general meeting dismisses {leaving_director} as director of the company with effect from {effective_date}, or from the day of this resolution if that is later (article 2:244 of the Dutch Civil Code).',
            reason: 'The reason for this is: {dismissal_reason}.',
            heard:
              '{leaving_director} has been informed of the intention before the resolution and has had the opportunity to respond to it and to advise.',
            contract:
              'If there is also an employment agreement with the company, this resolution counts as notice of termination of it with the notice period that applies, except where the law prohibits that notice or something else has been agreed in writing. A management agreement ends as it says itself.',
            register:
              'The board reports the dismissal to the trade register within one week after it has taken effect.',
          },
        },
        discharge: {
          title: 'Discharge',
          plain: 'The board is no longer held liable for what the shareholders know.',
          clauses: {
            granted:
              'The general meeting grants discharge (decharge) to those who were director in the financial year that ended on {year_end}, for the management in that financial year.',
            limits:
              'The discharge applies only to what appears from the annual accounts or was otherwise disclosed to the general meeting before it decided, and has no effect towards others than the company, such as a trustee in bankruptcy where article 2:248 of the Dutch Civil Code applies.',
          },
        },
        own: {
          title: 'Decision',
          plain: 'What is decided.',
          clauses: { decided: 'The general meeting resolves as follows: {own_decision}.' },
        },
        record: {
          title: 'Record',
          plain: 'The board keeps this resolution.',
          clauses: {
            kept: 'The board keeps a record of this resolution and makes it available for inspection by those with meeting rights (article 2:230 paragraph 4 of the Dutch Civil Code).',
          },
        },
        signature: {
          title: signatures.title,
          plain: `All shareholders sign. For a company, whoever may represent it signs. ${signatures.plain}`,
          clauses: { holder: '{holder_name}' },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shareholdersResolutionShape>

export const shareholdersResolution = make(write(shareholdersResolutionShape, texts))
