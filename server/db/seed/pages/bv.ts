import { block, par, richText, seededPage, to } from './building.ts'
import { beginButton, calculate, firstTheCost, fiveSteps, point, question, questionsBlock, reviews } from './parts.ts'
import { changingLater, notPossible, toTheOffice } from './shared-questions.ts'

const toBegin = beginButton(['/questionnaire/dutch-bv', '/questionnaire/english-bv'])

/** A new company, in Dutch or with everything explained in English. */
export const bvPage = seededPage({
  slug: ['bv-oprichten', 'incorporate-dutch-bv'],
  name: 'BV oprichten',
  meta: {
    title: ['BV oprichten: vaste prijs, met notaris', 'Set up a Dutch BV in English, notary included'],
    description: [
      'Richt je BV online op voor {price.dutch-bv}, met notaris, KVK en btw. Gewone vragen, en je ziet de akte ontstaan terwijl je typt.',
      'Set up your Dutch BV online for {price.english-bv}, with notary, KVK and VAT. Plain questions in English, and a deed you can follow.',
    ],
  },
  body: [
    block('hero', {
      title: ['BV oprichten: gewone vragen, een echte akte', 'Set up a Dutch BV: plain questions, a real deed'],
      text: [
        'In ongeveer een halfuur vul je in wat de notaris moet weten, en je ziet de akte meegroeien. Binnen {days.standard} werkdagen nadat je dossier compleet is, bestaat je bedrijf.',
        'In about half an hour you fill in what the notary needs to know, and you watch the deed grow. Within {days.standard} working days after your file is complete, your company exists. All of it explained in English.',
      ],
      buttons: [calculate(), toBegin],
      ratings: true,
      sheet: true,
    }),
    block('text', {
      title: ['Wat je krijgt', 'What you get'],
      body: [
        richText('Alles wat nodig is om je BV te laten bestaan, van de akte tot het KVK-nummer.'),
        richText(
          'Everything it takes for your BV to exist, from the deed to the number of the Chamber of Commerce (KVK).',
        ),
      ],
      points: [
        point(
          'deed',
          ['Akte van oprichting', 'Deed of incorporation'],
          [
            'Met de statuten erin: de regels van je BV. Bij elk artikel lees je in gewone taal wat het betekent.',
            'With the articles of association: the rules of your BV. The deed is in Dutch, and you get an English translation.',
          ],
        ),
        point(
          'talk',
          ['Gesprek met de notaris', 'A conversation with the notary'],
          [
            'Vaak online, in een videogesprek. De notaris legt de akte uit en stelt vast wie je bent.',
            'Often online, in a video call. The notary explains the deed in English and checks who you are.',
          ],
        ),
        point(
          'register',
          ['Inschrijving bij KVK', 'Registration with KVK'],
          [
            'De notaris schrijft je BV in. Jij krijgt het KVK-nummer en het uittreksel.',
            'The notary registers your BV in the Dutch trade register. You get the KVK number and the extract.',
          ],
        ),
        point(
          'people',
          ['UBO-opgave', 'UBO filing'],
          [
            'Wie de uiteindelijke eigenaren zijn, moet in het UBO-register staan. De opgave volgt uit wat je invult.',
            'The ultimate owners must be in the UBO register. The filing follows from what you fill in.',
          ],
        ),
        point(
          'book',
          ['Aandeelhoudersregister', 'Shareholders’ register'],
          [
            'Al ingevuld: wie welke aandelen heeft, met de nummers erbij.',
            'Filled in for you: who holds which shares, with their numbers.',
          ],
        ),
        point(
          'download',
          ['Al je stukken', 'All your documents'],
          [
            'Volmacht, verklaringen en akte. Na het betalen download je ze als PDF en als Word-bestand.',
            'Power of attorney, declarations and deed. After paying you download them as PDF and Word files.',
          ],
        ),
      ],
      after: [
        richText(
          par(
            'Niet inbegrepen: je zakelijke rekening, je boekhouding en advies over belasting. ',
            to('/zo-werkt-het', 'Zo helpen we je daarmee op weg'),
            '.',
          ),
        ),
        richText(
          par(
            'Not included: your business bank account, your bookkeeping and tax advice. ',
            to('/en/how-it-works', 'Here is how we help you with those'),
            '.',
          ),
        ),
      ],
    }),
    block('price_card', {
      title: ['Wat een Nederlandse BV kost', 'What a Dutch BV in English costs'],
      product: ['dutch-bv', 'english-bv'],
      holding: true,
      speed: true,
      buttons: [calculate()],
    }),
    fiveSteps({
      title: ['In vijf stappen een bedrijf', 'A company in five steps'],
      last: [
        'De akte is getekend en je BV staat bij KVK. Je kunt aan de slag.',
        'The deed is signed and your BV is in the trade register. You can get to work.',
      ],
    }),
    questionsBlock(
      question(
        ['Hoeveel geld moet er in de BV?', 'How much money has to go into the BV?'],
        [
          'Eén cent is genoeg voor de wet. Wij stellen 120 aandelen van één cent voor: dat deel je makkelijk door twee, drie of vier. Je betaalt dat bedrag aan de BV zodra zij erom vraagt. Heeft je bedrijf meer nodig? Dan stort of leen je dat later, zonder notaris.',
          'One cent is all the law requires. We suggest 120 shares of one cent: easy to divide by two, three or four. You pay that amount to the BV as soon as it asks for it. Does your business need more? Then you put it in or lend it later, without a notary.',
        ],
      ),
      toTheOffice,
      question(
        ['Heb ik een holding nodig?', 'Do I need a holding?'],
        [
          richText(
            par(
              'Niet per se. Met een ',
              to('/woordenlijst/holding', 'holding'),
              ' zijn de aandelen niet van jou zelf maar van een eigen BV. Winst die je daarheen brengt, loopt geen risico meer in je bedrijf. Daar staat een tweede administratie tegenover. Denk je dat je er een wilt, dan is nu het voordeligste moment: ',
              to('/bv-met-holding-oprichten', 'een BV met holding in één keer'),
              '.',
            ),
          ),
          richText(
            par(
              'Not necessarily. With a ',
              to('/en/glossary/holding', 'holding'),
              ' the shares belong to a BV of your own instead of to you. Profit that you move up to it is no longer at risk in your business. In return you keep a second set of books. If you think you want one, now is the cheapest moment: ',
              to('/en/bv-with-holding', 'a BV with a holding in one go'),
              '.',
            ),
          ),
        ],
      ),
      question(
        ['Wanneer mag ik mijn eerste factuur sturen?', 'When can I send my first invoice?'],
        [
          'Zodra de akte is getekend, je BV bij KVK staat en je het btw-nummer van de Belastingdienst hebt. Wil je eerder iets afspreken, doe dat dan als “BV in oprichting” (i.o.). Je bent daar zelf voor aansprakelijk, tot de BV het na de oprichting overneemt. Dat heet bekrachtigen.',
          'Once the deed is signed, your BV is registered with KVK and you have its VAT number from the tax office. If you want to agree on something earlier, do so as a “BV in oprichting” (i.o., in formation). You are liable for it yourself until the BV takes it over after incorporation. That is called ratification.',
        ],
      ),
      question(
        ['Hoe mag mijn BV heten?', 'What can I call my BV?'],
        [
          'Bijna alles mag. De letters B.V. zetten wij erbij, want die horen in de naam. De naam mag niet verwarren met een bedrijf dat er al is, en woorden als bank of universiteit zijn voorbehouden. Zoek je naam dus eerst op in het Handelsregister. Valt ons iets op, dan zeggen we het voordat je betaalt.',
          'Almost anything. We add the letters B.V., since they belong in the name. The name may not cause confusion with a business that already exists, and words such as bank or university are reserved. So look up your name in the trade register first. If we notice something, we tell you before you pay.',
        ],
      ),
      question(
        ['Moet ik in Nederland wonen of Nederlands spreken?', 'Do I have to live in the Netherlands or speak Dutch?'],
        [
          'Nee. Je BV heeft wel een bezoekadres in Nederland nodig. Wie in het buitenland woont, tekent een volmacht bij een notaris daar. En iedereen die tekent, moet de akte en de uitleg begrijpen: spreekt iemand alleen Engels, dan stap je in de vragenlijst over op de Engelse BV. Je antwoorden gaan mee.',
          'No. Your BV does need a visiting address in the Netherlands. Founders who live abroad sign a power of attorney in front of a notary there. Everyone who signs must understand English, because the notary explains the deed in English. A citizen service number (BSN) is not required. Where you pay tax depends on your situation: ask an adviser who knows both countries.',
        ],
      ),
      changingLater,
      notPossible,
    ),
    reviews,
    firstTheCost(calculate(), toBegin),
  ],
})
