import type { TextsFor } from '../../template.ts'
import type { foundationPoa as shape } from '../shapes/foundation.ts'
import { signatureHeading, signatureLines, whoSigns } from './signing.ts'

/** De volmacht waarmee een medewerker van de notaris voor een oprichter van de stichting tekent. */
export const foundationPoa = {
  title: 'Volmacht tot oprichting van {full_name}',
  parts: {
    power: {
      title: 'Volmacht van {person_name}',
      articles: {
        who_signs: whoSigns,
        grantor: {
          title: 'Volmachtgever',
          plain: 'Wie de volmacht geeft.',
          clauses: {
            intro: 'De ondergetekende:',
            person:
              '{p.prefix} {p.firstname} {p.lastname}, geboren te {p.birthplace}{born_abroad? ({p.country_of_birth})} op {p.birthdate}, wonende te {p.zip_code} {p.location}{lives_abroad? ({p.residence_country})}, {p.address}, {p.marital_status}, hierna te noemen: de volmachtgever,',
          },
        },
        acts: {
          title: 'Volmacht',
          plain: 'Wat de medewerker van de notaris voor je mag doen, en niets meer dan dat.',
          clauses: {
            gives:
              'geeft volmacht aan iedere medewerker van notaris {notary_name} te {notary_city}, ieder afzonderlijk, om namens de volmachtgever:',
            found: '{full_name} op te richten en de statuten vast te stellen;',
            accept:
              'de eerste bestuursleden te benoemen, onder wie de volmachtgever{has_office? als {role}}, voor {first_term};',
            correct:
              'de akte te ondertekenen overeenkomstig het ontwerp dat aan deze volmacht is gehecht, met de ondergeschikte wijzigingen die de notaris nodig vindt;',
            file: 'mede in de hoedanigheid van bestuurslid de stichting, haar bestuursleden en de uiteindelijk belanghebbenden op te geven bij het handelsregister;',
            further: 'verder alles te doen wat voor de oprichting nodig is.',
          },
        },
        terms: {
          title: 'Voorwaarden',
          plain: 'De volmacht geldt alleen voor deze akte en de inschrijving, en niet langer dan zes maanden.',
          clauses: {
            substitution:
              'Deze volmacht is gegeven met het recht van substitutie aan een andere medewerker van hetzelfde kantoor.',
            several_parties: 'De gevolmachtigde mag bij dezelfde akte ook voor de andere oprichters optreden.',
            duration:
              'Deze volmacht eindigt zodra de akte is verleden en de opgaven bij het handelsregister zijn gedaan, en in elk geval zes maanden na de ondertekening.',
            law: 'Op deze volmacht is Nederlands recht van toepassing.',
          },
        },
        statements: {
          title: 'Verklaringen',
          plain: 'Lees het ontwerp van de akte voordat je tekent. Begrijp je iets niet, vraag het dan eerst.',
          clauses: {
            read: 'De volmachtgever heeft het ontwerp van de akte gelezen en stemt daarmee in.',
            understood:
              'De volmachtgever begrijpt de Nederlandse taal en de gevolgen van de akte, en heeft daarover vragen kunnen stellen.',
          },
        },
        signature: {
          ...signatureHeading,
          clauses: {
            ...signatureLines,
            legalised:
              'De notaris stelt vast wie deze volmacht heeft ondertekend, op kantoor, via een beeldverbinding of met een gelegaliseerde handtekening.',
          },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
