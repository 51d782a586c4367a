import type { TextsFor } from '../../template.ts'
import type { register as shape } from '../shapes/register.ts'

/** Het register van aandeelhouders, zoals het er op de dag van de oprichting uitziet. */
export const register = {
  title: 'Register van aandeelhouders van {full_name}',
  parts: {
    company: {
      title: null,
      articles: {
        about: {
          title: 'Vennootschap',
          plain: 'De gegevens van de BV waar dit register bij hoort.',
          clauses: {
            name: ['Naam', '{full_name}'],
            seat: ['Zetel', 'gemeente {seat}'],
            address: ['Adres', '{office_street}, {office_zip} {office_town}'],
            chamber: ['KVK-nummer', '{chamber_number}'],
            incorporated: ['Opgericht op', '{deed_day}, bij akte verleden voor notaris {notary_name} te {notary_city}'],
            value: ['Nominaal bedrag per aandeel', '{share_value}'],
            issued: ['Geplaatst kapitaal', '{share_count}, samen {capital}'],
          },
        },
        use: {
          title: 'Gebruik van dit register',
          plain: 'Bewaar dit register goed: het bestuur moet het altijd bijgewerkt hebben.',
          clauses: {
            kept: 'Het bestuur houdt dit register bij volgens artikel 2:194 van het Burgerlijk Wetboek en de statuten. De eerste inschrijvingen doet het kantoor van de notaris namens het bestuur, met de volmacht van de vennootschap. De aandeelhouders ondertekenen het register niet.',
            changes:
              'Verandert er iets, dan maakt het bestuur een nieuwe inschrijving en sluit het de oude af met de datum en de reden. Inschrijvingen worden nooit verwijderd. Een bestuurder zet bij iedere inschrijving zijn paraaf.',
            inspection:
              'Het register ligt op het kantoor van de vennootschap ter inzage van de vergadergerechtigden. Iedere aandeelhouder, vruchtgebruiker en pandhouder krijgt op verzoek kosteloos een uittreksel over zijn recht.',
          },
        },
      },
    },
    entry: {
      title: 'Inschrijving van {party_name}',
      articles: {
        holder: {
          title: 'Aandeelhouder',
          plain: 'Wie de aandelen houdt en waar berichten naartoe gaan.',
          clauses: {
            name: ['Naam', '{party_name}'],
            address: ['Adres', '{p.address}, {p.zip_code} {p.location}{lives_abroad?, {p.residence_country}}'],
            company_address: ['Adres', '{p.company_address}, {p.company_zipcode} {p.company_location}'],
            company_number: ['KVK-nummer', '{p.chamber}'],
            holding_address: ['Adres', '{holding_street}, {holding_zip} {holding_town}'],
            email: ['E-mailadres voor mededelingen', '{p.email}'],
          },
        },
        shares: {
          title: 'Aandelen',
          plain: 'Hoeveel aandelen het zijn, welke nummers ze hebben en wat erop is gestort.',
          clauses: {
            acquired: ['Verkregen op', '{deed_day}'],
            acknowledged: ['Erkend of betekend op', 'niet nodig, want de aandelen zijn bij de oprichting genomen'],
            how: ['Wijze van verkrijging', 'deelneming bij de oprichting'],
            sort: ['Soort', 'gewone aandelen op naam'],
            count: ['Aantal', '{party_shares}'],
            numbers: ['Nummers', '{party_numbers}'],
            nominal: ['Nominaal bedrag samen', '{party_amount}'],
            paid: ['Gestort per aandeel', 'nog niet gestort; te storten zodra de vennootschap daarom vraagt'],
            paid_in_kind: [
              'Gestort per aandeel',
              '{share_value}, door inbreng van een onderneming bij akte verleden op {deed_day}',
            ],
            release: ['Ontslag van de verplichting tot storting', 'geen'],
            duties: [
              'Gebonden aan verplichtingen als bedoeld in artikel 2:192 van het Burgerlijk Wetboek',
              '{offer_duty?ja, volgens de statuten|niet van toepassing, want de statuten kennen die niet}',
            ],
          },
        },
        rights: {
          title: 'Rechten van anderen',
          plain: 'Of iemand anders rechten op deze aandelen heeft. Bij de oprichting is dat nooit zo.',
          clauses: {
            usufruct: ['Vruchtgebruik', 'geen'],
            pledge: ['Pandrecht', 'geen'],
            depositary: ['Certificaten met vergaderrecht', 'geen'],
            remarks: ['Opmerkingen', '{by_board}'],
            closed: ['Afgesloten op', '{by_board}'],
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
