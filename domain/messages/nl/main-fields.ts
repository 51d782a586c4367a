import { withRewordings } from '../rewordings.ts'
import type { TextsOf } from '../texts.ts'
import { agreementFields } from './agreement-fields.ts'
import { conversionFields } from './conversion-fields.ts'
import { existingBusiness } from './existing-business-fields.ts'
import { first } from './first-fields.ts'
import { firstRewordings } from './first-rewordings.ts'
import { foundation } from './foundation-fields.ts'
import { shareTransfer } from './share-transfer-fields.ts'
import { subsidiaryFields } from './subsidiary-fields.ts'

/** Vragen over de BV of de stichting zelf. */
export const main: TextsOf<'main'> = {
  ...withRewordings(first, firstRewordings),
  export_products: {
    label: 'Ga je producten verkopen aan het buitenland?',
    help: 'KVK vraagt dit bij de inschrijving.',
  },
  import_products: { label: 'Ga je producten uit het buitenland halen?', help: 'KVK vraagt dit bij de inschrijving.' },
  sell_products: {
    label: 'Aan wie verkoop je producten?',
    options: {
      consumers: 'Aan consumenten',
      companies: 'Aan bedrijven',
      consumers_and_businesses: 'Aan allebei',
      none: 'Ik verkoop geen producten',
    },
  },
  where_are_sold: {
    label: 'Waar verkoop je het meest?',
    options: {
      store_or_kiosk: 'In een winkel of kiosk',
      market: 'Op de markt',
      street_trade: 'Op straat',
      internet: 'Via internet',
      from_home: 'Vanuit huis',
      postorder: 'Per post',
      not_applicable: 'Niet van toepassing',
    },
  },
  employees_loan: {
    label: 'Gaat de BV personeel uitlenen aan andere bedrijven?',
    help: 'Bijvoorbeeld als uitzendbureau of door iemand te detacheren.',
    why: 'Een bedrijf dat personeel uitleent, moet dat van de wet bij KVK laten inschrijven.',
  },
  full_time_work: {
    label: 'Hoeveel mensen gaan er 15 uur per week of meer werken?',
    help: 'Tel jezelf mee. Nog niemand? Vul dan 0 in.',
  },
  part_time_work: {
    label: 'Hoeveel mensen gaan er minder dan 15 uur per week werken?',
    help: 'Niemand? Vul dan 0 in.',
  },
  caregiver: {
    label: 'Ga je zelf zorg verlenen?',
    help: 'Bijvoorbeeld behandelen, verplegen, begeleiden of verzorgen.',
    why: 'Wie zorg verleent, heeft soms een melding, een vergunning of een toezichthouder nodig. De notaris past de statuten daarop aan.',
  },
  big_registration: {
    label: 'Staat er iemand in het BIG-register?',
    help: 'In dat landelijke register staan bijvoorbeeld artsen, fysiotherapeuten en verpleegkundigen.',
  },
  care_kind: {
    label: 'Wat voor zorg wordt het?',
    why: 'Hieruit volgt of er een raad van commissarissen moet komen.',
    options: {
      practice: 'Een praktijk zonder bedden, zoals een huisarts of fysiotherapeut',
      nursing_or_stay: 'Verpleging, verzorging of begeleiding, of met overnachting',
      specialist: 'Medisch-specialistische zorg, zoals een kliniek',
      unsure: 'Dat weet ik nog niet',
    },
  },
  care_providers: {
    label: 'Hoeveel zorgverleners gaan er werken?',
    help: 'Tel ook jezelf en zzp’ers mee.',
    options: {
      up_to_ten: 'Tien of minder',
      up_to_fifty: 'Elf tot en met vijftig',
      more: 'Meer dan vijftig',
      unsure: 'Dat weet ik nog niet',
    },
  },
  incorporation_speed: {
    label: 'Hoe snel wil je dat het klaar is?',
    help: 'We tellen vanaf het moment dat alle stukken binnen zijn.',
    options: { slow: 'Binnen 20 werkdagen', medium: 'Binnen 10 werkdagen', fast: 'Binnen 5 werkdagen' },
  },
  number_of_shares: {
    label: 'Hoeveel aandelen krijgt de BV?',
    help: 'Wij raden 120 aan, want die verdeel je makkelijk over twee, drie of vier mensen. Voor de waarde van je BV maakt het aantal niet uit.',
    inOtherWords: {
      holding: {
        label: 'Hoeveel aandelen krijgt de holding?',
        help: 'We raden minstens 100 aan, bijvoorbeeld 100 aandelen van € 1.',
      },
    },
  },
  value_of_shares: {
    label: 'Wat is één aandeel waard?',
    help: 'Dit heet de nominale waarde. Je kiest die zelf, vanaf 1 cent. Met alle aandelen samen is dat wat je in de BV stort.',
  },
  distribution_of_shares: {
    label: 'Hoe verdeel je de aandelen?',
    options: { equal: 'Iedereen evenveel', custom: 'Zelf verdelen' },
  },
  offer_duty: {
    label: 'Mogen de anderen de aandelen kopen als een van jullie wegvalt?',
    help: 'Wegvallen is: overlijden, failliet gaan, scheiden of de eigen holding verkopen. Met ja moeten de aandelen eerst aan de anderen worden aangeboden, voor wat ze waard zijn. Naar je eigen holding mag je ze altijd overdragen. Meestal is ja het veiligst.',
  },
  representation: {
    label: 'Wie mag er tekenen voor de BV?',
    help: 'Is er maar één bestuurder, dan tekent die altijd alleen.',
    options: { one_signature: 'Iedere bestuurder alleen', two_signatures: 'Altijd twee bestuurders samen' },
    optionHelp: {
      one_signature: 'Handig en snel: één handtekening is genoeg.',
      two_signatures: 'Meer controle: je hebt steeds elkaar nodig.',
    },
    inOtherWords: { foundation: { label: 'Wie mag er tekenen voor de stichting?' } },
  },
  ...agreementFields,
  ...subsidiaryFields,
  upsell_package: { label: 'Lidmaatschap' },
  upsell_package_type_id: { label: 'Gekozen lidmaatschap' },
  upsell_package_type_product_ids: { label: 'Diensten bij het lidmaatschap' },

  ...existingBusiness,
  ...conversionFields,

  ...foundation,
  ...shareTransfer,

  online_notary: {
    label: 'Wil je de notaris online spreken?',
    help: 'Je laat je identiteitsbewijs zien en krijgt uitleg in een videogesprek. Tekenen gaat met een volmacht.',
  },
  notary_option: {
    label: 'Hoe wil je naar de notaris?',
    issues: { required: 'Kies hoe je naar de notaris wilt' },
    options: {
      partner_notary: 'Een notaris met wie wij samenwerken',
      notary_in_area: 'Een notaris bij mij in de buurt',
      known_notary: 'Een notaris die ik al ken',
      help_finding: 'Help mij er een te vinden',
    },
    optionHelp: {
      partner_notary: 'Kost niets extra.',
      notary_in_area: 'Je laten identificeren bij een andere notaris kost meestal € 25 tot € 50 extra.',
    },
  },
  notary_id: { label: 'Gekozen notaris' },
  custom_notary: {
    label: 'Hoe heet je notaris?',
    help: 'Liefst de voornamen voluit en de achternaam; de naam van het kantoor mag ook. Wat je niet weet, vult de notaris in de akte in.',
    issues: { required: 'Vul de naam van de notaris in' },
  },
  custom_notary_city: {
    label: 'In welke plaats?',
    help: 'Waar het kantoor van je notaris is, of waar je er een zoekt.',
    issues: { required: 'Vul een plaats in' },
  },

  bankruptcy: {
    label: 'Is een van de aandeelhouders in de afgelopen vier jaar failliet gegaan?',
    help: 'Met nee verklaar je dat niemand failliet ging. Klopt dat niet, kies dan ja.',
    you: {
      label: 'Ben je in de afgelopen vier jaar failliet gegaan?',
      help: 'Met nee verklaar je dat je niet failliet ging. Klopt dat niet, kies dan ja.',
    },
    inOtherWords: {
      transfer: { label: 'Is de verkoper of een koper in de afgelopen vier jaar failliet gegaan?' },
    },
    why: 'Loopt een faillissement nog, dan gaat de curator over het geld: dat is degene die het faillissement afhandelt. Die persoon kan dan niet zomaar aandelen nemen.',
  },
  bankruptcy_persons: { label: 'Om wie gaat het?' },
  bankruptcy_settled: {
    label: 'Is het faillissement afgewikkeld?',
    help: 'Afgewikkeld betekent dat de curator klaar is en de rechtbank het faillissement heeft beëindigd.',
  },
  criminal_record_status: {
    label: 'Niemand van ons is veroordeeld voor een misdrijf dat te maken heeft met geld, fraude of belasting',
    why: 'Een notaris moet zijn klanten kennen. Je hoeft hier geen bijzonderheden te geven.',
    issues: { required: 'Zet hier een vinkje als dit klopt. Klopt het niet? Neem dan contact met ons op' },
  },
  lead_approval: {
    label: 'Vraag voor mij drie gratis offertes aan bij boekhouders',
    help: 'We geven je naam en telefoonnummer dan door aan drie kantoren. Je zit nergens aan vast.',
  },
}
