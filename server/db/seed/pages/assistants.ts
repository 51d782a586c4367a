import { block, list, par, richText, seededPage, to } from './building.ts'
import { calculate, head, part, question, questionsAbout, step } from './parts.ts'

/** What somebody's own AI can prepare here, what it never sees, and how it is connected and disconnected. */
export const assistantsPage = seededPage({
  slug: ['assistenten', 'assistants'],
  name: 'AI-assistenten',
  meta: {
    title: ['Oprichten met je AI-assistent', 'Set up your company with your AI assistant'],
    description: [
      'Laat je eigen AI-assistent je oprichting voorbereiden. Hij rekent en vult in; BSN, verklaringen en betalen blijven bij jou.',
      'Let your own AI assistant prepare your company. It prices and fills in; your BSN, declarations and payment stay with you.',
    ],
  },
  body: [
    head(
      ['Je AI-assistent bereidt voor, jij beslist', 'Your AI assistant prepares, you decide'],
      [
        'Werk je met Claude, ChatGPT, Copilot of een andere assistent? Die kan je prijs uitrekenen, je vragenlijst invullen en je akte uitleggen. Wat persoonlijk is, doe je zelf.',
        'Do you work with Claude, ChatGPT, Copilot or another assistant? It can work out your price, fill in your questionnaire and explain your deed. What is personal, you do yourself.',
      ],
    ),
    block('notice', {
      tone: 'information',
      body: [
        richText(
          '{assistants.off}Een assistent koppelen kan op dit moment niet. Zelf je prijs berekenen en alles invullen kan gewoon. Wat al gekoppeld was, doet even niets en werkt daarna weer.',
        ),
        richText(
          '{assistants.off}Connecting an assistant is not possible at the moment. You can still calculate your price and fill everything in yourself. What was connected rests for now and works again afterwards.',
        ),
      ],
    }),
    part(
      ['Wat een assistent kan', 'What an assistant can do'],
      [
        richText(
          list(
            'Vertellen wat we oprichten en wat het kost, tot op de cent, met de prijzen van vandaag.',
            'Een vragenlijst voor je beginnen en invullen wat jij hem vertelt, zoals de naam, het doel en de aandelen.',
            'Nakijken wat er nog ontbreekt en wat er in de weg staat.',
            'De conceptakte lezen en je uitleggen wat erin staat.',
            'Je een link geven waarmee je zelf verdergaat.',
          ),
          'Je kiest zelf wat hij mag, voor welk dossier en voor hoelang: een dag, een week of dertig dagen.',
        ),
        richText(
          list(
            'Tell you what we set up and what it costs, to the cent, at today’s prices.',
            'Begin a questionnaire for you and fill in what you tell it, such as the name, the purpose and the shares.',
            'Check what is still missing and what stands in the way.',
            'Read the draft deed and explain to you what it says.',
            'Give you a link where you continue yourself.',
          ),
          'You choose what it may do, for which file and for how long: a day, a week or thirty days.',
        ),
      ],
    ),
    part(
      ['Wat hij nooit ziet of doet', 'What it never sees or does'],
      [
        richText(
          list(
            'Je BSN, je geboortedatum en alles van je identiteitsbewijs. Ook in de akte die hij leest, staan ze niet.',
            'De vragen over een politiek prominente functie, een faillissement of een strafblad.',
            'Wat iemand anders via een eigen link invult.',
            'Vinkjes en verklaringen. Die zijn een belofte, en die doe je zelf.',
            'Afronden, betalen, stukken uploaden, mensen uitnodigen en tekenen.',
          ),
          'Hij krijgt bij die vragen alleen te horen dat jij ze invult, met een link voor jou. Of je dat al hebt gedaan, hoort hij niet.',
        ),
        richText(
          list(
            'Your citizen service number (BSN), your date of birth and anything on your ID. They are not in the deed that it reads either.',
            'The questions about a politically exposed position, a bankruptcy or a criminal record.',
            'What someone else fills in by a link of their own.',
            'Ticks and declarations. Those are a promise, and you make it yourself.',
            'Completing, paying, uploading documents, inviting people and signing.',
          ),
          'For those questions it only hears that you fill them in, with a link for you. Whether you have done so, it is not told.',
        ),
      ],
    ),
    block('steps', {
      title: ['Zo koppel je je assistent', 'How to connect your assistant'],
      intro: [
        'Dit is het adres dat je assistent nodig heeft: {assistants.address}',
        'This is the address your assistant needs: {assistants.address}',
      ],
      steps: [
        step(
          ['Voeg ons toe in je assistent', 'Add us in your assistant'],
          ['1 minuut', '1 minute'],
          [
            'Zoek in de instellingen naar connectors, apps of MCP-servers en plak daar het adres. Bij sommige assistenten hangt het van je abonnement of je werkgever af of dat mag.',
            'Look in its settings for connectors, apps or MCP servers and paste the address there. With some assistants your plan or your employer decides whether you may.',
          ],
        ),
        step(
          ['Log in bij ons', 'Log in with us'],
          ['1 minuut', '1 minute'],
          [
            'Je browser opent onze pagina. Je wachtwoord geef je alleen aan ons, nooit aan de assistent.',
            'Your browser opens our page. You give your password to us alone, never to the assistant.',
          ],
        ),
        step(
          ['Kies wat hij mag', 'Choose what it may do'],
          ['1 minuut', '1 minute'],
          [
            'Je ziet wie erom vraagt. Je kiest wat hij mag, voor welk dossier en tot wanneer. Herken je hem niet, zeg dan nee.',
            'You see who is asking. You choose what it may do, for which file and until when. If you do not recognize it, say no.',
          ],
        ),
        step(
          ['Vraag het hem', 'Ask it'],
          ['zo lang je wilt', 'as long as you like'],
          [
            'Bijvoorbeeld: "Wat kost een BV met een holding, en wat heb je van mij nodig om die voor te bereiden?"',
            'For example: "What does a BV with a holding cost, and what do you need from me to prepare it?"',
          ],
        ),
      ],
    }),
    questionsAbout(
      ['Goed om te weten', 'Good to know'],
      question(
        ['Wat gebeurt er met wat hij heeft ingevuld?', 'What happens to what it filled in?'],
        [
          'Bij elk antwoord van hem staat in je vragenlijst "Door je assistent ingevuld, kijk even na". Je bevestigt het, of je verandert het. Pas als je alles hebt nagekeken, kun je betalen. Zo staat er niets in je akte wat jij niet hebt gezien.',
          'In your questionnaire each of its answers says "Filled in by your assistant, please check". You confirm it or change it. Only once you have checked everything can you pay. So nothing is in your deed that you have not seen.',
        ],
      ),
      question(
        ['Hoe verbreek ik de verbinding?', 'How do I disconnect it?'],
        [
          richText(
            par(
              'Op ',
              to('/questionnaire/account', 'je accountpagina'),
              ' zie je welke assistenten gekoppeld zijn en wat elk heeft ingevuld. Je verbreekt de verbinding met één klik, en dat werkt meteen. Kies je een nieuw wachtwoord, dan stoppen ze allemaal. En elke verbinding stopt vanzelf op de dag die jij koos.',
            ),
          ),
          richText(
            par(
              'On ',
              to('/questionnaire/account', 'your account page'),
              ' you see which assistants are connected and what each filled in. You disconnect one with a click, and that works at once. If you choose a new password, all of them stop. And every connection ends by itself on the day you chose.',
            ),
          ),
        ],
      ),
      question(
        ['Wat gaat er naar de maker van mijn assistent?', 'What goes to the maker of my assistant?'],
        [
          richText(
            'Wat je assistent hier leest, komt bij hem terecht: de antwoorden die hij mag zien, zoals namen, adressen en de naam van je bedrijf, en de tekst van het concept. Wat daar verder mee gebeurt, spreek jij af met de maker van je assistent. Wij sturen uit onszelf niets, en alleen zolang de verbinding duurt.',
            par('Wat we zelf bewaren, lees je in ', to('/privacy', 'de privacyverklaring'), '.'),
          ),
          richText(
            'What your assistant reads here ends up with it: the answers it may see, such as names, addresses and the name of your company, and the text of the draft. What happens to that next is between you and the maker of your assistant. We send nothing of our own accord, and only as long as the connection lasts.',
            par('What we keep ourselves, you can read in ', to('/en/privacy', 'the privacy statement'), '.'),
          ),
        ],
      ),
      question(
        ['Kan een assistent zich vergissen?', 'Can an assistant get it wrong?'],
        [
          'Ja. Kijk zijn antwoorden daarom zelf na, en vraag ons of de notaris als je twijfelt. Wat hij over de akte zegt, is geen juridisch advies. De notaris stelt de akte vast.',
          'Yes. So check its answers yourself, and ask us or the notary when in doubt. What it says about the deed is not legal advice. The notary settles the deed.',
        ],
      ),
      question(
        ['Werkt het met mijn assistent?', 'Does it work with my assistant?'],
        [
          'Het werkt met assistenten die het Model Context Protocol (MCP) kennen en waaraan je zelf een adres kunt toevoegen. Staat die mogelijkheid niet in de instellingen, dan vul je de vragenlijst gewoon zelf in.',
          'It works with assistants that know the Model Context Protocol (MCP) and let you add an address yourself. If its settings do not offer that, you simply fill in the questionnaire yourself.',
        ],
      ),
    ),
    block('call_to_action', {
      title: ['Liever zonder assistent?', 'Rather without an assistant?'],
      text: [
        'Een paar vragen, twee minuten. Je hebt er geen account voor nodig.',
        'A few questions, two minutes. You do not need an account.',
      ],
      buttons: [calculate()],
    }),
  ],
})
