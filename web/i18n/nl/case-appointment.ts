/** The moment to sign, as the office reads it. */
export const caseAppointment = {
  asked: 'Gevraagd: {when}, {way}. Nog geen antwoord van {names}.',
  to_pay: 'Gevraagd: {when}, {way}. Iedereen kan; de klant moet het verzetten nog betalen.',
  agreed: '{when}, {way}',
  none: 'De klant kiest zelf een moment uit jullie agenda. Spraken jullie iets af, leg het dan hier vast.',
  online: 'online',
  offline: 'op kantoor',
  way: 'Hoe',
  confirm: 'Bevestig namens iedereen',
  missed: {
    go: 'Niet verschenen',
    title: 'Is er niemand verschenen?',
    about: 'De zaak komt stil te staan tot de klant een ander moment kiest. De klant krijgt daar een mail over.',
    do: 'Zet stil: niet verschenen',
  },
  call_off: {
    go: 'Zeg de afspraak af',
    title: 'De afspraak afzeggen?',
    about: 'Iedereen krijgt een mail waarmee de afspraak uit de agenda gaat. De klant kiest een ander moment.',
    do: 'Zeg de afspraak af',
  },
  clash: {
    title: 'Er staat al een afspraak op dit moment',
    about: 'Kan een tweede notaris deze afspraak doen, leg hem dan toch vast. Kies anders een ander moment.',
    do: 'Leg toch vast',
  },
  hours: 'Agenda en openingstijden',
} as const
