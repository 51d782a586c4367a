import type { TextsFor } from '../../template.ts'
import type { ratification as shape } from '../shapes/ratification.ts'
import { signatureHeading, signatureLines, whoSigns } from './signing.ts'

/** The ratification by a holding of what was done on its behalf before it was incorporated. */
export const ratification = {
  title: 'Ratification (bekrachtiging) by {full_name}',
  parts: {
    act: {
      title: null,
      articles: {
        who_signs: whoSigns,
        company: {
          title: 'Company',
          plain: 'The holding declares this itself as soon as it exists. Its director signs for it.',
          clauses: {
            intro: 'The undersigned:',
            director:
              '{p.prefix} {p.firstname} {p.lastname}, born in {p.birthplace}{born_abroad? ({p.country_of_birth})} on {p.birthdate}, residing at {p.address}, {p.zip_code} {p.location}{lives_abroad? ({p.residence_country})}, acting as the sole director of {full_name}, a private limited company (besloten vennootschap met beperkte aansprakelijkheid), having its seat in the municipality of {seat} and its office at {office_street}, {office_zip} {office_town}, incorporated by deed executed on {deed_day} before civil-law notary (notaris) {notary_name} in {notary_city}, hereinafter: the company,',
          },
        },
        acts: {
          title: 'What was done before the incorporation',
          plain: 'What you signed on behalf of the holding when it did not exist yet.',
          clauses: {
            only: 'takes into account that before the incorporation, on behalf of the company, a power of attorney was given to each employee of the office of civil-law notary {notary_name} in {notary_city} to incorporate {operating_name}, to subscribe for {operating_shares} in its capital and to do what is further named in that power of attorney.',
            intro: 'takes into account that before the incorporation, on behalf of the company:',
            power:
              'a power of attorney was given to each employee of the office of civil-law notary {notary_name} in {notary_city} to incorporate {operating_name}, to subscribe for {operating_shares} in its capital and to do what is further named in that power of attorney;',
            described:
              'the description of the contribution to {operating_name} was signed, as referred to in Section 2:204a of the Dutch Civil Code (Burgerlijk Wetboek){holding_directs?;|.}',
            received:
              'as future director of {operating_name} a power of attorney was given to accept the transfer of the business that is contributed on its shares;',
            accepted: 'the appointment as director of {operating_name} was accepted.',
          },
        },
        ratifies: {
          title: 'Ratification',
          plain: 'With this the holding is bound by what was done for it.',
          clauses: {
            declares:
              'Now that it has been incorporated, the company ratifies {several_acts?these legal acts|this legal act} as referred to in Section 2:203 paragraph 1 of the Dutch Civil Code (Burgerlijk Wetboek).',
            bound:
              'The company is thereby bound by {several_acts?these legal acts|this legal act} as if it had performed {several_acts?them|it} itself.',
          },
        },
        moment: {
          title: 'Time',
          plain: 'The notary fills in the time: after the deed of the holding and before that of the company.',
          clauses: {
            kept: 'Whoever signs this paper before the incorporation places it in the custody of the notary. The notary fills in the day and the time as soon as the deed of incorporation of the company has been executed. The ratification counts as made at that time. Until then the undersigned may ask for the paper back.',
            order: 'The ratification is made before the deed of incorporation of {operating_name} is executed.',
            at: ['Ratified on', '{deed_day} at {ratified_hour} hours and {ratified_minute} minutes'],
          },
        },
        signature: { ...signatureHeading, clauses: signatureLines },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
