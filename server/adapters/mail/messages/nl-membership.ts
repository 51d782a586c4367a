import type { Brand } from './brand.ts'

export type MembershipFacts = {
  readonly plan: string
  readonly per: 'month' | 'year' | null
  readonly contracts: number
  readonly amount: string
  readonly day: string
  /** What does not go back; empty where everything does. */
  readonly kept: string
  /** The day with the time. */
  readonly moment: string
  readonly who: string
}

type Letter = {
  readonly subject: (facts: MembershipFacts) => string
  readonly title: string
  readonly paragraphs: (facts: MembershipFacts) => readonly string[]
  readonly action: string
}

const each = ({ per }: MembershipFacts) => (per === 'month' ? 'elke maand' : 'elk jaar')
const page = 'Bekijk je lidmaatschap'

/** Over een lidmaatschap: wat het is, wat het kost en wanneer. */
export const nlMembership = {
  hello: (name: string | undefined) => (name === undefined ? 'Dag,' : `Dag ${name},`),
  invoice: ({ number }: { number: string }) => `Factuur ${number} zit als bijlage bij deze mail.`,
  letters: {
    welcome: {
      subject: ({ plan }) => `Welkom: je lidmaatschap ${plan} is begonnen`,
      title: 'Je lidmaatschap is begonnen',
      paragraphs: (facts) => [
        `Je hebt nu het lidmaatschap ${facts.plan}. Je maakt er per jaar ${facts.contracts} contracten mee.`,
        `Het loopt tot ${facts.day} en wordt daarna ${each(facts)} verlengd. Je hoort het altijd minstens drie dagen voordat je weer betaalt.`,
        facts.per === 'month'
          ? 'Opzeggen kan elke dag. Het stopt dan aan het eind van de maand die je hebt betaald.'
          : 'Opzeggen kan elke dag. In het eerste jaar stopt het aan het eind van dat jaar. Daarna stopt het binnen een maand, en krijg je terug wat je niet gebruikt.',
        'Bedenk je je? De eerste veertien dagen kun je de overeenkomst ontbinden, zonder reden. Je krijgt dan je geld terug; alleen contracten die je al hebt goedgekeurd, tellen we naar verhouding. De knop staat op de pagina van je lidmaatschap.',
      ],
      action: page,
    },
    before_charge: {
      subject: ({ day }) => `Je lidmaatschap wordt op ${day} verlengd`,
      title: 'Je lidmaatschap loopt door',
      paragraphs: ({ plan, amount, day }) => [
        `Op ${day} schrijven we ${amount} af voor je lidmaatschap ${plan}, met btw. Je hoeft niets te doen.`,
        'Wil je ermee stoppen of iets anders? Dat regel je vóór die dag op de pagina van je lidmaatschap.',
      ],
      action: page,
    },
    before_link: {
      subject: ({ day }) => `Je lidmaatschap loopt tot ${day}`,
      title: 'Wil je ermee doorgaan?',
      paragraphs: ({ plan, amount, day }) => [
        `Je lidmaatschap ${plan} is betaald tot ${day}. Doorgaan kost ${amount}, met btw. We schrijven niets vanzelf af: je betaalt zelf, op de pagina van je lidmaatschap.`,
        'Wil je stoppen? Zeg het daar dan op. Betaal je niet, dan stopt het twee weken later vanzelf.',
      ],
      action: 'Betaal of zeg op',
    },
    failed: {
      subject: () => 'De betaling van je lidmaatschap is niet gelukt',
      title: 'De betaling is niet gelukt',
      paragraphs: ({ plan, amount, day }) => [
        `Het lukte niet om ${amount} te ontvangen voor je lidmaatschap ${plan}. Tot en met ${day} blijft alles gewoon werken.`,
        'Betaal zelf, of zorg dat er genoeg op je rekening staat: we proberen het een paar keer opnieuw. Daarna kun je geen contracten meer goedkeuren. Wat je hebt gemaakt, blijf je zien.',
      ],
      action: 'Betaal nu',
    },
    charged_back: {
      subject: () => 'De betaling van je lidmaatschap is teruggehaald',
      title: 'De bank heeft je betaling teruggehaald',
      paragraphs: ({ plan, amount, day }) => [
        `Je bank haalde ${amount} terug voor je lidmaatschap ${plan}. Tot en met ${day} blijft alles gewoon werken.`,
        'Was het een vergissing? Betaal dan opnieuw. Wil je stoppen? Zeg je lidmaatschap dan op.',
      ],
      action: 'Betaal of zeg op',
    },
    recovered: {
      subject: () => 'Je lidmaatschap is weer betaald',
      title: 'Je betaling is binnen',
      paragraphs: ({ plan, amount }) => [`We hebben ${amount} ontvangen. Je lidmaatschap ${plan} loopt gewoon door.`],
      action: page,
    },
    renewed: {
      subject: ({ plan }) => `Je betaling voor ${plan} is binnen`,
      title: 'Je betaling is binnen',
      paragraphs: ({ plan, amount, day }) => [
        `We hebben ${amount} ontvangen. Je hebt het lidmaatschap ${plan}, en het is betaald tot ${day}.`,
      ],
      action: page,
    },
    canceling: {
      subject: ({ day }) => `Je lidmaatschap stopt op ${day}`,
      title: 'Je hebt opgezegd',
      paragraphs: ({ plan, day }) => [
        `Je lidmaatschap ${plan} stopt op ${day}. Tot die dag blijft alles werken en betaal je niets meer.`,
        'Bedenk je je? Dan neem je de opzegging terug op de pagina van je lidmaatschap.',
      ],
      action: page,
    },
    ended: {
      subject: () => 'Je lidmaatschap is gestopt',
      title: 'Je lidmaatschap is gestopt',
      paragraphs: ({ plan, day }) => [
        `Je lidmaatschap ${plan} is op ${day} gestopt. We schrijven niets meer af. Je contracten blijf je zien en downloaden.`,
      ],
      action: page,
    },
    ended_unpaid: {
      subject: () => 'Je lidmaatschap is gestopt',
      title: 'Je lidmaatschap is gestopt',
      paragraphs: ({ plan, day }) => [
        `We kregen geen betaling, dus je lidmaatschap ${plan} is op ${day} gestopt. Je bent ons niets meer verschuldigd. Je contracten blijf je zien en downloaden.`,
        'Wil je weer lid worden? Dat kan altijd.',
      ],
      action: page,
    },
    withdrawn: {
      subject: () => 'Bevestiging: je hebt de overeenkomst ontbonden',
      title: 'We hebben je ontbinding ontvangen',
      paragraphs: ({ plan, amount, day, kept, moment, who }) => [
        `Op ${moment} ontvingen we deze verklaring: “Ik, ${who}, ontbind de overeenkomst voor het lidmaatschap ${plan}, begonnen op ${day}.”`,
        `Je lidmaatschap is per direct gestopt en we schrijven niets meer af. Je krijgt ${amount} terug, op de manier waarop je hebt betaald. Dat duurt meestal een paar dagen en nooit langer dan veertien.`,
        ...(kept === ''
          ? []
          : [`Voor de contracten die je al had goedgekeurd, houden we ${kept}. Die blijven van jou.`]),
        'Bewaar deze mail: dit is je bewijs.',
      ],
      action: page,
    },
    package_bought: {
      subject: ({ plan }) => `Je betaling voor ${plan} is binnen`,
      title: 'Je contracten staan klaar',
      paragraphs: ({ plan, contracts }) => [
        `Je hebt ${plan} gekocht. Daarmee keur je ${contracts} contracten goed wanneer je wilt: ze verlopen niet.`,
        'Bedenk je je? De eerste veertien dagen kun je de overeenkomst ontbinden, zonder reden. Je krijgt dan je geld terug; alleen contracten die je al hebt goedgekeurd, tellen we naar verhouding. De knop staat op de pagina van je lidmaatschap.',
      ],
      action: 'Bekijk je contracten',
    },
    package_withdrawn: {
      subject: () => 'Bevestiging: je hebt de overeenkomst ontbonden',
      title: 'We hebben je ontbinding ontvangen',
      paragraphs: ({ plan, amount, day, kept, moment, who }) => [
        `Op ${moment} ontvingen we deze verklaring: “Ik, ${who}, ontbind de overeenkomst voor ${plan}, gekocht op ${day}.”`,
        `Je krijgt ${amount} terug, op de manier waarop je hebt betaald. Dat duurt meestal een paar dagen en nooit langer dan veertien.`,
        ...(kept === ''
          ? []
          : [`Voor de contracten die je al had goedgekeurd, houden we ${kept}. Die blijven van jou.`]),
        'Bewaar deze mail: dit is je bewijs.',
      ],
      action: page,
    },
  } satisfies Record<string, Letter>,
  greeting: ({ brand }: Brand) => `Hartelijke groet,\nhet team van ${brand}`,
  footer: ({ brand, support_email }: Brand & { support_email: string }) => [
    `${brand} · ${support_email}`,
    'Je krijgt deze mail omdat je bij ons een lidmaatschap hebt.',
  ],
}

export type MembershipLetter = keyof (typeof nlMembership)['letters']

/** Every language has exactly these texts; one that is missing does not compile. */
export type MembershipWords = Omit<typeof nlMembership, 'letters'> & {
  readonly letters: Readonly<Record<MembershipLetter, Letter>>
}
