/** What an office reads about those who fill in their own part. */
export const caseParticipants = {
  states: {
    to_invite: 'Vult het eigen deel zelf in; nog niet uitgenodigd.',
    invited: 'Vult het eigen deel zelf in; uitgenodigd op {day}.',
    began: 'Vult het eigen deel zelf in; begonnen op {day}.',
    complete: 'Vulde het eigen deel zelf in en verklaarde op {day} dat het klopt.',
    declined: 'Liet op {day} weten niet mee te doen.',
  },
  answers: 'Bekijk het verzegelde deel',
  declaration: 'Persoonlijke verklaring',
  declaration_of: 'Persoonlijke verklaring van {person}, PDF',
  sealed: 'Verzegeld: de klant ziet dit niet',
  sealed_about: 'Met een slot: alleen {person} en jullie lezen het.',
  thread: 'Berichten met {person}',
  thread_about: 'Alleen {person} en jullie lezen dit, de klant niet.',
  unread: '{count} nieuw',
  none: 'Nog geen berichten.',
  write: 'Schrijf aan {person}',
  loading: 'De berichten worden opgehaald',
  failed: 'De berichten kunnen nu niet worden getoond.',
} as const
