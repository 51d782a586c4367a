import { block, par, richText, seededPage, to } from './building.ts'
import { boardSigns, foundationDocuments, inDutchOnly } from './foundation-parts.ts'
import { beginInDutch, fourSteps, howItWorks, justBegin, point, question, questionsBlock, reviews } from './parts.ts'
import { changingLater } from './shared-questions.ts'

const toBegin = beginInDutch('stichting')

export const foundationPage = seededPage({
  slug: ['stichting-oprichten', 'set-up-foundation'],
  name: 'Stichting oprichten',
  meta: {
    title: ['Stichting oprichten, met notaris', 'Set up a Dutch foundation (stichting)'],
    description: [
      'Richt een stichting op voor {price.stichting}, met notaris, KVK en btw. Gewone vragen over doel en bestuur, en statuten die je zelf begrijpt.',
      'Set up a Dutch stichting for {price.stichting}, with notary, KVK and VAT. Plain questions on purpose and board, and articles you understand.',
    ],
  },
  body: [
    block('hero', {
      title: ['Een stichting voor wat je wilt bereiken', 'A foundation for what you want to achieve'],
      text: [
        'Een buurthuis, een fonds, een festival: een stichting is er voor een doel en van niemand. Je vult in wat het doel is en wie het bestuur vormen. De akte groeit mee terwijl je typt.',
        'A community center, a fund, a festival: a foundation serves a purpose and belongs to nobody. You fill in the purpose and who is on the board. The deed grows as you type.',
      ],
      buttons: [toBegin, howItWorks],
      ratings: true,
      sheet: true,
    }),
    inDutchOnly([
      'Wil je dat giften aftrekbaar zijn voor de gever? Kijk dan naar de stichting met ANBI-status: die heeft andere statuten.',
      '/anbi-stichting-oprichten',
    ]),
    block('text', {
      title: ['Wat je krijgt', 'What you get'],
      body: [
        richText('Alles wat nodig is om de stichting te laten bestaan, met een bestuur dat weet wat het mag en moet.'),
        richText('Everything it takes for the foundation to exist, with a board that knows what it may and must do.'),
      ],
      points: [
        ...foundationDocuments,
        point(
          'check',
          ['Regels die kloppen met de wet', 'Rules in line with the law'],
          [
            'Over wie beslist als iemand wegvalt, tegenstrijdige belangen en wie mag tekenen. Zo komt het bestuur niet vast te zitten.',
            'On who decides when someone is absent, conflicts of interest and who may sign, so that the board does not get stuck.',
          ],
        ),
        point(
          'download',
          ['Al je stukken', 'All your documents'],
          [
            'Volmachten, verklaringen en akte, na het betalen als PDF en als Word-bestand.',
            'Powers of attorney, declarations and deed, after paying as PDF and Word files.',
          ],
        ),
      ],
      after: [
        richText('Niet inbegrepen: een bankrekening, een website en de aanvraag van subsidies of van de ANBI-status.'),
        richText('Not included: a bank account, a website and applications for grants or for ANBI status.'),
      ],
    }),
    block('price_card', {
      title: ['Wat een stichting kost', 'What a foundation costs'],
      product: ['stichting', 'stichting'],
      holding: false,
      speed: false,
      buttons: [toBegin],
    }),
    fourSteps({
      title: ['In vier stappen een stichting', 'A foundation in four steps'],
      last: [
        'De akte is getekend en de stichting staat bij KVK. Het bestuur kan beginnen.',
        'The deed is signed and the foundation is in the trade register. The board can begin.',
      ],
    }),
    questionsBlock(
      question(
        ['Hoeveel bestuursleden heb ik nodig?', 'How many board members do I need?'],
        [
          'Bij ons minstens drie: een voorzitter, een secretaris en een penningmeester. Volgens de wet mag één ook, maar met drie kan niemand alleen beslissen. Een vierde kan er online bij. Zijn het er meer, neem dan contact op.',
          'With us at least three: a chair, a secretary and a treasurer. The law would allow one, but with three nobody decides alone. A fourth can be added online. If there are more, contact us.',
        ],
      ),
      question(
        ['Mag een stichting winst maken?', 'May a foundation make a profit?'],
        [
          'Ja, als de winst maar naar het doel gaat. Aan de oprichters of aan wie in het bestuur zit, mag een stichting niets uitkeren. Aan anderen alleen als dat een ideëel of sociaal doel dient. Onkosten vergoeden mag wel.',
          'Yes, as long as the profit goes to the purpose. A foundation may not distribute anything to its founders or to those on its board. To others it may only do so for an idealistic or social purpose. Reimbursing expenses is fine.',
        ],
      ),
      question(
        ['Stichting of vereniging?', 'Foundation or association?'],
        [
          'Een vereniging heeft leden en die zijn er de baas. Een stichting heeft geen leden: het bestuur beslist en benoemt zelf nieuwe bestuursleden. Wil je dat deelnemers meestemmen, dan past een vereniging beter. Die richten wij niet op.',
          'An association has members, and they are in charge. A foundation has no members: the board decides and appoints new board members itself. If you want participants to vote, an association fits better. We do not set those up.',
        ],
      ),
      question(
        ['Ben ik als bestuurslid aansprakelijk?', 'Am I liable as a board member?'],
        [
          'Meestal niet: de stichting staat zelf voor haar schulden in. Zolang zij nog niet bij KVK staat, zijn de bestuurders wel naast haar aansprakelijk. En wie zijn taak ernstig verwaarloost, kan altijd worden aangesproken.',
          'Usually not: the foundation answers for its own debts. As long as it is not registered with KVK, however, the board members are liable alongside it. And anyone who seriously neglects their duties can always be held to account.',
        ],
      ),
      boardSigns,
      question(
        ['Wie zijn de UBO’s van een stichting?', 'Who are the UBOs of a foundation?'],
        [
          richText(
            par(
              'Een stichting heeft geen eigenaren. Daarom gelden meestal de bestuursleden als ',
              to('/woordenlijst/ubo', 'UBO'),
              '. Zij komen in het UBO-register te staan.',
            ),
          ),
          richText(
            par(
              'A foundation has no owners. That is why the board members usually count as its ',
              to('/en/glossary/ubo', 'UBOs'),
              '. They are entered in the UBO register.',
            ),
          ),
        ],
      ),
      question(
        ['Wat moet het bestuur elk jaar doen?', 'What does the board have to do each year?'],
        [
          'Een administratie bijhouden en binnen zes maanden na het jaar een balans en een staat van baten en lasten maken. Die papieren bewaart de stichting zeven jaar. Wisselt er iemand in het bestuur, dan geef je dat door aan KVK.',
          'Keep books, and within six months of the year’s end draw up a balance sheet and a statement of income and expenses. The foundation keeps those papers for seven years. If someone on the board changes, you report it to KVK.',
        ],
      ),
      changingLater,
    ),
    reviews,
    justBegin(toBegin, howItWorks),
  ],
})
