import { block, list, par, richText, seededPage, to } from './building.ts'
import { beginInDutch, calculate, firstTheCost, fiveSteps, point, question, questionsBlock, reviews } from './parts.ts'
import { changingLater } from './shared-questions.ts'

const toBegin = beginInDutch('omzetting')

/** A business that exists and goes on in a BV. */
export const conversionPage = seededPage({
  slug: ['omzetting-naar-bv', 'convert-to-dutch-bv'],
  name: 'Omzetting naar BV',
  meta: {
    title: ['Van eenmanszaak of vof naar BV', 'From sole trader or partnership to a Dutch BV'],
    description: [
      'Je eenmanszaak of vof omzetten naar een BV vanaf {price.omzetting}, met notaris. Geruisloos, ruisend of verkopen: wat is het verschil?',
      'Turn your Dutch eenmanszaak or vof into a BV from {price.omzetting}, notary included. Tax-free, taxed or sold: what is the difference?',
    ],
  },
  body: [
    block('hero', {
      title: ['Van eenmanszaak of vof naar BV', 'From eenmanszaak or vof to a BV'],
      text: [
        'Je bedrijf draait al en gaat verder als BV. Wij maken de akte en de papieren waarmee het overgaat. Je accountant levert de cijfers, de notaris tekent.',
        'Your business is up and running and continues as a BV. We prepare the deed and the documents that move it over. Your accountant supplies the figures, the notary signs.',
      ],
      buttons: [calculate(), toBegin],
      ratings: true,
      sheet: true,
    }),
    block('notice', {
      tone: 'information',
      body: [
        richText(
          'Begin op tijd: wie wil dat de BV terugwerkt tot 1 januari, heeft met vaste data van de Belastingdienst te maken. Je adviseur gaat na welke voor jou gelden.',
        ),
        richText(
          'This service is in Dutch: the questions, the deed and the conversation with the notary. Everyone who signs must understand Dutch. Rather in English? Contact us and we will see what we can do. And start in time: taking effect from January 1 depends on fixed dates of the tax office, which your adviser checks for you.',
        ),
      ],
    }),
    block('text', {
      title: ['Wat je krijgt', 'What you get'],
      body: [
        richText(
          'Een nieuwe BV, en de papieren waarmee je bedrijf erin terechtkomt. Welke dat zijn, hangt af van de manier die je kiest.',
        ),
        richText(
          'A new BV, and the documents that bring your business into it. Which ones depends on the way you choose.',
        ),
      ],
      points: [
        point(
          'deed',
          ['Akte van oprichting', 'Deed of incorporation'],
          [
            'Breng je je bedrijf in, dan staat ook dat in de akte, met een akte van inbreng erbij.',
            'If you contribute your business, the deed says so too, and a deed of contribution comes with it.',
          ],
        ),
        point(
          'check',
          ['De papieren van de overgang', 'The documents of the transfer'],
          [
            'Een koopovereenkomst, of een intentieverklaring en een beschrijving. Je accountant vult de bedragen in.',
            'A purchase agreement, or a declaration of intent and a description. Your accountant fills in the amounts.',
          ],
        ),
        point(
          'talk',
          ['Gesprek met de notaris', 'A conversation with the notary'],
          [
            'De notaris legt de aktes uit, stelt vast wie je bent en kijkt of alles klopt.',
            'The notary explains the deeds, checks who you are and whether everything is right. In Dutch.',
          ],
        ),
        point(
          'register',
          ['Inschrijving bij KVK', 'Registration with KVK'],
          [
            'De notaris schrijft je BV in. Met de UBO-opgave en een ingevuld aandeelhoudersregister.',
            'The notary registers your BV. With the UBO filing and a completed shareholders’ register.',
          ],
        ),
        point(
          'people',
          ['Een holding erbij, als je wilt', 'A holding with it, if you like'],
          [
            'Breng je je bedrijf in, dan gaat het eerst naar de holding en dan naar de BV. Dat vraagt een extra akte.',
            'If you contribute your business, it first goes to the holding and then to the BV. That takes an extra deed.',
          ],
        ),
        point(
          'download',
          ['Al je stukken', 'All your documents'],
          [
            'Na het betalen download je alles als PDF en als Word-bestand, ook voor je accountant.',
            'After paying you download everything as PDF and Word files, for your accountant too.',
          ],
        ),
      ],
      after: [
        richText(
          'Niet inbegrepen: het werk van je accountant, het verzoek aan de Belastingdienst en de akte voor een pand of grond.',
        ),
        richText(
          'Not included: your accountant’s work, the request to the tax office and the deed for a building or land.',
        ),
      ],
    }),
    block('columns', {
      title: ['Drie manieren om over te gaan', 'Three ways to make the move'],
      columns: [
        block('column', {
          title: ['De BV koopt je bedrijf', 'The BV buys your business'],
          body: [
            richText(
              'Dit heet een activa-passivatransactie. Het is het snelst geregeld.',
              list(
                'Je rekent nu af over de winst bij het stoppen van je eenmanszaak of vof.',
                'Het werkt niet terug: het telt vanaf de dag dat je tekent.',
                'De BV mag de prijs ook later betalen. Dan maken we er een leningsovereenkomst bij.',
              ),
            ),
            richText(
              'This is called an asset and liability transaction. It is the quickest to arrange.',
              list(
                'You settle the tax on ending your business now.',
                'It is not retroactive: it counts from the day you sign.',
                'The BV may also pay the price later. Then we add a loan agreement.',
              ),
            ),
          ],
        }),
        block('column', {
          title: ['Geruisloze inbreng', 'Tax-free contribution'],
          body: [
            richText(
              'De BV gaat verder met de cijfers uit je boekhouding. Je rekent nu niet af.',
              list(
                'Kan terugwerken tot 1 januari, als je intentieverklaring vóór 1 oktober is geregistreerd.',
                'De BV en de inbreng moeten er zijn binnen 15 maanden na de dag vanaf wanneer het telt.',
                'Verkoop je de aandelen binnen drie jaar, dan kan de Belastingdienst alsnog willen afrekenen.',
              ),
            ),
            richText(
              'The BV continues with the figures in your books. You settle no tax now.',
              list(
                'Can take effect from January 1 if your declaration of intent is registered before October 1.',
                'The BV and the contribution must be there within 15 months of the day from which it counts.',
                'If you sell the shares within three years, the tax office may still tax the gain.',
              ),
            ),
          ],
        }),
        block('column', {
          title: ['Ruisende inbreng', 'Taxed contribution'],
          body: [
            richText(
              'Je rekent nu af over wat je bedrijf meer waard is dan in de boeken staat. De BV begint met de echte waarde.',
              list(
                'Kan terugwerken tot 1 januari, als je intentieverklaring vóór 1 april is geregistreerd.',
                'De BV kan daarna vaak meer afschrijven, omdat ze met hogere waarden begint.',
              ),
            ),
            richText(
              'You now settle tax on what your business is worth above its book value. The BV starts at the real value.',
              list(
                'Can take effect from January 1 if your declaration of intent is registered before April 1.',
                'Afterwards the BV can often depreciate more, because it starts with higher values.',
              ),
            ),
          ],
        }),
      ],
    }),
    block('price_card', {
      title: ['Wat een omzetting kost', 'What a conversion costs'],
      product: ['omzetting', 'omzetting'],
      holding: true,
      speed: true,
      buttons: [calculate()],
    }),
    fiveSteps({
      title: ['In vijf stappen een BV', 'A BV in five steps'],
      last: [
        'Na de gewone termijn bestaat je BV. Breng je je bedrijf in, reken dan op een paar weken extra.',
        'After the usual term your BV exists. If you contribute your business, allow a few extra weeks.',
      ],
    }),
    questionsBlock(
      question(
        ['Welke manier past bij mij?', 'Which way suits me?'],
        [
          'Dat hangt vooral af van hoeveel je bedrijf meer waard is dan in de boeken staat, en van of je wilt terugwerken. Weinig meerwaarde en haast? Dan is verkopen aan de BV vaak het eenvoudigst. Veel meerwaarde? Dan is geruisloos het bekijken waard. Je accountant of belastingadviseur rekent het uit. Weet je het nog niet, dan kun je toch al beginnen met invullen.',
          'That depends above all on how much more your business is worth than its book value, and on whether you want it to take effect retroactively. Little extra value and in a hurry? Then selling to the BV is often simplest. A lot of extra value? Then the tax-free way is worth a look. Your accountant or tax adviser works it out. If you do not know yet, you can still start filling in.',
        ],
      ),
      question(
        ['Heb ik een accountant nodig?', 'Do I need an accountant?'],
        [
          'Ja. De notaris wil van een deskundige weten wat je bedrijf waard is, en de Belastingdienst vraagt cijfers die kloppen. Dat mag een accountant of een belastingadviseur zijn. Zonder kunnen we het niet regelen.',
          'Yes. The notary wants an expert to confirm what your business is worth, and the tax office asks for figures that are right. It can be an accountant or a tax adviser. Without one we cannot arrange it.',
        ],
      ),
      question(
        ['Mag de BV dezelfde naam houden?', 'Can the BV keep the same name?'],
        [
          'Ja, met B.V. erachter. Je eenmanszaak of vof moet dan wel op dezelfde dag bij KVK worden uitgeschreven. Blijft die bestaan, kies dan een andere naam.',
          'Yes, with B.V. added. Your eenmanszaak or vof must then be removed from the trade register on the same day. If it continues, choose another name.',
        ],
      ),
      question(
        ['Blijf ik aansprakelijk voor oude schulden?', 'Do I stay liable for old debts?'],
        [
          'Ja. Wat je als eenmanszaak of vof schuldig was, blijft ook jouw schuld, tenzij de schuldeiser ermee instemt dat alleen de BV verdergaat. Voor wat de BV daarna afspreekt, is in beginsel de BV zelf aansprakelijk.',
          'Yes. What you owed as a sole trader or partner remains your debt too, unless the creditor agrees to continue with the BV alone. What the BV agrees to after that is in principle the BV’s own responsibility.',
        ],
      ),
      question(
        ['Gaan mijn contracten en vergunningen vanzelf mee?', 'Do my contracts and permits move along by themselves?'],
        [
          'Je personeel gaat volgens de wet mee naar de BV. Voor de rest niet vanzelf: voor contracten heb je de medewerking van de ander nodig, en huur, verzekering, bank en vergunningen regel je apart. De BV krijgt ook een eigen KVK-nummer en btw-nummer. Zet die dus op tijd op je facturen.',
          'By law your staff moves along to the BV. The rest does not do so by itself: contracts need the cooperation of the other party, and you arrange lease, insurance, bank and permits separately. The BV also gets its own KVK and VAT numbers, so put those on your invoices in time.',
        ],
      ),
      question(
        ['Er hoort een pand bij mijn bedrijf. Kan dat mee?', 'My business owns a building. Can it move along?'],
        [
          'Dat kan, maar een pand of grond gaat over met een eigen akte, en de notaris zoekt het eerst op in het Kadaster. Die akte zit niet in onze prijs. Bij de vragen geef je aan om welk pand het gaat.',
          'It can, but a building or land passes by a deed of its own, and the notary first looks it up in the land register. That deed is not in our price. While filling in you say which building it is.',
        ],
      ),
      question(
        ['Is dit juridisch wel een omzetting?', 'Is this legally a conversion?'],
        [
          richText(
            par(
              'Strikt genomen niet. Een eenmanszaak en een vof zijn geen rechtspersoon, dus er valt niets om te zetten. Er komt een ',
              to('/woordenlijst/bv', 'nieuwe BV'),
              ' en daar gaat je bedrijf in over. Iedereen noemt het een omzetting, en wij dus ook.',
            ),
          ),
          richText(
            par(
              'Strictly speaking not. An eenmanszaak and a vof are not legal entities, so there is nothing to convert. A ',
              to('/en/glossary/bv', 'new BV'),
              ' comes into being and your business passes into it. Everyone calls it a conversion, and so do we.',
            ),
          ),
        ],
      ),
      changingLater,
    ),
    reviews,
    firstTheCost(calculate(), toBegin),
  ],
})
