import type { TextsFor } from '../../template.ts'
import type { poa as shape } from '../shapes/poa.ts'
import { signatureHeading, signatureLines, whoSigns } from './signing.ts'

/** De volmacht waarmee een medewerker van de notaris voor een oprichter tekent. */
export const poa = {
  title: 'Volmacht tot oprichting van {full_name}',
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
            person:
              '{p.prefix} {p.firstname} {p.lastname}, geboren te {p.birthplace}{born_abroad? ({p.country_of_birth})} op {p.birthdate}, wonende te {p.zip_code} {p.location}{lives_abroad? ({p.residence_country})}, {p.address}, {p.marital_status}, hierna te noemen: de volmachtgever,',
            company:
              '{company_name}, een besloten vennootschap met beperkte aansprakelijkheid, gevestigd te {p.company_location}, kantoorhoudende te {p.company_zipcode} {p.company_location}, {p.company_address}, ingeschreven in het handelsregister onder nummer {p.chamber}, hier rechtsgeldig vertegenwoordigd door {capacity}, {p.prefix} {p.firstname} {p.lastname}, geboren te {p.representative_birthplace} op {p.representative_birthdate}{jointly?, en {co_director}}, hierna te noemen: de volmachtgever,',
            holding:
              '{holding_name} in oprichting, een besloten vennootschap met beperkte aansprakelijkheid die vlak vóór {full_name} wordt opgericht, hierna te noemen: de volmachtgever, voor wie tekent haar enige oprichter en toekomstige enige bestuurder, {p.prefix} {p.firstname} {p.lastname}, geboren te {p.birthplace}{born_abroad? ({p.country_of_birth})} op {p.birthdate}, wonende te {p.zip_code} {p.location}{lives_abroad? ({p.residence_country})}, {p.address}, {p.marital_status},',
          },
        },
        acts: {
          title: 'Volmacht',
          plain: 'Waarvoor de volmacht geldt: alleen voor het oprichten van deze BV en wat daar direct bij hoort.',
          clauses: {
            gives:
              'geeft volmacht aan iedere medewerker van het kantoor van notaris {notary_name} te {notary_city}, en aan ieder van hen afzonderlijk, om namens de volmachtgever:',
            incorporate:
              'de besloten vennootschap met beperkte aansprakelijkheid {full_name} op te richten, de statuten vast te stellen en de akte van oprichting te ondertekenen volgens het ontwerp dat bij deze volmacht hoort;',
            take: 'in het kapitaal van die vennootschap {party_shares} te nemen, {party_numbers}, tegen het nominale bedrag van {share_value} per aandeel, dus voor in totaal {party_amount}, {contributes?te voldoen door inbreng van de onderneming|te storten zodra de vennootschap daarom vraagt};',
            contribute:
              '{from_vof?het aandeel van de volmachtgever in de onderneming|de onderneming} in die vennootschap in te brengen, de inbreng namens die vennootschap te aanvaarden, de beschrijving van de inbreng en de akte van inbreng te ondertekenen volgens de ontwerpen die bij deze volmacht horen, en wat wordt ingebracht aan die vennootschap te leveren;',
            correct:
              'in {contributes?de ontwerpen|het ontwerp} kleine verbeteringen en aanvullingen aan te brengen die de inhoud niet wezenlijk veranderen, zoals de datum, de naam van de ondertekenaar en schrijffouten;',
            file: 'de vennootschap, haar bestuurders en haar uiteindelijk belanghebbenden in te schrijven in het handelsregister en het register van uiteindelijk belanghebbenden;',
            further:
              'verder alles te doen wat voor de oprichting{contributes?, de inbreng} en de inschrijving nodig of nuttig is.',
          },
        },
        terms: {
          title: 'Voorwaarden',
          plain: 'De volmacht eindigt vanzelf als de BV is opgericht en ingeschreven, en uiterlijk na zes maanden.',
          clauses: {
            substitution: 'De gevolmachtigde mag een ander in zijn plaats stellen die op hetzelfde kantoor werkt.',
            several_parties:
              'De gevolmachtigde mag bij dezelfde {contributes?akten|akte} ook voor andere partijen optreden. De volmachtgever stemt daarmee in.',
            liability:
              'De volmachtgever vrijwaart de gevolmachtigde voor aanspraken van derden die voortvloeien uit het gebruik van deze volmacht, behalve bij opzet of grove nalatigheid.',
            duration:
              'De volmacht eindigt zodra {contributes?de akte van oprichting en de akte van inbreng zijn|de akte is} ondertekend en de inschrijvingen zijn gedaan, en uiterlijk zes maanden na de dag van ondertekening. De volmachtgever kan haar tot het verlijden van de akte{contributes? van oprichting} schriftelijk bij de notaris intrekken.',
            law: 'Op deze volmacht is Nederlands recht van toepassing.',
          },
        },
        statements: {
          title: 'Verklaringen van de volmachtgever',
          plain: 'Je bevestigt dat je het ontwerp hebt gelezen en begrijpt wat je tekent.',
          clauses: {
            read: 'De volmachtgever verklaart {in_kind?{contributes?de ontwerpen van de akte van oprichting en van de akte van inbreng|het ontwerp van de akte van oprichting} en de beschrijving van de inbreng|het ontwerp van de akte van oprichting} te hebben ontvangen en gelezen, en met de inhoud {in_kind?daarvan |}in te stemmen.',
            understood:
              'De volmachtgever verklaart de gevolgen van de oprichting{contributes? en de inbreng} te begrijpen en voldoende gelegenheid te hebben gehad om vragen aan de notaris te stellen.',
            holding_first:
              '{holding_name} bekrachtigt deze volmacht nadat zij is opgericht en voordat {full_name} wordt opgericht, met een afzonderlijk stuk als bedoeld in artikel 2:203 van het Burgerlijk Wetboek. Wie dat stuk vóór haar oprichting tekent, geeft het aan de notaris in bewaring.',
            authorised:
              'Wie namens de volmachtgever tekent, verklaart daartoe bevoegd te zijn {by_proxy?op grond van een schriftelijke volmacht, en die aan de notaris te hebben gegeven|volgens de inschrijving in het handelsregister, en een uittreksel daaruit aan de notaris te hebben gegeven}.',
            jointly:
              'De volmachtgever wordt door zijn bestuurders gezamenlijk vertegenwoordigd. De volmacht is pas geldig als alle bestuurders die daarvoor nodig zijn, haar hebben ondertekend.',
          },
        },
        signature: {
          ...signatureHeading,
          clauses: {
            ...signatureLines,
            legalised:
              'De notaris stelt de identiteit van de {jointly?ondertekenaars|ondertekenaar} vast, op kantoor of via een beeldverbinding, of laat de {jointly?handtekeningen|handtekening} legaliseren.',
          },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
