/** Voor wie de dienst beheert. */
export const admin = {
  place: 'Beheer',
  nav: 'Beheer',
  find: {
    label: 'Zoek in het beheer',
    placeholder: 'Zoek prijs, pagina of vraag',
    count: '{count} gevonden',
    none: 'Niets gevonden.',
    failed: 'Zoeken lukt nu niet.',
  },
  sections: {
    prices: 'Prijzen',
    pages: 'Teksten',
    offices: 'Kantoren',
    countries: 'Landen',
    questions: 'Vragen',
    staff: 'Medewerkers',
    switches: 'Instellingen',
    data: 'Gegevens',
    log: 'Logboek',
  },
  loading: 'Het beheer wordt geopend',
  failed: 'We kunnen het beheer nu niet openen.',
  again: 'Probeer het opnieuw',
  not_for_you: 'Deze pagina is voor beheerders.',
  home: 'Naar de voorpagina',
} as const
