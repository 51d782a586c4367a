import type { TextsFor } from '../../template.ts'
import type { companyPower as shape } from '../shapes/company-power.ts'
import { signatureHeading, signatureLines, whoSigns } from './signing.ts'

/** The power of the company itself, for the register that its board keeps. */
export const companyPower = {
  title: 'Power of attorney (volmacht) of {full_name}',
  parts: {
    power: {
      title: null,
      articles: {
        who_signs: whoSigns,
        grantor: {
          title: 'Grantor',
          plain: 'The new company gives this power itself. Whoever manages it signs for it.',
          clauses: {
            intro: 'The undersigned:',
            company:
              '{full_name}, a private limited company (besloten vennootschap met beperkte aansprakelijkheid), having its seat in the municipality of {seat} and its office at {office_street}, {office_zip} {office_town}, incorporated by deed executed on {deed_day} before civil-law notary (notaris) {notary_name} in {notary_city}, represented by its board as stated below this power of attorney, hereinafter: the company,',
          },
        },
        acts: {
          title: 'Power of attorney',
          plain: 'What the power covers: only what the company itself must do right after its incorporation.',
          clauses: {
            gives:
              'authorises each employee of the office of civil-law notary {notary_name} in {notary_city}, and each of them separately, on behalf of the company:',
            enter:
              'to set up the register of shareholders that the board keeps under Section 2:194 of the Dutch Civil Code (Burgerlijk Wetboek), and to make the first entries in it in accordance with the deed of incorporation;',
            paid: 'to record in the register, after the contribution, the amount paid up on each share;',
            initial: 'to initial the entries and records;',
            correct: 'to correct clerical errors in them.',
          },
        },
        terms: {
          title: 'Terms',
          plain:
            'The notary uses the power only once the company exists. After that the board keeps the register itself.',
          clauses: {
            board: 'The board remains responsible for the register and keeps it itself after the first entries.',
            substitution: 'The attorney may appoint a substitute who works at the same office.',
            kept: 'Whoever signs this power of attorney before the incorporation places it in the custody of the notary. The notary fills in the day of incorporation and uses the power only after the deed of incorporation has been executed. Until then the signatory may ask for it back.',
            duration:
              'The power of attorney ends as soon as the entries and records have been made and initialled, and no later than six months after the day of incorporation.',
            law: 'This power of attorney is governed by Dutch law.',
          },
        },
        signature: { ...signatureHeading, clauses: signatureLines },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
