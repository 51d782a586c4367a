import { block, list, par, richText, seededPage, to } from './building.ts'
import { calculate, firstTheCost, part, point, question, questionsBlock, step } from './parts.ts'
import { changingLater, ownPart } from './shared-questions.ts'

/** From the first question to a company that exists, and what comes after. */
export const howItWorksPage = seededPage({
  slug: ['zo-werkt-het', 'how-it-works'],
  name: 'Zo werkt het',
  meta: {
    title: ['Zo werkt het: van prijs tot bedrijf', 'How it works: from a price to a company'],
    description: [
      'Van je prijs tot je KVK-nummer, stap voor stap: wat jij doet, wat de notaris doet en hoelang het duurt.',
      'From your price to your KVK number, step by step: what you do, what the notary does and how long it takes.',
    ],
  },
  body: [
    block('hero', {
      title: ['Zo werkt het', 'How it works'],
      text: [
        'Je beantwoordt gewone vragen, wij maken er de stukken van en de notaris maakt het af. Op elk moment zie je wie er aan zet is, en tot wanneer.',
        'You answer plain questions, we turn them into documents and the notary completes it. At every moment you see whose turn it is, and until when.',
      ],
      buttons: [calculate()],
    }),
    block('steps', {
      title: ['Van prijs tot bedrijf', 'From a price to a company'],
      intro: [
        'De stappen 1 tot en met 3 doe je in één avond, of verspreid over een paar weken. Alles wordt bewaard terwijl je typt.',
        'Steps 1 to 3 take one evening, or a few weeks if you spread them out. Everything is saved as you type.',
      ],
      steps: [
        step(
          ['Prijs berekenen', 'Calculate your price'],
          ['2 minuten', '2 minutes'],
          [
            'Je ziet wat je betaalt, tot op de cent: met notaris, KVK en btw. Zonder account.',
            'You see what you pay, down to the cent: with notary, KVK and VAT. Without an account.',
          ],
        ),
        step(
          ['Gegevens invullen', 'Fill in the details'],
          ['ongeveer een halfuur', 'about half an hour'],
          [
            'Naast de vragen groeit de akte, met uitleg bij elk artikel. Aan het eind lees je alles na.',
            'The deed grows beside the questions, with each article explained. At the end you read everything through.',
          ],
        ),
        step(
          ['Betalen', 'Pay'],
          ['1 minuut', '1 minute'],
          [
            'Je maakt een account en betaalt. Je dossier bij de notaris gaat open en je kunt je stukken downloaden.',
            'You make an account and pay. Your file with the notary opens and you can download your documents.',
          ],
        ),
        step(
          ['Stukken sturen', 'Send your documents'],
          ['een paar foto’s', 'a few photos'],
          [
            'Een foto van je identiteitsbewijs en wat er verder nodig is, vanaf je telefoon of computer. Dan dien je je dossier in.',
            'A photo of your ID and whatever else is needed, from your phone or computer. Then you hand in your file.',
          ],
        ),
        step(
          ['De notaris kijkt na', 'The notary checks'],
          ['een paar werkdagen', 'a few working days'],
          [
            'De notaris controleert wie jullie zijn en of alles klopt, en maakt de definitieve akte. Die keur je goed.',
            'The notary checks who you are and whether everything is right, and makes the final deed. You approve it.',
          ],
        ),
        step(
          ['Tekenen', 'Sign'],
          ['één afspraak', 'one appointment'],
          [
            'Je kiest een moment uit de agenda van de notaris. Vaak kan het online. De notaris legt de akte uit en daarna wordt hij getekend.',
            'You choose a moment from the notary’s calendar. Often it can be online. The notary explains the deed and then it is signed.',
          ],
        ),
        step(
          ['Klaar', 'Done'],
          ['binnen {days.standard} werkdagen', 'within {days.standard} working days'],
          [
            'De notaris schrijft je bedrijf in bij KVK. Je krijgt het nummer, het uittreksel en de getekende akte. De termijn loopt vanaf het moment dat je dossier compleet is.',
            'The notary registers your company with KVK. You get the number, the extract and the signed deed. The term runs from when your file is complete.',
          ],
        ),
      ],
    }),
    block('text', {
      title: ['Wat je van ons mag verwachten', 'What you can expect from us'],
      points: [
        point(
          'money',
          ['Eén prijs, vooraf', 'One price, beforehand'],
          [
            'Het totaal dat je ziet, is wat je betaalt. Verandert er later iets aan de prijs, dan beslis jij eerst.',
            'The total you see is what you pay. If anything about the price changes later, you decide first.',
          ],
        ),
        point(
          'clock',
          ['Je weet op wie het wacht', 'You know whose turn it is'],
          [
            'In je dossier staat wie er aan zet is en tot welke werkdag. Je krijgt bericht als dat verandert.',
            'Your file says whose turn it is and until which working day. You hear from us when that changes.',
          ],
        ),
        point(
          'lock',
          ['Je gegevens achter slot', 'Your data under lock'],
          [
            'BSN, identiteitsbewijs en uploads bewaren we versleuteld. Op je account zie je wanneer er in je dossier is gewerkt.',
            'BSN, ID and uploads are stored encrypted. On your account you see when someone worked in your file.',
          ],
        ),
        point(
          'check',
          ['Eerst zeggen, dan betalen', 'Told before you pay'],
          [
            'Wat de notaris of KVK waarschijnlijk zou weigeren, zeggen we voordat je betaalt.',
            'What the notary or KVK would probably refuse, we tell you before you pay.',
          ],
        ),
      ],
    }),
    part(
      ['Samen oprichten', 'Founding together'],
      [
        richText(
          'Zijn jullie met meer, dan vul jij alles in of laat je ieder het eigen deel doen. Zij krijgen een eigen link per mail en, op een nieuw apparaat, een code. Een account hoeft niet.',
          'Wat in de akte komt, zien jullie allemaal. Een BSN, een paspoortnummer en de verklaringen zien alleen diegene zelf en de notaris. Je hoeft er niet op te wachten om te betalen.',
        ),
        richText(
          'If there are more of you, you fill in everything or let each person do their own part. They get a personal link by email and, on a new device, a code. No account needed.',
          'What goes into the deed, all of you can see. A citizen service number (BSN), a passport number and the declarations are seen only by that person and the notary. You do not have to wait for it to pay.',
        ),
      ],
    ),
    part(
      ['Hoe ieder tekent', 'How everyone signs'],
      [
        richText(
          'De akte zelf wordt getekend op het kantoor van de notaris, met een volmacht van jullie. Hoe je die volmacht geeft, hangt af van wie je bent en waar je woont:',
          list(
            'Online, in een videogesprek: voor wie in Nederland woont, een EU-nationaliteit heeft en een paspoort of identiteitskaart met chip heeft. Dit kan bij een nieuwe BV die met geld begint.',
            'Bij een notaris in Nederland, die je handtekening legaliseert: hij verklaart dat die echt van jou is.',
            'Bij een notaris in het buitenland, met een apostille: een internationaal stempel.',
            'Bij een Nederlandse ambassade, als een land niet meedoet aan het verdrag over die stempels.',
          ),
          'Bij de vragen staat per persoon welke manier het wordt, wat die kost en hoelang het duurt. De notaris beslist uiteindelijk.',
        ),
        richText(
          'The deed itself is signed at the notary’s office, under a power of attorney from you. How you give that power depends on who you are and where you live:',
          list(
            'Online, in a video call: for those who live in the Netherlands, have an EU nationality and hold a passport or identity card with a chip. This is for a new BV that starts with money.',
            'In front of a notary in the Netherlands, who legalizes your signature: a statement that it is really yours.',
            'In front of a notary abroad, with an apostille: an international stamp.',
            'At a Dutch embassy, if a country has not joined the convention on those stamps.',
          ),
          'The questionnaire shows for each person which way it will be, what it costs and how long it takes. In the end the notary decides.',
        ),
      ],
    ),
    part(
      ['Na de oprichting', 'After incorporation'],
      [
        richText(
          'Dan begint het echte werk. Dit regel je zelf, en hier helpen we je op weg:',
          list(
            'Een zakelijke rekening: we kunnen je bij een bank introduceren.',
            'Een boekhouder: je kunt gratis drie offertes aanvragen.',
            'Belasting: je kunt gratis een gesprek met een belastingadviseur krijgen. Het btw-nummer komt van de Belastingdienst.',
            'Salaris: als DGA kun je de salarisadministratie bij ons laten lopen.',
            'Contracten: met een lidmaatschap maak je ze zelf en laat je ze tekenen via een link.',
          ),
          par(
            'We geven pas iets aan een ander door als jij daar ja op hebt gezegd, en je ziet precies wat. ',
            to('/privacy', 'Lees hoe we met je gegevens omgaan'),
            '.',
          ),
        ),
        richText(
          'That is when the real work begins. You arrange these yourself, and we help you on your way:',
          list(
            'A business bank account: we can introduce you to a bank.',
            'A bookkeeper: you can ask for three free quotes.',
            'Tax: you can have a free conversation with a tax adviser. The VAT number comes from the tax office.',
            'Salary: as a DGA you can have us run your payroll.',
            'Contracts: with a membership you make them yourself and have them signed by a link.',
          ),
          par(
            'We pass nothing on to anyone before you have said yes, and you see exactly what. ',
            to('/en/privacy', 'Read how we handle your data'),
            '.',
          ),
        ),
      ],
    ),
    questionsBlock(
      question(
        ['Hoe snel kan het?', 'How fast can it be?'],
        [
          'Standaard binnen {days.standard} werkdagen nadat je dossier compleet is. Met voorrang kan het binnen {days.fast} werkdagen; wat dat kost, zie je in je prijs. Moet iemand in het buitenland tekenen, reken dan op meer tijd.',
          'Normally within {days.standard} working days after your file is complete. With priority it can be within {days.fast} working days; your price shows what that costs. If someone has to sign abroad, allow more time.',
        ],
      ),
      question(
        ['Kan ik stoppen en later verdergaan?', 'Can I stop and continue later?'],
        [
          'Ja. Wat je typt, wordt meteen bewaard. Op hetzelfde apparaat ga je gewoon verder. Op een ander apparaat log je in, of laat je een link naar je mail sturen.',
          'Yes. What you type is saved at once. On the same device you simply continue. On another device you log in, or have a link sent to your email.',
        ],
      ),
      question(
        ['Wat als ik de afspraak moet verzetten?', 'What if I have to move the appointment?'],
        [
          'Eén keer verzetten is gratis, daarna kost het {fee.reschedule}. Verzet de notaris de afspraak, dan telt dat niet mee. Is het minder dan een dag van tevoren, bel dan het kantoor.',
          'Moving it once is free, after that it costs {fee.reschedule}. If the notary moves it, that does not count. With less than a day to go, please call the office.',
        ],
      ),
      question(
        ['Wat als de notaris een vraag heeft?', 'What if the notary has a question?'],
        [
          'Dan krijg je één mail, en staat de vraag in je dossier bij het antwoord waar ze over gaat. Je past het aan of legt het uit. Wijzigen wat de notaris zelf vroeg, kost niets.',
          'Then you get one email, and the question stands in your file at the answer it is about. You change it or explain it. Changing what the notary asked for costs nothing.',
        ],
      ),
      ownPart,
      changingLater,
    ),
    firstTheCost(calculate()),
  ],
})
