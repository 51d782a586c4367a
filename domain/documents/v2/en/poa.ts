import type { TextsFor } from '../../template.ts'
import type { poa as shape } from '../shapes/poa.ts'
import { signatureHeading, signatureLines, whoSigns } from './signing.ts'

/** The power of attorney with which the notary's staff sign for a founder. */
export const poa = {
  title: 'Power of attorney (volmacht) for the incorporation of {full_name}',
  parts: {
    power: {
      title: 'Power of attorney of {party_name}',
      articles: {
        who_signs: whoSigns,
        grantor: {
          title: 'Grantor',
          plain: 'Who gives the power of attorney: you yourself, or the company for which you sign.',
          clauses: {
            intro: 'The undersigned:',
            person:
              '{p.prefix} {p.firstname} {p.lastname}, born in {p.birthplace}{born_abroad? ({p.country_of_birth})} on {p.birthdate}, residing at {p.address}, {p.zip_code} {p.location}{lives_abroad? ({p.residence_country})}, {p.marital_status}, hereinafter: the grantor,',
            company:
              '{company_name}, a private limited company (besloten vennootschap met beperkte aansprakelijkheid), having its seat in {p.company_location} and its office at {p.company_address}, {p.company_zipcode} {p.company_location}, registered in the Dutch trade register (handelsregister) under number {p.chamber}, validly represented here by {capacity}, {p.prefix} {p.firstname} {p.lastname}, born in {p.representative_birthplace} on {p.representative_birthdate}{jointly?, and {co_director}}, hereinafter: the grantor,',
            holding:
              '{holding_name} in formation (in oprichting), a private limited company (besloten vennootschap met beperkte aansprakelijkheid) that will be incorporated just before {full_name}, hereinafter: the grantor, for which signs its sole founder and future sole director, {p.prefix} {p.firstname} {p.lastname}, born in {p.birthplace}{born_abroad? ({p.country_of_birth})} on {p.birthdate}, residing at {p.address}, {p.zip_code} {p.location}{lives_abroad? ({p.residence_country})}, {p.marital_status},',
          },
        },
        acts: {
          title: 'Power of attorney',
          plain: 'What the power covers: only the incorporation of this company and what directly belongs to it.',
          clauses: {
            gives:
              'authorises each employee of the office of civil-law notary (notaris) {notary_name} in {notary_city}, and each of them separately, on behalf of the grantor:',
            incorporate:
              'to incorporate the private limited company {full_name}, to adopt its articles of association (statuten) and to sign the deed of incorporation in accordance with the draft that belongs to this power of attorney;',
            take: 'to subscribe for {party_shares} in the capital of that company, {party_numbers}, at the nominal value of {share_value} per share, and so for {party_amount} in total, {contributes?to be paid up by contributing the business|to be paid up as soon as the company asks for it};',
            contribute:
              'to contribute {from_vof?the grantor’s share in the business|the business} to that company, to accept the contribution on behalf of that company, to sign the description of the contribution and the deed of contribution in accordance with the drafts that belong to this power of attorney, and to transfer what is contributed to that company;',
            correct:
              'to make minor corrections and additions to {contributes?the drafts that do not change their|the draft that do not change its} substance, such as the date, the name of the signatory and clerical errors;',
            file: 'to have the company, its directors and its ultimate beneficial owners (uiteindelijk belanghebbenden) entered in the trade register and in the register of ultimate beneficial owners;',
            further:
              'and to do everything else that is necessary or useful for the incorporation{contributes?, the contribution} and the registration.',
          },
        },
        terms: {
          title: 'Terms',
          plain:
            'The power ends by itself once the company has been incorporated and registered, and after six months at the latest.',
          clauses: {
            substitution: 'The attorney may appoint a substitute who works at the same office.',
            several_parties:
              'The attorney may also act for other parties to the same {contributes?deeds|deed}. The grantor agrees to this.',
            liability:
              'The grantor indemnifies the attorney against claims of third parties arising from the use of this power of attorney, except in the case of intent or gross negligence.',
            duration:
              'The power of attorney ends as soon as {contributes?the deed of incorporation and the deed of contribution have|the deed has} been signed and the registrations have been made, and no later than six months after the day of signing. Until the deed{contributes? of incorporation} is executed the grantor may revoke it by writing to the notary.',
            law: 'This power of attorney is governed by Dutch law.',
          },
        },
        statements: {
          title: 'Statements of the grantor',
          plain: 'You confirm that you have read the draft and understand what you sign.',
          clauses: {
            read: 'The grantor has received and read {in_kind?{contributes?the drafts of the deed of incorporation and of the deed of contribution|the draft of the deed of incorporation} and the description of the contribution|the draft of the deed of incorporation, with its English translation}, and agrees to {in_kind?their|its} contents.',
            understood:
              'The grantor understands the consequences of the incorporation{contributes? and the contribution} and has had sufficient opportunity to put questions to the notary.',
            holding_first:
              '{holding_name} ratifies this power of attorney after it has been incorporated and before {full_name} is incorporated, by a separate paper as referred to in Section 2:203 of the Dutch Civil Code (Burgerlijk Wetboek). Whoever signs that paper before its incorporation places it in the custody of the notary.',
            authorised:
              'Whoever signs on behalf of the grantor declares that he or she is authorised to do so {by_proxy?under a written power of attorney, which has been given to the notary|according to the entry in the trade register, an extract from which has been given to the notary}.',
            jointly:
              'The grantor is represented by its directors jointly. The power of attorney is valid only once all directors required for this have signed it.',
          },
        },
        signature: {
          ...signatureHeading,
          clauses: {
            ...signatureLines,
            legalised:
              'The notary establishes the identity of the {jointly?signatories|signatory}, at the office or by video link, or has the {jointly?signatures|signature} legalised.',
          },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
