import type { TextsOf } from '../texts.ts'

export const billing: TextsOf<'billing'> = {
  name: {
    label: 'Naam op de factuur',
    help: 'Je eigen naam of die van je bedrijf.',
    issues: { required: 'Vul een naam in' },
  },
  country: { label: 'Land' },
  street: { label: 'Straat', issues: { required: 'Vul de straat in' } },
  house_number: {
    label: 'Huisnummer',
    help: 'Met toevoeging, bijvoorbeeld 12 B.',
    issues: { required: 'Vul het huisnummer in' },
  },
  zip: { label: 'Postcode' },
  city: { label: 'Plaats', issues: { required: 'Vul de plaats in' } },
  phone_number: { label: 'Telefoonnummer', help: 'Alleen voor vragen over je bestelling.' },
  vat_number: {
    label: 'Btw-nummer',
    help: 'Heb je al een bedrijf? Vul dan je btw-nummer in, bijvoorbeeld NL123456782B01.',
  },
  extra: { label: 'Nog iets voor op de factuur?', help: 'Bijvoorbeeld een inkoopnummer of de naam van een afdeling.' },
}

export const checkout: TextsOf<'checkout'> = {
  terms_of_service: {
    label: 'Ik ga akkoord met de algemene voorwaarden',
    issues: { required: 'Zet een vinkje als je akkoord gaat met de algemene voorwaarden' },
  },
}

export const account: TextsOf<'account'> = {
  firstname: { label: 'Voornaam', issues: { required: 'Vul je voornaam in' } },
  lastname: { label: 'Achternaam', issues: { required: 'Vul je achternaam in' } },
  name_as_on_document: { label: 'Zo staat mijn naam op mijn identiteitsbewijs' },
  email: { label: 'E-mailadres', help: 'Hiermee log je later weer in.', issues: { required: 'Vul je e-mailadres in' } },
  phone: { label: 'Telefoonnummer' },
  password: {
    label: 'Wachtwoord',
    help: 'Minstens 8 tekens. Een paar woorden achter elkaar is sterk en goed te onthouden.',
  },
  password_confirmation: {
    label: 'Nog een keer je wachtwoord',
    issues: { required: 'Vul je wachtwoord nog een keer in' },
  },
  terms_of_service: {
    label: 'Ik ga akkoord met de algemene voorwaarden',
    issues: { required: 'Zet een vinkje als je akkoord gaat met de algemene voorwaarden' },
  },
  keep_me_posted: { label: 'Stuur me af en toe tips voor ondernemers', help: 'Afmelden kan altijd.' },
  confirm_success_url: { label: 'Pagina na het bevestigen' },
}

export const login: TextsOf<'login'> = {
  email: { label: 'E-mailadres', issues: { required: 'Vul je e-mailadres in' } },
  password: { label: 'Wachtwoord', issues: { required: 'Vul je wachtwoord in' } },
}

export const recovery: TextsOf<'recovery'> = {
  email: {
    label: 'E-mailadres',
    help: 'Het adres waarmee je je hebt aangemeld.',
    issues: { required: 'Vul je e-mailadres in' },
  },
}

export const newPassword: TextsOf<'new_password'> = {
  current_password: { label: 'Je huidige wachtwoord', issues: { required: 'Vul je huidige wachtwoord in' } },
  password: {
    label: 'Nieuw wachtwoord',
    help: 'Minstens 8 tekens. Een paar woorden achter elkaar is sterk en goed te onthouden.',
  },
  password_confirmation: {
    label: 'Nog een keer je nieuwe wachtwoord',
    issues: { required: 'Vul je nieuwe wachtwoord nog een keer in' },
  },
}

export const newEmail: TextsOf<'new_email'> = {
  email: {
    label: 'Je nieuwe e-mailadres',
    help: 'We sturen er een link heen, zodat we zeker weten dat het van jou is.',
    issues: { required: 'Vul je nieuwe e-mailadres in' },
  },
  current_password: { label: 'Je wachtwoord', issues: { required: 'Vul je wachtwoord in' } },
}

export const secondFactor: TextsOf<'second_factor'> = {
  code: {
    label: 'Code uit je app',
    help: 'Zes cijfers. Elke halve minuut komt er een nieuwe.',
    issues: { required: 'Vul de zes cijfers in die je app nu laat zien' },
  },
  recovery_code: {
    label: 'Herstelcode',
    help: 'Zestien tekens, zoals ABCD-EFGH-JKMN-PQRS. Elke code werkt één keer.',
    issues: { required: 'Vul een van je herstelcodes in' },
  },
}

export const calculation: TextsOf<'calculation'> = {
  shareholder_count: {
    label: 'Met hoeveel aandeelhouders begin je?',
    help: 'Eén tot vier. Een aandeelhouder is voor een deel eigenaar van de BV.',
  },
  language_requirement: {
    label: 'Is er iemand die geen Nederlands begrijpt?',
    help: 'Dan krijg je de akte ook in het Engels en geeft de notaris uitleg in het Engels.',
  },
  converting: { label: 'Heb je al een eenmanszaak of vof die een BV moet worden?' },
  timing: {
    label: 'Wanneer wil je beginnen?',
    options: {
      soon: 'Binnenkort',
      future: 'Later',
      fast: 'Zo snel mogelijk',
      none: 'Dat weet ik nog niet',
    },
  },
  incorporation_speed: {
    label: 'Hoe snel moet je BV er zijn?',
    help: 'We tellen vanaf het moment dat alle stukken binnen zijn.',
    options: { slow: 'Binnen 20 werkdagen', medium: 'Binnen 10 werkdagen', fast: 'Binnen 5 werkdagen' },
  },
  email: {
    label: 'Waar mogen we de berekening naartoe sturen?',
    help: 'Je krijgt één mail met een link naar je prijs.',
  },
}
