/** What a control says by itself, whatever screen it stands on. */
export const widgets = {
  yes: 'Ja',
  no: 'Nee',
  choose: 'Maak een keuze',
  optional: '(niet verplicht)',
  why: 'Waarom vragen we dit?',
  close: 'Sluiten',
  new_tab: '(opent in een nieuw tabblad)',
  list: {
    label: 'Keuzes',
    one: '1 keuze',
    many: '{count} keuzes',
    coming: 'Een ogenblik, de lijst komt eraan.',
    none: 'Niets gevonden. Probeer een andere spelling.',
    guess: 'Niets gevonden. Bedoel je een van deze?',
    unpicked: 'Nog niets gekozen: kies een antwoord uit de lijst.',
  },
  date: {
    open: 'Kies een datum in de kalender',
    previous: 'Vorige maand',
    next: 'Volgende maand',
    month: 'Maand',
    year: 'Jaar',
  },
  phone: {
    country: 'Land van het telefoonnummer',
  },
  company: { suffix: 'B.V.' },
  rich_text: {
    toolbar: 'Opmaak',
    list: 'Lijst',
    shown: 'Zo komt het te staan:',
  },
} as const
