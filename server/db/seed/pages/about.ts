import { block, par, richText, seededPage, to } from './building.ts'
import { calculate, firstTheCost, howItWorks, part, point } from './parts.ts'

export const aboutPage = seededPage({
  slug: ['over-ons', 'about'],
  name: 'Over ons',
  meta: {
    title: ['Over {brand}', 'About {brand}'],
    description: [
      'Waarom we doen wat we doen, wie wat doet en waar we ons geld mee verdienen. Gewoon eerlijk.',
      'Why we do what we do, who does what and how we earn our money. Plain and simple.',
    ],
  },
  body: [
    block('hero', {
      title: ['Een bedrijf oprichten moet je kunnen begrijpen', 'You should be able to understand founding a company'],
      text: [
        'Een stapel juridische tekst, even doorgenomen, en dan tekenen. Dat kan beter. Bij {brand} zie je de tekst ontstaan terwijl je antwoord geeft, met uitleg bij elk artikel.',
        'A stack of legal text, gone through quickly, and then you sign. That can be done better. At {brand} you see the text come about as you answer, with every article explained.',
      ],
      buttons: [calculate(), howItWorks],
      ratings: true,
    }),
    block('columns', {
      title: ['Wie doet wat?', 'Who does what?'],
      columns: [
        block('column', {
          title: ['Jij', 'You'],
          body: [
            richText(
              'Jij weet wat je bedrijf wordt en met wie. Je beantwoordt de vragen, stuurt je stukken en beslist.',
            ),
            richText(
              'You know what your company will be and with whom. You answer the questions, send your documents and decide.',
            ),
          ],
        }),
        block('column', {
          title: ['Wij', 'We'],
          body: [
            richText(
              'Wij stellen de vragen, maken van je antwoorden de stukken, rekenen de prijs uit en zorgen dat niets blijft liggen.',
            ),
            richText(
              'We ask the questions, turn your answers into documents, work out the price and make sure that nothing is left unattended.',
            ),
          ],
        }),
        block('column', {
          title: ['De notaris', 'The notary'],
          body: [
            richText(
              'De notaris is onafhankelijk. Hij controleert wie jullie zijn en of alles mag, legt de akte uit en beslist zelf of hij hem tekent.',
            ),
            richText(
              'The notary is independent: checks who you are and whether everything is allowed, explains the deed and decides whether to sign it.',
            ),
          ],
        }),
      ],
    }),
    block('text', {
      title: ['Waar we ons aan houden', 'What we stick to'],
      points: [
        point(
          'talk',
          ['Gewone taal', 'Plain language'],
          [
            'Een moeilijk woord leggen we uit waar het staat. Begrijp je iets niet, dan is dat onze fout.',
            'A difficult word is explained where it stands. If you do not understand something, the mistake is ours.',
          ],
        ),
        point(
          'money',
          ['De hele prijs', 'The whole price'],
          [
            'Het totaal dat je ziet, is wat je betaalt: met btw, de notaris en wat we doorbetalen aan KVK.',
            'The total you see is what you pay: with VAT, the notary and what we pass on to KVK.',
          ],
        ),
        point(
          'lock',
          ['Alleen wat nodig is', 'Only what is needed'],
          [
            'We vragen niets wat de akte of de wet niet nodig heeft, en bewaren het niet langer dan moet.',
            'We ask nothing that the deed or the law does not need, and keep it no longer than we must.',
          ],
        ),
        point(
          'check',
          ['Eerlijk over nee', 'Honest about no'],
          [
            'Past je plan niet bij ons, dan zeggen we dat voordat je betaalt en wijzen we je de weg.',
            'If your plan does not fit our service, we say so before you pay and point the way.',
          ],
        ),
        point(
          'people',
          ['Een mens aan de lijn', 'A human on the line'],
          [
            'Kom je er niet uit, dan helpen onze mensen je. Desnoods vullen we het samen in.',
            'If you get stuck, our team helps you. If need be we fill it in together.',
          ],
        ),
        point(
          'globe',
          ['Voor iedereen', 'For everyone'],
          [
            'In het Nederlands en het Engels, op je telefoon, en ook met een schermlezer of zonder muis.',
            'In Dutch and English, on your phone, and also with a screen reader or without a mouse.',
          ],
        ),
      ],
    }),
    part(
      ['Waar we ons geld mee verdienen', 'How we earn our money'],
      [
        richText(
          'Je betaalt ons een vaste prijs voor wat je bestelt. Daarvan betalen we de notaris. Wat KVK vraagt, rekenen we door zonder er iets op te leggen. Daarnaast verkopen we lidmaatschappen, voor wie zelf contracten wil maken.',
          par(
            'We werken met partners, zoals boekhouders en banken. Krijgen wij voor een aanbod een vergoeding, dan staat dat erbij. Je gegevens verkopen we nooit. ',
            to('/privacy', 'Zo gaan we ermee om'),
            '.',
          ),
        ),
        richText(
          'You pay us a fixed price for what you order. From it we pay the notary. What KVK charges we pass on without adding anything. Besides that we sell memberships, for those who want to make contracts themselves.',
          par(
            'We work with partners, such as bookkeepers and banks. If we receive a fee for an offer, it says so. We never sell your data. ',
            to('/en/privacy', 'How we handle it'),
            '.',
          ),
        ),
      ],
    ),
    part(
      ['Wat we niet zijn', 'What we are not'],
      [
        'We zijn geen notaris, geen advocaat en geen belastingadviseur. Wij geven geen advies over jouw situatie. De notaris en je adviseur doen dat wel, en we zeggen erbij wanneer je naar hen toe moet.',
        'We are not a notary, a lawyer or a tax adviser. We do not advise on your situation. The notary and your adviser do, and we tell you when to turn to them.',
      ],
    ),
    part(
      ['Bereikbaar', 'Get in touch'],
      [
        richText(
          par('Mail naar {email}. Ben je ergens niet tevreden over? ', to('/klachten', 'Zo lossen we het op'), '.'),
        ),
        richText(
          par('Email {email}. Not happy about something? ', to('/en/complaints', 'This is how we put it right'), '.'),
        ),
      ],
    ),
    firstTheCost(calculate()),
  ],
})
