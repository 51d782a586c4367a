import type { TextsOf } from '../texts.ts'
import { documentPlaces } from './document-places.ts'
import { ownHoldingFields } from './own-holding-fields.ts'

/** Vragen over een aandeelhouder, oprichter, bestuurslid, koper of verkoper. */
export const shareholder: TextsOf<'shareholder'> = {
  active: { label: 'Doet mee' },
  substep: { label: 'Onderdeel waar je was' },
  type: {
    label: 'Wie wordt aandeelhouder?',
    options: {
      natural_person: 'Een persoon',
      existing_company: 'Een BV die al bestaat',
      new_company: 'Een nieuwe holding',
    },
    optionHelp: {
      natural_person: 'Iemand houdt de aandelen zelf.',
      existing_company: 'Bijvoorbeeld je eigen holding.',
      new_company: 'Die richten we eerst voor je op, en daarna de BV.',
    },
    inOtherWords: {
      foundation: { label: 'Wie komt er in het bestuur?' },
      transfer: { label: 'Wie koopt of verkoopt er?' },
    },
  },
  is_natural_person: { label: 'Is een persoon' },
  is_new_company: { label: 'Is een nieuwe holding' },
  holding_declined: { label: 'Wil geen holding' },
  is_existing_company: { label: 'Is een bestaande BV' },
  prefix: { label: 'Aanhef', options: { Mr: 'De heer', Mrs: 'Mevrouw' } },
  firstname: {
    label: 'Voornamen',
    help: 'Allemaal, precies zoals ze op het identiteitsbewijs staan.',
    issues: { required: 'Vul alle voornamen in' },
  },
  lastname: {
    label: 'Achternaam',
    help: 'Met voorvoegsels, bijvoorbeeld van den Berg.',
    issues: { required: 'Vul de achternaam in' },
  },
  name_as_on_document: { label: 'Zo staat de naam op het identiteitsbewijs' },
  birthdate: {
    label: 'Geboortedatum',
    help: 'Bijvoorbeeld 14-03-1985.',
    issues: {
      required: 'Vul een geboortedatum in als 14-03-1985',
      date: 'Vul een geboortedatum in als 14-03-1985',
      not_after_today: 'Vul een geboortedatum in die al geweest is',
    },
  },
  birthplace: {
    label: 'Geboorteplaats',
    help: 'Zoals op het identiteitsbewijs.',
    issues: { required: 'Vul de geboorteplaats in' },
  },
  country_of_birth: { label: 'Geboorteland' },
  filled_in_by: {
    label: 'Wie vult deze gegevens in?',
    help: 'Wie het zelf doet, krijgt een eigen link. Paspoort, BSN en verklaringen ziet dan alleen de notaris.',
    options: { customer: 'Ik vul het in', self: 'Die persoon doet het zelf' },
  },
  email: {
    label: 'E-mailadres',
    help: 'Ieder een eigen adres, want de notaris mailt iedereen apart.',
    you: { help: 'Hier mailt de notaris je persoonlijk.' },
  },
  phone_number: { label: 'Telefoonnummer', help: 'De notaris belt hierop voor een afspraak.' },
  residence_country: { label: 'In welk land woont {name}?', you: { label: 'In welk land woon je?' } },
  address: {
    label: 'Straat en huisnummer',
    help: 'Het woonadres. Dat hoort in de akte.',
    issues: { required: 'Vul straat en huisnummer in' },
  },
  zip_code: { label: 'Postcode' },
  location: { label: 'Woonplaats', issues: { required: 'Vul de woonplaats in' } },
  marital_status: {
    label: 'Is {name} getrouwd of geregistreerd partner?',
    you: { label: 'Ben je getrouwd of geregistreerd partner?' },
    help: 'Dit komt in de akte. Een partner hoeft daar meestal niets voor te tekenen.',
    options: {
      unmarried: 'Niet getrouwd en geen geregistreerd partner',
      registered_partner: 'Geregistreerd partner',
      married: 'Getrouwd',
    },
  },
  has_proprietorship: {
    label: 'Heeft {name} een eenmanszaak?',
    you: { label: 'Heb je een eenmanszaak?' },
    help: 'Een eigen bedrijf dat bij KVK staat ingeschreven en geen BV is, zoals veel zzp’ers hebben.',
  },
  kvk_proprietorship: { label: 'Wat is het KVK-nummer van de eenmanszaak?' },
  proprietorship_action: {
    label: 'Wat gebeurt er met de eenmanszaak?',
    you: { label: 'Wat gebeurt er met je eenmanszaak?' },
    options: { keep: 'Die blijft bestaan', transfer: 'Die gaat over in de BV', close: 'Die stopt' },
  },
  proprietorship_name: {
    label: 'Hoe heet de eenmanszaak?',
    help: 'De eenmanszaak en de BV bestaan straks naast elkaar. Geef ze daarom elk een eigen naam.',
    issues: { required: 'Vul de naam van de eenmanszaak in' },
  },

  nationality: { label: 'Nationaliteit' },
  document_type: {
    label: 'Met welk identiteitsbewijs?',
    help: 'Let op dat het nog geldig is als de notaris ernaar kijkt.',
    helpFor: {
      foreign:
        'Komt het van buiten de Europese Unie? Dan heeft de notaris alleen aan een paspoort genoeg. Let op dat het nog geldig is als de notaris ernaar kijkt.',
    },
    why: 'De notaris moet van de wet vaststellen wie er meedoet. Daar is een geldig identiteitsbewijs voor nodig.',
    options: { passport: 'Paspoort', driver_licence: 'Rijbewijs', identity_card: 'Identiteitskaart' },
  },
  document_number: {
    label: 'Documentnummer',
    help: 'Rechtsboven op een Nederlands paspoort of identiteitskaart: 9 tekens, nooit met de letter O. De notaris controleert er het document mee. Alleen de notaris en onze mensen die je helpen zien het, en we bewaren het versleuteld.',
    helpFor: documentPlaces,
    why: 'De notaris controleert hiermee of het document echt en geldig is. Het nummer komt niet in de akte.',
  },
  issue_date: { label: 'Afgegeven op', help: 'De datum van afgifte staat op het document.' },
  expiration_date: {
    label: 'Geldig tot',
    help: 'Verloopt het binnenkort? Vraag dan nu vast een nieuw aan.',
    issues: {
      required: 'Vul in tot wanneer het document geldig is, als 31-12-2030',
      date: 'Vul een bestaande datum in, als 31-12-2030',
      after_today: 'Dit document is verlopen. Vul de gegevens in van een document dat nog geldig is',
    },
  },
  place_of_issue: {
    label: 'Waar is het afgegeven?',
    help: 'De gemeente of instantie die op het document staat, bijvoorbeeld Burgemeester van Utrecht.',
    helpFor: {
      foreign: 'De instantie die op het document bij “Authority” staat, bijvoorbeeld Ministry of Home Affairs.',
    },
    issues: { required: 'Vul in waar het document is afgegeven' },
  },
  bsn: {
    label: 'Burgerservicenummer (BSN)',
    help: 'Negen cijfers, op het paspoort, de identiteitskaart of het rijbewijs. Nodig voor de inschrijving bij KVK. Alleen de notaris en onze mensen die je helpen zien het, en we bewaren het versleuteld.',
    helpFor: {
      foreign:
        'Nooit in Nederland gewoond of gewerkt? Dan is er waarschijnlijk geen: vink dat hieronder aan. Anders negen cijfers, nodig voor de inschrijving bij KVK. Alleen de notaris en onze mensen die je helpen zien het, en we bewaren het versleuteld.',
    },
    why: 'De notaris heeft het nodig voor de inschrijving bij KVK en in het UBO-register, het register van eigenaren. We bewaren het versleuteld en het komt niet in de akte.',
  },
  bsn_not_present: { label: '{name} heeft geen BSN', you: { label: 'Ik heb geen BSN' } },

  lives_in_netherlands: { label: 'Woont {name} in Nederland?', you: { label: 'Woon je in Nederland?' } },
  dutch_proficient: {
    label: 'Spreekt, leest en begrijpt {name} Nederlands?',
    you: { label: 'Spreek, lees en begrijp je Nederlands?' },
    why: 'De akte is in het Nederlands. Iedereen die tekent, moet begrijpen wat erin staat.',
  },
  english_proficient: {
    label: 'Spreekt, leest en begrijpt {name} Engels?',
    you: { label: 'Spreek, lees en begrijp je Engels?' },
    why: 'Wie geen Nederlands kent, kan met een Engelse vertaling en uitleg in het Engels toch meedoen.',
  },
  become_director: {
    label: 'Wordt {shareholder} bestuurder?',
    you: { label: 'Word je zelf bestuurder?' },
    help: 'Bestuurders nemen de besluiten en zorgen dat de boekhouding en de belasting kloppen. Alleen aandeelhouder zijn kan ook.',
    inOtherWords: {
      transfer: {
        label: 'Is de verkoper nu bestuurder van de BV?',
        help: 'Kijk op het uittreksel van KVK wie er als bestuurder staat.',
      },
    },
  },
  pep: {
    label: 'Heeft {name}, of iemand in de naaste familie, een politiek prominente functie?',
    you: { label: 'Heb jij, of heeft iemand in je naaste familie, een politiek prominente functie?' },
    help: 'Denk aan ministers, Kamerleden, partijbestuurders, ambassadeurs, rechters van de hoogste rechtbank en de top van een staatsbedrijf. Het geldt tot een jaar nadat iemand is gestopt, en ook voor partners, ouders, kinderen en naaste zakenpartners.',
    why: 'Van de wet moet de notaris bij deze mensen verder kijken, bijvoorbeeld naar waar het geld vandaan komt. Dat past niet in onze online dienst. We helpen je dan aan een notaris die het wel doet.',
  },
  shares: {
    label: 'Hoeveel aandelen krijgt {shareholder}?',
    you: { label: 'Hoeveel aandelen krijg je?' },
    help: 'Alle aandelen samen moeten uitkomen op het totaal.',
    inOtherWords: { transfer: { label: 'Hoeveel aandelen krijgt deze koper?' } },
  },
  dga_plan: {
    label: 'Regel de salarisadministratie voor {name}',
    you: { label: 'Regel mijn salarisadministratie' },
    help: 'Werkt iemand voor de BV en heeft die minstens 5% van de aandelen, dan is een gebruikelijk loon meestal verplicht: een salaris dat past bij het werk. Daar hoort een loonadministratie bij.',
  },
  foundation_role: {
    label: 'Welke rol krijgt {name} in het bestuur?',
    you: { label: 'Welke rol krijg je in het bestuur?' },
    help: 'Voorzitter, secretaris en penningmeester kun je maar één keer kiezen.',
    options: {
      chairman: 'Voorzitter',
      secretary: 'Secretaris',
      treasurer: 'Penningmeester',
      other: 'Bestuurslid',
    },
  },
  holding: {
    label: 'Neem de aandelen via een eigen holding',
    help: 'De holding wordt dan aandeelhouder, en de holding is van jou. We richten de holding het eerst op.',
  },
  holding_name: {
    label: 'Hoe gaat de holding heten?',
    help: 'Laat B.V. weg; dat zetten wij erachter.',
    issues: { required: 'Vul de naam van de holding in' },
  },
  ...ownHoldingFields,

  company_name: {
    label: 'Hoe heet de BV die aandeelhouder wordt?',
    inOtherWords: { transfer: { label: 'Hoe heet de BV die koopt of verkoopt?' } },
    help: 'De naam zoals die bij KVK staat. B.V. mag je weglaten.',
    issues: { required: 'Vul de naam van de BV in' },
  },
  incorporated_in_netherlands: {
    label: 'Is deze BV in Nederland opgericht?',
    why: 'Van een buitenlands bedrijf moet de notaris papieren uit dat land laten controleren. Dat kan niet via onze online dienst.',
  },
  chamber: { label: 'Wat is het KVK-nummer van deze BV?', help: 'Acht cijfers. Het staat op het uittreksel van KVK.' },
  company_country: { label: 'In welk land zit het kantoor van deze BV?' },
  company_address: { label: 'Straat en huisnummer van deze BV', issues: { required: 'Vul straat en huisnummer in' } },
  company_zipcode: { label: 'Postcode van deze BV' },
  company_location: { label: 'Plaats van deze BV', issues: { required: 'Vul de plaats in' } },
  director_authorized: {
    label: 'Is degene die tekent bestuurder van deze BV?',
    help: 'Kijk op het uittreksel van KVK wie er als bestuurder staat.',
  },
  representation_type: {
    label: 'Mag deze bestuurder alleen tekenen?',
    help: 'Dit staat op het uittreksel van KVK. Tekenen jullie samen, dan moeten alle bestuurders die nodig zijn meedoen.',
    options: {
      independently_authorized_director: 'Ja, alleen (zelfstandig bevoegd)',
      jointly_authorized_director: 'Nee, samen met anderen (gezamenlijk bevoegd)',
    },
  },
  function: {
    label: 'Waarom mag {name} voor de BV tekenen?',
    you: { label: 'Waarom mag je voor de BV tekenen?' },
    help: 'Je uploadt later het papier waaruit dit blijkt.',
    options: {
      authorized_director: 'Met een schriftelijke volmacht van het bestuur',
      authorized_representative: 'Als gevolmachtigde bij KVK',
    },
  },
  representative_birthdate: {
    label: 'Geboortedatum van degene die tekent',
    help: 'Bijvoorbeeld 14-03-1985.',
    issues: {
      required: 'Vul een geboortedatum in als 14-03-1985',
      date: 'Vul een geboortedatum in als 14-03-1985',
      not_after_today: 'Vul een geboortedatum in die al geweest is',
    },
  },
  representative_birthplace: {
    label: 'Geboorteplaats van degene die tekent',
    issues: { required: 'Vul de geboorteplaats in' },
  },
  address_equals_company_address: {
    label: 'Woont {name} op het adres van de BV?',
    you: { label: 'Woon je op het adres van de BV?' },
    help: 'Kies nee als het woonadres een ander adres is.',
  },
  ubos: {
    label: 'Hoeveel UBO’s heeft deze BV?',
    help: 'UBO’s (uiteindelijk belanghebbenden) zijn de mensen achter de BV: wie, zelf of via een ander bedrijf, meer dan 25% van de aandelen, de winst of de stemmen heeft, of in de praktijk de baas is. Haalt niemand dat, tel dan de bestuurders. Heeft iemand precies 25%? Tel die bij twijfel mee.',
    issues: { at_most: 'Vul {max} of een lager getal in. Zijn het er meer? Neem dan contact met ons op' },
  },
  ubo_kvk_registered: {
    label: 'Staan de UBO’s van deze BV al bij KVK?',
    why: 'De notaris kan pas verder als de UBO’s van deze BV in het register staan. Inschrijven doe je zelf op kvk.nl.',
  },
  ubo_kvk_registered_check: {
    label: 'Ik begrijp dat de notaris pas kan beginnen als de UBO’s bij KVK staan ingeschreven',
  },
  company_main_person: {
    label: 'Is {name} ons aanspreekpunt voor de BV?',
    you: { label: 'Ben je ons aanspreekpunt voor de BV?' },
  },
  new_company_director: {
    label: 'Wordt de nieuwe holding bestuurder van de BV?',
    help: 'Dat is gebruikelijk: jij bestuurt de holding, en de holding bestuurt de BV.',
  },
  natural_person_director: {
    label: 'Wordt {name} zelf bestuurder van de BV?',
    you: { label: 'Word je zelf bestuurder van de BV?' },
    help: 'Dan sta je zelf als bestuurder bij KVK, en niet je holding.',
  },

  party: { label: 'Kant bij de overdracht', options: { seller: 'Verkoper', buyer: 'Koper' } },
  sole_shareholder: { label: 'Heeft de verkoper nu alle aandelen van de BV?' },
  blocking_route: {
    label: 'Hoe is het met de andere aandeelhouders geregeld?',
    help: 'Zij mogen de aandelen meestal als eerste kopen. In de statuten staat hoe dat gaat.',
    why: 'Zonder aanbod aan de anderen, of hun verklaring dat ze niet willen kopen, is de overdracht niet geldig.',
    options: {
      waived: 'Ze zien op papier af van hun recht om te kopen',
      approved: 'De algemene vergadering keurt het goed',
      offered: 'De aandelen zijn aangeboden, en ze kochten niet',
      not_applicable: 'Volgens de statuten hoeft dat hier niet',
      not_yet: 'Nog niet',
    },
  },
  blocking_article: {
    label: 'In welk artikel van de statuten staat dat?',
    help: 'Zoek naar overdracht van aandelen, of blokkeringsregeling. Staat er niets over in, laat het dan leeg: dan geldt de wet.',
    issues: { required: 'Vul het nummer van het artikel in' },
  },
  blocking_paper: {
    label: 'Op welk papier staat dat?',
    options: {
      resolution: 'Op het besluit dat wij maken en dat iedereen nog tekent',
      statement: 'Op een papier dat al is getekend',
    },
  },
  blocking_paper_date: {
    label: 'Van welke dag is dat papier?',
    help: 'Je stuurt het straks mee. Het komt bij de akte.',
  },
  buyer_sole_shareholder: {
    label: 'Heeft de koper straks alle aandelen van de BV?',
    help: 'Dan schrijft KVK de koper in als enig aandeelhouder.',
  },
  seller_resign: { label: 'Treedt de verkoper af als bestuurder?' },
  decharge: {
    label: 'Krijgt de verkoper decharge?',
    help: 'De aandeelhouders beloven dan dat ze de bestuurder later niet aanspreken op wat ze nu weten. Wat is verzwegen, valt daar niet onder. En gaat de BV failliet, dan helpt het niet.',
  },
  buyer_director: {
    label: 'Wordt de koper bestuurder van de BV?',
    help: 'De aandeelhouders benoemen de koper dan met ingang van de dag van de akte. De papieren daarvoor maken wij.',
  },
  internal: {
    label: 'Is de koper al aandeelhouder, of hoort die bij dezelfde groep?',
    help: 'Bijvoorbeeld als de aandelen naar je eigen holding gaan.',
  },
}
