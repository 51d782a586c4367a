import type { TextsFor } from '../../template.ts'
import type { conflictResolution as shape } from '../shapes/conversion-sale.ts'
import { signatureLines, whoSigns } from './signing.ts'

/** Het besluit van de aandeelhouders over de koop, omdat wie bestuurt zelf verkoopt. */
export const conflictResolution = {
  title: 'Besluit van de algemene vergadering van {full_name} over de koop van de onderneming',
  parts: {
    resolution: {
      title: null,
      articles: {
        who_signs: whoSigns,
        holders: {
          title: 'Wie besluit',
          plain: 'Alle aandeelhouders van je BV.',
          clauses: {
            intro: '{several_founders?De ondergetekenden|De ondergetekende}:',
            holder: '{party_name}, houder van {party_shares}, {party_numbers}{last?,|;}',
            called:
              '{several_founders?samen houders|en daarmee houder} van alle aandelen in het kapitaal van {full_name}, gevestigd in de gemeente {main.headquarters}, hierna te noemen: de vennootschap.',
          },
        },
        reasons: {
          title: 'Waarom dit besluit nodig is',
          plain: 'Je verkoopt je bedrijf aan een BV die je zelf bestuurt. Dan beslist niet het bestuur.',
          clauses: {
            sale: 'De vennootschap gaat de onderneming kopen die wordt gedreven door {owner_names}{has_trade_name? onder de naam {main.trade_name}} en die in het handelsregister is ingeschreven onder nummer {main.kvk}. De prijs en de voorwaarden staan in de koopovereenkomst die bij dit besluit hoort.',
            loan: 'De vennootschap blijft een deel van de koopprijs schuldig, onder de voorwaarden van de overeenkomst van geldlening die ook bij dit besluit hoort.',
            conflict:
              '{several_directors?Iedere bestuurder|De bestuurder} van de vennootschap heeft als verkoper een persoonlijk belang dat strijdig is met dat van de vennootschap en neemt daarom niet deel aan de beraadslaging en de besluitvorming. Het bestuur kan dus geen besluit nemen, en er is geen raad van commissarissen. Op grond van artikel 2:239 lid 6 van het Burgerlijk Wetboek neemt dan de algemene vergadering het besluit.',
            some: 'Een bestuurder van de vennootschap die ook verkoper is, heeft een persoonlijk belang dat strijdig is met dat van de vennootschap en neemt daarom niet deel aan de beraadslaging en de besluitvorming. De andere bestuurders besluiten. De algemene vergadering is van dat belang op de hoogte en keurt het besluit goed.',
            supervisors:
              'De bestuurders van de vennootschap hebben als verkoper een persoonlijk belang dat strijdig is met dat van de vennootschap en nemen daarom niet deel aan de beraadslaging en de besluitvorming. Op grond van artikel 2:239 lid 6 van het Burgerlijk Wetboek besluit dan de raad van commissarissen. De algemene vergadering is van dat belang op de hoogte en keurt het besluit goed.',
          },
        },
        decides: {
          title: 'Besluit',
          plain: 'Wat jullie besluiten.',
          clauses: {
            intro: '{several_founders?De aandeelhouders besluiten|De aandeelhouder besluit}:',
            buy: 'dat de vennootschap de koopovereenkomst aangaat volgens het ontwerp dat bij dit besluit hoort;',
            approve:
              'goed te keuren dat de vennootschap de koopovereenkomst aangaat volgens het ontwerp dat bij dit besluit hoort;',
            borrow:
              'dat de vennootschap ook de overeenkomst van geldlening aangaat, volgens het ontwerp dat bij dit besluit hoort;',
            sign: 'dat {several_directors?de bestuurders {price_owed?deze overeenkomsten|die overeenkomst} namens de vennootschap kunnen tekenen|de bestuurder {price_owed?deze overeenkomsten|die overeenkomst} namens de vennootschap kan tekenen}.',
          },
        },
        manner: {
          title: 'Hoe is besloten',
          plain: 'Zonder vergadering, op papier. Dat mag als iedereen ermee instemt.',
          clauses: {
            outside:
              'Dit besluit is genomen buiten vergadering. Alle vergadergerechtigden hebben met deze manier van besluiten ingestemd. Anderen dan {several_founders?de aandeelhouders|de aandeelhouder} met vergaderrecht zijn er niet.',
            advice:
              '{several_directors?De bestuurders hebben|De bestuurder heeft} vooraf de gelegenheid gehad om advies uit te brengen.',
            kept: 'Het bestuur bewaart dit besluit bij de aantekeningen van de besluiten van de algemene vergadering.',
          },
        },
        signature: {
          title: 'Ondertekening',
          plain: 'Teken dit besluit voordat je de koopovereenkomst tekent.',
          clauses: signatureLines,
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
