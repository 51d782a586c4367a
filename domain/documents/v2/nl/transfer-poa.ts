import type { TextsFor } from '../../template.ts'
import type { transferPoa as shape } from '../shapes/transfer-poa.ts'
import { signatureHeading, signatureLines, whoSigns } from './signing.ts'
import { boardCapacity, boardCompany } from './transfer-board.ts'

const terms = {
  substitution: 'De gevolmachtigde mag een ander in zijn plaats stellen die op hetzelfde kantoor werkt.',
  several_parties:
    'De gevolmachtigde mag bij dezelfde akte ook voor andere partijen optreden, ook als hun belangen verschillen.',
  duration: 'Deze volmacht eindigt zodra de akte is verleden, en in elk geval zes maanden na de ondertekening.',
  law: 'Op deze volmacht is Nederlands recht van toepassing.',
}

/** De vennootschap doet na de akte nog iets: het register bijwerken en opgeven wat verandert. */
const companyTerms = {
  ...terms,
  duration:
    'Deze volmacht eindigt zodra de akte is verleden en de inschrijving en de opgaven zijn gedaan, en in elk geval zes maanden na de ondertekening.',
}

const identified = 'De notaris stelt vast wie deze volmacht heeft ondertekend.'

const ofPerson =
  '{p.prefix} {p.firstname} {p.lastname}, geboren te {p.birthplace}{born_abroad? ({p.country_of_birth})} op {p.birthdate}, wonende te {p.zip_code} {p.location}, {p.address}'

const ofSigner =
  '{capacity}, {p.prefix} {p.firstname} {p.lastname}, geboren te {p.representative_birthplace} op {p.representative_birthdate}, wonende te {home_zip} {home_town}, {home_address}{jointly?, en {co_director}, geboren te {co_director_birthplace} op {co_director_birthdate}, wonende te {co_director_address}}'

/** Wie de vennootschap vertegenwoordigt waarvan het de aandelen zijn; de verkoper is aan de beurt. */
const board =
  `${boardCapacity}, {by_seller?{is_company?{company_name}, op haar beurt rechtsgeldig vertegenwoordigd door ${ofSigner}|${ofPerson}}|{through_company?${boardCompany}}{main.board_signer_name}, geboren te {signer_birthplace} op {signer_birthdate}, wonende te {signer_address}}{board_together?, en {main.board_second_name}, geboren te {second_birthplace} op {second_birthdate}, wonende te {second_address}}` as const

/** De volmachten waarmee een medewerker van de notaris voor verkoper, koper en de vennootschap tekent. */
export const transferPoa = {
  title: 'Volmachten voor de levering van aandelen in {full_name}',
  parts: {
    power: {
      title: 'Volmacht van {party_name}',
      articles: {
        who_signs: whoSigns,
        grantor: {
          title: 'Volmachtgever',
          plain: 'Wie de volmacht geeft: jijzelf, of de BV namens wie je tekent.',
          clauses: {
            intro: 'De ondergetekende:',
            person: `${ofPerson}, {p.marital_status}, hierna te noemen: de volmachtgever,`,
            company: `{company_name}, een besloten vennootschap met beperkte aansprakelijkheid, gevestigd te {p.company_location}, kantoorhoudende te {p.company_zipcode} {p.company_location}, {p.company_address}, ingeschreven in het handelsregister onder nummer {p.chamber}, hier rechtsgeldig vertegenwoordigd door ${ofSigner}, hierna te noemen: de volmachtgever,`,
          },
        },
        acts: {
          title: 'Volmacht',
          plain: 'Wat de medewerker van de notaris voor je mag doen, en niets meer dan dat.',
          clauses: {
            gives:
              'geeft volmacht aan iedere medewerker van notaris {notary_name} te {notary_city}, ieder afzonderlijk, om namens de volmachtgever:',
            sell: '{transferred_count} in het kapitaal van {full_name}, {transferred_numbers}, te verkopen en te leveren aan {several_buyers?de kopers die|de koper die} in het ontwerp van de akte {several_buyers?staan|staat};',
            buy: '{party_shares} in het kapitaal van {full_name}, {own_numbers}, van de verkoper te kopen en de levering daarvan te aanvaarden;',
            receipt: 'kwijting te verlenen voor de koopprijs;',
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
        signature: { ...signatureHeading, clauses: { ...signatureLines, identified } },
      },
    },
    company_power: {
      title: 'Volmacht van {full_name}',
      articles: {
        company_who_signs: whoSigns,
        company_grantor: {
          title: 'Volmachtgever',
          plain: 'De BV waarvan de aandelen zijn, geeft zelf ook een volmacht.',
          clauses: {
            intro: 'De ondergetekende:',
            company: `{full_name}, een besloten vennootschap met beperkte aansprakelijkheid, gevestigd in de gemeente {main.headquarters}, kantoorhoudende te {main.postal_code} {main.place_of_business}, {main.office_address}, ingeschreven in het handelsregister onder nummer {main.kvk}, hier rechtsgeldig vertegenwoordigd door ${board}, hierna te noemen: de volmachtgever,`,
          },
        },
        company_acts: {
          title: 'Volmacht',
          plain:
            'De medewerker van de notaris mag namens de BV de overdracht erkennen, inschrijven en bij KVK opgeven.',
          clauses: {
            gives:
              'geeft volmacht aan iedere medewerker van notaris {notary_name} te {notary_city}, ieder afzonderlijk, om namens de volmachtgever:',
            acknowledge:
              'partij te zijn bij de akte waarbij {transferred_count} in haar kapitaal {one_share?wordt|worden} geleverd, en die levering te erkennen;',
            correct:
              'de akte te ondertekenen volgens het ontwerp dat aan deze volmacht is gehecht, met de kleine verbeteringen die de notaris nodig vindt;',
            enter: 'de levering in haar register van aandeelhouders in te schrijven en die inschrijving te waarmerken;',
            file: 'wat daardoor verandert op te geven bij het handelsregister en in het register van uiteindelijk belanghebbenden;',
            further: 'verder alles te doen wat voor deze levering nodig is.',
          },
        },
        company_terms: {
          title: 'Voorwaarden',
          plain: 'Deze volmacht geldt voor de akte en voor wat de BV daarna laat inschrijven.',
          clauses: companyTerms,
        },
        company_signature: {
          title: 'Ondertekening',
          plain: 'Hier tekent wie op dit moment bestuurder van de BV is.',
          clauses: { ...signatureLines, identified },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
