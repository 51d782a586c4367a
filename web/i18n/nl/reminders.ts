/** Waar de link onderaan een herinnering heen leidt. */
export const reminders = {
  heading: 'Herinneringen uitzetten',
  intro: {
    draft: 'We herinneren je hooguit drie keer aan een concept dat nog klaarstaat. Liever niet? Dan stoppen we ermee.',
    order:
      'We herinneren je hooguit drie keer aan een bestelling die nog niet is betaald. Liever niet? Dan stoppen we ermee.',
    case: 'We herinneren je eraan als je dossier op jou wacht. Liever niet? Dan stoppen we ermee. Nieuws over je dossier krijg je nog wel.',
    signature:
      'We herinneren je hooguit drie keer aan een contract dat op je handtekening wacht. Liever niet? Dan stoppen we ermee.',
  },
  stop: {
    draft: 'Stop met herinneren aan concepten',
    order: 'Stop met herinneren aan bestellingen',
    case: 'Stop met herinneren aan dossiers',
    signature: 'Stop met herinneren aan contracten',
  },
  all: 'Stop met alle herinneringen',
  busy: 'We passen het aan',
  stopped_heading: 'De herinneringen staan uit',
  stopped: {
    draft: 'Je krijgt geen herinneringen meer aan concepten. Wat je hebt ingevuld, blijft gewoon staan.',
    order: 'Je krijgt geen herinneringen meer aan bestellingen. Je bestelling blijft gewoon staan.',
    signature: 'Je krijgt geen herinneringen meer aan contracten. De link in de eerste mail blijft werken.',
    case: 'Je krijgt geen herinneringen meer als je dossier op jou wacht. Kijk zelf af en toe op je dashboard.',
  },
  stopped_all:
    'Je krijgt geen enkele herinnering meer. Mails die bij een dossier of bestelling horen, krijg je nog wel.',
  undo: 'Zet ze weer aan',
  undone: 'De herinneringen staan weer aan.',
  loading: 'We kijken wat er aanstaat',
  failed: 'Dat is niet gelukt. Er is niets veranderd: probeer het zo nog eens.',
  again: 'Probeer het opnieuw',
  unknown_heading: 'Deze link klopt niet',
  unknown:
    'Misschien is hij bij het kopiëren afgebroken. Open de link uit de mail opnieuw, of antwoord op die mail: dan zetten wij de herinneringen voor je uit.',
  home: 'Naar de startpagina',
} as const
