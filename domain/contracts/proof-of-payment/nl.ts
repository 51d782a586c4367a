import type { TextsFor } from '../../documents/index.ts'
import { partyQuestions, partySections, signatures } from '../common/nl.ts'
import { contractTexts } from '../template.ts'
import { proofOfPaymentSpec } from './questions.ts'
import { proofOfPaymentShape } from './shape.ts'

const { write, make } = contractTexts(proofOfPaymentSpec, 'nl', {
  title: 'Stortingsbewijs',
  about: 'Als bewijs dat een aandeelhouder de aandelen heeft betaald.',
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
    paid_amount: {
      label: 'Hoeveel is er op de aandelen betaald?',
      help: 'Zonder agio. Is alles betaald, dan is dit het aantal aandelen maal de nominale waarde. Is er met iets anders dan geld betaald, bijvoorbeeld met een bedrijf of spullen, dan is dit bewijs niet geschikt.',
      gap: 'bedrag dat is betaald',
    },
    paid_date: {
      label: 'Op welke dag is dat betaald?',
      help: 'De dag waarop het op de rekening van je bedrijf stond.',
      gap: 'dag van betaling',
    },
    fully_paid: {
      label: 'Zijn de aandelen daarmee helemaal betaald?',
      help: 'Soms is afgesproken dat een deel pas later hoeft.',
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
            paid: 'De aandeelhouder heeft op {paid_date} op {share_count_is_one?dit aandeel|deze aandelen} in totaal {paid_amount} gestort, door overschrijving naar een bankrekening op naam van de vennootschap.',
            full: 'Daarmee is het hele nominale bedrag gestort, zoals artikel 2:191 van het Burgerlijk Wetboek verlangt.',
            part: 'Daarmee is een deel van het nominale bedrag gestort. De rest blijft de aandeelhouder schuldig, te betalen op de manier die bij het nemen is bedongen (artikel 2:191 van het Burgerlijk Wetboek).',
            premium:
              'Daarnaast heeft de aandeelhouder aan de vennootschap {premium_amount} betaald als agio. Dat bedrag is toegevoegd aan de agioreserve en telt niet mee als storting op het nominale bedrag.',
            money:
              'De storting is gedaan in geld, in euro, en staat sinds die dag ter beschikking van de vennootschap. Zij is niet aan de aandeelhouder terugbetaald.',
          },
        },
        record: {
          title: 'Bewijs en register',
          plain:
            'Een verklaring van de bank is sinds 2012 niet meer nodig. Bewaar wel het afschrift en werk het aandeelhoudersregister bij.',
          clauses: {
            proof:
              'De betaling blijkt uit een afschrift van de bankrekening van de vennootschap, dat het bestuur bij deze verklaring bewaart.',
            register:
              'Het bestuur heeft het bedrag dat op {share_count_is_one?het aandeel|ieder aandeel} is gestort, aangetekend in het register van aandeelhouders of doet dat direct (artikel 2:194 van het Burgerlijk Wetboek).',
          },
        },
        signature: {
          title: signatures.title,
          plain: 'Een bestuurder tekent namens de BV.',
          clauses: { us: signatures.clauses.us },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof proofOfPaymentShape>

export const proofOfPayment = make(write(proofOfPaymentShape, texts))
