import { block, par, richText, seededPage, to } from './building.ts'
import {
  beginButton,
  calculate,
  firstTheCost,
  fiveSteps,
  holdingCalculator,
  point,
  question,
  questionsBlock,
  reviews,
} from './parts.ts'
import { changingLater, ownSalary, toTheOffice } from './shared-questions.ts'

const toBegin = beginButton(['/questionnaire/holding', '/questionnaire/incorporate-holding'])

/** A holding by itself, for shares of a company that is there already or comes later. */
export const holdingPage = seededPage({
  slug: ['persoonlijke-holding-oprichten', 'incorporate-holding'],
  name: 'Persoonlijke holding oprichten',
  meta: {
    title: ['Persoonlijke holding oprichten, met notaris', 'Set up a Dutch holding company in English'],
    description: [
      'Richt online je eigen holding op voor {price.holding}, met notaris, KVK en btw. Lees wat een holding voor je doet, en wanneer je er geen nodig hebt.',
      'Set up your own Dutch holding online for {price.incorporate-holding}, with notary, KVK and VAT. What it does for you, and when you do not need one.',
    ],
  },
  body: [
    block('hero', {
      title: ['Je eigen holding, rustig geregeld', 'Your own Dutch holding, calmly arranged'],
      text: [
        'Een holding is een BV die aandelen bezit. Jij bent eigenaar van de holding, en de holding van je bedrijf. Vul in een halfuur in wat de notaris moet weten; binnen {days.standard} werkdagen nadat je dossier compleet is, bestaat je holding.',
        'A holding is a BV that owns shares. You own the holding, and the holding owns your business. Fill in what the notary needs to know in half an hour; within {days.standard} working days after your file is complete, your holding exists.',
      ],
      buttons: [calculate(holdingCalculator), toBegin],
      ratings: true,
      sheet: true,
    }),
    block('text', {
      title: ['Wat je krijgt', 'What you get'],
      body: [
        richText('Alles voor een holding van jou alleen: jij wordt aandeelhouder en bestuurder.'),
        richText('Everything for a holding that is yours alone: you become its shareholder and director.'),
      ],
      points: [
        point(
          'deed',
          ['Akte van oprichting', 'Deed of incorporation'],
          [
            'Met statuten die bij een holding passen: aandelen houden, besturen en vermogen beheren.',
            'With articles that fit a holding: holding shares, managing and looking after assets. In Dutch, with an English translation.',
          ],
        ),
        point(
          'talk',
          ['Gesprek met de notaris', 'A conversation with the notary'],
          [
            'Vaak online. De notaris legt de akte uit en stelt vast wie je bent.',
            'Often online. The notary explains the deed in English and checks who you are.',
          ],
        ),
        point(
          'register',
          ['Inschrijving bij KVK', 'Registration with KVK'],
          [
            'De notaris schrijft je holding in. Jij krijgt het KVK-nummer en het uittreksel.',
            'The notary registers your holding in the Dutch trade register. You get the KVK number and the extract.',
          ],
        ),
        point(
          'people',
          ['UBO-opgave', 'UBO filing'],
          [
            'Jij bent de uiteindelijke eigenaar. De opgave voor het UBO-register volgt uit wat je invult.',
            'You are the ultimate owner. The filing for the UBO register follows from what you fill in.',
          ],
        ),
        point(
          'book',
          ['Aandeelhoudersregister', 'Shareholders’ register'],
          ['Al ingevuld, met al jouw aandelen erin.', 'Filled in for you, with all your shares in it.'],
        ),
        point(
          'download',
          ['Al je stukken', 'All your documents'],
          [
            'Na het betalen download je alles als PDF en als Word-bestand.',
            'After paying you download everything as PDF and Word files.',
          ],
        ),
      ],
      after: [
        richText(
          par(
            'Niet inbegrepen: de aandelen van een BV die je al hebt naar je holding brengen. Dat gaat met ',
            to('/aandelenoverdracht', 'een eigen akte'),
            '. Heb je nog geen BV? Dan is ',
            to('/bv-met-holding-oprichten', 'een BV met holding in één keer'),
            ' voordeliger.',
          ),
        ),
        richText(
          par(
            'Not included: moving the shares of a BV you already have into your holding. That takes ',
            to('/en/transfer-of-shares', 'a deed of its own'),
            '. No BV yet? Then ',
            to('/en/bv-with-holding', 'a BV with a holding in one go'),
            ' costs less.',
          ),
        ),
      ],
    }),
    block('price_card', {
      title: ['Wat een persoonlijke holding kost', 'What a holding in English costs'],
      product: ['holding', 'incorporate-holding'],
      holding: false,
      speed: true,
      buttons: [calculate(holdingCalculator)],
    }),
    fiveSteps({
      title: ['In vijf stappen een holding', 'A holding in five steps'],
      last: [
        'De akte is getekend en je holding staat bij KVK. Zij kan aandelen krijgen.',
        'The deed is signed and your holding is in the trade register. It can take shares.',
      ],
    }),
    questionsBlock(
      question(
        ['Wat heb ik aan een holding?', 'What is a holding good for?'],
        [
          richText(
            'Vooral drie dingen. Winst die je naar je holding brengt, loopt geen risico meer in je bedrijf. Heeft je holding minstens 5% van de aandelen, dan is die winst daar meestal vrij van belasting. En verkoop je je bedrijf, dan komt het geld in je holding en kun je het weer gebruiken zonder eerst privé af te rekenen.',
            'Pas als je geld naar jezelf overmaakt, betaal je er privé belasting over.',
          ),
          richText(
            'Three things above all. Profit that you move up to your holding is no longer at risk in your business. If your holding has at least 5% of the shares, that profit is usually free of tax there. And if you sell your business, the money arrives in your holding and can be used again before you settle any tax personally.',
            'Only when you pay money out to yourself do you owe personal tax on it.',
          ),
        ],
      ),
      question(
        ['Heb ik altijd een holding nodig?', 'Do I always need a holding?'],
        [
          'Nee. Een holding is een tweede BV, met een eigen administratie, jaarrekening en aangiften. Dat kost elk jaar tijd en geld. Houd je weinig winst over en ben je niet van plan te verkopen, dan weegt dat misschien niet op. Je boekhouder kan het voor je uitrekenen.',
          'No. A holding is a second BV, with its own books, annual accounts and tax returns. That takes time and money every year. If there is little profit left over and you do not plan to sell, it may not be worth it. Your accountant can work it out for you.',
        ],
      ),
      question(
        [
          'Ik heb al een BV. Hoe komen de aandelen in mijn holding?',
          'I already have a BV. How do its shares get into my holding?',
        ],
        [
          richText(
            par(
              'Eerst richt je de holding op. Daarna draag je de aandelen aan haar over, met een notariële akte: een ',
              to('/aandelenoverdracht', 'aandelenoverdracht'),
              '. Dat kan belasting kosten, ook al verkoop je aan jezelf. Overleg dus vooraf met je belastingadviseur.',
            ),
          ),
          richText(
            par(
              'First you set up the holding. Then you transfer the shares to it by a notarial deed: a ',
              to('/en/transfer-of-shares', 'transfer of shares'),
              '. That can cost tax, even though you sell to yourself. So talk to your tax adviser beforehand.',
            ),
          ),
        ],
      ),
      question(
        ['Kan ik samen met iemand anders een holding oprichten?', 'Can I set up a holding together with someone else?'],
        [
          'Een persoonlijke holding heeft één aandeelhouder: jij. Zo beslist ieder over het eigen geld. Zijn jullie met meer mensen, dan neemt ieder een eigen holding, en zijn die holdings samen eigenaar van de BV.',
          'A personal holding has one shareholder: you. That way everyone decides about their own money. If there are more of you, each takes a holding of their own, and together those holdings own the BV.',
        ],
      ),
      question(
        ['Hoeveel geld moet er in mijn holding?', 'How much money has to go into my holding?'],
        [
          'De wet vraagt één cent. Wij stellen 100 aandelen van één euro voor. Met minstens 100 aandelen kun je later makkelijker een klein deel aan iemand anders geven. Je betaalt het bedrag aan je holding zodra zij erom vraagt.',
          'The law asks for one cent. We suggest 100 shares of one euro. With at least 100 shares it is easier to give a small part to someone else later. You pay the amount to your holding as soon as it asks for it.',
        ],
      ),
      toTheOffice,
      ownSalary,
      changingLater,
    ),
    reviews,
    firstTheCost(calculate(holdingCalculator), toBegin),
  ],
})
