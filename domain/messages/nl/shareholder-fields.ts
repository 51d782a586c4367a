import type { TextsOf } from '../texts.ts'

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
  email: {
    label: 'E-mailadres',
    help: 'Ieder een eigen adres: de notaris stuurt hier persoonlijke stukken naartoe.',
  },
  phone_number: { label: 'Telefoonnummer', help: 'De notaris belt om een afspraak te maken.' },
  residence_country: { label: 'In welk land woont deze persoon?' },
  address: {
    label: 'Straat en huisnummer',
    help: 'Het woonadres. De notaris moet dit in de akte zetten.',
    issues: { required: 'Vul straat en huisnummer in' },
  },
  zip_code: { label: 'Postcode' },
  location: { label: 'Woonplaats', issues: { required: 'Vul de woonplaats in' } },
  marital_status: {
    label: 'Burgerlijke staat',
    help: 'Dit komt in de akte. Je partner hoeft meestal niet mee te tekenen.',
    options: {
      unmarried: 'Niet getrouwd en geen geregistreerd partner',
      registered_partner: 'Geregistreerd partner',
      married: 'Getrouwd',
    },
  },
  has_proprietorship: {
    label: 'Heeft deze persoon een eenmanszaak?',
    help: 'Een eigen bedrijf dat bij KVK staat ingeschreven en geen BV is, zoals veel zzp’ers hebben.',
  },
  kvk_proprietorship: { label: 'Wat is het KVK-nummer van de eenmanszaak?' },
  proprietorship_action: {
    label: 'Wat gebeurt er met de eenmanszaak?',
    options: { keep: 'Die blijft bestaan', transfer: 'Die gaat over in de BV', close: 'Die stopt' },
  },
  proprietorship_name: {
    label: 'Hoe heet de eenmanszaak?',
    help: 'Blijft de eenmanszaak bestaan, dan mag de nieuwe BV niet net zo heten.',
    issues: { required: 'Vul de naam van de eenmanszaak in' },
  },

  nationality: { label: 'Nationaliteit' },
  document_type: {
    label: 'Met welk identiteitsbewijs?',
    help: 'Het moet nog geldig zijn op de dag dat de notaris het bekijkt.',
    why: 'De notaris moet van de wet vaststellen wie er meedoet. Daar is een geldig identiteitsbewijs voor nodig.',
    options: { passport: 'Paspoort', driver_licence: 'Rijbewijs', identity_card: 'Identiteitskaart' },
  },
  document_number: {
    label: 'Documentnummer',
    help: 'Op een Nederlands paspoort of identiteitskaart staat het rechtsboven: 9 tekens, nooit met de letter O.',
    why: 'De notaris controleert hiermee of het document echt en geldig is. Het nummer komt niet in de akte.',
  },
  issue_date: { label: 'Afgegeven op', help: 'De datum van afgifte staat op het document.' },
  expiration_date: {
    label: 'Geldig tot',
    help: 'Verloopt het binnenkort? Vraag dan nu vast een nieuw aan.',
    issues: { after_today: 'Dit document is verlopen. Vul de gegevens in van een document dat nog geldig is' },
  },
  place_of_issue: {
    label: 'Waar is het afgegeven?',
    help: 'De gemeente of instantie die op het document staat, bijvoorbeeld Burgemeester van Utrecht.',
    issues: { required: 'Vul in waar het document is afgegeven' },
  },
  bsn: {
    label: 'Burgerservicenummer (BSN)',
    help: 'Negen cijfers. Je vindt het op het paspoort, de identiteitskaart of het rijbewijs.',
    why: 'De notaris heeft het nodig voor de inschrijving bij KVK en het UBO-register. We bewaren het versleuteld en het komt niet in de akte.',
  },
  bsn_not_present: { label: 'Deze persoon heeft geen BSN' },

  lives_in_netherlands: { label: 'Woont deze persoon in Nederland?' },
  dutch_proficient: {
    label: 'Spreekt, leest en begrijpt deze persoon Nederlands?',
    why: 'De akte is in het Nederlands. De notaris mag alleen tekenen met wie begrijpt wat erin staat.',
  },
  english_proficient: {
    label: 'Spreekt, leest en begrijpt deze persoon Engels?',
    why: 'Wie geen Nederlands kent, kan met een Engelse vertaling en uitleg in het Engels toch meedoen.',
  },
  natural_person_lives_in_netherlands: { label: 'Woont de aandeelhouder in Nederland?' },
  natural_person_english_proficient: { label: 'Begrijpt de aandeelhouder Engels?' },
  become_director: {
    label: 'Wordt deze aandeelhouder bestuurder?',
    help: 'Een bestuurder leidt de BV en zorgt voor de administratie en de belastingen. Een aandeelhouder hoeft geen bestuurder te zijn.',
    inOtherWords: { transfer: { label: 'Is deze persoon nu bestuurder van de BV?' } },
  },
  pep: {
    label: 'Heeft deze persoon, of iemand in de naaste familie, een politiek prominente functie?',
    help: 'Bijvoorbeeld minister, Kamerlid, partijbestuurder, hoge rechter, ambassadeur of bestuurder van een staatsbedrijf. Ook partners, ouders en kinderen tellen mee, tot een jaar na het einde van de functie.',
    why: 'De wet vraagt bij deze mensen een uitgebreider onderzoek. Dat past niet in onze online dienst; we verwijzen je dan naar een notaris.',
  },
  shares: {
    label: 'Hoeveel aandelen krijgt deze aandeelhouder?',
    help: 'Alle aandelen samen moeten uitkomen op het totaal.',
  },
  dga_plan: {
    label: 'Regel de salarisadministratie voor deze persoon',
    help: 'Werk je in je eigen BV met 5% of meer van de aandelen, dan hoort daar een gebruikelijk loon bij. Dat moet elke maand in een loonadministratie.',
  },
  foundation_role: {
    label: 'Welke rol krijgt deze persoon in het bestuur?',
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
    help: 'Je houdt de aandelen dan niet zelf, maar via je eigen BV. We richten eerst de holding op en daarna de BV.',
  },
  holding_name: {
    label: 'Hoe gaat de holding heten?',
    help: 'Typ de naam zonder B.V.; dat zetten wij erachter.',
    issues: { required: 'Vul de naam van de holding in' },
  },

  company_name: {
    label: 'Hoe heet de BV die aandeelhouder wordt?',
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
    label: 'Waarom mag deze persoon voor de BV tekenen?',
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
    label: 'Woont deze persoon op het adres van de BV?',
    help: 'Kies nee als het woonadres een ander adres is.',
  },
  ubos: {
    label: 'Hoeveel UBO’s heeft deze BV?',
    help: 'Een UBO heeft meer dan 25% van de aandelen, de stemmen of de winst, of heeft het echt voor het zeggen. Is er niemand? Dan tellen de bestuurders. Twijfel je bij precies 25%? Tel die persoon dan mee.',
  },
  ubo_kvk_registered: {
    label: 'Staan de UBO’s van deze BV al bij KVK?',
    why: 'De notaris mag pas aan de slag als de UBO’s in het register staan. Inschrijven doe je op kvk.nl.',
  },
  ubo_kvk_registered_check: {
    label: 'Ik begrijp dat de notaris pas kan beginnen als de UBO’s bij KVK staan ingeschreven',
  },
  company_main_person: { label: 'Is deze persoon ons aanspreekpunt voor de BV?' },
  new_company_lives_in_netherlands: { label: 'Woont de eigenaar van de nieuwe holding in Nederland?' },
  new_company_english_proficient: { label: 'Begrijpt de eigenaar van de nieuwe holding Engels?' },
  new_company_director: {
    label: 'Wordt de nieuwe holding bestuurder van de BV?',
    help: 'Dat is gebruikelijk: jij bestuurt de holding, en de holding bestuurt de BV.',
  },
  natural_person_director: {
    label: 'Wordt de eigenaar van de holding zelf bestuurder van de BV?',
    help: 'Dan sta je zelf als bestuurder bij KVK, en niet je holding.',
  },

  sole_shareholder: { label: 'Heeft de verkoper nu alle aandelen van de BV?' },
  co_shareholders_waived: {
    label: 'Vinden de andere aandeelhouders de verkoop goed, en staat dat op papier?',
    help: 'Zij mogen de aandelen meestal als eerste kopen. Willen ze dat niet, dan moeten ze dat schriftelijk zeggen.',
    why: 'Zonder aanbod aan de anderen, of hun verklaring dat ze niet willen kopen, is de overdracht niet geldig.',
  },
  buyer_sole_shareholder: {
    label: 'Heeft de koper straks alle aandelen van de BV?',
    help: 'Dan schrijft KVK de koper in als enig aandeelhouder.',
  },
  seller_resign: { label: 'Treedt de verkoper af als bestuurder?' },
  decharge: {
    label: 'Krijgt de verkoper decharge?',
    help: 'De aandeelhouders zeggen dan dat ze de bestuurder niet meer aanspreken op wat ze wisten. Het geldt niet voor wat verzwegen is en niet bij een faillissement.',
  },
  internal: {
    label: 'Is de koper al aandeelhouder, of hoort die bij dezelfde groep?',
    help: 'Bijvoorbeeld als de aandelen naar je eigen holding gaan.',
  },
}
