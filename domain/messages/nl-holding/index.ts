/** How a holding is spoken of in Dutch, where that differs from a BV with several shareholders. */

import { first } from '../nl/first-fields.ts'
import { firstRewordings } from '../nl/first-rewordings.ts'
import { subsidiaryFields } from '../nl/subsidiary-fields.ts'
import { subsidiarySection } from '../nl/subsidiary-section.ts'
import { rewordedFor } from '../rewordings.ts'
import type { OtherWords } from '../texts.ts'

export const holdingWords: OtherWords = {
  fields: {
    ...rewordedFor('holding', first, firstRewordings),
    ...subsidiaryFields,
    email: {
      label: 'Op welk e-mailadres kunnen we je bereiken?',
      help: 'Hier mailen wij en de notaris je over je holding.',
    },
    incorporation_speed: {
      label: 'Hoe snel wil je dat het klaar is?',
      help: 'We tellen vanaf het moment dat alle stukken binnen zijn. Twintig werkdagen zit in de prijs; sneller kost extra.',
      options: { slow: 'Binnen 20 werkdagen', medium: 'Binnen 10 werkdagen', fast: 'Binnen 5 werkdagen' },
    },
    bankruptcy: {
      label: 'Ben je in de afgelopen vier jaar failliet gegaan?',
      why: 'Loopt een faillissement nog, dan gaat de curator over je geld: dat is degene die het faillissement afhandelt. Je kunt dan niet zomaar aandelen nemen.',
    },
  },
  person: {
    email: {
      label: 'E-mailadres',
      help: 'Hier mailt de notaris je persoonlijk. Het mag hetzelfde adres zijn als van je holding.',
    },
    residence_country: { label: 'In welk land woon je?' },
    bsn_not_present: { label: 'Ik heb geen BSN' },
    become_director: {
      label: 'Word je zelf bestuurder van de holding?',
      help: 'Een bestuurder neemt de besluiten en zorgt dat de boekhouding en de belasting kloppen.',
    },
    has_proprietorship: {
      label: 'Heb je een eenmanszaak?',
      help: 'Een eigen bedrijf dat bij KVK staat ingeschreven en geen BV is, zoals veel zzp’ers hebben.',
    },
    proprietorship_action: {
      label: 'Wat gebeurt er met je eenmanszaak?',
      options: { keep: 'Die blijft bestaan', transfer: 'Die gaat over in een BV', close: 'Die stopt' },
    },
    dutch_proficient: {
      label: 'Spreek, lees en begrijp je Nederlands?',
      why: 'De akte is in het Nederlands. Wie tekent, moet begrijpen wat erin staat.',
    },
    english_proficient: {
      label: 'Spreek, lees en begrijp je Engels?',
      why: 'Met een Engelse vertaling en uitleg in het Engels kun je je holding ook oprichten.',
    },
    pep: {
      label: 'Heb jij, of heeft iemand in je naaste familie, een politiek prominente functie?',
      help: 'Denk aan ministers, Kamerleden, partijbestuurders, ambassadeurs, rechters van de hoogste rechtbank en de top van een staatsbedrijf. Het geldt tot een jaar nadat iemand is gestopt, en ook voor partners, ouders, kinderen en naaste zakenpartners.',
      why: 'Van de wet moet de notaris dan verder kijken, bijvoorbeeld naar waar het geld vandaan komt. Dat past niet in onze online dienst. We helpen je dan aan een notaris die het wel doet.',
    },
  },
  flow: {
    steps: { company: 'De holding', shareholders: 'Jouw gegevens', share_distribution: 'Aandelen' },
    chapters: { company: 'Je holding', shareholders: 'Jij en je aandelen' },
    sections: {
      subsidiary: subsidiarySection,
      general: {
        name: 'Algemeen',
        heading: 'Hoe gaat je holding eruitzien?',
        intro:
          'Een holding is een BV die aandelen van andere BV’s bezit. Wat zij doet, staat vast in de statuten; jij kiest de naam en waar zij zit.',
      },
      contact: {
        name: 'Adres',
        heading: 'Waar is je holding te vinden?',
        intro: 'Het adres wordt openbaar bij KVK. Je e-mailadres gebruiken alleen wij en de notaris.',
      },
      basic: {
        name: 'Basis',
        heading: 'Wie ben je?',
        intro: 'Je naam zoals die op je identiteitsbewijs staat, hoe we je kunnen bereiken en of je de akte begrijpt.',
      },
      personal: {
        name: 'Persoonlijk',
        heading: 'Persoonlijke gegevens',
        intro: 'Vul alles in zoals het op je identiteitsbewijs staat. De notaris zet het zo in de akte.',
      },
      id: {
        name: 'Identiteitsbewijs',
        heading: 'Je identiteitsbewijs',
        intro: 'De notaris moet weten wie er tekent. Pak je paspoort, identiteitskaart of rijbewijs dat nog geldig is.',
      },
      other: {
        name: 'Overige vragen',
        heading: 'Nog een paar vragen',
        intro: 'Hierna weet de notaris genoeg over jou.',
      },
      shares: {
        name: 'Aandelen',
        heading: 'Hoeveel aandelen krijgt je holding?',
        intro:
          'Ze zijn allemaal voor jou. Neem er minstens honderd, dan kun je later makkelijk een klein deel weggeven.',
      },
      bankruptcy: {
        name: 'Faillissement',
        heading: 'Nog één vraag over jou',
        intro: 'De notaris wil dit vooraf weten. Je antwoord komt niet in de akte.',
      },
      membership: {
        name: 'Lidmaatschap',
        heading: 'Kies een lidmaatschap',
        intro: 'Contracten en hulp voor als je holding er is. Het hoeft niet.',
      },
      dga: {
        name: 'DGA-salaris',
        heading: 'Zullen wij het salaris regelen?',
        intro:
          'Als directeur-grootaandeelhouder (DGA) krijg je je salaris vaak van je holding. De administratie kunnen wij doen.',
      },
    },
    blockers: {
      pep: {
        title: 'Hiervoor heb je een notaris op kantoor nodig',
        text: 'Heb je een politiek prominente functie, of heeft naaste familie die, dan moet de notaris meer onderzoek doen. Dat mag gewoon, maar het past niet in onze online dienst. Bekijk wat we wel voor je kunnen doen, of neem contact op: dan vinden we een notaris die je verder helpt. Je antwoorden blijven bewaard.',
      },
      minor: {
        title: 'Je moet 18 jaar of ouder zijn',
        text: 'Ben je jonger, dan heb je toestemming van je ouders nodig en soms ook van de rechter. Dat regelen we niet online, maar we vertellen je graag hoe het wel kan.',
        offers: { go_back: 'Geboortedatum nakijken' },
      },
      language_nl: {
        title: 'Ga verder met de holding in het Engels',
        text: 'Hier is alles in het Nederlands: de akte en de uitleg van de notaris. Wie tekent, moet dat begrijpen. Bij de Engelse holding krijg je een Engelse vertaling naast de akte en is de uitleg in het Engels. Wat je hebt ingevuld, nemen we mee.',
        offers: { switch_flow: 'Verder met de Engelse holding', go_back: 'Antwoord aanpassen' },
      },
      language_en: {
        title: 'Ga verder met de holding in het Nederlands',
        text: 'Hier legt de notaris de akte uit in het Engels. Wie tekent, moet dat begrijpen. Bij de Nederlandse holding gaat alles in het Nederlands. Wat je hebt ingevuld, nemen we mee.',
        offers: { switch_flow: 'Verder met de Nederlandse holding', go_back: 'Antwoord aanpassen' },
      },
      bankruptcy_first: {
        title: 'Een holding oprichten kan nu niet',
        text: 'Zolang een faillissement van de afgelopen vier jaar niet is afgewikkeld, gaat de curator over je geld. Kom terug als de curator klaar is, of neem contact op: dan kijken we wat er wel kan. Je antwoorden blijven bewaard.',
      },
      proprietorship_transfer: {
        title: 'Je eenmanszaak meenemen? Kies dan de omzetting',
        text: 'Je eenmanszaak inbrengen is een andere dienst, met eigen stukken voor de Belastingdienst; een holding kan daarbij meteen mee. Begin met de omzetting, of kies hier dat je eenmanszaak blijft bestaan of stopt.',
        offers: { open_flow: 'Naar de omzetting', go_back: 'Antwoord aanpassen' },
      },
      proprietorship_keep: {
        title: 'Je eenmanszaak blijft bestaan',
        text: 'De holding komt er dan naast te staan, met een eigen administratie en een eigen naam. Vertel je boekhouder dat je er twee hebt.',
      },
      proprietorship_close: {
        title: 'Je stopt met je eenmanszaak',
        text: 'Schrijf je eenmanszaak zelf uit bij KVK zodra je er geen werk meer in hebt. De holding neemt haar klanten niet vanzelf over.',
      },
      no_director: {
        title: 'Jij wordt de bestuurder',
        text: 'Zonder bestuurder kan je holding niets: er moet iemand zijn die beslist en tekent. Je bent hier de enige, dus dat ben jij. Wil je dat een ander bestuurt? Dat kan later, met een besluit dat je zelf neemt.',
        offers: { go_back: 'Oké, ga terug' },
      },
      shareholders_incomplete: {
        title: 'Je gegevens zijn nog niet compleet',
        text: 'Vul ze eerst aan. We laten zien wat er nog ontbreekt.',
      },
    },
  },
}
