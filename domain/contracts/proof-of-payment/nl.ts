import type { TextsFor } from '../../documents/index.ts'
import { partyQuestions, partySections, signatures } from '../common/nl.ts'
import { contractTexts } from '../template.ts'
import { proofOfPaymentSpec } from './questions.ts'
import { proofOfPaymentShape } from './shape.ts'

const { write, make } = contractTexts(proofOfPaymentSpec, 'nl', {
  sections: { us: partySections.us, shares: 'De aandelen', payment: 'De betaling' },
  questions: {
    our_signer: {
      ...partyQuestions.our_signer,
      label: 'Welke bestuurder tekent?',
      help: 'Voor- en achternaam van een bestuurder die voor je bedrijf mag tekenen.',
    },
    shareholder: {
      label: 'Wie heeft betaald?',
      help: 'De naam van de aandeelhouder: voornamen en achternaam, of de naam van het bedrijf.',
      gap: 'naam van de aandeelhouder',
    },
    occasion: {
      label: 'Wanneer zijn de aandelen genomen?',
      options: { incorporation: 'Bij de oprichting', issue: 'Bij een latere uitgifte' },
    },
    deed_day: {
      label: 'Op welke dag was dat bij de notaris?',
      help: 'De datum van de akte van oprichting of uitgifte.',
      gap: 'datum van de akte',
    },
    share_count: { label: 'Om hoeveel aandelen gaat het?', gap: 'aantal aandelen' },
    nominal_value: {
      label: 'Wat is de nominale waarde van één aandeel?',
      help: 'Die staat in de statuten.',
      gap: 'nominale waarde van een aandeel',
    },
    paid_date: {
      label: 'Op welke dag zijn de aandelen betaald?',
      help: 'De dag waarop het geld op de rekening van je bedrijf stond. Is er met iets anders dan geld betaald, bijvoorbeeld met een bedrijf of spullen, dan is dit bewijs niet geschikt.',
      gap: 'dag van betaling',
    },
    fully_paid: {
      label: 'Zijn de aandelen helemaal betaald?',
      help: 'Dan is het aantal aandelen maal de nominale waarde overgemaakt. Soms is afgesproken dat een deel pas later hoeft.',
    },
    paid_amount: {
      label: 'Hoeveel is er op de aandelen betaald?',
      help: 'Zonder agio.',
      gap: 'bedrag dat is betaald',
    },
    premium: {
      label: 'Is er ook agio betaald?',
      help: 'Agio is wat een aandeelhouder boven de nominale waarde betaalt.',
    },
    premium_amount: { label: 'Hoeveel agio?', gap: 'bedrag van het agio' },
  },
})

const texts = {
  title: 'Verklaring van storting op aandelen in {our_name}',
  parts: {
    statement: {
      title: null,
      articles: {
        company: {
          title: 'Het bestuur verklaart',
          plain: 'Wie dit verklaart, en voor welke BV.',
          clauses: {
            states:
              'De ondergetekende, {our_signer}, verklaart als bestuurder namens het bestuur van {our_name}, gevestigd te {our_seat}, kantoorhoudende te {our_zip} {our_town}, {our_street}, ingeschreven in het handelsregister onder nummer {our_kvk}, hierna te noemen: de vennootschap, het volgende.',
          },
        },
        shares: {
          title: 'De aandelen',
          plain: 'Om welke aandelen het gaat.',
          clauses: {
            incorporation:
              '{shareholder}, hierna te noemen: de aandeelhouder, heeft bij de oprichting van de vennootschap, bij akte van {deed_day}, {share_count} {share_count_is_one?aandeel|aandelen} in haar kapitaal genomen.',
            issue:
              '{shareholder}, hierna te noemen: de aandeelhouder, heeft bij een uitgifte van aandelen in de vennootschap, bij akte van {deed_day}, {share_count} {share_count_is_one?aandeel|aandelen} in haar kapitaal genomen.',
            nominal:
              '{share_count_is_one?Het aandeel heeft|Ieder van deze aandelen heeft} een nominale waarde van {nominal_value}.',
          },
        },
        payment: {
          title: 'De storting',
          plain: 'Hoeveel er is betaald, wanneer en hoe.',
          clauses: {
            full: 'De aandeelhouder heeft op {paid_date} het hele nominale bedrag van {share_count_is_one?dit aandeel|deze aandelen} gestort (artikel 2:191 van het Burgerlijk Wetboek): {share_count_is_one?{nominal_value}|{share_count} keer {nominal_value}}, door overschrijving naar een bankrekening op naam van de vennootschap.',
            part: 'De aandeelhouder heeft op {paid_date} een deel van het nominale bedrag van {share_count_is_one?dit aandeel|deze aandelen} gestort, in totaal {paid_amount}, door overschrijving naar een bankrekening op naam van de vennootschap.',
            rest: 'De rest van het nominale bedrag blijft de aandeelhouder schuldig, te betalen op de manier die bij het nemen is bedongen (artikel 2:191 van het Burgerlijk Wetboek).',
            formation:
              'Is er betaald voordat de vennootschap was opgericht, dan stond die rekening op naam van de vennootschap in oprichting.',
            premium:
              'Daarnaast heeft de aandeelhouder in geld {premium_amount} betaald als agio, ook door overschrijving naar die bankrekening. Dat bedrag is toegevoegd aan de agioreserve en telt niet mee als storting op het nominale bedrag.',
            money:
              'De storting is gedaan in geld, in euro, en is ter beschikking van de vennootschap gekomen. Zij is niet aan de aandeelhouder terugbetaald.',
          },
        },
        record: {
          title: 'Bewijs en register',
          plain:
            'Een verklaring van de bank is sinds 2012 niet meer nodig. Bewaar wel het afschrift, werk het aandeelhoudersregister bij en kijk of het gestorte kapitaal bij KVK klopt.',
          clauses: {
            proof:
              'De betaling blijkt uit een afschrift van de bankrekening van de vennootschap, dat het bestuur bij deze verklaring bewaart.',
            register:
              'Het bestuur heeft het bedrag dat op {share_count_is_one?het aandeel|ieder aandeel} is gestort, aangetekend in het register van aandeelhouders of doet dat direct (artikel 2:194 van het Burgerlijk Wetboek).',
            filed:
              'Staat het gestorte kapitaal nog niet goed in het handelsregister, dan geeft het bestuur dat direct op.',
          },
        },
        signature: {
          title: signatures.title,
          plain: `Een bestuurder tekent namens de BV. Mogen bestuurders alleen samen tekenen, laat de ander dan ook tekenen. ${signatures.plain}`,
          clauses: { us: signatures.clauses.us },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof proofOfPaymentShape>

export const proofOfPayment = make(write(proofOfPaymentShape, texts))
