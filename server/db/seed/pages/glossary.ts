import { type Both, block, richText, seededPage } from './building.ts'
import { calculate, firstTheCost, head } from './parts.ts'

/** A word with what it means; where there is a page about it, that too. */
const term = (word: Both, [nl, en]: Both, address?: Both) =>
  block('term', { term: word, meaning: [richText(nl), richText(en)], ...(address && { address }) })

const own = (slug: string): Both => [`/woordenlijst/${slug}`, `/en/glossary/${slug}`]

export const glossaryPage = seededPage({
  slug: ['woordenlijst', 'glossary'],
  name: 'Woordenlijst',
  meta: {
    title: ['Woordenlijst: wat betekent het?', 'Glossary: what does it mean?'],
    description: [
      'BV, holding, DGA, UBO, statuten, volmacht: de woorden die je bij een oprichting tegenkomt, in gewone taal.',
      'BV, holding, DGA, UBO, articles, power of attorney: the words you meet when founding a Dutch company, in plain language.',
    ],
  },
  body: [
    head(
      ['Woordenlijst', 'Glossary'],
      [
        'De woorden die je bij een oprichting tegenkomt, in gewone taal.',
        'The words you meet when founding a company in the Netherlands, in plain language.',
      ],
    ),
    block('terms', {
      title: ['Van aandeel tot zetel', 'From aandeel to zetel'],
      terms: [
        term(
          ['Aandeel', 'Aandeel (share)'],
          [
            'Een stukje eigendom van een BV. Wie alle aandelen heeft, is eigenaar van de hele BV. Een gewoon aandeel geeft een stem in de vergadering en recht op een deel van de winst.',
            'A piece of the ownership of a BV. Whoever holds all shares owns the whole BV. An ordinary share gives a vote at the meeting and a right to part of the profit.',
          ],
        ),
        term(
          ['Aandeelhoudersregister', 'Aandeelhoudersregister (shareholders’ register)'],
          [
            'De lijst van wie welke aandelen heeft, sinds wanneer en wat erop is betaald. Het bestuur van de BV houdt hem bij.',
            'The list of who holds which shares, since when and what was paid on them. The board of the BV keeps it.',
          ],
        ),
        term(
          ['Akte van inbreng', 'Akte van inbreng (deed of contribution)'],
          [
            'De notariële akte waarmee iemand een bedrijf aan een BV levert, als betaling voor aandelen.',
            'The notarial deed by which someone delivers a business to a BV, as payment for shares.',
          ],
        ),
        term(
          ['Akte van oprichting', 'Akte van oprichting (deed of incorporation)'],
          [
            'Het stuk dat de notaris tekent en waardoor je BV of stichting ontstaat. De statuten staan erin. De akte wordt bij KVK ingediend en is openbaar.',
            'The document that the notary signs and by which your BV or foundation comes into being. It contains the articles. The deed is filed with KVK and is public.',
          ],
        ),
        term(
          ['Algemene vergadering', 'Algemene vergadering (general meeting)'],
          [
            'De aandeelhouders samen. Zij benoemen en ontslaan bestuurders, stellen de jaarrekening vast en beslissen over de winst.',
            'The shareholders together. They appoint and dismiss directors, adopt the annual accounts and decide on the profit.',
          ],
        ),
        term(
          ['ANBI', 'ANBI'],
          [
            'Algemeen nut beogende instelling: een goed doel dat door de Belastingdienst is erkend. Wie eraan geeft, mag die gift meestal aftrekken.',
            'Short for algemeen nut beogende instelling: a charity recognized by the Dutch tax office. Donors may usually deduct their gifts.',
          ],
          ['/anbi-stichting-oprichten', '/en/set-up-anbi-foundation'],
        ),
        term(
          ['Apostille', 'Apostille'],
          [
            'Een internationaal stempel dat bewijst dat een handtekening of stempel uit een ander land echt is. Nodig als je een volmacht bij een notaris in het buitenland tekent.',
            'An international stamp that proves that a signature or seal from another country is real. Needed if you sign a power of attorney in front of a notary abroad.',
          ],
        ),
        term(
          ['Bekrachtigen', 'Bekrachtigen (ratification)'],
          [
            'Als BV na de oprichting overnemen wat iemand daarvóór namens haar heeft afgesproken. Tot dat moment is die persoon er zelf aansprakelijk voor.',
            'When a BV, after incorporation, takes over what someone agreed on its behalf before. Until then that person is liable for it.',
          ],
        ),
        term(
          ['Bestuur', 'Bestuur (board)'],
          [
            'Wie de BV of stichting leidt, voor haar tekent en verantwoordelijk is voor de administratie. Een BV heeft minstens één bestuurder; dat mag een mens of een andere BV zijn.',
            'Those who run the BV or foundation, sign for it and are responsible for its books. A BV has at least one director, who can be a person or another BV.',
          ],
        ),
        term(
          ['Blokkeringsregeling', 'Blokkeringsregeling (blocking clause)'],
          [
            'De regel dat je je aandelen eerst aan je medeaandeelhouders aanbiedt voordat je ze aan een ander verkoopt.',
            'The rule that you first offer your shares to your fellow shareholders before selling them to someone else.',
          ],
        ),
        term(
          ['BV', 'BV'],
          [
            'Besloten vennootschap: een bedrijf dat zelf bezit heeft en zelf schulden maakt, los van de mensen erachter.',
            'Short for besloten vennootschap, the Dutch private limited company: a business that owns things and owes debts itself, apart from the people behind it.',
          ],
          own('bv'),
        ),
        term(
          ['BV in oprichting (i.o.)', 'BV in oprichting (BV in formation)'],
          [
            'Een BV die er nog niet is, maar waarvoor al iets wordt afgesproken. Wie dat doet, is zelf aansprakelijk tot de BV het bekrachtigt.',
            'A BV that does not exist yet, but for which something is already agreed. Whoever does so is liable until the BV ratifies it.',
          ],
        ),
        term(
          ['Decharge', 'Decharge (discharge)'],
          [
            'De aandeelhouders verklaren dat ze een bestuurder niet meer aanspreken op wat zij van zijn werk wisten.',
            'The shareholders declare that they will not hold a director liable for what they knew of that director’s work.',
          ],
        ),
        term(
          ['DGA', 'DGA'],
          [
            'Directeur-grootaandeelhouder: iemand met minstens 5% van de aandelen die ook voor de BV werkt.',
            'Short for directeur-grootaandeelhouder, director and major shareholder: someone with at least 5% of the shares who also works for the BV.',
          ],
          own('dga'),
        ),
        term(
          ['Dividend', 'Dividend'],
          [
            'Winst die een BV aan haar aandeelhouders uitkeert. Het bestuur moet goedkeuren dat de BV het kan missen.',
            'Profit that a BV pays out to its shareholders. The board has to approve that the BV can spare it.',
          ],
        ),
        term(
          ['Eenmanszaak', 'Eenmanszaak (sole proprietorship)'],
          [
            'Een bedrijf van één persoon, zonder eigen rechtspersoon. Wat het bedrijf schuldig is, ben jij schuldig.',
            'A business of one person, without a legal entity of its own. What the business owes, you owe.',
          ],
          ['/omzetting-naar-bv', '/en/convert-to-dutch-bv'],
        ),
        term(
          ['Geruisloze inbreng', 'Geruisloze inbreng (tax-free contribution)'],
          [
            'Je bedrijf in een BV brengen zonder er nu belasting over te betalen. De BV gaat verder met de waarden uit je boekhouding, en er gelden voorwaarden.',
            'Bringing your business into a BV without paying tax on it now. The BV continues with the values in your books, and conditions apply.',
          ],
          ['/omzetting-naar-bv', '/en/convert-to-dutch-bv'],
        ),
        term(
          ['Holding', 'Holding'],
          [
            'Een BV die aandelen in andere BV’s bezit, meestal in de BV waarin je werkt.',
            'A BV that owns shares in other BVs, usually in the BV in which you do business.',
          ],
          own('holding'),
        ),
        term(
          ['Kapitaal', 'Kapitaal (capital)'],
          [
            'Het aantal aandelen maal hun nominale waarde. Voor een BV is één cent genoeg.',
            'The number of shares times their nominal value. For a BV one cent is enough.',
          ],
        ),
        term(
          ['KVK', 'KVK'],
          [
            'De Kamer van Koophandel. Zij houdt het Handelsregister bij, waarin elk bedrijf met een eigen nummer staat.',
            'The Chamber of Commerce (Kamer van Koophandel). It keeps the trade register, which lists every business with a number of its own.',
          ],
        ),
        term(
          ['Legaliseren', 'Legaliseren (legalization)'],
          [
            'Een notaris verklaart dat een handtekening echt van jou is, nadat je je identiteitsbewijs hebt laten zien.',
            'A notary declares that a signature is really yours, after you have shown your ID.',
          ],
        ),
        term(
          ['Nominale waarde', 'Nominale waarde (nominal value)'],
          [
            'Het bedrag van één aandeel zoals het in de statuten staat. Dat is iets anders dan wat het aandeel waard is als je het verkoopt.',
            'The amount of one share as stated in the articles. It is not the same as what the share is worth when you sell it.',
          ],
        ),
        term(
          ['PEP', 'PEP'],
          [
            'Politiek prominent persoon: iemand met een hoge publieke functie, zoals een minister of ambassadeur. Ook partner, ouders en kinderen tellen mee. De notaris moet dan meer onderzoek doen.',
            'Politically exposed person: someone in a high public office, such as a minister or ambassador. Partners, parents and children count too. The notary then has to look into more.',
          ],
        ),
        term(
          ['Rechtspersoon', 'Rechtspersoon (legal entity)'],
          [
            'Iets wat voor de wet zelf kan bezitten, kopen en schulden maken, zoals een BV of een stichting. Een eenmanszaak en een vof zijn dat niet.',
            'Something that can own, buy and owe in its own name, such as a BV or a foundation. An eenmanszaak and a vof are not.',
          ],
        ),
        term(
          ['Ruisende inbreng', 'Ruisende inbreng (taxed contribution)'],
          [
            'Je bedrijf in een BV brengen en nu belasting betalen over wat het meer waard is dan in de boeken staat. De BV begint met de echte waarde.',
            'Bringing your business into a BV and paying tax now on what it is worth above its book value. The BV starts at the real value.',
          ],
          ['/omzetting-naar-bv', '/en/convert-to-dutch-bv'],
        ),
        term(
          ['Statuten', 'Statuten (articles of association)'],
          [
            'De vaste regels van een BV of stichting: naam, zetel, doel, en hoe er wordt besloten. Wijzigen kan alleen via de notaris.',
            'The fixed rules of a BV or foundation: name, seat, purpose, and how decisions are made. They can be amended only through a notary.',
          ],
        ),
        term(
          ['Stichting', 'Stichting (foundation)'],
          [
            'Een rechtspersoon zonder leden en zonder eigenaren, voor een bepaald doel.',
            'A legal entity without members and without owners, for a certain purpose.',
          ],
          ['/stichting-oprichten', '/en/set-up-foundation'],
        ),
        term(
          ['UBO', 'UBO'],
          [
            'Uiteindelijk belanghebbende: de mens die uiteindelijk eigenaar is van een bedrijf of er de baas is.',
            'Ultimate beneficial owner: the person who ultimately owns a company or is in control of it.',
          ],
          own('ubo'),
        ),
        term(
          ['Vof', 'Vof (general partnership)'],
          [
            'Vennootschap onder firma: een bedrijf van twee of meer mensen samen. Ieder is voor alle schulden aansprakelijk.',
            'Short for vennootschap onder firma: a business of two or more people together. Each is liable for all debts.',
          ],
          ['/omzetting-naar-bv', '/en/convert-to-dutch-bv'],
        ),
        term(
          ['Volmacht', 'Volmacht (power of attorney)'],
          [
            'Een papier waarmee je iemand anders voor jou laat tekenen. Met jouw volmacht tekent een medewerker van de notaris de akte.',
            'A paper by which you let someone else sign for you. Under your power of attorney an employee of the notary signs the deed.',
          ],
        ),
        term(
          ['Werk-BV', 'Werk-BV (operating BV)'],
          [
            'De BV waarin je onderneemt: met de klanten, de rekeningen en de winst. Vaak bezit een holding haar aandelen.',
            'The BV in which you do business: with the customers, the bills and the profit. A holding often owns its shares.',
          ],
          ['/bv-met-holding-oprichten', '/en/bv-with-holding'],
        ),
        term(
          ['Wwft', 'Wwft'],
          [
            'De wet tegen witwassen en het financieren van terrorisme. Daarom moet een notaris weten wie je bent en waar je geld vandaan komt.',
            'The Dutch act against money laundering and the financing of terrorism. It is why a notary has to know who you are and where your money comes from.',
          ],
        ),
        term(
          ['Zetel', 'Zetel (seat)'],
          [
            'De gemeente die in de statuten staat. Dat hoeft niet de plaats van je kantoor te zijn. De zetel van een BV ligt altijd in Nederland.',
            'The municipality named in the articles. It need not be where your office is. The seat of a BV is always in the Netherlands.',
          ],
        ),
      ],
    }),
    firstTheCost(calculate()),
  ],
})
