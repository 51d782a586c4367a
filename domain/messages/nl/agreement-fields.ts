import type { TextsOf } from '../texts.ts'

/** Vragen over wat de aandeelhouders onderling afspreken. */
export const agreementFields: Pick<
  TextsOf<'main'>,
  | 'shareholders_agreement'
  | 'agreement_decisions'
  | 'agreement_amount'
  | 'agreement_dividend'
  | 'agreement_leaver'
  | 'agreement_drag_along'
  | 'agreement_competition'
> = {
  shareholders_agreement: {
    label: 'Wil je een aandeelhoudersovereenkomst?',
    help: 'Daarin staat wie over grote dingen beslist, wat er met de winst gebeurt en wat iemand krijgt die stopt. Je beantwoordt zes vragen, wij schrijven de overeenkomst.',
    why: 'Zonder overeenkomst gelden alleen de wet en de statuten. Die zeggen weinig over wat je doet als een van jullie vertrekt of als jullie het niet eens worden. Later kan het ook nog, maar dan moet iedereen het er op dat moment over eens zijn.',
  },
  agreement_decisions: {
    label: 'Wie beslist er over grote dingen?',
    help: 'Zoals een nieuwe aandeelhouder, een pand kopen, een grote lening of de BV verkopen.',
    options: { everyone: 'We moeten het allemaal eens zijn', two_thirds: 'Twee derde van de stemmen is genoeg' },
    optionHelp: {
      everyone: 'Niemand kan worden gepasseerd.',
      two_thirds: 'Wie twee derde van de aandelen heeft, kan dan ook alleen beslissen.',
    },
  },
  agreement_amount: {
    label: 'Vanaf welk bedrag is een uitgave of lening groot?',
    help: 'Daaronder beslist het bestuur zelf.',
    issues: { required: 'Vul een bedrag in' },
  },
  agreement_dividend: {
    label: 'Wat doen jullie met de winst?',
    options: {
      buffer_first: 'Eerst een buffer, de rest uitkeren',
      half: 'Ieder jaar minstens de helft uitkeren',
      together: 'In de BV houden, tenzij we samen anders beslissen',
    },
    optionHelp: { buffer_first: 'De buffer is genoeg voor zes maanden vaste kosten.' },
  },
  agreement_leaver: {
    label: 'Wat gebeurt er met de aandelen van wie stopt met werken in de BV?',
    help: 'De waarde bepalen jullie samen, of anders een onafhankelijke deskundige.',
    options: {
      discount: 'Aanbieden voor de volle waarde, bij eigen schuld een kwart minder',
      full_value: 'Aanbieden, altijd voor de volle waarde',
      keep: 'Die mag je houden',
    },
    optionHelp: {
      discount: 'Eigen schuld is bijvoorbeeld fraude, concurreren of zonder goede reden binnen twee jaar vertrekken.',
    },
  },
  agreement_drag_along: {
    label: 'Wie mag doorzetten dat de hele BV wordt verkocht?',
    help: 'De anderen verkopen dan mee, voor dezelfde prijs. Andersom mag altijd iedereen mee verkopen als de meerderheid verkoopt.',
    options: {
      three_quarters: 'Wie samen drie kwart van de aandelen hebben',
      majority: 'Wie samen meer dan de helft hebben',
      nobody: 'Niemand: alleen als we allemaal willen',
    },
  },
  agreement_competition: {
    label: 'Hoe lang mag wie vertrekt niet concurreren?',
    help: 'Zolang je aandeelhouder bent, concurreer je sowieso niet met de BV.',
    options: { twelve_months: 'Een jaar', six_months: 'Zes maanden', none: 'Na vertrek mag het meteen' },
  },
}
