import type { HoldReason, PaperKind, rejectReasons } from '#domain/cases/index.ts'
import type { CaseWords } from '../case-letter.ts'

const papers: Readonly<Record<PaperKind, string>> = {
  identity: 'Kopie van het identiteitsbewijs',
  proof_of_address: 'Bewijs van adres',
  power_of_attorney: 'Volmacht met gelegaliseerde handtekening',
  company_extract: 'Uittreksel van het bedrijf',
  signing_authority: 'Bewijs van wie er mag tekenen',
  opening_balance: 'Openingsbalans',
  accountant: 'Verklaring van de accountant',
  contribution_description: 'Beschrijving van de inbreng',
  purchase_agreement: 'Koopovereenkomst',
  shareholders_register: 'Aandeelhoudersregister',
  proof_of_payment: 'Bewijs van betaling',
  other: 'Ander document',
}

const reasons: Readonly<Record<(typeof rejectReasons)[number], string>> = {
  unreadable: 'is niet goed te lezen',
  expired: 'is niet meer geldig',
  wrong_person: 'is van iemand anders',
  wrong_document: 'is een ander document dan we nodig hebben',
  incomplete: 'is niet compleet',
  other: 'op de pagina lees je wat eraan schort',
}

const holds: Readonly<Record<HoldReason, readonly string[]>> = {
  rejected_documents: [
    'De notaris kan met een of meer van je stukken niet verder. Op de pagina lees je welke en waarom.',
    'Stuur ze daar opnieuw. Zijn ze allemaal binnen, dan gaat je dossier vanzelf weer verder.',
  ],
  no_reply_from_customer: [
    'We wachten al een tijdje op iets van jou. Daarom staat je dossier even stil.',
    'Op de pagina zie je wat het is. Doe je dat, of stuur je een bericht, dan gaan we weer verder.',
  ],
  oprecht_request: [
    'Wij zoeken iets uit voordat je dossier verder kan. Jij hoeft nu niets te doen.',
    'Zodra we eruit zijn, hoor je van ons.',
  ],
  no_present: [
    'De afspraak om te tekenen ging niet door, omdat niet iedereen er was.',
    'Stuur de notaris een bericht wanneer het wel kan. Daarna gaat je dossier weer verder.',
  ],
  other: [
    'De notaris heeft je dossier even stilgezet. Op de pagina lees je waarom, en wat er nodig is om verder te gaan.',
  ],
}

const waiting = {
  papers: 'We wachten nog op stukken van jou.',
  questions: 'De notaris wacht nog op je antwoord.',
  concept: 'De definitieve akte wacht nog op je akkoord.',
  appointment: 'Er is nog geen moment gekozen om te tekenen.',
} as const

const by = (due: string | null, sentence: (due: string) => string): string[] => (due === null ? [] : [sentence(due)])
const theOffice = (office: string | null): string => office ?? 'de notaris'
const start = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const toCase = 'Bekijk je dossier'
const openCase = 'Open het dossier'

export const nlCase: CaseWords = {
  dates: 'nl-NL',
  hello: (name) => (name === undefined ? 'Dag,' : `Dag ${name},`),
  greeting: (brand) => `Hartelijke groet,\nhet team van ${brand}`,
  footer: ({ brand, support_email, number, toOffice }) => [
    `${brand} · ${support_email}`,
    toOffice
      ? `${number === null ? '' : `Dossier ${number}. `}Dit adres staat bij ons als dat van een kantoor dat dossiers behandelt.`
      : `Je krijgt deze mail omdat ${number === null ? 'dit over dossiers van jou gaat' : `dossier ${number} van jou is`}.`,
  ],
  digest: ({ count, toOffice }) => ({
    subject: toOffice ? `Nieuws over ${count} dossiers` : 'Nieuws over je dossier',
    title: toOffice ? 'Wat er het afgelopen uur gebeurde' : 'Wat er intussen gebeurde',
    paragraphs: ['Er gebeurde meer dan één ding. We zetten het voor je in één mail:'],
    action: toOffice ? 'Open de werkbank' : 'Bekijk je dossiers',
  }),
  letters: {
    taken_up: ({ about, office, due }) => ({
      subject: `De notaris kijkt alles na: ${about}`,
      title: 'De notaris kijkt alles na',
      paragraphs: [
        `${start(theOffice(office))} is begonnen met ${about}: je antwoorden en je stukken worden nagekeken.`,
        'Jij hoeft nu niets te doen.',
        ...by(due, (day) => `Uiterlijk ${day} ben je een stap verder.`),
      ],
      action: toCase,
    }),
    asked: ({ about, questions, due }) => ({
      subject: `De notaris heeft ${questions === 1 ? 'een vraag' : 'een paar vragen'}: ${about}`,
      title: questions === 1 ? 'De notaris heeft een vraag' : `De notaris heeft ${questions} vragen`,
      paragraphs: [
        questions === 1
          ? `Bij ${about} wil de notaris nog iets van je weten.`
          : `Bij ${about} wil de notaris nog een paar dingen van je weten. Ze staan voor je op een rij.`,
        'Geef antwoord, of pas aan wat je had ingevuld.',
        ...by(due, (day) => `Doe het uiterlijk ${day}, dan blijft de planning zoals hij is.`),
      ],
      action: questions === 1 ? 'Bekijk de vraag' : 'Bekijk de vragen',
    }),
    sent_back: ({ about, papers: back, due }) => ({
      subject: `${back.length === 1 ? 'Een document moet' : 'Een paar documenten moeten'} opnieuw: ${about}`,
      title: back.length === 1 ? 'Stuur één document opnieuw' : `Stuur ${back.length} documenten opnieuw`,
      paragraphs: [`De notaris keek naar je stukken voor ${about}. Dit kan nog niet mee:`],
      facts: back.map(({ paper, person, reason }) => [
        person === null ? papers[paper] : `${papers[paper]} van ${person}`,
        reasons[reason],
      ]),
      after: by(
        due,
        (day) => `Stuur het uiterlijk ${day} opnieuw. Dat kan op de pagina, ook met een foto van je telefoon.`,
      ),
      action: 'Stuur opnieuw',
    }),
    concept: ({ about, again, due }) => ({
      subject: `${again ? 'De definitieve akte is aangepast' : 'Lees de definitieve akte'}: ${about}`,
      title: again ? 'De definitieve akte is aangepast' : 'De definitieve akte is klaar',
      paragraphs: [
        again
          ? `De akte van ${about} is veranderd nadat er akkoord op was. Je ziet wat er anders is, en geeft daar opnieuw je akkoord op.`
          : `De notaris heeft de definitieve akte van ${about} klaar. Lees hem rustig door en geef je akkoord.`,
        ...by(due, (day) => `Doe het uiterlijk ${day}. Klopt er iets niet? Stuur de notaris dan een bericht.`),
      ],
      action: again ? 'Bekijk wat er anders is' : 'Lees de akte',
    }),
    appointment: ({ about, due }) => ({
      subject: `Maak een afspraak om te tekenen: ${about}`,
      title: 'Tijd om te tekenen',
      paragraphs: [
        `Iedereen is akkoord met de akte van ${about}. Nu kan er een moment gekozen worden om te tekenen.`,
        ...by(due, (day) => `Stuur de notaris uiterlijk ${day} een bericht met momenten die jullie uitkomen.`),
      ],
      action: toCase,
    }),
    meeting: ({ about, at, moved, office }) => ({
      subject: `${moved ? 'De afspraak is verzet' : 'De afspraak staat'}: ${about}`,
      title: moved ? 'De afspraak om te tekenen is verzet' : 'De afspraak om te tekenen staat',
      paragraphs: [
        `Jullie tekenen de akte van ${about} op ${at}, bij ${theOffice(office)}.`,
        'Met het bestand bij deze mail zet je de afspraak in je agenda. Neem allemaal je identiteitsbewijs mee, hetzelfde als je hebt gestuurd.',
        'Kan er iemand niet? Stuur de notaris dan zo snel mogelijk een bericht.',
      ],
      action: toCase,
    }),
    signed: ({ about, on }) => ({
      subject: `De akte is getekend: ${about}`,
      title: 'De akte is getekend',
      paragraphs: [
        `De akte van ${about} is getekend op ${on}.`,
        'De notaris regelt nu de inschrijving bij de KVK. Jij hoeft niets te doen.',
      ],
      action: 'Bekijk de akte',
    }),
    finalized: ({ about, kvk_number }) => ({
      subject: `Klaar, ook bij de KVK: ${about}`,
      title: 'Gefeliciteerd, het is rond',
      paragraphs: [
        `${about} staat bij de KVK ingeschreven onder nummer ${kvk_number}.`,
        'De getekende akte en het uittreksel staan voor je klaar.',
      ],
      action: 'Bekijk je stukken',
    }),
    on_hold: ({ about, reason }) => ({
      subject: `Je dossier staat even stil: ${about}`,
      title: 'Je dossier staat even stil',
      paragraphs: [...holds[reason], 'De termijnen staan zolang ook stil.'],
      action: toCase,
    }),
    lifted: ({ about, due }) => ({
      subject: `Je dossier gaat weer verder: ${about}`,
      title: 'Je dossier gaat weer verder',
      paragraphs: [
        `${about} stond even stil en gaat nu weer verder waar het was.`,
        ...by(due, (day) => `De eerstvolgende stap is uiterlijk ${day}. Op de pagina zie je wie er aan zet is.`),
      ],
      action: toCase,
    }),
    reverted: ({ about, due }) => ({
      subject: `Een stap terug: ${about}`,
      title: 'Je dossier ging een stap terug',
      paragraphs: [
        `De notaris heeft ${about} een stap teruggezet. Op de pagina lees je waarom.`,
        ...by(due, (day) => `De eerstvolgende stap is uiterlijk ${day}. Op de pagina zie je wie er aan zet is.`),
      ],
      action: toCase,
    }),
    canceled: ({ about, refunded }) => ({
      subject: `Je dossier is gestopt: ${about}`,
      title: 'Je dossier is gestopt',
      paragraphs: [
        `Het dossier van ${about} is gestopt. Op de pagina lees je waarom.`,
        refunded === null
          ? 'Er gaat geen geld terug.'
          : `We storten ${refunded} terug op de rekening waarvan je betaalde. Dat duurt meestal een paar werkdagen.`,
        'Wat de wet ons laat bewaren, zoals je factuur, blijft voor je klaarstaan.',
      ],
      action: toCase,
    }),
    handed_over: ({ about, office, due }) => ({
      subject: `Een ander kantoor neemt je dossier over: ${about}`,
      title: 'Een ander kantoor neemt je dossier over',
      paragraphs: [
        `${start(theOffice(office))} gaat ${about} voor je doen. Alles wat je stuurde en invulde, gaat mee.`,
        ...by(due, (day) => `Je hoeft niets opnieuw te doen. Uiterlijk ${day} begint het kantoor eraan.`),
      ],
      action: toCase,
    }),
    refunded: ({ about, sum }) => ({
      subject: `Je krijgt geld terug: ${about}`,
      title: `Je krijgt ${sum} terug`,
      paragraphs: [
        `Voor ${about} is twee keer betaald. We storten ${sum} terug op de rekening waarvan je betaalde. Dat duurt meestal een paar werkdagen.`,
        'Jij hoeft niets te doen. Je dossier loopt gewoon door.',
      ],
      action: toCase,
    }),
    reminder: ({ about, of, late, due }) => ({
      subject: `${late ? 'We wachten nog op jou' : 'Even eraan denken'}: ${about}`,
      title: late ? 'We wachten nog op jou' : 'Even eraan denken',
      paragraphs: [
        waiting[of],
        ...by(due, (day) =>
          late
            ? `Dat zou uiterlijk ${day} zijn. Zolang kan ${about} niet verder.`
            : `Doe het uiterlijk ${day}, dan blijft de planning van ${about} zoals hij is.`,
        ),
        'Kom je er niet uit? Antwoord op deze mail, dan denken we met je mee.',
      ],
      action: toCase,
    }),
    message: ({ about, to }) => ({
      subject: `Nieuw bericht: ${about}`,
      title: 'Je hebt een nieuw bericht',
      paragraphs: [
        to === 'founder'
          ? `Over ${about} staat een bericht van de notaris voor je klaar.`
          : `De oprichter van ${about} heeft een bericht gestuurd.`,
      ],
      action: 'Lees het bericht',
    }),
    opened: ({ about, number, due }) => ({
      subject: `Nieuw dossier ${number}: ${about}`,
      title: `Nieuw dossier: ${about}`,
      paragraphs: [
        'Er is betaald voor een nieuw dossier bij jullie kantoor. De oprichter verzamelt nu de stukken en dient daarna in.',
        ...by(due, (day) => `Dat hoort uiterlijk ${day} te gebeuren. Je kunt nu al meelezen.`),
      ],
      action: openCase,
    }),
    opened_for_support: ({ about, number, due }) => ({
      subject: `Nieuw dossier zonder kantoor, ${number}: ${about}`,
      title: `Nieuw dossier zonder kantoor: ${about}`,
      paragraphs: [
        'Er is betaald voor een dossier waarvan de notaris hier geen account heeft. Support behandelt het en stuurt de stukken door.',
        ...by(due, (day) => `De oprichter dient uiterlijk ${day} in.`),
      ],
      action: openCase,
    }),
    submitted: ({ about, number, due }) => ({
      subject: `Ingediend, dossier ${number}: ${about}`,
      title: `Alles van ${about} is binnen`,
      paragraphs: [
        'De oprichter heeft alle stukken gestuurd en het dossier ingediend.',
        ...by(due, (day) => `Neem het uiterlijk ${day} in behandeling.`),
      ],
      action: openCase,
    }),
    answered: ({ about, number, due }) => ({
      subject: `Antwoord van de oprichter, dossier ${number}: ${about}`,
      title: 'De oprichter heeft geantwoord',
      paragraphs: [
        `De vragen over ${about} zijn beantwoord. Bekijk de antwoorden en sluit wat klaar is.`,
        ...by(due, (day) => `Jullie zijn weer aan zet, tot en met ${day}.`),
      ],
      action: openCase,
    }),
    approved: ({ about, number, due }) => ({
      subject: `Iedereen is akkoord, dossier ${number}: ${about}`,
      title: 'Iedereen is akkoord met de akte',
      paragraphs: [
        `Iedereen die ${about} tekent, is akkoord met de definitieve akte.`,
        ...by(due, (day) => `Plan uiterlijk ${day} het tekenen.`),
      ],
      action: openCase,
    }),
    not_taken_up: ({ about, number, due }) => ({
      subject: `Wacht nog op jullie, dossier ${number}: ${about}`,
      title: `${about} wacht nog op jullie`,
      paragraphs: [
        ...by(due, (day) => `Dit dossier zou uiterlijk ${day} in behandeling zijn, maar ligt er nog.`),
        'Lukt het niet? Laat het ons weten. Anders bieden we het binnenkort een ander kantoor aan.',
      ],
      action: openCase,
    }),
  },
}
