import { block, list, par, richText, seededPage, to } from './building.ts'
import { beginButton, calculate, firstTheCost, head, part, question, questionsAbout } from './parts.ts'

export const whatIsAHoldingPage = seededPage({
  slug: ['woordenlijst/holding', 'glossary/holding'],
  name: 'Wat is een holding?',
  meta: {
    title: ['Wat is een holding?', 'What is a holding company?'],
    description: [
      'Een holding is een BV die aandelen bezit in andere BV’s. Waarom ondernemers er een nemen, en wanneer het niet hoeft.',
      'A holding is a BV that owns shares in other BVs. Why entrepreneurs take one, and when there is no need.',
    ],
  },
  body: [
    head(
      ['Wat is een holding?', 'What is a holding?'],
      [
        'Een holding is een gewone BV met een bijzondere taak: zij bezit aandelen in andere BV’s. Jij bezit de holding, en de holding bezit je bedrijf.',
        'A holding is an ordinary BV with a special task: it owns shares in other BVs. You own the holding, and the holding owns your business.',
      ],
    ),
    part(
      ['Hoe het werkt', 'How it works'],
      [
        richText(
          'Met een holding heb je twee BV’s. De onderste onderneemt: daar zitten je klanten, je rekeningen en je winst. Dat is de werk-BV. De bovenste is van jou en onderneemt zelf niet.',
          'Blijft er winst over, dan keert de werk-BV die uit aan de holding. Daar kun je haar bewaren, beleggen of in iets nieuws steken.',
        ),
        richText(
          'With a holding you have two BVs. The lower one does business: that is where your customers, your bills and your profit are. It is called the operating BV (werk-BV). The upper one is yours and does no business itself.',
          'If there is profit left, the operating BV pays it out to the holding. There you can keep it, invest it or put it into something new.',
        ),
      ],
    ),
    block('columns', {
      title: ['Wat spreekt ervoor, en wat ertegen?', 'What speaks for it, and what against?'],
      columns: [
        block('column', {
          title: ['Ervoor', 'For'],
          body: [
            richText(
              list(
                'Wat je naar de holding hebt gebracht, loopt geen risico meer in de werk-BV.',
                'Heeft de holding minstens 5% van de aandelen, dan is de winst die zij krijgt meestal vrij van belasting. Dat heet de deelnemingsvrijstelling.',
                'Verkoop je je bedrijf, dan komt het geld in de holding en reken je privé nog niet af.',
                'Met compagnons beslist ieder, in de eigen holding, over het eigen deel.',
              ),
            ),
            richText(
              list(
                'What you have moved to the holding is no longer at risk in the operating BV.',
                'If the holding has at least 5% of the shares, the profit it receives is usually free of tax. This is called the participation exemption.',
                'If you sell your business, the money arrives in the holding and you do not settle tax personally yet.',
                'With partners, each decides about their own part, in their own holding.',
              ),
            ),
          ],
        }),
        block('column', {
          title: ['Ertegen', 'Against'],
          body: [
            richText(
              list(
                'Een tweede BV oprichten kost geld.',
                'Je hebt twee administraties, twee jaarrekeningen en twee inschrijvingen bij KVK.',
                'Haal je alle winst meteen naar jezelf, dan heb je er weinig aan.',
              ),
            ),
            richText(
              list(
                'Setting up a second BV costs money.',
                'You keep two sets of books, two sets of annual accounts and two registrations with KVK.',
                'If you take all profit out for yourself right away, it is of little use.',
              ),
            ),
          ],
        }),
      ],
    }),
    questionsAbout(
      ['Goed om te weten', 'Good to know'],
      question(
        ['Is een holding een andere rechtsvorm?', 'Is a holding another legal form?'],
        [
          'Nee. Een holding is een BV, met dezelfde regels. Alleen het doel in de statuten is anders: aandelen houden, besturen en vermogen beheren. Het woord Holding of Beheer in de naam mag, maar hoeft niet.',
          'No. A holding is a BV, with the same rules. Only the purpose in its articles differs: holding shares, managing and looking after assets. The word Holding or Beheer in the name is allowed, but not required.',
        ],
      ),
      question(
        ['Wanneer kan ik haar het best oprichten?', 'When is the best time to set it up?'],
        [
          richText(
            par(
              'Tegelijk met je BV. Dan zijn de aandelen vanaf het begin van de holding. Doe je het later, dan moeten ze met een ',
              to('/aandelenoverdracht', 'aandelenoverdracht'),
              ' naar haar toe, en dat kan belasting kosten.',
            ),
          ),
          richText(
            par(
              'Together with your BV. Then the shares belong to the holding from the start. If you do it later, they have to move there by a ',
              to('/en/transfer-of-shares', 'transfer of shares'),
              ', and that can cost tax.',
            ),
          ),
        ],
      ),
      question(
        ['Ben ik met een holding helemaal veilig?', 'Am I completely safe with a holding?'],
        [
          'Nee. Wat in de werk-BV zit, kan verloren gaan. En is de holding bestuurder en doet zij haar werk ernstig verkeerd, dan ben jij als haar bestuurder daar ook voor aansprakelijk.',
          'No. What is in the operating BV can be lost. And if the holding is a director and seriously mismanages, you as its director are liable for that too.',
        ],
      ),
    ),
    part(
      ['Verder lezen', 'Read on'],
      [
        richText(
          list(
            [to('/bv-met-holding-oprichten', 'Een BV met holding oprichten'), ', in één keer.'],
            [to('/persoonlijke-holding-oprichten', 'Alleen een holding oprichten'), ', boven een BV die je al hebt.'],
            [to('/woordenlijst/dga', 'Wat is een DGA?'), ' Over salaris uit je eigen BV.'],
          ),
        ),
        richText(
          list(
            [to('/en/bv-with-holding', 'Set up a BV with a holding'), ', in one go.'],
            [to('/en/incorporate-holding', 'Set up a holding only'), ', above a BV you already have.'],
            [to('/en/glossary/dga', 'What is a DGA?'), ' About a salary from your own BV.'],
          ),
        ),
      ],
    ),
    firstTheCost(
      calculate(),
      beginButton(['/questionnaire/dutch-bv?holding=yes', '/questionnaire/english-bv?holding=yes']),
    ),
  ],
})
