import type { TextsFor } from '../../template.ts'
import type { transferRegister as shape } from '../shapes/transfer-register.ts'

const holder = {
  name: ['Naam', '{party_name}'],
  address: ['Adres', '{p.address}, {p.zip_code} {p.location}'],
  company_address: ['Adres', '{p.company_address}, {p.company_zipcode} {p.company_location}'],
  company_number: ['KVK-nummer', '{p.chamber}'],
  email: ['E-mailadres voor mededelingen', '{p.email}'],
} as const

/** De wijziging van het register van aandeelhouders. */
export const transferRegister = {
  title: 'Wijziging van het register van aandeelhouders van {full_name}',
  parts: {
    company: {
      title: 'De vennootschap',
      articles: {
        about: {
          title: 'Gegevens',
          plain: 'De BV waarvan de aandelen overgaan.',
          clauses: {
            name: ['Naam', '{full_name}'],
            seat: ['Zetel', 'gemeente {main.headquarters}'],
            address: ['Adres', '{main.office_address}, {main.postal_code} {main.place_of_business}'],
            chamber: ['KVK-nummer', '{main.kvk}'],
            incorporated: ['Opgericht op', '{main.incorporation_date}'],
            issued: ['Geplaatst', '{total_count}, elk nominaal {nominal}'],
          },
        },
        use: {
          title: 'Hoe je dit blad gebruikt',
          plain: 'Doe dit blad bij het register. De oude inschrijving blijft leesbaar staan.',
          clauses: {
            changes:
              'Een medewerker van de notaris sluit, met de volmacht van de vennootschap, de inschrijving van de verkoper af voor de geleverde aandelen en schrijft de {several_buyers?kopers|koper} in. Niets wordt doorgehaald of verwijderd.',
            kept: 'Het register blijft op het kantoor van de vennootschap en ligt daar ter inzage van de vergadergerechtigden.',
          },
        },
      },
    },
    closed: {
      title: 'Af te sluiten: {party_name}',
      articles: {
        seller: { title: 'Verkoper', plain: 'Wie de aandelen had.', clauses: holder },
        left: {
          title: 'Geleverde aandelen',
          plain: 'Welke aandelen er uit de inschrijving gaan, en wanneer.',
          clauses: {
            count: ['Aantal', '{transferred_count}'],
            numbers: ['Nummers', '{transferred_numbers}'],
            acquired: ['Verkregen op', '{acquired_day}'],
            entered: ['Destijds ingeschreven op', '{main.received_shares_date}'],
            ended: ['Afgesloten op', '{deed_day}'],
            rest: ['Aandelen die overblijven', '{left_over}'],
          },
        },
        left_initials: {
          title: null,
          plain: 'De notaris zet hier een paraaf, met de volmacht van de BV.',
          clauses: { director: 'Paraaf namens het bestuur, op grond van de volmacht van de vennootschap' },
        },
      },
    },
    opened: {
      title: 'Nieuw in te schrijven: {party_name}',
      articles: {
        buyer: { title: 'Koper', plain: 'Wie de aandelen krijgt en waar berichten naartoe gaan.', clauses: holder },
        shares: {
          title: 'Aandelen',
          plain: 'Hoeveel aandelen het zijn en welke nummers ze hebben.',
          clauses: {
            acquired: ['Verkregen op', '{deed_day}'],
            acknowledged: ['Erkend op', '{deed_day}, in de akte van levering'],
            how: ['Wijze van verkrijging', 'levering na koop'],
            sort: ['Soort', '{main.share_type} op naam'],
            count: ['Aantal', '{party_shares}'],
            numbers: ['Nummers', '{own_numbers}'],
            nominal: ['Nominaal bedrag samen', '{own_nominal}'],
            paid: ['Gestort per aandeel', '{nominal}, volgens opgave van de verkoper'],
            duties: [
              'Gebonden aan verplichtingen als bedoeld in artikel 2:192 van het Burgerlijk Wetboek',
              '{by_board}',
            ],
          },
        },
        rights: {
          title: 'Rechten van anderen',
          plain: 'Of iemand anders rechten op deze aandelen heeft.',
          clauses: {
            usufruct: ['Vruchtgebruik', 'geen, volgens opgave van de verkoper'],
            pledge: ['Pandrecht', 'geen, volgens opgave van de verkoper'],
            depositary: ['Certificaten met vergaderrecht', 'geen'],
            remarks: ['Opmerkingen', '{by_board}'],
          },
        },
        initials: {
          title: null,
          plain: 'De notaris zet hier een paraaf, met de volmacht van de BV.',
          clauses: { director: 'Paraaf namens het bestuur, op grond van de volmacht van de vennootschap' },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
