export const legal = {
  terms: {
    heading: 'Algemene voorwaarden',
    intro: 'Dit spreken we met elkaar af als je {brand} gebruikt. Kort en in gewone taal.',
    service: {
      heading: 'Wat we doen',
      text: '{brand} helpt je de gegevens voor een notariële akte in te vullen, maakt de stukken klaar en brengt ze bij de notaris. We geven geen juridisch of fiscaal advies over jouw situatie. Dat doet de notaris of je adviseur.',
    },
    account: {
      heading: 'Je account',
      text: 'Een account is van één persoon. Houd je wachtwoord voor jezelf en laat het ons weten als iemand anders erbij kon. Je kunt je account altijd zelf verwijderen.',
    },
    answers: {
      heading: 'Wat je invult',
      text: 'Jij zorgt dat je antwoorden kloppen en dat de andere aandeelhouders weten dat je hun gegevens invult. Verander je iets nadat je betaald hebt, dan kan de notaris extra kosten rekenen.',
    },
    price: {
      heading: 'Prijs en betalen',
      text: 'Je ziet de hele prijs voordat je betaalt, met btw en met de kosten die we voor je doorbetalen. De prijs van je bestelling verandert daarna niet meer. Je betaalt vooraf.',
    },
    notary: {
      heading: 'De notaris',
      text: 'De notaris controleert wie je bent en of de akte klopt, en beslist zelf of hij de akte passeert. Weigert de notaris, dan hoor je van ons waarom en wat je terugkrijgt.',
    },
    stop: {
      heading: 'Stoppen',
      text: 'Zolang de notaris nog niet begonnen is, kun je je bestelling kosteloos annuleren. Daarna betaal je alleen voor het werk dat al gedaan is.',
    },
    liability: {
      heading: 'Als er iets misgaat',
      text: 'Maken wij een fout, dan herstellen we die. Schade vergoeden we tot het bedrag dat je ons voor de bestelling betaalde, behalve als we het met opzet of heel slordig deden.',
    },
    law: {
      heading: 'Vragen en klachten',
      text: 'Mail naar {email}; je krijgt binnen vijf werkdagen antwoord. Het Nederlandse recht geldt, en als we er samen niet uitkomen beslist de rechter.',
    },
  },
  privacy: {
    heading: 'Privacyverklaring',
    intro: 'Welke gegevens {brand} van je bewaart, waarom, en wat jij daarover te zeggen hebt.',
    what: {
      heading: 'Wat we bewaren',
      text: 'Je naam, e-mailadres en telefoonnummer, wat je in de vragenlijst invult over jezelf en de andere oprichters, je bestellingen, en op welke apparaten je bent ingelogd.',
    },
    why: {
      heading: 'Waarvoor',
      text: 'Om je akte te maken en naar de notaris te brengen, om je te antwoorden als je iets vraagt, en omdat de wet vraagt dat we weten voor wie we werken. Nieuws sturen we alleen als je dat aanvinkt.',
    },
    who: {
      heading: 'Wie het ziet',
      text: 'De notaris die je akte opmaakt, de instanties waar je bedrijf wordt ingeschreven, en bedrijven die voor ons werken, zoals de betaaldienst. Zij mogen er niets anders mee doen. We verkopen nooit gegevens.',
    },
    safe: {
      heading: 'Hoe we het beveiligen',
      text: 'Je BSN, geboortedatum en het nummer van je identiteitsbewijs bewaren we versleuteld. Je wachtwoord kennen wij niet: we bewaren er alleen een afdruk van.',
    },
    long: {
      heading: 'Hoe lang',
      text: 'Tot je je account verwijdert. Van een betaalde opdracht moeten we stukken langer bewaren omdat de wet dat vraagt; daarna verwijderen we ze.',
    },
    rights: {
      heading: 'Wat jij kunt doen',
      text: 'Op je accountpagina bekijk en verbeter je je gegevens, download je alles wat we van je hebben, en verwijder je je account. Je kunt ook een klacht indienen bij de Autoriteit Persoonsgegevens.',
    },
    cookies: {
      heading: 'Cookies',
      text: 'We gebruiken een cookie om je antwoorden terug te vinden en een om je taal te onthouden. Meten welke pagina’s je bezoekt doen we alleen als je daar ja op zegt.',
    },
    contact: {
      heading: 'Vragen',
      text: 'Mail naar {email}. We helpen je graag.',
    },
  },
  complaints: {
    heading: 'Klachten en terugbetalen',
    intro: 'Gaat er iets niet zoals je verwacht? Zo lossen we het op, en dit krijg je terug als je stopt.',
    first: {
      heading: 'Zeg het ons',
      text: 'Mail naar {email} en vertel wat er is. Je krijgt binnen vijf werkdagen antwoord van iemand die er iets aan kan doen. Lukt dat niet, dan hoor je binnen die tijd wanneer wel.',
    },
    notary: {
      heading: 'Gaat het over de notaris?',
      text: 'Vertel het eerst aan het kantoor zelf. Kom je er niet uit, dan kun je naar de Geschillencommissie Notariaat, en over het gedrag van een notaris naar de Kamer voor het notariaat.',
    },
    authority: {
      heading: 'Gaat het over je gegevens?',
      text: 'Dan kun je ook een klacht indienen bij de Autoriteit Persoonsgegevens.',
    },
    cancel: {
      heading: 'Stoppen en je geld terug',
      text: 'Zolang de notaris nog niet begonnen is, kun je kosteloos stoppen en krijg je alles terug. Daarna krijg je terug wat er nog niet gedaan of doorbetaald is. Je hoort van tevoren welk bedrag dat is.',
    },
    back: {
      heading: 'Hoe en wanneer',
      text: 'We betalen terug zoals jij betaalde, binnen veertien dagen nadat je hebt laten weten dat je stopt. Mail daarvoor naar {email}.',
    },
  },
  accessibility: {
    heading: 'Toegankelijkheid',
    intro:
      'Iedereen moet met {brand} een bedrijf kunnen oprichten, ook met een schermlezer, zonder muis of met grote letters.',
    aim: {
      heading: 'Waar we naar streven',
      text: 'We werken volgens WCAG 2.2, niveau AA. Bij elke verandering controleren we alle schermen met een programma, en met alleen het toetsenbord.',
    },
    how: {
      heading: 'Wat er kan',
      text: 'Alles werkt met het toetsenbord en met een schermlezer, tot 400% vergroot, in een hoog contrast dat je zelf instelt, en zonder bewegende beelden als je dat liever hebt. Nederlands en Engels.',
    },
    known: {
      heading: 'Wat nog niet goed gaat',
      text: 'De documenten die je downloadt zijn nog niet in alle lezers even goed voor te lezen. Op het scherm lees je dezelfde tekst. Zonder JavaScript kun je lezen, maar niet invullen: mail ons dan.',
    },
    tell: {
      heading: 'Loop je ergens tegenaan?',
      text: 'Mail naar {email}. We helpen je meteen verder, desnoods vullen we het samen in, en we maken het beter.',
    },
  },
} as const
