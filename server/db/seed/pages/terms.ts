import { list, par, richText, seededPage, to } from './building.ts'
import { head, part } from './parts.ts'

/** What is agreed with whoever uses the service. */
export const termsPage = seededPage({
  slug: ['voorwaarden', 'terms'],
  name: 'Algemene voorwaarden',
  meta: {
    title: ['Algemene voorwaarden', 'General Terms and Conditions'],
    description: [
      'Wat we met elkaar afspreken als je {brand} gebruikt: prijs, notaris, stoppen, lidmaatschap en contracten. In gewone taal.',
      'What we agree on when you use {brand}: price, notary, stopping, membership and contracts. In plain language.',
    ],
  },
  body: [
    head(
      ['Algemene voorwaarden', 'General Terms and Conditions'],
      [
        'Dit spreken we met elkaar af als je {brand} gebruikt. Kort en in gewone taal. Voor een bestelling gelden de voorwaarden van de dag waarop je betaalde.',
        'What we agree on when you use {brand}. Short and in plain language. An order is governed by the terms of the day on which you paid.',
      ],
    ),
    part(
      ['1. Wat we doen', '1. What we do'],
      [
        '{brand} helpt je de gegevens voor een notariële akte in te vullen, maakt de stukken klaar en brengt ze bij de notaris. We geven geen juridisch of fiscaal advies over jouw situatie. Dat doet de notaris of je adviseur.',
        '{brand} helps you fill in the details for a notarial deed, prepares the documents and takes them to the notary. We do not give legal or tax advice about your situation. That is up to the notary or your adviser.',
      ],
    ),
    part(
      ['2. Je account', '2. Your account'],
      [
        'Een account is van één persoon. Houd je wachtwoord voor jezelf en laat het ons weten als iemand anders erbij kon. Je kunt je account zelf verwijderen. Loopt er nog een betaalde opdracht, of moeten we daar van de wet stukken van bewaren, dan kan dat pas later.',
        'An account belongs to one person. Keep your password to yourself, and tell us if someone else could get in. You can delete your account yourself. If a paid order is still running, or if the law makes us keep documents of one, that is possible only later.',
      ],
    ),
    part(
      ['3. Wat je invult', '3. What you fill in'],
      [
        richText(
          'Jij zorgt dat je antwoorden en je stukken kloppen en van jou zijn. Vul je iets over een ander in, zorg dan dat die ander dat weet. Je kunt anderen ook hun eigen deel laten invullen. Zij krijgen daarvoor een link die alleen voor hen is.',
          'Wijzig je iets nadat je hebt betaald, dan kan dat extra kosten. Je ziet altijd eerst hoeveel, en wat het met de datum doet. Na het tekenen van de akte is een wijziging een nieuwe opdracht.',
        ),
        richText(
          'You make sure that your answers and your documents are right and your own. If you fill in something about someone else, make sure they know. You can also let others fill in their own part. They get a link for that, which is theirs alone.',
          'If you change something after paying, it may cost extra. You always see first how much, and what it does to the date. Once the deed is signed, a change is a new order.',
        ),
      ],
    ),
    part(
      ['4. Prijs en betalen', '4. Price and payment'],
      [
        'Je ziet de hele prijs voordat je betaalt, met btw en met de kosten die we voor je doorbetalen. De prijs van je bestelling verandert daarna niet meer, tenzij jij iets wijzigt. Je betaalt vooraf. Wat een notaris vraagt die je zelf koos en met wie wij niet samenwerken, of een notaris in het buitenland, betaal je daar.',
        'You see the full price before you pay, with VAT and with the fees we pass on. After that the price of your order does not change, unless you change something. You pay in advance. What is charged by a notary whom you chose yourself and with whom we do not work, or by a notary abroad, you pay there.',
      ],
    ),
    part(
      ['5. De notaris', '5. The notary'],
      [
        richText(
          'De notaris is onafhankelijk en heeft eigen plichten. Hij controleert wie je bent, waar het geld vandaan komt en of de akte klopt. Hij beslist zelf of hij de akte passeert, en de wet kan hem verbieden te zeggen waarom niet. Voor zijn werk gelden ook de regels van zijn beroep en van zijn kantoor.',
          'Weigert de notaris, dan hoor je van ons wat we mogen zeggen en wat je terugkrijgt.',
        ),
        richText(
          'The notary is independent and has duties of their own: to check who you are, where the money comes from and whether the deed is right. The notary alone decides whether to execute the deed, and the law may forbid telling you why not. The rules of the profession and of the office apply to that work too.',
          'If the notary refuses, we tell you what we may and what you get back.',
        ),
      ],
    ),
    part(
      ['6. Tijd en afspraken', '6. Time and appointments'],
      [
        'De termijn die je kiest, begint als je dossier compleet is: alle stukken binnen, alle delen ingevuld en het dossier ingediend. Staat je dossier stil omdat er iets ontbreekt, dan staat de termijn ook stil. Een afspraak verzet je één keer gratis; daarna zie je eerst wat het kost.',
        'The term you choose begins when your file is complete: all documents in, all parts filled in and the file handed in. If your file stands still because something is missing, so does the term. You can move an appointment once for free; after that you see first what it costs.',
      ],
    ),
    part(
      ['7. Stoppen', '7. Stopping'],
      [
        richText(
          par(
            'Zolang de notaris nog niet begonnen is, kun je je bestelling kosteloos annuleren. Daarna betaal je alleen voor het werk dat al gedaan is en voor wat we al hebben doorbetaald. ',
            to('/klachten', 'Zo krijg je je geld terug'),
            '.',
          ),
        ),
        richText(
          par(
            'As long as the notary has not started, you can cancel your order free of charge. After that you pay only for the work that has been done and for what we have already passed on. ',
            to('/en/complaints', 'This is how you get your money back'),
            '.',
          ),
        ),
      ],
    ),
    part(
      ['8. Lidmaatschap', '8. Membership'],
      [
        richText(
          'Een lidmaatschap hoeft niet. Neem je er een, dan geldt dit, of je nu als ondernemer of als consument lid wordt:',
          list(
            'Je hebt veertien dagen bedenktijd. Stap je er in die tijd uit, dan krijg je terug wat je betaalde, min het deel voor contracten die je al had goedgekeurd.',
            'Betaal je per maand, dan loopt het door tot je opzegt. Het stopt aan het einde van de betaalde maand.',
            'Betaal je per jaar, dan loopt het eerste jaar uit. Daarna zeg je op wanneer je wilt, met een maand opzegtermijn; wat je te veel betaalde, krijg je terug.',
            'Voor elke nieuwe betaling krijg je op tijd bericht. Lukt een afschrijving niet, dan heb je veertien dagen om alsnog te betalen. Daarna stopt je lidmaatschap en ben je niets schuldig.',
            'De prijs blijft wat je afsprak, zolang je niet van lidmaatschap wisselt.',
            'Wat je hebt gemaakt en getekend, kun je ook daarna blijven lezen.',
          ),
        ),
        richText(
          'A membership is optional. If you take one, this applies, whether you join as a business or as a consumer:',
          list(
            'You have fourteen days to withdraw. If you do so in that time, you get back what you paid, less the share of contracts you had already approved.',
            'If you pay by the month, it goes on until you cancel. It stops at the end of the month that was paid.',
            'If you pay by the year, the first year runs in full. After that you cancel whenever you like, with one month’s notice; what you paid too much, you get back.',
            'Before each new payment you are told in time. If a charge fails, you have fourteen days to pay after all. After that your membership stops and you owe nothing.',
            'The price stays what you agreed to, as long as you do not switch plans.',
            'What you made and signed remains readable afterwards.',
          ),
        ),
      ],
    ),
    part(
      ['9. Contracten en tekenen', '9. Contracts and signing'],
      [
        richText(
          'Een contract dat je bij ons maakt, is een model dat zich aanpast aan je antwoorden. Het is geen advies: twijfel je, laat er dan een jurist naar kijken. Een contract telt mee als je het goedkeurt. Daarna ligt de tekst vast.',
          'De ander leest en tekent via een eigen link, met een code die we mailen. Dat is een gewone elektronische handtekening. Ze is geldig voor deze contracten, maar het is geen gekwalificeerde handtekening. Vraagt jouw contract meer zekerheid, kies dan een andere manier. Weigert er één, dan komt het contract niet tot stand.',
        ),
        richText(
          'A contract that you make with us is a model that adapts to your answers. It is not advice: if in doubt, have a lawyer look at it. A contract counts when you approve it. From then on the text is fixed.',
          'The other party reads and signs by a personal link, with a code that we email. That is a simple electronic signature. It is valid for these contracts, but it is not a qualified signature. If your contract needs more certainty, choose another way. If one party declines, the contract does not come about.',
        ),
      ],
    ),
    part(
      ['10. Diensten van anderen', '10. Services of others'],
      [
        'Sommige diensten doen partners, zoals boekhouders, banken en juristen. Wat je met hen afspreekt, spreek je met hen af; zij staan in voor hun werk. We geven alleen door wat je hebt gezien en waar je ja op zei. Krijgen wij er een vergoeding voor, dan staat dat erbij.',
        'Some services are provided by partners, such as bookkeepers, banks and lawyers. What you agree with them is between you and them; they answer for their work. We pass on only what you have seen and said yes to. If we receive a fee for it, it says so.',
      ],
    ),
    part(
      ['11. Als er iets misgaat', '11. If something goes wrong'],
      [
        'Maken wij een fout, dan herstellen we die. Schade vergoeden we tot het bedrag dat je ons voor de bestelling betaalde, behalve als we het met opzet of heel slordig deden. Voor het werk van de notaris is de notaris aansprakelijk.',
        'If we make a mistake, we put it right. We compensate damage up to the amount you paid us for the order, unless we acted on purpose or very carelessly. The notary is liable for the notary’s own work.',
      ],
    ),
    part(
      ['12. Vragen, klachten en recht', '12. Questions, complaints and law'],
      [
        richText(
          par(
            'Mail naar {email}; je krijgt binnen vijf werkdagen antwoord. Hoe we een klacht oplossen, staat op ',
            to('/klachten', 'de pagina over klachten'),
            '. Het Nederlandse recht geldt, en als we er samen niet uitkomen beslist de rechter.',
          ),
        ),
        richText(
          par(
            'Email {email}; you get an answer within five working days. How we resolve a complaint is on ',
            to('/en/complaints', 'the page about complaints'),
            '. Dutch law applies, and if we cannot work it out together, a Dutch court decides.',
          ),
        ),
      ],
    ),
  ],
})
