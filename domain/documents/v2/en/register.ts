import type { TextsFor } from '../../template.ts'
import type { register as shape } from '../shapes/register.ts'

/** The register of shareholders as it stands on the day of incorporation. */
export const register = {
  title: 'Register of shareholders (aandeelhoudersregister) of {full_name}',
  parts: {
    company: {
      title: null,
      articles: {
        about: {
          title: 'Company',
          plain: 'The particulars of the company to which this register belongs.',
          clauses: {
            name: ['Name', '{full_name}'],
            seat: ['Seat', 'municipality of {seat}'],
            address: ['Address', '{office_street}, {office_zip} {office_town}'],
            chamber: ['Trade register (handelsregister) number', '{chamber_number}'],
            incorporated: [
              'Incorporated on',
              '{deed_day}, by deed executed before civil-law notary (notaris) {notary_name} in {notary_city}',
            ],
            value: ['Nominal value per share', '{share_value}'],
            issued: ['Issued capital', '{share_count}, together {capital}'],
          },
        },
        use: {
          title: 'Use of this register',
          plain: 'Keep this register safe: the board must have it up to date at all times.',
          clauses: {
            kept: 'The board keeps this register in accordance with Section 2:194 of the Dutch Civil Code (Burgerlijk Wetboek) and the articles of association (statuten). The office of the notary makes the first entries on behalf of the board, under the power of attorney of the company. The shareholders do not sign the register.',
            changes:
              'If something changes, the board makes a new entry and closes the old one with the date and the reason. Entries are never removed. A director initials each entry.',
            inspection:
              'The register is available at the office of the company for inspection by the persons entitled to attend the general meeting. Each shareholder, usufructuary (vruchtgebruiker) and pledgee (pandhouder) receives on request, free of charge, an extract concerning his right.',
          },
        },
      },
    },
    entry: {
      title: 'Entry of {party_name}',
      articles: {
        holder: {
          title: 'Shareholder',
          plain: 'Who holds the shares and where notices are sent.',
          clauses: {
            name: ['Name', '{party_name}'],
            address: ['Address', '{p.address}, {p.zip_code} {p.location}{lives_abroad?, {p.residence_country}}'],
            company_address: ['Address', '{p.company_address}, {p.company_zipcode} {p.company_location}'],
            company_number: ['Trade register number', '{p.chamber}'],
            holding_address: ['Address', '{holding_street}, {holding_zip} {holding_town}'],
            email: ['E-mail address for notices', '{p.email}'],
          },
        },
        shares: {
          title: 'Shares',
          plain: 'How many shares there are, what their numbers are and what has been paid up on them.',
          clauses: {
            acquired: ['Acquired on', '{deed_day}'],
            acknowledged: [
              'Acknowledged or served on',
              'not needed, since the shares were subscribed for on incorporation',
            ],
            how: ['Manner of acquisition', 'subscription on incorporation'],
            sort: ['Class', 'ordinary registered shares'],
            count: ['Number', '{party_shares}'],
            numbers: ['Numbering', '{party_numbers}'],
            nominal: ['Aggregate nominal value', '{party_amount}'],
            paid: ['Paid up per share', 'nothing yet; to be paid up as soon as the company asks for it'],
            paid_in_kind: [
              'Paid up per share',
              '{share_value}, by contributing a business, by deed executed on {deed_day}',
            ],
            release: ['Release from the obligation to pay up', 'none'],
            duties: [
              'Bound by obligations as referred to in Section 2:192 of the Dutch Civil Code',
              '{offer_duty?yes, under the articles of association|not applicable, since the articles of association contain none}',
            ],
          },
        },
        rights: {
          title: 'Rights of others',
          plain: 'Whether someone else has rights on these shares. On incorporation this is never so.',
          clauses: {
            usufruct: ['Usufruct', 'none'],
            pledge: ['Pledge', 'none'],
            depositary: ['Depositary receipts with the meeting right', 'none'],
            remarks: ['Remarks', '{by_board}'],
            closed: ['Closed on', '{by_board}'],
          },
        },
        initials: {
          title: null,
          plain: 'The notary’s office puts its initials here, under the power of the company.',
          clauses: { director: 'Initials on behalf of the board, under the power of attorney of the company' },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
