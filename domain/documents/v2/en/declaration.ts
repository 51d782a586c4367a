import type { TextsFor } from '../../template.ts'
import type { declaration as shape } from '../shapes/declaration.ts'
import { signatureHeading, signatureLines, whoSigns } from './signing.ts'

/** What everyone declares, whether they were asked about it or not. */
const sharedStatements = {
  pep_no:
    'I do not hold a politically exposed position and have not held one in the past twelve months. The same applies to my partner, my parents, my children and their partners, and to the people with whom I have close business ties.',
  bankrupt_none:
    'I am not bankrupt and in the past four years I have not been involved, personally or as a director, in a bankruptcy that has not yet been settled.',
  convictions: 'I have no final conviction for a property offence or an economic offence.',
  no_ban:
    'I am not subject to a director disqualification (bestuursverbod) in any country of the European Union. I am not under guardianship (curatele) and my assets are not under administration (bewind).',
} as const

const privacyArticle = {
  title: 'What happens to this declaration',
  plain: 'Only the notary reads this declaration. It does not become public.',
  clauses: {
    use: 'This declaration is intended for the notary only, who uses the particulars for the checks required by law, the deed and the filings with the trade register. It is not attached to the deed and is not made public.',
    kept: 'The notary keeps the particulars for as long as the law requires.',
  },
} as const

/** What a company that becomes a director declares through each of its own directors. */
const companyAcceptance = {
  title: 'Acceptance as director by a company',
  plain: 'The company accepts the appointment. Whoever manages it remains responsible as well.',
  behind:
    'I know that the liability of {party_name} as a director also rests on its own directors. None of them is subject to a director disqualification in a country of the European Union.',
  duties: '{party_name} knows the duties of a director: records, annual accounts, filing and tax returns.',
} as const

/** The personal declaration, for the notary only. */
export const declaration = {
  title: 'Personal declaration for the incorporation of {full_name}',
  parts: {
    person: {
      title: 'Declaration of {person_name}',
      articles: {
        who_signs: whoSigns,
        identity: {
          title: 'My particulars',
          plain: 'Check that everything is exactly as it stands on your identity document.',
          clauses: {
            name: ['Name', '{p.prefix} {p.firstname} {p.lastname}'],
            born: ['Born', 'on {p.birthdate} in {p.birthplace}, {p.country_of_birth}'],
            representative_born: ['Born', 'on {p.representative_birthdate} in {p.representative_birthplace}'],
            address: ['Address', '{home_address}, {home_zip} {home_town}{lives_abroad?, {p.residence_country}}'],
            marital_status: ['Marital status', '{p.marital_status}'],
            email: ['E-mail address', '{p.email}'],
            phone: ['Telephone number', '{p.phone_number}'],
            nationality: ['Nationality', '{p.nationality}'],
            bsn: ['Citizen service number (burgerservicenummer)', '{p.bsn}'],
            no_bsn: ['Citizen service number (burgerservicenummer)', '{p.bsn_not_present?none}'],
          },
        },
        document: {
          title: 'My identity document',
          plain: 'The document must still be valid on the day the notary identifies you.',
          clauses: {
            sort: ['Kind', '{p.document_type}'],
            number: ['Number', '{p.document_number}'],
            issued: ['Issued', 'on {p.issue_date} {issued_at}'],
            expires: ['Valid until', '{p.expiration_date}'],
          },
        },
        capacity: {
          title: 'My role',
          plain: 'In which role you sign this declaration.',
          clauses: {
            person: 'I am a founder of {full_name} and subscribe for {party_shares} in it.',
            company:
              'I represent {company_name}, registered in the trade register (handelsregister) under number {p.chamber}. That company is a founder of {full_name} and subscribes for {party_shares} in it. It is represented by {capacity}, {person_name}{jointly? and {co_director}}.',
            holding:
              'I first incorporate {holding_name} and become its sole shareholder and director. That company is then a founder of {full_name} and subscribes for {party_shares} in it.',
          },
        },
        statements: {
          title: 'I declare the following',
          plain: 'The law obliges the notary to ask this. If a sentence is not right, do not sign and call us.',
          clauses: {
            truth: 'I have given all particulars in this declaration and in the questionnaire truthfully.',
            ...sharedStatements,
            pep_yes:
              'I, a close relative or someone with whom I have close business ties holds a politically exposed position or held one in the past twelve months. I have fully informed the notary about this.',
            pep_open: 'Still to be completed: {p.pep}.',
            bankrupt_settled:
              'I am not bankrupt. In the past four years I have been involved, personally or as a director, in a bankruptcy. That bankruptcy has been settled.',
            bankrupt_unsettled:
              'In the past four years I have been involved, personally or as a director, in a bankruptcy that has not yet been settled.',
            bankrupt_unsure:
              'In the past four years I have been involved, personally or as a director, in a bankruptcy. Still to be completed: {main.bankruptcy_settled}.',
            bankrupt_open: 'Still to be completed: {main.bankruptcy}.',
            money: 'The money with which the shares are paid up has a lawful origin.',
            contribution:
              '{is_holding?What {holding_name} contributes belongs to it at that moment|{is_company?What {company_name} contributes belongs to it|What I contribute belongs to me}} and was lawfully obtained. I have reported all debts and obligations of the business that I know of.',
            behalf:
              'I act {is_company?for {company_name}|{is_holding?for myself and for {holding_name}|for myself}} and not as a front for someone else.',
            language_dutch: 'I understand Dutch well enough to follow the deed and its explanation.',
            language_english:
              'I understand English well enough to follow a translation of the deed and its explanation.',
          },
        },
        owner: {
          title: 'Ultimate beneficial owner (uiteindelijk belanghebbende, UBO)',
          plain:
            'Whoever owns more than a quarter of the company or really controls it is reported to the trade register as UBO.',
          clauses: {
            meaning:
              'An ultimate beneficial owner is the natural person who directly or indirectly has {quarter_counts?at least|more than} 25% of the shares, the votes or the ownership interest, or who is actually in control. If there is no such person, the directors are reported.',
            yes: 'I hold {percentage} of the shares{is_holding? through {holding_name}} and am therefore an ultimate beneficial owner of {full_name}.',
            as_director:
              'I hold {percentage} of the shares{is_holding? through {holding_name}}. Because no one holds enough shares to be an ultimate beneficial owner through them, I am reported as a director.',
            through_company:
              'I hold {percentage} of the shares{is_holding? through {holding_name}} and am not an ultimate beneficial owner of {full_name} through them. The notary establishes who is one through a company.',
            no: 'I hold {percentage} of the shares{is_holding? through {holding_name}} and am not an ultimate beneficial owner of {full_name} through them.',
            open: 'I hold {percentage} of the shares.',
            company:
              '{company_name} holds {percentage} of the shares and has, according to its own statement, {owners}.',
            company_registered: 'The ultimate beneficial owners of {company_name} are entered in the register at KVK.',
            company_not_registered:
              'The ultimate beneficial owners of {company_name} are not yet entered in the register at KVK. I know that the notary can execute the deed only after this has been done.',
            changes: 'If anything changes in these particulars, I report this within a week.',
          },
        },
        director: {
          title: 'Acceptance as director',
          plain: 'You accept the appointment and know what is expected of a director.',
          clauses: {
            accepts: 'I accept my appointment as director of {full_name} as of the day of incorporation.',
            duties:
              'I know the duties of a director: to keep proper records and preserve them for seven years, to draw up and file annual accounts in time each year, and to file and pay taxes in time or report that this cannot be done. I know that I may be personally liable if I perform these duties improperly.',
            registered: 'I agree to being entered in the trade register as a director.',
          },
        },
        company_director: {
          title: companyAcceptance.title,
          plain: companyAcceptance.plain,
          clauses: {
            accepts:
              'On behalf of {party_name} I accept{jointly?, together with {co_director},} its appointment as director of {full_name} as of the day of incorporation.',
            behind: companyAcceptance.behind,
            duties: companyAcceptance.duties,
            registered:
              'On behalf of {party_name} I agree{jointly?, together with {co_director},} to its being entered in the trade register as a director.',
          },
        },
        privacy: privacyArticle,
        signature: { ...signatureHeading, clauses: signatureLines },
      },
    },
    co_director: {
      title: 'Declaration of a fellow director of {company_name}',
      articles: {
        co_who_signs: whoSigns,
        co_identity: {
          title: 'My particulars',
          plain: 'The fellow director fills this in, exactly as it stands on the identity document.',
          clauses: {
            name: ['Name', '{co_director}'],
            born: ['Born', '{by_signer}'],
            address: ['Address', '{by_signer}'],
            reach: ['E-mail address and telephone number', '{by_signer}'],
            nationality: ['Nationality', '{by_signer}'],
            bsn: ['Citizen service number (burgerservicenummer)', '{by_signer}'],
          },
        },
        co_document: {
          title: 'My identity document',
          plain: 'The document must still be valid on the day the notary identifies you.',
          clauses: {
            sort: ['Kind', '{by_signer}'],
            number: ['Number', '{by_signer}'],
            issued: ['Issued', '{by_signer}'],
            expires: ['Valid until', '{by_signer}'],
          },
        },
        co_capacity: {
          title: 'My role',
          plain: 'In which role you sign this declaration.',
          clauses: {
            company:
              'I am a director of {company_name}, registered in the trade register (handelsregister) under number {p.chamber}, and represent that company together with {person_name}. It is a founder of {full_name} and subscribes for {party_shares} in it.',
          },
        },
        co_statements: {
          title: 'I declare the following',
          plain: 'The law obliges the notary to ask this. If a sentence is not right, do not sign and call us.',
          clauses: {
            truth: 'I have given all particulars in this declaration truthfully.',
            ...sharedStatements,
            behalf: 'I act for {company_name} and not as a front for someone else.',
            language: 'I understand English well enough to follow a translation of the deed and its explanation.',
          },
        },
        co_acceptance: {
          title: companyAcceptance.title,
          plain: companyAcceptance.plain,
          clauses: {
            accepts:
              'Together with {person_name} I accept on behalf of {company_name} its appointment as director of {full_name} as of the day of incorporation.',
            behind: companyAcceptance.behind,
            duties: companyAcceptance.duties,
            registered:
              'Together with {person_name} I agree on behalf of {company_name} to its being entered in the trade register as a director.',
          },
        },
        co_privacy: privacyArticle,
        co_signature: { ...signatureHeading, clauses: signatureLines },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
