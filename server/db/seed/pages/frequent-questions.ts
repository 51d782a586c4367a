import { block, par, richText, seededPage, to } from './building.ts'
import { calculate, head, howItWorks, question, questionsAbout } from './parts.ts'
import { changingLater, notPossible, ownPart, ownSalary, toTheOffice } from './shared-questions.ts'

export const frequentQuestionsPage = seededPage({
  slug: ['veelgestelde-vragen', 'questions'],
  name: 'Veelgestelde vragen',
  meta: {
    title: ['Veelgestelde vragen', 'Frequently asked questions'],
    description: [
      'Antwoorden over prijs, invullen, de notaris, tekenen, wat er na de oprichting komt, lidmaatschap en je gegevens.',
      'Answers about price, filling in, the notary, signing, what comes after incorporation, membership and your data.',
    ],
  },
  body: [
    head(
      ['Veelgestelde vragen', 'Frequently asked questions'],
      [
        'Korte antwoorden op wat je je kunt afvragen. Staat je vraag er niet bij? Mail naar {email}.',
        'Short answers to what you may be wondering. Is your question not here? Email {email}.',
      ],
    ),
    questionsAbout(
      ['Kiezen en prijs', 'Choosing and price'],
      question(
        ['Wat heb ik nodig: een BV, een holding of allebei?', 'What do I need: a BV, a holding or both?'],
        [
          richText(
            par(
              'Ga je ondernemen, dan begin je met een ',
              to('/bv-oprichten', 'BV'),
              '. Wil je winst veiligstellen of later verkopen, dan past een ',
              to('/bv-met-holding-oprichten', 'BV met holding'),
              '. Heb je al een BV, dan kan een ',
              to('/persoonlijke-holding-oprichten', 'losse holding'),
              ' erboven komen. En heb je een eenmanszaak of vof, kijk dan naar de ',
              to('/omzetting-naar-bv', 'omzetting'),
              '.',
            ),
          ),
          richText(
            par(
              'If you are starting a business, begin with a ',
              to('/en/incorporate-dutch-bv', 'BV'),
              '. If you want to keep profit safe or sell later, a ',
              to('/en/bv-with-holding', 'BV with a holding'),
              ' fits. If you already have a BV, a ',
              to('/en/incorporate-holding', 'separate holding'),
              ' can come above it. And if you are a sole trader or have a partnership (vof), look at the ',
              to('/en/convert-to-dutch-bv', 'conversion'),
              '.',
            ),
          ),
        ],
      ),
      question(
        ['Wat zit er in de prijs?', 'What is in the price?'],
        [
          'Alles wat nodig is om je bedrijf te laten bestaan: onze stukken, de notaris, de inschrijving bij KVK van {fee.register} en de btw. Een BV kost {price.dutch-bv}. Wat je erbij kiest, zoals een holding of meer snelheid, zie je apart in je berekening.',
          'Everything it takes for your company to exist: our documents, the notary, the KVK registration fee of {fee.register} and VAT. A BV in English costs {price.english-bv}. What you add, such as a holding or more speed, is shown separately in your calculation.',
        ],
      ),
      question(
        ['Komen er later nog kosten bij?', 'Will there be more costs later?'],
        [
          'Niet als je niets verandert. Extra kost het alleen als je iets wijzigt nadat de notaris is begonnen, als je een afspraak vaker dan één keer verzet, of als iemand bij een notaris buiten ons netwerk of in het buitenland moet tekenen. Dat zie je altijd vooraf.',
          'Not if you change nothing. It only costs extra if you change something after the notary has begun, if you move an appointment more than once, or if someone has to sign with a notary outside our network or abroad. You always see that beforehand.',
        ],
      ),
      question(
        ['Hoe kan ik betalen?', 'How can I pay?'],
        [
          'Met iDEAL, Bancontact of een creditcard. Je betaalt vooraf; daarna gaat je dossier bij de notaris open en krijg je de factuur per mail.',
          'With iDEAL, Bancontact or a credit card. You pay in advance; then your file with the notary opens and you get the invoice by email.',
        ],
      ),
      notPossible,
    ),
    questionsAbout(
      ['Invullen', 'Filling in'],
      question(
        ['Heb ik een account nodig?', 'Do I need an account?'],
        [
          'Pas als je gaat betalen. Je prijs berekenen en de hele vragenlijst invullen kan zonder. Wil je op een ander apparaat verder, dan maak je een account of laat je een link naar je mail sturen.',
          'Only when you are about to pay. You can calculate your price and fill in the whole questionnaire without one. To continue on another device, you make an account or have a link sent to your email.',
        ],
      ),
      question(
        ['Ik weet een antwoord nog niet. Wat nu?', 'I do not know an answer yet. What now?'],
        [
          'Stop gerust en zoek het uit: wat je hebt ingevuld, is bewaard. Bij de meeste vragen staat wat we bedoelen en waarom we het vragen, en onze mensen helpen je graag.',
          'Feel free to stop and find out: what you filled in is saved. Most questions say what we mean and why we ask, and our team is happy to help.',
        ],
      ),
      question(
        ['Hoeveel aandeelhouders kan mijn BV hebben?', 'How many shareholders can my BV have?'],
        [
          'Online één tot en met vier. De wet kent geen maximum: zijn jullie met meer, neem dan contact op.',
          'Online one to four. The law sets no maximum: if there are more of you, contact us.',
        ],
      ),
      ownPart,
      question(
        ['Mag mijn AI-assistent het invullen?', 'May my AI assistant fill it in?'],
        [
          richText(
            par(
              'Een groot deel wel, als jij hem koppelt. Je BSN, je identiteitsbewijs en je verklaringen ziet hij niet, en betalen doe je zelf. ',
              to('/assistenten', 'Zo werkt het met een assistent'),
              '.',
            ),
          ),
          richText(
            par(
              'Much of it, if you connect it. It does not see your BSN, your ID or your declarations, and paying is up to you. ',
              to('/en/assistants', 'How it works with an assistant'),
              '.',
            ),
          ),
        ],
      ),
      changingLater,
    ),
    questionsAbout(
      ['De notaris en tekenen', 'The notary and signing'],
      toTheOffice,
      question(
        ['Waarom is er een notaris nodig?', 'Why is a notary needed?'],
        [
          'Dat vraagt de wet. Een BV of een stichting ontstaat alleen door een notariële akte, en ook aandelen gaan alleen zo over. De notaris staat ervoor in dat iedereen is wie hij zegt, dat jullie begrijpen wat er staat en dat het mag.',
          'The law requires it. A BV or a foundation comes into being only by a notarial deed, and shares too pass only that way. The notary vouches that everyone is who they say they are, that you understand what it says and that it is allowed.',
        ],
      ),
      question(
        ['Waarom wil de notaris zoveel van me weten?', 'Why does the notary want to know so much about me?'],
        [
          'Om witwassen tegen te gaan. De wet (de Wwft) verplicht notarissen om vast te stellen wie je bent, wie de uiteindelijke eigenaren zijn en waar het geld vandaan komt. Dat geldt voor iedereen.',
          'To prevent money laundering. The law (the Wwft) obliges notaries to establish who you are, who the ultimate owners are and where the money comes from. That applies to everyone.',
        ],
      ),
      question(
        ['Kan ik mijn eigen notaris nemen?', 'Can I use my own notary?'],
        [
          'Ja. Geef de naam en de plaats door, dan nemen wij contact op en sturen we de stukken. Wat die notaris extra vraagt, betaal je daar.',
          'Yes. Give us the name and town, and we get in touch and send the documents. What that notary charges extra, you pay there.',
        ],
      ),
    ),
    questionsAbout(
      ['Na de oprichting', 'After incorporation'],
      question(
        ['Wat moet ik als eerste regelen?', 'What should I arrange first?'],
        [
          'Een zakelijke rekening, en een boekhouder of een boekhoudprogramma. Van de Belastingdienst krijg je het btw-nummer. Zet daarna de naam van je BV, het KVK-nummer en het btw-nummer op je facturen en je website.',
          'A business bank account, and a bookkeeper or bookkeeping software. The tax office sends you the VAT number. Then put the name of your BV, the KVK number and the VAT number on your invoices and website.',
        ],
      ),
      ownSalary,
      question(
        ['Wat moet een BV elk jaar doen?', 'What does a BV have to do each year?'],
        [
          'Het bestuur maakt binnen vijf maanden na het boekjaar een jaarrekening, de aandeelhouders stellen die vast en een deel ervan gaat naar KVK. Daarnaast doet de BV aangifte voor de belastingen. Verandert er een bestuurder, een adres of een UBO, dan geef je dat door aan KVK.',
          'The board draws up annual accounts within five months of the financial year’s end, the shareholders adopt them and part of them is filed with KVK. The BV also files its tax returns. If a director, an address or a UBO changes, you report it to KVK.',
        ],
      ),
    ),
    questionsAbout(
      ['Lidmaatschap en contracten', 'Membership and contracts'],
      question(
        ['Moet ik lid worden?', 'Do I have to become a member?'],
        [
          'Nee. Je bedrijf oprichten kan zonder. Een lidmaatschap is voor wie zelf contracten wil maken en laten tekenen. Later lid worden kan altijd nog.',
          'No. You can set up your company without it. A membership is for those who want to make contracts themselves and have them signed. You can always join later.',
        ],
      ),
      question(
        ['Hoe kom ik weer van mijn lidmaatschap af?', 'How do I get out of my membership?'],
        [
          richText(
            par(
              'De eerste veertien dagen kun je er zonder reden uit. Daarna zeg je zelf op, op ',
              to('/membership', 'de pagina van je lidmaatschap'),
              '. Betaal je per maand, dan stopt het aan het einde van de maand. Betaal je per jaar, dan na het eerste jaar met een maand opzegtermijn.',
            ),
          ),
          richText(
            par(
              'In the first fourteen days you can withdraw without giving a reason. After that you cancel yourself, on ',
              to('/membership', 'your membership page'),
              '. If you pay by the month, it stops at the end of the month. If you pay by the year, it is one month’s notice after the first year.',
            ),
          ),
        ],
      ),
      question(
        ['Is een handtekening via een link geldig?', 'Is a signature by a link valid?'],
        [
          richText(
            par(
              'Ja, voor de contracten die je bij ons maakt. Het is een gewone elektronische handtekening, met een code per mail en een bladzijde met bewijs erbij. Of een bestand hier is getekend en niet is veranderd, kan iedereen ',
              to('/check-contract', 'zelf nagaan'),
              '.',
            ),
          ),
          richText(
            par(
              'Yes, for the contracts you make with us. It is a simple electronic signature, with a code by email and a page of evidence. Anyone can ',
              to('/check-contract', 'check for themselves'),
              ' whether a file was signed here and has not been changed.',
            ),
          ),
        ],
      ),
    ),
    questionsAbout(
      ['Je gegevens', 'Your data'],
      question(
        ['Wie kan mijn BSN en paspoort zien?', 'Who can see my BSN and passport?'],
        [
          richText(
            par(
              'Jij en de notaris. Onze ondersteuning alleen als het moet, met een reden die je terugziet op je accountpagina. In de akte, die openbaar is, staan ze niet. ',
              to('/privacy', 'Lees de hele privacyverklaring'),
              '.',
            ),
          ),
          richText(
            par(
              'You and the notary. Our support only if needed, with a reason that you can see on your account page. They are not in the deed, which is public. ',
              to('/en/privacy', 'Read the whole privacy statement'),
              '.',
            ),
          ),
        ],
      ),
      question(
        ['Komt mijn huisadres op straat te liggen?', 'Will my home address be public?'],
        [
          'In de akte van oprichting staat het adres van de oprichters, en die akte is bij KVK op te vragen. Het bezoekadres van je BV is ook openbaar. Werk je thuis en wil je dat niet, kies dan een ander adres voor je BV.',
          'The deed of incorporation states the founders’ addresses, and it can be requested from KVK. The visiting address of your BV is public too. If you work from home and do not want that, choose another address for your BV.',
        ],
      ),
      question(
        ['Kan ik alles laten wissen?', 'Can I have everything erased?'],
        [
          'Wat niet is betaald, wis je zelf door je account te verwijderen. Van een betaalde opdracht moeten we stukken bewaren omdat de wet dat vraagt. Daarna verdwijnen ze vanzelf.',
          'What was not paid for, you erase yourself by deleting your account. Of a paid order we have to keep documents because the law requires it. After that they go by themselves.',
        ],
      ),
    ),
    block('call_to_action', {
      title: ['Liever een mens?', 'Rather talk to a human?'],
      text: [
        'Mail naar {email} of bel {phone}. Of lees eerst hoe het gaat, van de eerste vraag tot je KVK-nummer.',
        'Email {email} or call {phone}. Or first read how it goes, from the first question to your KVK number.',
      ],
      buttons: [howItWorks, calculate()],
    }),
  ],
})
