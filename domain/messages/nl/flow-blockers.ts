import type { FlowTexts } from '../texts.ts'

/** Wat er niet kan, waarom niet, en wat dan wel. */
export const blockerTexts = {
  pep: {
    title: 'Hiervoor heb je een notaris op kantoor nodig',
    text: 'Heeft {name} of naaste familie een politiek prominente functie, dan moet de notaris meer onderzoek doen. Dat mag gewoon, maar het past niet in onze online dienst. Neem contact op, dan vinden we een notaris die je verder helpt. Je antwoorden blijven bewaard.',
    you: {
      text: 'Heb jij of heeft naaste familie een politiek prominente functie, dan moet de notaris meer onderzoek doen. Dat mag gewoon, maar het past niet in onze online dienst. Neem contact op, dan vinden we een notaris die je verder helpt. Je antwoorden blijven bewaard.',
    },
  },
  foreign_entity: {
    title: 'Een buitenlands bedrijf kan hier geen aandeelhouder worden',
    text: 'Van zo’n bedrijf moet de notaris papieren uit het buitenland laten nakijken, en dat doen we niet online. Neem een persoon of een Nederlandse BV als aandeelhouder. Of neem contact op, dan denken we mee.',
    offers: { go_back: 'Antwoord aanpassen' },
  },
  blacklist_country: {
    title: 'Vanuit dit land kunnen we niet oprichten',
    text: 'Voor dit land gelden strenge regels tegen witwassen. De notaris kan je daarom niet via onze dienst helpen. Klopt het land niet? Pas het dan aan. Klopt het wel? Neem dan gerust contact op.',
    offers: { go_back: 'Land aanpassen' },
  },
  minor: {
    title: 'Aandeelhouders zijn bij ons 18 jaar of ouder',
    text: 'Wie jonger is, heeft toestemming van de ouders nodig en soms ook van de rechter. Dat regelen we niet online, maar we vertellen je graag hoe het wel kan.',
    offers: { go_back: 'Geboortedatum nakijken' },
  },
  foundation_shareholder: {
    title: 'Een stichting kan hier geen aandeelhouder zijn',
    text: 'Het mag wel, maar dan zijn er statuten op maat nodig en die maken we niet online. Wil je dat? Neem dan contact op, dan helpen we je aan een notaris die het doet.',
    offers: { go_back: 'Naam aanpassen' },
  },
  language_nl: {
    title: 'Ga verder met de BV in het Engels',
    text: 'Hier is alles in het Nederlands: de akte en de uitleg van de notaris. Iedereen die tekent, moet dat begrijpen. Bij de Engelse BV krijg je een Engelse vertaling naast de akte en is de uitleg in het Engels. Wat je hebt ingevuld, nemen we mee.',
    offers: { switch_flow: 'Verder met de Engelse BV', go_back: 'Antwoord aanpassen' },
  },
  language_en: {
    title: 'Ga verder met de BV in het Nederlands',
    text: 'Hier legt de notaris de akte uit in het Engels. Iedereen die tekent, moet dat begrijpen. Bij de Nederlandse BV gaat alles in het Nederlands. Wat je hebt ingevuld, nemen we mee.',
    offers: { switch_flow: 'Verder met de Nederlandse BV', go_back: 'Antwoord aanpassen' },
  },
  language_none: {
    title: 'Er moet een tolk bij de notaris zijn',
    text: 'Wie geen Nederlands en geen Engels begrijpt, heeft bij het tekenen een tolk nodig. Dat bieden wij niet aan. Neem contact op, dan helpen we je aan een notaris die dit wel doet.',
    offers: { go_back: 'Antwoord aanpassen' },
  },
  bankruptcy: {
    title: '{person} kan nu niet meedoen',
    text: 'Zolang een faillissement van de afgelopen vier jaar niet is afgewikkeld, gaat de curator over het geld. Wij nemen {person} dan niet als aandeelhouder op. Haal {person} uit de lijst en ga verder, of kom terug als de curator klaar is.',
  },
  bankruptcy_first: {
    title: 'De eerste aandeelhouder moet iemand anders zijn',
    text: 'Zolang een faillissement van de afgelopen vier jaar niet is afgewikkeld, gaat de curator over het geld. Wij nemen {person} dan niet als aandeelhouder op. Vul bij de eerste aandeelhouder iemand anders in, of kom terug als de curator klaar is.',
    you: {
      text: 'Zolang een faillissement van de afgelopen vier jaar niet is afgewikkeld, gaat de curator over je geld. Je kunt dan geen aandeelhouder worden. Vul bij de eerste aandeelhouder iemand anders in, of kom terug als de curator klaar is.',
    },
  },
  proprietorship_transfer: {
    title: 'Een eenmanszaak meenemen? Kies dan de omzetting',
    text: 'De eenmanszaak van {name} in de BV brengen is een andere dienst, met eigen stukken voor de Belastingdienst. Begin met de omzetting, of kies hier dat de eenmanszaak blijft bestaan of stopt.',
    you: {
      title: 'Je eenmanszaak meenemen? Kies dan de omzetting',
      text: 'Je eenmanszaak in de BV brengen is een andere dienst, met eigen stukken voor de Belastingdienst. Begin met de omzetting, of kies hier dat je eenmanszaak blijft bestaan of stopt.',
    },
    offers: { open_flow: 'Naar de omzetting', go_back: 'Antwoord aanpassen' },
  },
  proprietorship_keep: {
    title: 'De eenmanszaak van {name} blijft bestaan',
    text: 'De BV komt er dan naast te staan, met een eigen administratie en een eigen naam. De boekhouder van {name} moet weten dat er twee zijn.',
    you: {
      title: 'Je eenmanszaak blijft bestaan',
      text: 'De BV komt er dan naast te staan, met een eigen administratie en een eigen naam. Vertel je boekhouder dat je er twee hebt.',
    },
  },
  proprietorship_close: {
    title: '{name} stopt met de eenmanszaak',
    text: '{name} schrijft de eenmanszaak zelf uit bij KVK zodra de BV er is. Niet eerder: zo kan {name} gewoon blijven factureren.',
    you: {
      title: 'Je stopt met je eenmanszaak',
      text: 'Schrijf je eenmanszaak zelf uit bij KVK zodra de BV er is. Doe dat niet eerder, dan kun je gewoon blijven factureren.',
    },
  },
  capital_warning: {
    title: 'Je startkapitaal komt boven € 300 uit',
    text: 'Daar heb je meestal niets aan, en je moet het geld wel storten. Neem minder aandelen of geef ze een lagere waarde. Heb je een reden voor dit bedrag? Neem dan contact op.',
  },
  capital_max: {
    title: 'Meer dan € 10.000 kan hier niet',
    text: 'Dat is onze grens, niet die van de wet: bij grotere bedragen moet de notaris eerst uitzoeken waar het geld vandaan komt. Neem minder aandelen of geef ze een lagere waarde. Later kun je altijd nog geld in de BV storten.',
    offers: { go_back: 'Bedrag aanpassen' },
  },
  share_sum: {
    title: 'De verdeling klopt nog niet',
    text: 'Er zijn {total} aandelen en je hebt er {divided} verdeeld. Verdeel ze precies; iedereen krijgt er minstens één.',
  },
  share_minimum: {
    title: 'Neem minstens {least} aandelen',
    text: 'Met minder aandelen kun je later moeilijk iemand een klein deel geven. Kies er minstens {least}; de waarde per aandeel mag klein zijn.',
  },
  no_director: {
    title: 'Wie wordt de bestuurder?',
    text: 'Zonder bestuurder kan een BV niets: er moet iemand zijn die beslist en tekent. Geef bij een van de aandeelhouders aan dat die bestuurder wordt.',
    offers: { go_back: 'Oké, ga terug' },
  },
  duplicate_role: {
    title: 'Deze rol is al vergeven',
    text: 'Er is maar één voorzitter, één secretaris en één penningmeester. Kies voor {name} een andere rol.',
    you: {
      text: 'Er is maar één voorzitter, één secretaris en één penningmeester. Kies voor jezelf een andere rol, of voor de ander.',
    },
    offers: { go_back: 'Andere rol kiezen' },
  },
  shareholders_incomplete: {
    title: 'Nog niet iedereen is compleet',
    text: 'Vul eerst de gegevens van alle aandeelhouders in. We laten zien bij wie er nog iets ontbreekt.',
  },
  healthcare: {
    title: 'Voor zorg gelden extra regels',
    text: 'Verleen je zorg, dan passen we de statuten daarop aan. Dat kost extra; je ziet het terug in je prijs.',
  },
  membership_none: {
    title: 'Geen lidmaatschap',
    text: 'Contracten afmaken en laten tekenen hoort bij een lidmaatschap. Aan de rest van je bestelling verandert niets, en lid worden kan later altijd nog.',
  },
  no_accountant: {
    title: 'Zonder accountant kunnen we dit niet regelen',
    text: 'De notaris heeft van een deskundige een onderbouwing van de waarde nodig. Kun je nog een accountant of belastingadviseur vragen? Pas dan je antwoord aan. Kan dat niet, neem dan contact op of kijk bij onze andere diensten.',
    offers: { go_back: 'Antwoord aanpassen', other_services: 'Naar onze andere diensten' },
  },
  conversion_delay: {
    title: 'Deze manier vraagt meer tijd',
    text: 'Je accountant maakt eerst een beschrijving van wat je inbrengt, en de Belastingdienst moet vaak op tijd een intentieverklaring van je krijgen. Reken op een paar weken extra. Je kunt gewoon verder invullen; de stukken zetten we voor je klaar.',
    offers: { go_back: 'Oké' },
  },
  holding_missing: {
    title: 'Voor wie is de holding?',
    text: 'Je gaf aan dat er een holding bij komt. Zet de holding hierboven aan en geef haar een naam. Toch geen holding? Ga dan terug naar de manier waarop je bedrijf overgaat en kies nee.',
  },
  year_end: {
    title: 'Haal je 1 januari {year}?',
    text: 'We kunnen niet beloven dat je akte vóór 1 januari {year} wordt getekend. De datum van de akte bepaalt vanaf wanneer je BV bestaat. Overleg met je accountant of dat voor jou uitmaakt.',
  },
  not_resident: {
    title: 'Wie niet in Nederland woont, kan hier niet terecht',
    text: 'Woont een koper of verkoper in het buitenland, dan moet de notaris op een andere manier vaststellen wie dat is. Dat regelen we niet online. Kijk bij onze andere diensten, of neem contact op. Je antwoorden blijven bewaard.',
    offers: { go_back: 'Antwoord aanpassen', other_services: 'Naar onze andere diensten' },
  },
  blocking_clause: {
    title: 'Eerst moeten de andere aandeelhouders akkoord zijn',
    text: 'Zij mogen de aandelen als eerste kopen. Zien ze daarvan af, dan moet dat op papier staan. Zonder dat papier is de overdracht niet geldig. Is het getekend, pas dan je antwoord aan.',
    offers: { go_back: 'Antwoord aanpassen' },
  },
  missing_role: {
    title: 'Het bestuur is nog niet compleet',
    text: 'Er is een voorzitter, een secretaris en een penningmeester nodig. Geef iedere rol aan één bestuurslid.',
    offers: { go_back: 'Rollen verdelen' },
  },
  board_related: {
    title: 'Familie in het bestuur past niet bij een ANBI',
    text: 'Bestuursleden van een ANBI mogen bij ons geen familie, partner of huisgenoot van elkaar zijn. Anders wijst de Belastingdienst de aanvraag waarschijnlijk af. Kies een ander bestuurslid, of neem contact op.',
    offers: { go_back: 'Antwoord aanpassen' },
  },
  board_control: {
    title: 'Niemand mag alleen over het geld beslissen',
    text: 'Bij een ANBI is het geld van het goede doel. Kan één bestuurslid er alleen over beslissen, dan wijst de Belastingdienst de aanvraag waarschijnlijk af. Verdeel de stemmen gelijk, of neem contact op.',
    offers: { go_back: 'Antwoord aanpassen' },
  },
  abroad: {
    title: 'Ook vanuit het buitenland kan dit',
    text: 'De notaris legt de akte uit in een videogesprek en tekenen gaat met een volmacht. Hoe dat vanuit dit land gaat, wat het kost en hoelang het duurt, staat onder deze vragen. Stuur ook een uittreksel of rekening mee met het adres, van hooguit drie maanden oud. Afspraken staan in Nederlandse tijd; in je eigen agenda komen ze vanzelf goed. Waar iemand belasting betaalt, hangt van veel dingen af en daar beloven we niets over: vraag het een adviseur die beide landen kent.',
  },
  no_bsn: {
    title: 'Zonder BSN kan het ook',
    text: 'De notaris schrijft {name} dan in met het identiteitsbewijs. Voor een salaris hier en voor DigiD is later wel een BSN nodig. Wie hier komt wonen krijgt het bij de gemeente, en anders bij een RNI-loket, de balie voor wie niet in Nederland woont.',
    you: {
      text: 'De notaris schrijft je dan in met je identiteitsbewijs. Voor een salaris hier en voor DigiD is later wel een BSN nodig. Dat krijg je bij de gemeente als je hier komt wonen, en anders bij een RNI-loket, de balie voor wie niet in Nederland woont.',
    },
  },
  shares_along: {
    title: 'De aandelen gaan over met een eigen akte',
    text: 'Eerst komt je holding er, daarna draag je de aandelen van je BV aan de holding over. Dat is een aparte opdracht met een eigen prijs. Je kunt die nu vast beginnen; wat je hier hebt ingevuld, blijft bewaard.',
    offers: { open_flow: 'Naar de aandelenoverdracht', go_back: 'Dat doe ik later' },
  },
  same_bsn: {
    title: 'Dit BSN staat er twee keer',
    text: 'Een BSN is van één persoon. Kijk het bij allebei na op het identiteitsbewijs en verbeter het waar het niet klopt.',
  },
  same_email: {
    title: 'Dit e-mailadres staat er twee keer',
    text: 'De notaris stuurt ieder eigen stukken om te controleren en te tekenen. Heeft {name} een eigen adres? Vul dat dan in. Delen jullie een adres, dan mag het zo blijven.',
    you: {
      text: 'De notaris stuurt ieder eigen stukken om te controleren en te tekenen. Heb je een eigen adres? Vul dat dan in. Delen jullie een adres, dan mag het zo blijven.',
    },
  },
  same_holding_name: {
    title: 'Deze naam is al van een andere holding',
    text: 'Twee nieuwe bedrijven mogen niet dezelfde naam krijgen. Geef een van de twee een andere naam.',
  },
  same_home: {
    title: 'Zijn deze bestuursleden familie van elkaar?',
    text: '{name} heeft dezelfde achternaam en hetzelfde adres als een ander bestuurslid. Zijn het familie, partners of huisgenoten, dan wijst de Belastingdienst de ANBI-aanvraag waarschijnlijk af. Kies dan een ander bestuurslid.',
    you: {
      text: 'Je hebt dezelfde achternaam en hetzelfde adres als een ander bestuurslid. Zijn jullie familie, partners of huisgenoten, dan wijst de Belastingdienst de ANBI-aanvraag waarschijnlijk af. Kies dan een ander bestuurslid.',
    },
  },
  own_kvk: {
    title: 'Dit is het KVK-nummer van de BV zelf',
    text: 'Een BV die haar eigen aandelen koopt, is een andere overdracht, en die regelen we niet online. Vul het KVK-nummer van de koper in, of neem contact op.',
    offers: { go_back: 'Nummer aanpassen' },
  },
  sells_all: {
    title: 'Dit zijn alle aandelen van de BV',
    text: 'Bij de verkoper staat dat er nog andere aandeelhouders zijn. Dan kan de verkoper ze niet allemaal verkopen. Pas het aantal aan, of het antwoord bij de verkoper.',
  },
  sole_buyer: {
    title: 'Er zijn meer kopers',
    text: 'Kopen meer mensen aandelen, dan wordt {person} niet de enige aandeelhouder. Pas het antwoord aan, of haal de andere koper uit de lijst.',
  },
  licence_number: {
    title: 'Een Nederlands rijbewijs heeft een nummer van 10 cijfers',
    text: 'Het staat bij 5 op de voorkant. Heb je een rijbewijs uit een ander land? Dan kan het nummer er anders uitzien en mag het zo blijven.',
  },
} as const satisfies FlowTexts['blockers']

export const offerTexts: FlowTexts['offers'] = {
  go_back: 'Antwoord aanpassen',
  contact: 'Neem contact op',
  other_services: 'Bekijk onze andere diensten',
  switch_flow: 'Verder in de andere taal',
  open_flow: 'Naar de andere dienst',
  to_shareholders: 'Naar de aandeelhouders',
  remove_shareholder: 'Verwijder {person}',
}
