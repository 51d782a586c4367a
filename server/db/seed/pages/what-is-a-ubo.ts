import { list, par, richText, seededPage, to } from './building.ts'
import { beginButton, calculate, firstTheCost, head, part, question, questionsAbout } from './parts.ts'

export const whatIsAUboPage = seededPage({
  slug: ['woordenlijst/ubo', 'glossary/ubo'],
  name: 'Wat is een UBO?',
  meta: {
    title: ['Wat is een UBO?', 'What is a UBO?'],
    description: [
      'De UBO is de mens die uiteindelijk eigenaar is van een bedrijf. Wie dat is, wat er in het register komt en wie het mag zien.',
      'The UBO is the person who ultimately owns a company. Who that is, what goes into the register and who may see it.',
    ],
  },
  body: [
    head(
      ['Wat is een UBO?', 'What is a UBO?'],
      [
        'UBO komt van ultimate beneficial owner: de uiteindelijk belanghebbende. Het is altijd een mens, nooit een bedrijf. Achter elke BV en elke stichting staat er minstens één.',
        'UBO stands for ultimate beneficial owner. It is always a person, never a company. Behind every BV and every foundation there is at least one.',
      ],
    ),
    part(
      ['Wie is UBO?', 'Who is a UBO?'],
      [
        richText(
          'Van een BV is UBO wie, zelf of via andere bedrijven:',
          list(
            'meer dan 25% van de aandelen heeft,',
            'meer dan 25% van de stemmen heeft,',
            'of op een andere manier echt de baas is.',
          ),
          'Is er niemand die daaraan voldoet, dan gelden de bestuurders als UBO. Dat heet pseudo-UBO. Bij een stichting zijn het meestal de bestuursleden.',
        ),
        richText(
          'Of a BV, a UBO is anyone who, directly or through other companies:',
          list(
            'has more than 25% of the shares,',
            'has more than 25% of the votes,',
            'or is really in control in another way.',
          ),
          'If nobody meets this, the directors count as UBOs: pseudo-UBOs. Of a foundation it is usually the board members.',
        ),
      ],
    ),
    part(
      ['Een voorbeeld', 'An example'],
      [
        'Twee vrienden hebben samen een BV, ieder via een eigen holding: de een voor 60%, de ander voor 40%. Ze hebben allebei meer dan 25%, dus ze zijn allebei UBO. De holdings niet, want dat zijn geen mensen. Zijn er vier eigenaren met precies 25%, dan is niemand het door zijn aandelen, en gelden de bestuurders als UBO.',
        'Two friends own a BV together, each through their own holding: one for 60%, the other for 40%. Both have more than 25%, so both are UBOs. The holdings are not, because they are not people. With four owners of exactly 25%, nobody is one by their shares, and the directors count as UBOs.',
      ],
    ),
    questionsAbout(
      ['Goed om te weten', 'Good to know'],
      question(
        ['Wanneer moet ik mijn UBO’s opgeven?', 'When do I have to file my UBOs?'],
        [
          'Bij een nieuw bedrijf hoort de opgave bij de inschrijving: zonder opgave geeft KVK geen nummer af. Verandert er later iets, dan geef je dat binnen een week door. Richt je via ons op, dan volgt de opgave uit wat je hebt ingevuld.',
          'For a new company the filing is part of the registration: without it KVK issues no number. If something changes later, you report it within a week. If you found a company through us, the filing follows from what you filled in.',
        ],
      ),
      question(
        ['Wie kan het UBO-register inzien?', 'Who can look into the UBO register?'],
        [
          'Niet iedereen meer. Sinds 2025 is het register afgeschermd: alleen instanties en beroepen die de wet noemt, zoals toezichthouders, notarissen en banken, kunnen erin kijken, en wie kan laten zien dat hij er een goede reden voor heeft.',
          'No longer everyone. Since 2025 the register has been restricted: only authorities and professions named by law, such as supervisors, notaries and banks, can look into it, and those who can show a good reason.',
        ],
      ),
      question(
        ['Waarom bestaat dit register?', 'Why does this register exist?'],
        [
          'Om te voorkomen dat mensen zich achter bedrijven verschuilen, bijvoorbeeld om geld wit te wassen. Daarom wil ook de notaris weten wie er uiteindelijk achter je bedrijf staat.',
          'To prevent people from hiding behind companies, for example to launder money. That is also why the notary wants to know who is ultimately behind your company.',
        ],
      ),
      question(
        ['Een BV wordt mijn aandeelhouder. Wat dan?', 'A BV becomes my shareholder. What then?'],
        [
          'Dan kijken we door die BV heen, tot we bij mensen uitkomen. De UBO’s van die BV moeten zelf al bij KVK staan ingeschreven, anders kan de notaris niet verder.',
          'Then we look through that BV until we arrive at people. The UBOs of that BV must themselves already be registered with KVK, otherwise the notary cannot proceed.',
        ],
      ),
    ),
    part(
      ['Verder lezen', 'Read on'],
      [
        richText(
          par(
            to('/bv-oprichten', 'Een BV oprichten'),
            ', ',
            to('/stichting-oprichten', 'een stichting oprichten'),
            ' of ',
            to('/woordenlijst', 'alle woorden op een rij'),
            '.',
          ),
        ),
        richText(
          par(
            to('/en/incorporate-dutch-bv', 'Set up a Dutch BV'),
            ', ',
            to('/en/set-up-foundation', 'set up a foundation'),
            ' or see ',
            to('/en/glossary', 'the full glossary'),
            '.',
          ),
        ),
      ],
    ),
    firstTheCost(calculate(), beginButton(['/questionnaire/dutch-bv', '/questionnaire/english-bv'])),
  ],
})
