import { block, par, richText, seededPage, to } from './building.ts'
import { beginInDutch, fourSteps, howItWorks, justBegin, point, question, questionsBlock, reviews } from './parts.ts'
import { changingLater } from './shared-questions.ts'

const toBegin = beginInDutch('transfer_of_shares')

/** Shares that pass from who has them to who buys them. */
export const shareTransferPage = seededPage({
  slug: ['aandelenoverdracht', 'transfer-of-shares'],
  name: 'Aandelenoverdracht',
  meta: {
    title: ['Aandelen overdragen bij de notaris', 'Transfer shares in a Dutch BV'],
    description: [
      'Aandelen in je BV verkopen, of overzetten naar je holding, vanaf {price.transfer_of_shares} met notaris. Wat er nodig is, en wie er tekent.',
      'Sell shares in your Dutch BV, or move them to your holding, from {price.transfer_of_shares} with the notary. What it takes and who signs.',
    ],
  },
  body: [
    block('hero', {
      title: ['Aandelen overdragen, netjes bij de notaris', 'Transfer shares, properly, with a notary'],
      text: [
        'Verkoop aandelen in je BV, laat iemand toetreden of zet je aandelen over naar je eigen holding. Je vult in wat jullie hebben afgesproken; wij maken de akte en alles wat erbij hoort.',
        'Sell shares in your BV, let someone join or move your shares to your own holding. You fill in what you have agreed; we make the deed and everything that comes with it.',
      ],
      buttons: [toBegin, howItWorks],
      ratings: true,
      sheet: true,
    }),
    block('notice', {
      tone: 'information',
      body: [
        richText(
          'Verkoper en kopers wonen in Nederland en er is een accountant of belastingadviseur die de prijs kan onderbouwen. Is dat bij jullie anders? Neem dan eerst contact op.',
        ),
        richText(
          'This service is in Dutch: seller and buyers live in the Netherlands and understand Dutch, and an accountant or tax adviser can support the price. Is that different for you? Then please contact us first.',
        ),
      ],
    }),
    block('text', {
      title: ['Wat je krijgt', 'What you get'],
      body: [
        richText('Alles om de aandelen geldig op de koper te laten overgaan, van één verkoper op één tot drie kopers.'),
        richText(
          'Everything for the shares to pass validly to the buyer, from one seller to one, two or three buyers.',
        ),
      ],
      points: [
        point(
          'deed',
          ['Akte van levering', 'Deed of transfer'],
          [
            'Daarin staat welke aandelen overgaan, voor welke prijs en vanaf wanneer ze voor de koper zijn.',
            'It says which shares pass, at what price and from when they are for the buyer’s account.',
          ],
        ),
        point(
          'check',
          ['Volmachten en besluiten', 'Powers of attorney and resolutions'],
          [
            'Voor verkoper, koper en BV. En het besluit als een bestuurder stopt of de anderen afzien van hun recht.',
            'For seller, buyer and BV. And the resolution if a director leaves or the others waive their right.',
          ],
        ),
        point(
          'talk',
          ['Controle door de notaris', 'A check by the notary'],
          [
            'Zijn de aandelen echt van de verkoper? De notaris zoekt het uit voordat er wordt getekend.',
            'Do the shares really belong to the seller? The notary finds out before anything is signed.',
          ],
        ),
        point(
          'book',
          ['Aandeelhoudersregister', 'Shareholders’ register'],
          [
            'Bijgewerkt, met de nieuwe aandeelhouder en de nummers van de aandelen.',
            'Brought up to date, with the new shareholder and the numbers of the shares.',
          ],
        ),
        point(
          'register',
          ['Wat KVK moet weten', 'What KVK needs to know'],
          [
            'Een andere bestuurder, een enige aandeelhouder of andere UBO’s: we zetten klaar wat er verandert.',
            'Another director, a sole shareholder or other UBOs: we prepare what changes.',
          ],
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
        richText('Niet inbegrepen: bepalen wat de aandelen waard zijn, onderhandelen, en advies over belasting.'),
        richText('Not included: working out what the shares are worth, negotiating, and tax advice.'),
      ],
    }),
    block('price_card', {
      title: ['Wat een aandelenoverdracht kost', 'What a transfer of shares costs'],
      product: ['transfer_of_shares', 'transfer_of_shares'],
      holding: false,
      speed: false,
      buttons: [toBegin],
    }),
    fourSteps({
      title: ['In vier stappen overgedragen', 'Transferred in four steps'],
      last: [
        'De akte is getekend. De aandelen zijn van de koper en het register is bijgewerkt.',
        'The deed is signed. The shares belong to the buyer and the register is up to date.',
      ],
    }),
    questionsBlock(
      question(
        ['Waarom moet dit bij de notaris?', 'Why does this need a notary?'],
        [
          'Dat zegt de wet. Sinds 1 januari 1993 gaan aandelen in een BV alleen over met een akte van een Nederlandse notaris. Een handtekening onder een koopcontract is dus niet genoeg: tot de akte er is, blijven de aandelen van de verkoper.',
          'Because the law says so. Since January 1, 1993, shares in a BV pass only by a deed of a Dutch notary. A signature under a purchase agreement is therefore not enough: until the deed is there, the shares remain the seller’s.',
        ],
      ),
      question(
        ['Moeten de andere aandeelhouders het goedvinden?', 'Do the other shareholders have to agree?'],
        [
          'Meestal wel. Je biedt je aandelen eerst aan de anderen aan, of zij zien daar schriftelijk van af. Dat heet de blokkeringsregeling; ze staat in de wet en bijna altijd ook in de statuten. Sla je haar over, dan is de overdracht ongeldig. Ben je de enige aandeelhouder, dan hoeft het niet.',
          'Usually yes. You first offer your shares to the others, or they waive that in writing. This is the blocking clause; it is in the law and nearly always in the articles too. If you skip it, the transfer is invalid. If you are the only shareholder, there is no need.',
        ],
      ),
      question(
        ['Waarom hebben jullie een accountant nodig?', 'Why do you need an accountant?'],
        [
          'De notaris moet kunnen zien dat de prijs klopt, ook om witwassen tegen te gaan. Daarom is een bevestiging van een accountant of belastingadviseur nodig. Heb je nog niemand, dan kun je met de vragen beginnen en het later regelen.',
          'The notary has to be able to see that the price makes sense, also to prevent money laundering. That is why a confirmation from an accountant or tax adviser is needed. If you have nobody yet, you can start with the questions and arrange it later.',
        ],
      ),
      question(
        ['Hoe wordt er betaald?', 'How is the price paid?'],
        [
          'Het veiligst is via de rekening van de notaris: de koper maakt het geld vóór de akte over en de verkoper krijgt het na de akte. Is er al betaald, dan wil de notaris het bewijs van de bank zien. Later betalen mag ook; dan loopt de verkoper wel een risico.',
          'The safest is through the notary’s account: the buyer transfers the money before the deed and the seller gets it after. If it has been paid already, the notary wants to see proof from the bank. Paying later is possible too, but then the seller takes a risk.',
        ],
      ),
      question(
        ['Kan ik mijn aandelen naar mijn eigen holding overzetten?', 'Can I move my shares to my own holding?'],
        [
          richText(
            par(
              'Ja. De holding moet dan al bestaan. Heb je er nog geen, ',
              to('/persoonlijke-holding-oprichten', 'richt haar dan eerst op'),
              '. Ook zo’n overdracht kan belasting kosten, dus overleg vooraf met je belastingadviseur.',
            ),
          ),
          richText(
            par(
              'Yes. The holding has to exist by then. If you do not have one yet, ',
              to('/en/incorporate-holding', 'set it up first'),
              '. Such a transfer can cost tax too, so talk to your tax adviser beforehand.',
            ),
          ),
        ],
      ),
      question(
        ['De verkoper is ook bestuurder. Wat dan?', 'The seller is also a director. What then?'],
        [
          'De verkoper kan blijven of op de dag van de akte stoppen. Stopt hij, dan kunnen de aandeelhouders decharge geven: zij spreken hem niet meer aan op wat zij van zijn werk wisten. Dat geldt niet voor wat verzwegen is, en niet als de BV failliet gaat.',
          'The seller can stay on or resign on the day of the deed. In that case the shareholders can grant discharge: they no longer hold the seller liable for what they knew of. It does not cover what was hidden, nor a bankruptcy of the BV.',
        ],
      ),
      question(
        ['Waar moet ik tekenen?', 'Where do I sign?'],
        [
          'Voor aandelen bestaat nog geen online akte. Verkoper, koper en BV tekenen daarom ieder een volmacht bij een notaris, die vaststelt dat het echt hun handtekening is. Daarna tekent het kantoor de akte. Wie wat tekent en waar, zie je al bij het invullen.',
          'There is no online deed for shares yet. Seller, buyer and BV therefore each sign a power of attorney in front of a notary, who confirms that the signature is theirs. The office then signs the deed. While filling in you already see who signs what, and where.',
        ],
      ),
      changingLater,
    ),
    reviews,
    justBegin(toBegin, howItWorks),
  ],
})
