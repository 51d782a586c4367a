import { list, par, richText, seededPage, to } from './building.ts'
import { head, part } from './parts.ts'

export const complaintsPage = seededPage({
  slug: ['klachten', 'complaints'],
  name: 'Klachten en terugbetalen',
  meta: {
    title: ['Klachten en terugbetalen', 'Complaints and refunds'],
    description: [
      'Gaat er iets niet zoals je verwacht? Zo lossen we het op, en dit krijg je terug als je stopt.',
      'Is something not as you expected? This is how we put it right, and what you get back if you stop.',
    ],
  },
  body: [
    head(
      ['Klachten en terugbetalen', 'Complaints and refunds'],
      [
        'Gaat er iets niet zoals je verwacht? Zo lossen we het op, en dit krijg je terug als je stopt.',
        'Is something not as you expected? This is how we put it right, and what you get back if you stop.',
      ],
    ),
    part(
      ['Zeg het eerst ons', 'Tell us first'],
      [
        'Mail naar {email} en vertel wat er is. Je krijgt binnen vijf werkdagen antwoord van iemand die er iets aan kan doen. Lukt dat niet, dan hoor je binnen die tijd wanneer wel.',
        'Email {email} and tell us what is wrong. Within five working days someone who can do something about it answers you. If that is not possible, you hear within that time when it will be.',
      ],
    ),
    part(
      ['Gaat het over de notaris?', 'Is it about the notary?'],
      [
        richText(
          'Vertel het eerst aan het kantoor zelf. Kom je er niet uit, dan zijn er drie wegen:',
          list(
            [
              'De ',
              to('https://www.notaris.nl', 'Koninklijke Notariële Beroepsorganisatie'),
              ' (KNB) legt uit hoe de klachtenregeling van notarissen werkt.',
            ],
            [
              'De ',
              to('https://www.degeschillencommissie.nl', 'Geschillencommissie Notariaat'),
              ' beslist over een geschil, bijvoorbeeld over een rekening of over schade.',
            ],
            'De Kamer voor het notariaat gaat over het gedrag van een notaris: het tuchtrecht.',
          ),
          'Wij helpen je graag om te vinden waar je moet zijn.',
        ),
        richText(
          'Tell the notary’s office first. If that does not help, there are three ways:',
          list(
            [
              'The ',
              to('https://www.notaris.nl', 'Royal Dutch Association of Civil-law Notaries'),
              ' (KNB) explains how complaints about notaries work.',
            ],
            [
              'The ',
              to('https://www.degeschillencommissie.nl', 'Dutch disputes committee for notaries'),
              ' (Geschillencommissie Notariaat) decides on a dispute, for example about a bill or damage.',
            ],
            'The disciplinary court (Kamer voor het notariaat) deals with a notary’s conduct.',
          ),
          'We are happy to help you find out where to go.',
        ),
      ],
    ),
    part(
      ['Gaat het over je gegevens?', 'Is it about your data?'],
      [
        richText(
          par(
            'Mail ons, dan kijken we er meteen naar. Je kunt ook een klacht indienen bij de ',
            to('https://www.autoriteitpersoonsgegevens.nl', 'Autoriteit Persoonsgegevens'),
            '. Wat we bewaren en waarom, staat in onze ',
            to('/privacy', 'privacyverklaring'),
            '.',
          ),
        ),
        richText(
          par(
            'Email us and we will look at it right away. You can also file a complaint with the ',
            to('https://www.autoriteitpersoonsgegevens.nl/en', 'Dutch Data Protection Authority'),
            '. What we keep and why is in our ',
            to('/en/privacy', 'privacy statement'),
            '.',
          ),
        ),
      ],
    ),
    part(
      ['Gaat het over een partner?', 'Is it about a partner?'],
      [
        'Een boekhouder, bank of jurist staat zelf in voor zijn werk, dus begin daar. Vertel het ons ook: we willen weten met wie we je in contact brengen.',
        'A bookkeeper, bank or lawyer answers for their own work, so start there. Tell us as well: we want to know whom we introduce you to.',
      ],
    ),
    part(
      ['Stoppen met je opdracht en je geld terug', 'Stopping your order and getting your money back'],
      [
        'Zolang de notaris nog niet begonnen is, kun je kosteloos stoppen en krijg je alles terug. Daarna krijg je terug wat er nog niet gedaan of doorbetaald is. Je hoort van tevoren welk bedrag dat is.',
        'As long as the notary has not started, you can stop free of charge and get everything back. After that you get back what has not been done or passed on yet. We tell you the amount beforehand.',
      ],
    ),
    part(
      ['Stoppen met je lidmaatschap', 'Stopping your membership'],
      [
        richText(
          par(
            'De eerste veertien dagen kun je er zonder reden uit. Je krijgt dan terug wat je betaalde, min het deel voor contracten die je al had goedgekeurd. Daarna zeg je op via ',
            to('/membership', 'je lidmaatschap'),
            '. Wanneer het stopt, staat er meteen bij en in ',
            to('/voorwaarden', 'de voorwaarden'),
            '.',
          ),
        ),
        richText(
          par(
            'In the first fourteen days you can withdraw without giving a reason. You then get back what you paid, less the share of contracts you had already approved. After that you cancel on ',
            to('/membership', 'your membership page'),
            '. It says right away when it stops, and so do ',
            to('/en/terms', 'the terms'),
            '.',
          ),
        ),
      ],
    ),
    part(
      ['Hoe en wanneer je geld terugkomt', 'How and when you get it back'],
      [
        'We betalen terug zoals jij betaalde, binnen veertien dagen nadat je hebt laten weten dat je stopt. Mail daarvoor naar {email}.',
        'We pay back the way you paid, within fourteen days after you told us that you stop. Email {email} for that.',
      ],
    ),
  ],
})
