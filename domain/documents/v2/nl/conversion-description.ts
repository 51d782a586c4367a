import type { TextsFor } from '../../template.ts'
import type { description as shape } from '../shapes/conversion-contribution.ts'
import { signatureLines, whoSigns } from './signing.ts'

/** De beschrijving van de inbreng. */
export const description = {
  title: 'Beschrijving van de inbreng in {full_name}',
  parts: {
    description: {
      title: null,
      articles: {
        who_signs: whoSigns,
        about: {
          title: 'Waar het om gaat',
          plain: 'De wet vraagt om deze beschrijving als je aandelen niet met geld betaalt.',
          clauses: {
            company: ['Vennootschap', '{full_name}, op te richten, met zetel in de gemeente {seat}'],
            contributor: ['Wie inbrengt', '{party_name}, voor {party_shares}, {party_numbers}, samen {party_amount}'],
            business: [
              'Onderneming',
              '{has_trade_name?{main.trade_name}, }tot de inbreng als {main.converted_from} gedreven door {owner_names}, ingeschreven in het handelsregister onder nummer {main.kvk}',
            ],
            through: [
              'Eerst ingebracht in',
              '{holding_name}, die {from_vof?het aandeel van {person_name} in de onderneming|de onderneming} van {person_name} verkrijgt voordat {full_name} wordt opgericht',
            ],
            day: ['Toestand op', '{by_accountant}, een dag die niet meer dan zes maanden vóór de oprichting ligt'],
          },
        },
        contributed: {
          title: 'Wat wordt ingebracht',
          plain: 'Je accountant vult bij ieder punt de bedragen in, volgens de balans.',
          clauses: {
            intro:
              'Ingebracht wordt de hele onderneming, met al haar bezittingen en schulden, volgens de balans die bij deze beschrijving hoort:',
            goods: 'bedrijfsmiddelen en inventaris, voor {by_accountant};',
            stock: 'voorraden en onderhanden werk, voor {by_accountant};',
            claims: 'vorderingen, liquide middelen en overlopende posten, voor {by_accountant};',
            rights: 'handelsnaam, rechten van intellectuele eigendom en goodwill, voor {by_accountant};',
            contracts: 'rechten en verplichtingen uit lopende overeenkomsten, voor zover zij op de balans staan;',
            debts:
              'de schulden en voorzieningen van de onderneming, voor {by_accountant}, die de vennootschap voor haar rekening neemt.',
            real_estate: 'Onder de bezittingen is als registergoed: {main.real_estate_details}.',
            share: 'Iedere vennoot brengt zijn aandeel in de onderneming in, zodat zij als geheel overgaat.',
            no_work: 'Werk of diensten die nog moeten worden verricht, worden niet ingebracht.',
          },
        },
        value: {
          title: 'De waarde',
          plain: 'Wat je inbrengt, moet minstens zoveel waard zijn als de aandelen die je ervoor krijgt.',
          clauses: {
            amount: 'De waarde van wat wordt ingebracht, na aftrek van de schulden, is {by_accountant}.',
            added:
              'Volgens opgave van {several_owners?de oprichters die de onderneming inbrengen,|de oprichter die de onderneming inbrengt,} is de onderneming {main.added_value} meer waard dan in de boeken staat.',
            method_free:
              'De bezittingen en schulden zijn voor de belasting gewaardeerd op hun boekwaarde, die de vennootschap overneemt. Voor het bepalen of de aandelen kunnen worden volgestort, is gerekend met de werkelijke waarde.',
            method:
              'De bezittingen en schulden zijn gewaardeerd op hun werkelijke waarde, met inbegrip van de goodwill.',
            standards:
              'De waarderingsmethoden zijn in het maatschappelijk verkeer aanvaardbaar en zijn toegelicht in de bijlage van de accountant of belastingadviseur.',
            enough:
              'De waarde is ten minste gelijk aan het bedrag dat met de inbreng op de aandelen wordt gestort: {paid_in_kind}.',
          },
        },
        later: {
          title: 'Tot aan de inbreng',
          plain: 'Wordt je bedrijf voor de akte duidelijk minder waard, dan is een nieuwe beschrijving nodig.',
          clauses: {
            falls:
              '{several_founders?Weet een oprichter|Weet de oprichter} vóór de inbreng dat de waarde na de dag van de beschrijving aanzienlijk is gedaald, dan {several_founders?maken de oprichters|maakt de oprichter} een nieuwe beschrijving.',
            kept: 'De vennootschap houdt een afschrift van deze beschrijving op haar kantoor ter inzage van haar aandeelhouders en de andere vergadergerechtigden.',
          },
        },
        signature: {
          title: 'Ondertekening',
          plain: 'Alle oprichters tekenen, ook wie zelf niets inbrengt.',
          clauses: signatureLines,
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
