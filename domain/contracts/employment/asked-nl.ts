import { partyQuestions, partySections } from '../common/nl.ts'
import type { ContractWords } from '../template.ts'
import type { employmentSpec } from './questions.ts'

const { our_signer, other_street, other_zip, other_town, other_email } = partyQuestions

/** Hoe er naar een arbeidsovereenkomst wordt gevraagd. */
export const employmentAskedInDutch = {
  sections: {
    us: partySections.us,
    other: 'De werknemer',
    work: 'Het werk',
    term: 'Hoe lang',
    pay: 'Loon en wat daarbij hoort',
    after: 'Concurrentie en boete',
  },
  questions: {
    our_signer,
    other_name: {
      label: 'Hoe heet de werknemer?',
      help: 'Voornamen en achternaam, zoals op het identiteitsbewijs.',
      gap: 'naam van de werknemer',
    },
    other_birthdate: { label: 'Wat is de geboortedatum?', gap: 'geboortedatum van de werknemer' },
    other_street: { ...other_street, gap: 'straat en huisnummer van de werknemer' },
    other_zip: { ...other_zip, gap: 'postcode van de werknemer' },
    other_town: { ...other_town, gap: 'plaats van de werknemer' },
    other_email,
    position: {
      label: 'Wat wordt de functie?',
      help: 'Bijvoorbeeld: verkoopmedewerker.',
      gap: 'functie',
    },
    duties: {
      label: 'Wat is het werk in het kort?',
      help: 'Bijvoorbeeld: klanten helpen, bestellingen inpakken en de winkel op orde houden.',
      gap: 'omschrijving van het werk',
    },
    workplace: {
      label: 'Waar wordt er gewerkt?',
      help: 'Een adres. Wisselt het, schrijf dan bijvoorbeeld: bij klanten in Friesland en Groningen.',
      gap: 'plaats van het werk',
    },
    start_date: {
      label: 'Wat is de eerste werkdag?',
      help: 'Laat het contract vóór die dag tekenen: een proeftijd die pas later is afgesproken, geldt niet.',
      gap: 'eerste werkdag',
    },
    hours: { label: 'Hoeveel uur per week?', gap: 'aantal uren per week' },
    work_days: {
      label: 'Op welke dagen en tijden?',
      help: 'Bijvoorbeeld: van maandag tot en met donderdag van 9.00 tot 17.30 uur.',
      gap: 'dagen en tijden',
    },
    term: {
      label: 'Voor hoe lang is het contract?',
      help: 'Je mag iemand ten hoogste drie tijdelijke contracten achter elkaar geven, samen ten hoogste drie jaar. Daarna is het contract vast. Zat er zes maanden of minder tussen, dan telt een eerder contract mee.',
      options: {
        indefinite: 'Vast: voor onbepaalde tijd',
        short: 'Zes maanden of korter',
        medium: 'Zeven tot en met 23 maanden',
        long: 'Twee jaar of langer',
      },
    },
    short_months: { label: 'Hoeveel maanden?', gap: 'aantal maanden' },
    medium_months: { label: 'Hoeveel maanden?', gap: 'aantal maanden' },
    long_months: { label: 'Hoeveel maanden?', help: '24 tot en met 36.', gap: 'aantal maanden' },
    trial: {
      label: 'Is er een proeftijd?',
      help: 'Eén maand bij een contract korter dan twee jaar, anders twee maanden. Kies nee als deze werknemer al eerder hetzelfde soort werk bij je deed, ook via een uitzendbureau: dan is een proeftijd niet geldig.',
    },
    interim: {
      label: 'Mag het contract ook tussendoor worden opgezegd?',
      help: 'Zonder deze afspraak zitten jullie allebei tot de einddatum aan elkaar vast.',
    },
    notice: {
      label: 'Welke opzegtermijn geldt er?',
      help: 'Een langere termijn voor de werknemer mag alleen als die van jou dubbel zo lang is.',
      options: {
        law: 'Die van de wet: de werknemer één maand',
        longer: 'Langer: de werknemer twee maanden, jij ten minste vier',
      },
    },
    wage: {
      label: 'Hoeveel is het loon per maand, bruto?',
      help: 'Voor de afgesproken uren, zonder vakantiebijslag. Reken na of het ten minste het wettelijk minimumuurloon is.',
      gap: 'loon per maand',
    },
    holiday: {
      label: 'Hoeveel weken vakantie per jaar?',
      options: { four: 'Vier weken, het minimum van de wet', five: 'Vijf weken' },
    },
    sick_pay: {
      label: 'Hoeveel loon betaal je bij ziekte?',
      help: 'De wet vraagt twee jaar lang 70 procent, en het eerste jaar ten minste het minimumloon.',
      options: { seventy: '70 procent', whole_first_year: 'Het eerste jaar alles, daarna 70 procent' },
    },
    travel: {
      label: 'Vergoed je de reis naar het werk?',
      help: 'Per kilometer het bedrag waarover geen belasting betaald hoeft te worden.',
    },
    pension: {
      label: 'Is er een pensioenregeling?',
      help: 'In veel branches ben je verplicht om mee te doen aan een pensioenfonds. Zoek dat uit voordat je tekent.',
    },
    pension_provider: { label: 'Bij welk fonds of welke verzekeraar?', gap: 'pensioenfonds of verzekeraar' },
    collective: {
      label: 'Valt je bedrijf onder een cao?',
      help: 'Geldt er een cao voor je branche, dan gaat die voor als hij de werknemer meer geeft of iets anders voorschrijft.',
    },
    collective_name: { label: 'Welke?', gap: 'naam van de cao' },
    restriction: {
      label: 'Wil je de werknemer na het einde beperken?',
      help: 'Alleen als je bedrijf dat echt nodig heeft: een rechter kan het vernietigen. De wet wil het schriftelijk, en of een gewone elektronische handtekening dan genoeg is, staat niet vast. Laat de werknemer dit contract daarom met pen tekenen.',
      options: {
        none: 'Nee',
        clients: 'Niet voor onze klanten werken',
        competition: 'Ook niet bij een concurrent werken',
      },
    },
    restriction_months: { label: 'Hoeveel maanden na het einde?', help: 'Ten hoogste twaalf.', gap: 'aantal maanden' },
    restriction_area: {
      label: 'In welk gebied?',
      help: 'Niet groter dan nodig. Bijvoorbeeld: de provincie Friesland.',
      gap: 'gebied',
    },
    restriction_reasons: {
      label: 'Waarom heeft je bedrijf dit nodig bij deze werknemer?',
      help: 'Bij een tijdelijk contract is het zonder goede redenen niet geldig. Schrijf op welke klanten, kennis of gegevens de werknemer krijgt, waarom een ander daar veel aan heeft en hoe dat je bedrijf zou schaden. Algemene woorden zijn niet genoeg.',
      gap: 'waarom het bedrijf dit nodig heeft',
    },
    penalty: {
      label: 'Komt er een boete op als de werknemer geheimen doorvertelt of een beperking schendt?',
      help: 'Dat kan alleen als de werknemer meer verdient dan het minimumloon.',
    },
    penalty_amount: {
      label: 'Hoe hoog is de boete per overtreding?',
      help: 'Houd het redelijk: een rechter kan een veel te hoge boete verlagen.',
      gap: 'bedrag van de boete',
    },
  },
} as const satisfies ContractWords<typeof employmentSpec>
