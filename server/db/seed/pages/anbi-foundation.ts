import { block, list, par, richText, seededPage, to } from './building.ts'
import { boardSigns, foundationDocuments, inDutchOnly } from './foundation-parts.ts'
import { beginInDutch, fourSteps, howItWorks, justBegin, point, question, questionsBlock, reviews } from './parts.ts'
import { changingLater } from './shared-questions.ts'

const toBegin = beginInDutch('anbi_stichting_oprichten')

export const anbiFoundationPage = seededPage({
  slug: ['anbi-stichting-oprichten', 'set-up-anbi-foundation'],
  name: 'ANBI-stichting oprichten',
  meta: {
    title: ['Stichting met ANBI-status oprichten', 'Set up a Dutch charity (ANBI foundation)'],
    description: [
      'Een stichting met statuten die passen bij de ANBI-status, voor {price.anbi_stichting_oprichten} met notaris. En wat de Belastingdienst van je vraagt.',
      'A Dutch foundation with articles that fit ANBI status, for {price.anbi_stichting_oprichten} with notary. And what the tax office asks of you.',
    ],
  },
  body: [
    block('hero', {
      title: ['Een goed doel, met statuten die passen bij een ANBI', 'A charity, with articles that fit ANBI status'],
      text: [
        'Een ANBI is een instelling die het algemeen nut dient. Gevers mogen hun gift dan meestal aftrekken. Wij maken de stichting en haar statuten; de status geeft de Belastingdienst, na de oprichting.',
        'An ANBI is an institution that serves the public benefit. Donors may then usually deduct their gifts. We make the foundation and its articles; the status is granted by the Dutch tax office, after incorporation.',
      ],
      buttons: [toBegin, howItWorks],
      ratings: true,
      sheet: true,
    }),
    inDutchOnly(['Heb je de ANBI-status niet nodig? Dan is een gewone stichting eenvoudiger.', '/stichting-oprichten']),
    block('text', {
      title: ['Wat je krijgt', 'What you get'],
      body: [
        richText('Een stichting die klaar is om de ANBI-status aan te vragen.'),
        richText('A foundation that is ready to apply for ANBI status.'),
      ],
      points: [
        ...foundationDocuments,
        point(
          'check',
          ['Statuten voor een ANBI', 'Articles for an ANBI'],
          [
            'Met wat de Belastingdienst erin wil zien: over het doel, het vermogen en wat er bij opheffing overblijft.',
            'With what the tax office wants to see in them: on purpose, assets and what is left on dissolution.',
          ],
        ),
        point(
          'book',
          ['Opzet van het beleidsplan', 'Outline of the policy plan'],
          [
            'Met de lijst van wat op je website moet staan. Het bestuur vult het aan.',
            'With the list of what has to be on your website. The board completes it.',
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
        richText(
          'Niet inbegrepen: de aanvraag zelf. Die doe je bij de Belastingdienst zodra de stichting bestaat. Of de status er komt, beslist de Belastingdienst; wij kunnen haar niet beloven.',
        ),
        richText(
          'Not included: the application itself. You file it with the tax office once the foundation exists. Whether the status is granted is for the tax office to decide; we cannot promise it.',
        ),
      ],
    }),
    block('text', {
      title: ['Wat de Belastingdienst van een ANBI vraagt', 'What the tax office asks of an ANBI'],
      body: [
        richText(
          list(
            'De stichting zet zich voor minstens 90% in voor het algemeen nut, zoals welzijn, cultuur, onderwijs, natuur of gezondheid.',
            'Zij heeft met dat werk geen winst als doel.',
            'Niemand kan over het geld beschikken alsof het van hemzelf is.',
            'Bestuursleden krijgen alleen onkosten en een bescheiden vacatiegeld: een vergoeding per vergadering.',
            'Zij bewaart niet meer geld dan redelijk nodig is.',
            'Er is een actueel beleidsplan, en op een website staat onder meer wie het bestuur zijn, wat de plannen zijn en hoe het geld is besteed.',
            'Wordt de stichting opgeheven, dan gaat wat over is naar een ANBI met een soortgelijk doel.',
          ),
        ),
        richText(
          list(
            'The foundation devotes at least 90% of its efforts to the public benefit, such as welfare, culture, education, nature or health.',
            'It does not aim to make a profit with that work.',
            'Nobody can dispose of the money as if it were their own.',
            'Board members receive only expenses and a modest attendance fee.',
            'It keeps no more money than is reasonably needed.',
            'There is an up-to-date policy plan, and a website shows who is on the board, what the plans are and how the money was spent, among other things.',
            'If the foundation is dissolved, what is left goes to an ANBI with a similar purpose.',
          ),
        ),
      ],
    }),
    block('price_card', {
      title: ['Wat een ANBI-stichting kost', 'What an ANBI foundation costs'],
      product: ['anbi_stichting_oprichten', 'anbi_stichting_oprichten'],
      holding: false,
      speed: false,
      buttons: [toBegin],
    }),
    fourSteps({
      title: ['In vier stappen een stichting', 'A foundation in four steps'],
      last: [
        'De akte is getekend en de stichting staat bij KVK. Nu kun je de ANBI-status aanvragen.',
        'The deed is signed and the foundation is in the trade register. Now you can apply for ANBI status.',
      ],
    }),
    questionsBlock(
      question(
        ['Wanneer krijg ik de ANBI-status?', 'When do I get ANBI status?'],
        [
          'Na de oprichting. Je vraagt haar zelf aan bij de Belastingdienst, met de statuten, het beleidsplan en de gegevens op je website. De Belastingdienst beslist en laat weten vanaf welke dag de status geldt.',
          'After incorporation. You apply to the tax office yourself, with the articles, the policy plan and the information on your website. The tax office decides and tells you from which day the status applies.',
        ],
      ),
      question(
        ['Mag ik met familie in het bestuur?', 'Can relatives be on the board together?'],
        [
          'Bij ons niet: bestuursleden zijn geen familie, partner of huisgenoot van elkaar. De wet is iets ruimer en zegt alleen dat niemand het over het vermogen voor het zeggen mag hebben. Maar familie in het bestuur is voor de Belastingdienst een reden om door te vragen.',
          'Not with us: board members are not relatives, partners or housemates of each other. The law is a little wider and only says that nobody may control the assets. But relatives on a board are a reason for the tax office to ask further.',
        ],
      ),
      question(
        ['Hoeveel bestuursleden heb ik nodig?', 'How many board members do I need?'],
        [
          'Minstens drie, elk met één stem: een voorzitter, een secretaris en een penningmeester. Een vierde kan er online bij. Zijn het er meer, neem dan contact op.',
          'At least three, each with one vote: a chair, a secretary and a treasurer. A fourth can be added online. If there are more, contact us.',
        ],
      ),
      question(
        ['Wat moet er op de website staan?', 'What has to be on the website?'],
        [
          'De naam, het RSIN (het fiscale nummer) of KVK-nummer en hoe de stichting bereikbaar is. Het doel en de hoofdlijnen van het beleidsplan. Wie het bestuur vormen en wat zij krijgen. Een verslag van wat er is gedaan, en binnen zes maanden na het jaar de cijfers.',
          'The name, the RSIN (tax number) or KVK number and how to reach the foundation. The purpose and the main lines of the policy plan. Who is on the board and what they receive. A report of what was done, and the figures within six months of the year’s end.',
        ],
      ),
      question(
        ['Kan een gewone stichting later ANBI worden?', 'Can an ordinary foundation become an ANBI later?'],
        [
          richText(
            par(
              'Dat kan, als haar statuten en haar werk eraan voldoen. Passen de statuten niet, dan moet de notaris ze wijzigen. Weet je al dat je de status wilt, begin dan hier en niet met een ',
              to('/stichting-oprichten', 'gewone stichting'),
              '.',
            ),
          ),
          richText(
            par(
              'It can, if its articles and its work meet the conditions. If the articles do not fit, a notary has to amend them. If you already know you want the status, start here rather than with an ',
              to('/en/set-up-foundation', 'ordinary foundation'),
              '.',
            ),
          ),
        ],
      ),
      question(
        ['Kan de status weer weggaan?', 'Can the status be lost?'],
        [
          'Ja. Wie niet meer aan de voorwaarden voldoet of de gegevens niet publiceert, kan haar verliezen. Ook een veroordeling van een bestuurslid voor bepaalde ernstige misdrijven kan de status in de weg staan.',
          'Yes. Those who no longer meet the conditions or do not publish the information can lose it. A conviction of a board member for certain serious crimes can stand in the way of the status too.',
        ],
      ),
      boardSigns,
      changingLater,
    ),
    reviews,
    justBegin(toBegin, howItWorks),
  ],
})
