import type { TextsOf } from '../texts.ts'

/** Vragen over de BV of de stichting zelf. */
export const main: TextsOf<'main'> = {
  bv_type: {
    label: 'Wat voor BV wil je oprichten?',
    help: 'Twijfel je? Kies dan de gewone BV.',
    options: { standard: 'Gewone BV', private_savings: 'Spaar-BV' },
    optionHelp: {
      standard: 'Voor een bedrijf met klanten, verkoop of personeel.',
      private_savings: 'Alleen om je eigen geld te beheren en te beleggen, dus zonder klanten, verkoop of personeel.',
    },
  },
  company_name: {
    label: 'Hoe gaat je BV heten?',
    help: 'Laat B.V. weg; dat zetten wij erachter. Zoek even bij KVK of er niet al een bedrijf is dat bijna zo heet.',
    issues: { required: 'Vul de naam in' },
    inOtherWords: {
      holding: {
        label: 'Hoe gaat je holding heten?',
        help: 'Laat B.V. weg; dat zetten wij erachter. Vaak staat er Holding of Beheer in, maar dat hoeft niet.',
      },
      conversion: {
        help: 'Laat B.V. weg; dat zetten wij erachter. De naam van je huidige bedrijf mag je gewoon houden.',
      },
      foundation: {
        label: 'Hoe gaat de stichting heten?',
        help: 'Het woord Stichting hoort in de naam, bijvoorbeeld Stichting Buurttuin Oost.',
      },
      transfer: {
        label: 'Van welke BV worden de aandelen overgedragen?',
        help: 'De naam zoals die bij KVK staat. B.V. mag je weglaten.',
      },
    },
  },
  email: {
    label: 'Op welk e-mailadres kunnen we je bereiken?',
    help: 'Hier mailen wij en de notaris je over je BV.',
    inOtherWords: { foundation: { help: 'Hier mailen wij en de notaris je over de stichting.' } },
  },
  headquarters: {
    label: 'In welke gemeente krijgt de BV haar zetel?',
    help: 'De zetel is waar je BV officieel thuishoort; de gemeente komt in de statuten. Je kantoor mag ergens anders zijn. Verplaatsen kan later alleen bij de notaris.',
    inOtherWords: {
      holding: { label: 'In welke gemeente krijgt de holding haar zetel?' },
      foundation: {
        label: 'In welke gemeente krijgt de stichting haar zetel?',
        help: 'De zetel is waar de stichting officieel thuishoort; de gemeente komt in de statuten. Het kantoor mag ergens anders zijn. Verplaatsen kan later alleen bij de notaris.',
      },
      transfer: {
        label: 'In welke gemeente heeft de BV haar zetel?',
        help: 'Dit staat in de statuten en op het uittreksel van KVK.',
      },
    },
  },
  office_address: {
    label: 'Op welk adres is het kantoor?',
    help: 'Straat en huisnummer, in Nederland. Iedereen kan dit bezoekadres bij KVK opzoeken. Als je later verhuist, heb je daar geen notaris voor nodig.',
    issues: { required: 'Vul straat en huisnummer in' },
  },
  postal_code: { label: 'Postcode van het kantoor' },
  place_of_business: { label: 'Plaats van het kantoor', issues: { required: 'Vul de plaats in' } },
  financial_year_end: {
    label: 'Wanneer eindigt het eerste boekjaar?',
    help: 'Begin je in de tweede helft van het jaar? Kies dan volgend jaar: zo maak je vaak één jaarrekening minder.',
    options: { this_year: '31 december van dit jaar', next_year: '31 december van volgend jaar' },
  },
  incorporation_speed: {
    label: 'Hoe snel wil je dat het klaar is?',
    help: 'We tellen vanaf het moment dat alle stukken binnen zijn.',
    options: { slow: 'Binnen 20 werkdagen', medium: 'Binnen 10 werkdagen', fast: 'Binnen 5 werkdagen' },
  },
  industry: {
    label: 'In welke branche ga je werken?',
    help: 'Kies wat het dichtst in de buurt komt.',
    options: {
      business_services: 'Zakelijke dienstverlening',
      construction: 'Bouw',
      health: 'Zorg en welzijn',
      retail: 'Winkels en webwinkels',
      culture_sport_recreation: 'Cultuur, sport en recreatie',
      ict_media: 'ICT en media',
      wholesale: 'Groothandel',
      agriculture: 'Landbouw, bosbouw en visserij',
      manufacturing: 'Industrie en productie',
      logistics: 'Vervoer en logistiek',
      hospitality: 'Horeca',
      financial_services: 'Financiële dienstverlening',
      energy_water_environment: 'Energie, water en milieu',
      ngo: 'Goede doelen en verenigingsleven',
      other: 'Iets anders',
    },
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
  activities: {
    label: 'Wat gaat de BV doen?',
    help: 'Eén of twee zinnen is genoeg. De tekst komt in de statuten, dus laat ruimte voor plannen die je later nog krijgt.',
    issues: {
      required: 'Schrijf kort op wat je gaat doen',
      too_short: 'Schrijf er iets meer over: minstens {min} tekens',
    },
    inOtherWords: {
      holding: {
        label: 'Wat gaat de holding doen?',
        help: 'Een holding houdt meestal aandelen en beheert geld. Wil je er nog iets bij? Zet dat dan hier.',
      },
      foundation: {
        label: 'Wat is het doel van de stichting?',
        help: 'Voor wie of wat zet de stichting zich in? De tekst komt in de statuten.',
      },
    },
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
  holding_name: {
    label: 'Hoe gaat de holding heten?',
    help: 'Laat B.V. weg; dat zetten wij erachter.',
    issues: { required: 'Vul de naam van de holding in' },
  },
  kvk: {
    label: 'Wat is het KVK-nummer?',
    help: 'Acht cijfers. Je vindt het op je uittreksel of op een factuur.',
    inOtherWords: {
      conversion: { label: 'Wat is het KVK-nummer van je huidige bedrijf?' },
      transfer: { label: 'Wat is het KVK-nummer van de BV?' },
    },
  },
  added_value: {
    label: 'Hoeveel is je bedrijf meer waard dan in de boeken staat?',
    help: 'Denk aan je goede naam en je vaste klanten; een schatting is genoeg. Weet je het niet? Laat het dan open: je accountant kan het uitrekenen.',
  },
  upsell_package: { label: 'Lidmaatschap' },
  upsell_package_type_id: { label: 'Gekozen lidmaatschap' },
  upsell_package_type_product_ids: { label: 'Diensten bij het lidmaatschap' },

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

  converted_from: {
    label: 'Wat voor bedrijf heb je nu?',
    options: { vof: 'Vennootschap onder firma (vof)', proprietorship: 'Eenmanszaak' },
  },
  type_of_conversion: {
    label: 'Hoe gaat je bedrijf over naar de BV?',
    help: 'De keuze bepaalt wanneer je belasting betaalt. Vraag je accountant of belastingadviseur om raad.',
    options: {
      asset_liability: 'De BV koopt mijn bedrijf',
      tax_free_transfer: 'Geruisloos: nu geen belasting',
      transfer_subject_to_tax: 'Ruisend: nu afrekenen',
      none: 'Ik weet het nog niet',
    },
    optionHelp: {
      asset_liability: 'Dit heet een activa-passivatransactie. Het is snel geregeld en een holding kan erbij.',
      tax_free_transfer:
        'De BV neemt de waarden uit je boekhouding over. Er horen voorwaarden bij en het duurt langer.',
      transfer_subject_to_tax:
        'Je betaalt nu belasting over de meerwaarde van je bedrijf. De BV start met de huidige waarde. Ook dit duurt langer.',
    },
  },
  holding_structure: {
    label: 'Wil je er meteen een holding bij?',
    help: 'Een holding is een eigen BV boven je BV. De holding bezit de aandelen, en jij bezit de holding.',
  },
  accountant: {
    label: 'Heb je een accountant of belastingadviseur die je helpt?',
    help: 'De notaris tekent pas als een deskundige de balans en de waarde heeft bevestigd.',
    options: { yes: 'Ja', no: 'Nee', will_be_arranged_soon: 'Nog niet, maar dat regel ik snel' },
  },
  free_intake: {
    label: 'Wil je een gratis gesprek met een belastingadviseur?',
    help: 'Je zit nergens aan vast.',
  },

  realizing_activities: {
    label: 'Hoe gaat de stichting dat doel bereiken?',
    help: 'Bijvoorbeeld met voorlichting, acties, een ontmoetingsplek of door geld te geven aan projecten.',
  },
  president: { label: 'Wie wordt voorzitter?' },
  secretary: { label: 'Wie wordt secretaris?' },
  treasurer: { label: 'Wie wordt penningmeester?' },
  extra_shareholders: {
    label: 'Komt er een vierde bestuurslid bij?',
    help: 'Wil je er meer dan vier? Neem dan contact met ons op.',
  },
  remaining_roles: {
    label: 'Welke rol krijgt het vierde bestuurslid?',
    help: 'Bijvoorbeeld algemeen bestuurslid of vicevoorzitter.',
  },
  term_managing: {
    label: 'Hoeveel jaar blijft iemand in het bestuur?',
    help: 'Vier jaar is gebruikelijk.',
  },
  reappointed: {
    label: 'Mag iemand daarna nog een keer?',
    help: 'Meestal mag een bestuurslid één keer worden herbenoemd.',
  },
  board_related: {
    label: 'Zijn bestuursleden familie of partner van elkaar?',
    why: 'Een ANBI is een erkend goed doel. De Belastingdienst let erop dat niemand alleen de baas is over het geld, en let daarom ook op familie in het bestuur.',
  },
  board_decisive_control: {
    label: 'Kan één bestuurslid alleen over het geld beslissen?',
    help: 'Bijvoorbeeld met een doorslaggevende stem of een veto.',
    why: 'Een ANBI is een erkend goed doel. Het geld is van dat doel: niemand mag het gebruiken alsof het van hemzelf is.',
  },
  company_email: {
    label: 'Op welk e-mailadres is de stichting bereikbaar?',
    help: 'Een ANBI (een erkend goed doel) zet dit op de eigen website.',
  },
  phone: { label: 'Op welk telefoonnummer is de stichting bereikbaar?' },
  website: {
    label: 'Wat is de website van de stichting?',
    help: 'Een ANBI moet een aantal gegevens op internet zetten. De site hoeft nog niet klaar te zijn.',
  },

  incorporation_date: {
    label: 'Wanneer is de BV opgericht?',
    help: 'De datum staat op het uittreksel van KVK.',
    issues: { required: 'Vul de oprichtingsdatum in als 31-12-2015' },
  },
  statutes_adopted_date: {
    label: 'Wanneer zijn de statuten voor het laatst vastgesteld?',
    help: 'Nooit gewijzigd? Vul dan de oprichtingsdatum in.',
  },
  share_type: {
    label: 'Wat voor aandelen zijn het?',
    help: 'Staat er niets bijzonders in de statuten, dan zijn het gewone aandelen.',
    options: {
      common_stock: 'Gewone aandelen',
      cumulative_shares: 'Cumulatief preferente aandelen',
      preference_shares: 'Preferente aandelen',
      priority_stocks: 'Prioriteitsaandelen',
    },
  },
  total_shares: { label: 'Hoeveel aandelen heeft de BV in totaal?', help: 'Je telt ze in het aandeelhoudersregister.' },
  number_shares: { label: 'Hoeveel aandelen worden er overgedragen?' },
  shares_from: {
    label: 'Vanaf welk nummer?',
    help: 'Aandelen zijn genummerd. De nummers staan in het aandeelhoudersregister.',
  },
  shares_to: { label: 'Tot en met welk nummer?' },
  purchase_agreement: {
    label: 'Is er een koopovereenkomst?',
    help: 'Een getekend papier waarin koper en verkoper afspreken wat er wordt verkocht en voor hoeveel.',
  },
  share_price_details: {
    label: 'Wat is de prijs, en hoe is die bepaald?',
    help: 'Bijvoorbeeld: € 25 per aandeel, volgens de balans van vorig jaar.',
    issues: { required: 'Vul in wat de prijs is en hoe die is bepaald' },
  },
  purchase_price_received: {
    label: 'Heeft de verkoper het geld al gekregen?',
    help: 'Nog niet? Dan loopt de betaling meestal via de rekening van de notaris.',
  },
  old_acquistion: {
    label: 'Wanneer kreeg de verkoper de aandelen?',
    help: 'Sinds 1 januari 1993 gaan aandelen alleen met een notariële akte over op een ander.',
    options: { before_1993: 'Vóór 1 januari 1993', after_1993: 'Op of na 1 januari 1993' },
  },
  old_acquistion_date: {
    label: 'Op welke dag was dat?',
    help: 'De datum staat in de akte of in het aandeelhoudersregister.',
  },
  received_shares: {
    label: 'Hoe kreeg de verkoper de aandelen?',
    options: {
      incorporation: 'Bij de oprichting van de BV',
      issue: 'Doordat de BV nieuwe aandelen uitgaf',
      purchase: 'Gekocht',
      gift: 'Gekregen',
      inheritance: 'Geërfd',
      division: 'Bij een verdeling, zoals na een scheiding',
      merger: 'Bij een fusie of splitsing',
    },
  },
  received_shares_date: { label: 'Wanneer zijn de aandelen op zijn of haar naam gezet?' },
  balance_sheet: {
    label: 'Is er een recente balans?',
    help: 'Een overzicht van wat de BV bezit en wat zij schuldig is.',
  },
  date_of_balance: { label: 'Van welke datum is de balans?' },
  shares_rights_date: {
    label: 'Vanaf welke dag zijn winst en risico voor de koper?',
    help: 'Meestal is dat de dag waarop de akte wordt getekend.',
    options: { date_of_transfer: 'De dag van de akte', other_date: 'Een andere dag' },
  },
  transfer_rights_date: { label: 'Welke dag is dat?' },
  notarial_costs: { label: 'Wie betaalt de notaris?', options: { seller: 'De verkoper', buyer: 'De koper' } },

  online_notary: {
    label: 'Wil je de notaris online spreken?',
    help: 'Je laat je identiteitsbewijs zien en krijgt uitleg in een videogesprek. Tekenen gaat met een volmacht.',
  },
  notary_option: {
    label: 'Welke notaris wil je?',
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
    help: 'De naam van de notaris of van het kantoor.',
    issues: { required: 'Vul de naam van de notaris in' },
  },
  custom_notary_city: {
    label: 'In welke plaats zoek je een notaris?',
    help: 'Ken je de notaris al? Vul dan in waar het kantoor is.',
    issues: { required: 'Vul een plaats in' },
  },

  bankruptcy: {
    label: 'Is een van de aandeelhouders in de afgelopen vier jaar failliet gegaan?',
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
