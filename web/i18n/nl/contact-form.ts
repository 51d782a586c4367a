export const contactForm = {
  form: {
    close: 'Sluiten',
    heading: {
      chat: 'Stuur ons een bericht',
      phone: 'Laat je terugbellen',
      meeting: 'Plan een gesprek',
    },
    intro: {
      chat: 'Stel je vraag. Je krijgt antwoord per mail.',
      phone: 'Laat je nummer achter, dan bellen we je terug.',
      meeting: 'Laat weten wanneer het jou uitkomt, dan mailen we je een voorstel.',
    },
    name: 'Je naam',
    email: 'Je e-mailadres',
    phone_number: 'Je telefoonnummer',
    optional: '(niet verplicht)',
    message: {
      chat: 'Je vraag',
      phone: 'Waar gaat het over?',
      meeting: 'Waar wil je over praten, en wanneer kun je?',
    },
    send: {
      chat: 'Verstuur mijn vraag',
      phone: 'Bel mij terug',
      meeting: 'Vraag een gesprek aan',
    },
    sending: 'Je bericht wordt verstuurd',
    summary: 'Nog niet verstuurd: kijk dit even na',
    privacy: 'We gebruiken je gegevens alleen om je te antwoorden.',
  },
  error: {
    name: { required: 'Vul je naam in.', invalid: 'Vul je naam in op één regel, met hooguit 120 tekens.' },
    email: {
      required: 'Vul je e-mailadres in, zodat we je kunnen antwoorden.',
      invalid: 'Vul een e-mailadres in als naam@voorbeeld.nl.',
    },
    phone_number: {
      required: 'Vul het nummer in waarop we je kunnen bellen.',
      invalid: 'Vul een telefoonnummer in als 06 12345678.',
    },
    message: {
      required: 'Schrijf kort waarmee we je kunnen helpen.',
      invalid: 'Maak je bericht korter: het mag hooguit 4000 tekens lang zijn.',
    },
  },
  failed: {
    heading: 'Je bericht is niet verstuurd',
    offline:
      'We kunnen de server niet bereiken. Wat je typte staat er nog: controleer je verbinding en probeer het opnieuw.',
    busy: 'Je hebt net al een paar berichten gestuurd. Wat je typte staat er nog: probeer het over tien minuten opnieuw.',
    ours: 'Er ging bij ons iets mis. Wat je typte staat er nog: probeer het zo nog eens, of mail naar {email}.',
  },
  sent: {
    heading: 'Je bericht is verstuurd',
    text: {
      chat: 'Dank je wel. We antwoorden op {email}, uiterlijk de volgende werkdag.',
      phone: 'Dank je wel. We bellen je op {phone}, uiterlijk de volgende werkdag.',
      meeting: 'Dank je wel. We sturen een voorstel naar {email}, uiterlijk de volgende werkdag.',
    },
    done: 'Klaar',
  },
} as const
