import type { TextsFor } from '../../template.ts'
import type { poa as shape } from '../shapes/transfer-poa.ts'

const terms = {
  substitution: 'De gevolmachtigde mag deze volmacht aan een collega op hetzelfde kantoor doorgeven.',
  several_parties:
    'De gevolmachtigde mag bij dezelfde akte ook voor andere partijen optreden, ook als hun belangen verschillen.',
  duration: 'Deze volmacht eindigt als de akte is verleden, en in elk geval zes maanden na de ondertekening.',
  law: 'Op deze volmacht is Nederlands recht van toepassing.',
}

const legalised =
  'De notaris stelt vast wie deze volmacht heeft ondertekend, op kantoor, via een beeldverbinding of met een gelegaliseerde handtekening.'

/** De volmachten waarmee een medewerker van de notaris voor verkoper, koper en de vennootschap tekent. */
export const poa = {
  title: 'Volmachten voor de levering van aandelen in {full_name}',
  parts: {
    power: {
      title: 'Volmacht van {party_name}',
      articles: {
        grantor: {
          title: 'Volmachtgever',
          plain: 'Wie de volmacht geeft: jijzelf, of de BV namens wie je tekent.',
          clauses: {
            intro: 'De ondergetekende:',
            person:
              '{p.prefix} {p.firstname} {p.lastname}, geboren te {p.birthplace}{born_abroad? ({p.country_of_birth})} op {p.birthdate}, wonende te {p.zip_code} {p.location}, {p.address}, {p.marital_status}, hierna te noemen: de volmachtgever,',
            company:
              '{company_name}, een besloten vennootschap met beperkte aansprakelijkheid, gevestigd te {p.company_location}, kantoorhoudende te {p.company_zipcode} {p.company_location}, {p.company_address}, ingeschreven in het handelsregister onder nummer {p.chamber}, hier rechtsgeldig vertegenwoordigd door {capacity}, {p.prefix} {p.firstname} {p.lastname}, geboren te {p.representative_birthplace} op {p.representative_birthdate}{jointly? en {co_director}}, hierna te noemen: de volmachtgever,',
          },
        },
        acts: {
          title: 'Volmacht',
          plain: 'Wat de medewerker van de notaris voor je mag doen, en niets meer dan dat.',
          clauses: {
            gives:
              'geeft volmacht aan iedere medewerker van notaris {notary_name} te {notary_city}, ieder afzonderlijk, om namens de volmachtgever:',
            sell: '{transferred_count} in het kapitaal van {full_name}, {transferred_numbers}, te leveren aan de koper die in het ontwerp van de akte staat;',
            buy: '{party_shares} in het kapitaal van {full_name}, {own_numbers}, van de verkoper te kopen en geleverd te krijgen;',
            receipt: 'kwijting te geven voor de koopprijs als die is betaald;',
            correct:
              'de akte te ondertekenen volgens het ontwerp dat aan deze volmacht is gehecht, met de kleine verbeteringen die de notaris nodig vindt;',
            further: 'verder alles te doen wat voor deze levering nodig is.',
          },
        },
        terms: {
          title: 'Voorwaarden',
          plain: 'De volmacht geldt alleen voor deze akte en niet langer dan zes maanden.',
          clauses: terms,
        },
        statements: {
          title: 'Verklaringen',
          plain: 'Lees het ontwerp van de akte voordat je tekent. Begrijp je iets niet, vraag het dan eerst.',
          clauses: {
            read: 'De volmachtgever heeft het ontwerp van de akte gelezen en stemt daarmee in.',
            understood:
              'De volmachtgever begrijpt de Nederlandse taal en de gevolgen van de akte, en heeft daarover vragen kunnen stellen.',
            authorised: 'Wie hierna tekent, is bevoegd de volmachtgever te vertegenwoordigen.',
            jointly:
              'De volmachtgever wordt door bestuurders samen vertegenwoordigd. Iedere bestuurder die daarvoor nodig is, tekent mee.',
          },
        },
        signature: {
          title: 'Ondertekening',
          plain: 'Teken met dezelfde handtekening als op je identiteitsbewijs.',
          clauses: {
            place: 'Ondertekend te {place_and_day}.',
            signs: '{is_company?Namens {company_name}: {person_name}|{person_name}}',
            co_director: 'Namens {company_name}: {co_director}',
            legalised,
          },
        },
      },
    },
    company_power: {
      title: 'Volmacht van {full_name}',
      articles: {
        company_grantor: {
          title: 'Volmachtgever',
          plain: 'De BV waarvan de aandelen zijn, geeft zelf ook een volmacht.',
          clauses: {
            intro: 'De ondergetekende:',
            company:
              '{full_name}, een besloten vennootschap met beperkte aansprakelijkheid, gevestigd in de gemeente {main.headquarters}, kantoorhoudende te {main.postal_code} {main.place_of_business}, {main.office_address}, ingeschreven in het handelsregister onder nummer {main.kvk}, hier rechtsgeldig vertegenwoordigd door haar bestuur, hierna te noemen: de volmachtgever,',
          },
        },
        company_acts: {
          title: 'Volmacht',
          plain: 'De medewerker van de notaris mag namens de BV de overdracht erkennen en bij KVK opgeven.',
          clauses: {
            gives:
              'geeft volmacht aan iedere medewerker van notaris {notary_name} te {notary_city}, ieder afzonderlijk, om namens de volmachtgever:',
            acknowledge:
              'partij te zijn bij de akte waarbij {transferred_count} in haar kapitaal worden geleverd, en die levering te erkennen;',
            file: 'wat daardoor verandert op te geven bij het handelsregister en in het register van uiteindelijk belanghebbenden;',
            further: 'verder alles te doen wat voor deze levering nodig is.',
          },
        },
        company_terms: {
          title: 'Voorwaarden',
          plain: 'Ook deze volmacht geldt alleen voor deze akte.',
          clauses: terms,
        },
        company_signature: {
          title: 'Ondertekening',
          plain: 'Hier tekent wie op dit moment bestuurder van de BV is.',
          clauses: { place: 'Ondertekend te {place_and_day}.', signs: 'Namens {full_name}: {director}', legalised },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
