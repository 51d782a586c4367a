import { block, list, par, richText, seededPage, to } from './building.ts'
import { beginButton, calculate, firstTheCost, head, part, question, questionsAbout } from './parts.ts'

export const whatIsABvPage = seededPage({
  slug: ['woordenlijst/bv', 'glossary/bv'],
  name: 'Wat is een BV?',
  meta: {
    title: ['Wat is een BV?', 'What is a Dutch BV?'],
    description: [
      'Een BV is een bedrijf dat zelf bezit en zelf schulden heeft. Wat dat voor je betekent, wat het vraagt en wanneer het past.',
      'A BV is a company that owns and owes in its own name. What that means for you, what it asks and when it fits.',
    ],
  },
  body: [
    head(
      ['Wat is een BV?', 'What is a BV?'],
      [
        'BV staat voor besloten vennootschap met beperkte aansprakelijkheid. Het is een bedrijf dat voor de wet op zichzelf staat, los van de mensen erachter.',
        'BV stands for besloten vennootschap met beperkte aansprakelijkheid, the Dutch private limited company. It is a business that stands on its own before the law, apart from the people behind it.',
      ],
    ),
    part(
      ['Hoe het in elkaar zit', 'How it is put together'],
      [
        richText(
          list(
            'De aandeelhouders zijn de eigenaren. Hun deel staat in aandelen.',
            'Het bestuur leidt de BV en tekent voor haar. Ben je in je eentje, dan ben je meestal allebei.',
            'De statuten zijn de regels. Ze staan in de akte van oprichting, die een notaris maakt.',
            'De BV sluit zelf contracten, heeft een eigen rekening en betaalt zelf belasting over haar winst.',
          ),
        ),
        richText(
          list(
            'The shareholders are the owners. Their part is held in shares.',
            'The board runs the BV and signs for it. If you are on your own, you are usually both.',
            'The articles are the rules. They are in the deed of incorporation, which a notary makes.',
            'The BV makes contracts itself, has its own bank account and pays tax on its profit.',
          ),
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
                'Gaat het mis, dan raak je in beginsel alleen kwijt wat je in de BV hebt gestopt.',
                'Je kunt delen met anderen: ieder krijgt aandelen.',
                'Verkopen kan per aandeel, zonder dat het bedrijf verandert.',
              ),
            ),
            richText(
              list(
                'If things go wrong, you in principle lose only what you put into the BV.',
                'You can share it with others: each gets shares.',
                'It can be sold by the share, without the business changing.',
              ),
            ),
          ],
        }),
        block('column', {
          title: ['Ertegen', 'Against'],
          body: [
            richText(
              list(
                'Je hebt een notaris nodig om te beginnen, en om de statuten te wijzigen.',
                'Elk jaar een jaarrekening en meer aangiften dan bij een eenmanszaak.',
                'Werk je zelf in je BV, dan hoort daar meestal een salaris bij.',
              ),
            ),
            richText(
              list(
                'You need a notary to begin, and to amend the articles.',
                'Annual accounts every year and more tax returns than a sole proprietorship.',
                'If you work in your own BV, a salary usually goes with it.',
              ),
            ),
          ],
        }),
      ],
    }),
    questionsAbout(
      ['Goed om te weten', 'Good to know'],
      question(
        ['Hoeveel geld heb ik nodig voor een BV?', 'How much money do I need for a BV?'],
        [
          'Voor de wet is één cent genoeg. Tot 1 oktober 2012 was er een groot minimum; dat bestaat niet meer. Wat de oprichting zelf kost, zie je in je prijsberekening.',
          'One cent is all the law requires. Until October 1, 2012, there was a large minimum; it no longer exists. What the incorporation itself costs is in your price calculation.',
        ],
      ),
      question(
        ['Ben ik nooit zelf aansprakelijk?', 'Am I never liable myself?'],
        [
          'Bijna nooit, maar niet nooit. Bestuurders zijn zelf aansprakelijk voor wat zij doen voordat de BV bij KVK staat, en als zij hun werk ernstig verkeerd doen. En teken je privé mee, bijvoorbeeld voor een lening bij de bank, dan ben je daaraan gebonden.',
          'Almost never, but not never. Directors are liable themselves for what they do before the BV is registered with KVK, and if they seriously mismanage it. And if you co-sign personally, for example for a bank loan, you are bound by that.',
        ],
      ),
      question(
        ['Vanaf wanneer bestaat mijn BV?', 'From when does my BV exist?'],
        [
          'Vanaf het moment dat de notaris de akte van oprichting heeft getekend. Daarna volgt de inschrijving bij KVK. Tot die er is, zijn de bestuurders naast de BV aansprakelijk.',
          'From the moment the notary has signed the deed of incorporation. Registration with KVK follows. Until that is done, the directors are liable alongside the BV.',
        ],
      ),
      question(
        ['Ik heb al een eenmanszaak. Wat dan?', 'I already have an eenmanszaak. What then?'],
        [
          richText(
            par(
              'Je kunt haar naast de BV laten bestaan, ermee stoppen, of je bedrijf in de BV laten overgaan. Dat laatste is een ',
              to('/omzetting-naar-bv', 'omzetting naar een BV'),
              '.',
            ),
          ),
          richText(
            par(
              'You can keep it beside the BV, end it, or let your business pass into the BV. The last is a ',
              to('/en/convert-to-dutch-bv', 'conversion to a BV'),
              '.',
            ),
          ),
        ],
      ),
    ),
    part(
      ['Verder lezen', 'Read on'],
      [
        richText(
          list(
            [to('/bv-oprichten', 'Een BV oprichten'), ': wat je krijgt en wat het kost.'],
            [to('/woordenlijst/holding', 'Wat is een holding?'), ' En wanneer heb je er een nodig?'],
            [to('/woordenlijst', 'Alle woorden op een rij'), '.'],
          ),
        ),
        richText(
          list(
            [to('/en/incorporate-dutch-bv', 'Set up a Dutch BV'), ': what you get and what it costs.'],
            [to('/en/glossary/holding', 'What is a holding?'), ' And when do you need one?'],
            [to('/en/glossary', 'The full glossary'), '.'],
          ),
        ),
      ],
    ),
    firstTheCost(calculate(), beginButton(['/questionnaire/dutch-bv', '/questionnaire/english-bv'])),
  ],
})
