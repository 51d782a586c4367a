import { block, par, richText, seededPage, to } from './building.ts'
import { beginButton, calculate, firstTheCost, fiveSteps, point, question, questionsBlock, reviews } from './parts.ts'
import { changingLater, ownSalary, toTheOffice } from './shared-questions.ts'

const toBegin = beginButton(['/questionnaire/dutch-bv?holding=yes', '/questionnaire/english-bv?holding=yes'])

/** A company and the holding above it, in one order. */
export const bvWithHoldingPage = seededPage({
  slug: ['bv-met-holding-oprichten', 'bv-with-holding'],
  name: 'BV met holding oprichten',
  meta: {
    title: ['BV met holding oprichten in één keer', 'Set up a Dutch BV with a holding'],
    description: [
      'Je werk-BV en je holding in één keer opgericht: één vragenlijst, één afspraak bij de notaris en een prijs die je vooraf kent.',
      'Your operating BV and your holding in one go: one questionnaire, one appointment with the notary and a price you know beforehand.',
    ],
  },
  body: [
    block('hero', {
      title: ['BV met holding: twee BV’s in één keer', 'BV with a holding: two companies in one go'],
      text: [
        'Onderaan de BV waarin je werkt, daarboven de holding die van jou is. Je vult één vragenlijst in, hebt één afspraak bij de notaris en krijgt ze op dezelfde dag. Samen kost dat {price.with_holding}, met btw, notaris en KVK.',
        'At the bottom the BV in which you do business, above it the holding that is yours. You fill in one questionnaire, have one appointment with the notary and get both on the same day. All of it explained in English.',
      ],
      buttons: [calculate(), toBegin],
      ratings: true,
      sheet: true,
    }),
    block('text', {
      title: ['Wat je krijgt', 'What you get'],
      body: [
        richText('Voor allebei de BV’s alles wat nodig is om te bestaan, en de papieren die ze aan elkaar verbinden.'),
        richText('For both companies everything it takes to exist, and the documents that tie them together.'),
      ],
      points: [
        point(
          'deed',
          ['Twee aktes van oprichting', 'Two deeds of incorporation'],
          [
            'Eerst de holding, daarna de BV. Elk met statuten die bij die BV passen.',
            'First the holding, then the BV. Each with articles that fit it, in Dutch with an English translation.',
          ],
        ),
        point(
          'talk',
          ['Eén gesprek met de notaris', 'One conversation with the notary'],
          [
            'In hetzelfde gesprek komen beide aktes langs. Vaak kan dat online.',
            'Both deeds are covered in the same conversation, in English. Often it can be done online.',
          ],
        ),
        point(
          'register',
          ['Twee inschrijvingen bij KVK', 'Two registrations with KVK'],
          [
            'Elke BV krijgt een eigen KVK-nummer en een uittreksel.',
            'Each company gets its own number in the Dutch trade register and an extract.',
          ],
        ),
        point(
          'people',
          ['Wie wat bezit, getekend', 'Who owns what, in a chart'],
          [
            'Een schema van jou, je holding en je BV, met de percentages. De UBO-opgave volgt daaruit.',
            'A chart of you, your holding and your BV, with percentages. The UBO filing follows from it.',
          ],
        ),
        point(
          'book',
          ['Twee aandeelhoudersregisters', 'Two shareholders’ registers'],
          [
            'Allebei al ingevuld, met de nummers van de aandelen.',
            'Both filled in for you, with the numbers of the shares.',
          ],
        ),
        point(
          'download',
          ['Al je stukken', 'All your documents'],
          [
            'Ook de bekrachtiging, waarmee je holding overneemt wat je al namens haar tekende.',
            'Including the ratification, by which your holding takes over what you signed on its behalf.',
          ],
        ),
      ],
      after: [
        richText(
          par(
            'Niet inbegrepen: je zakelijke rekeningen, je boekhouding en advies over belasting. ',
            to('/zo-werkt-het', 'Zo helpen we je daarmee op weg'),
            '.',
          ),
        ),
        richText(
          par(
            'Not included: your business bank accounts, your bookkeeping and tax advice. ',
            to('/en/how-it-works', 'Here is how we help you with those'),
            '.',
          ),
        ),
      ],
    }),
    block('price_card', {
      title: ['Wat een BV kost, en de holding erbij', 'What a BV costs, and the holding with it'],
      product: ['dutch-bv', 'english-bv'],
      holding: true,
      speed: true,
      buttons: [calculate()],
    }),
    fiveSteps({
      title: ['In vijf stappen twee BV’s', 'Two companies in five steps'],
      last: [
        'Beide aktes zijn getekend. Je holding bezit je BV, en allebei staan ze bij KVK.',
        'Both deeds are signed. Your holding owns your BV, and both are in the trade register.',
      ],
    }),
    questionsBlock(
      question(
        ['Waarom zou ik meteen een holding nemen?', 'Why take a holding right away?'],
        [
          richText(
            par(
              'Omdat het later meer werk is. De aandelen staan dan op jouw naam en moeten met een notariële akte naar de holding, en dat kan belasting kosten. Richt je ze samen op, dan zijn de aandelen vanaf de eerste dag van de holding. Wat je aan een holding hebt, lees je in ',
              to('/woordenlijst/holding', 'onze uitleg'),
              '.',
            ),
          ),
          richText(
            par(
              'Because later it is more work. The shares are then in your own name and have to move to the holding by a notarial deed, which can cost tax. If you set them up together, the shares belong to the holding from the first day. What a holding is good for is in ',
              to('/en/glossary/holding', 'our explanation'),
              '.',
            ),
          ),
        ],
      ),
      question(
        ['Wie wordt bestuurder van de BV?', 'Who becomes director of the BV?'],
        [
          'Meestal de holding. Jij bestuurt de holding, en de holding bestuurt de BV. Je kunt ook zelf bestuurder worden, of allebei. Verschuilen achter de holding kan niet: is een BV als bestuurder aansprakelijk, dan is de mens die haar bestuurt dat ook.',
          'Usually the holding. You run the holding, and the holding runs the BV. You can also become director yourself, or both. There is no hiding behind the holding: if a BV is liable as a director, so is the person who directs it.',
        ],
      ),
      question(
        ['We zijn met z’n tweeën. Krijgt ieder een eigen holding?', 'There are two of us. Does each get a holding?'],
        [
          'Dat kan, en het is gebruikelijk: ieder beslist dan zelf wat er met het eigen deel van de winst gebeurt. Je kiest het per aandeelhouder, tot vier aandeelhouders. De een met en de ander zonder holding mag ook.',
          'That is possible, and usual: each then decides what happens with their own part of the profit. You choose it for each shareholder, up to four. One with and the other without a holding is fine too.',
        ],
      ),
      question(
        ['Wat moet ik elk jaar voor twee BV’s doen?', 'What do I have to do each year for two companies?'],
        [
          'Van elke BV houd je een administratie bij, maak je een jaarrekening en doe je aangifte. Reken dus op een hogere rekening van je boekhouder. Bij je bestelling kun je gratis drie offertes van boekhouders aanvragen.',
          'For each company you keep books, draw up annual accounts and file tax returns. So expect a higher bill from your accountant. With your order you can ask for three free quotes from bookkeepers.',
        ],
      ),
      question(
        ['Hoe komt de winst van de BV in mijn holding?', 'How does the profit of the BV get to my holding?'],
        [
          'De aandeelhouders besluiten om winst uit te keren, en het bestuur kijkt of de BV haar rekeningen daarna kan blijven betalen. Is dat zo, dan gaat het geld naar de holding. Heeft die minstens 5% van de aandelen, dan is dat daar meestal vrij van belasting.',
          'The shareholders decide to distribute profit, and the board checks that the BV can keep paying its bills afterwards. If so, the money goes to the holding. If that has at least 5% of the shares, it is usually free of tax there.',
        ],
      ),
      ownSalary,
      toTheOffice,
      changingLater,
    ),
    reviews,
    firstTheCost(calculate(), toBegin),
  ],
})
