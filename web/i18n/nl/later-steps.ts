/** Words of the questionnaire that its first step can do without. */
export const laterSteps = {
  prevails: 'De Nederlandse tekst geldt; de vertaling staat erbij om te lezen.',
  errors: {
    here: 'Nog één ding, dan kun je verder|Nog {n} dingen, dan kun je verder',
    elsewhere: '{step}: {message}',
  },
  people: {
    label: 'Aandeelhouders',
    heading: 'Wie worden de aandeelhouders?',
    intro:
      'Online kunnen het er één tot vier zijn. Vul van iedereen de gegevens in zoals ze op het identiteitsbewijs staan.',
    section: '{name}: {section}',
    progress: '{kind} · {done} van {total}',
    state: '{kind} · {state}',
    add: 'Toevoegen',
    add_long: 'Nog een aandeelhouder toevoegen',
    full: 'Meer dan vier aandeelhouders? Dat kan, maar niet online.',
    write: 'Neem contact op',
    remove: 'Verwijder {name}',
    removed: '{name} is verwijderd',
    stays: {
      complete: '{name} heeft het eigen deel klaar en blijft dus staan. Moet het toch anders? Neem dan contact op.',
      refused: '{name} kon niet worden verwijderd en staat er weer. Laad de pagina opnieuw: dan zie je wat nog kan.',
    },
    confirm: {
      title: '{name} verwijderen?',
      text: 'Alles wat je over {name} hebt ingevuld, is dan weg.',
      go: 'Ja, verwijderen',
      stay: 'Nee, laten staan',
    },
  },
  known: {
    heading: 'Iemand die we al kennen?',
    me: 'Dit ben ik: {name}',
    of: '{name}, van {company}',
    done: 'De gegevens van {name} staan erin. Kijk na of alles nog klopt.',
  },
  blocker: {
    call: 'Liever iemand spreken? Bel {phone} of mail {email}.',
    mail: 'Liever iemand spreken? Mail {email}, dan bellen we je.',
    busy: 'Een ogenblik',
  },
  conflict: {
    title: 'Je hebt dit op twee plekken ingevuld',
    text: 'Ergens anders, in een ander tabblad of op een ander apparaat, staat een ander antwoord. Welk antwoord houden we?',
    question: 'Vraag',
    mine: 'Hier',
    theirs: 'Op de andere plek',
    open: 'niets ingevuld',
    hidden: 'een ander antwoord',
    taken_out: 'verwijderd',
    present: 'ingevuld',
    keep_mine: 'Houd wat ik hier invulde',
    keep_theirs: 'Neem over wat er op de andere plek staat',
  },
  going_back: {
    title: 'Wil je teruggaan?',
    home: 'Je gaat naar de startpagina. Wat je hebt ingevuld, blijft bewaard.',
    calculator: 'Je gaat terug naar de prijsberekening. Wat je hebt ingevuld, blijft bewaard.',
    go: 'Ja, ga terug',
    stay: 'Nee, ik blijf hier',
  },
} as const
