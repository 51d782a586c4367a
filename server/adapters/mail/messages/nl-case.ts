import type { HoldReason } from '#domain/cases/index.ts'
import type { PaperKind, rejectReasons } from '#domain/papers/index.ts'
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

const needs = {
  online: [
    ['Identiteitsbewijs', 'hetzelfde als je hebt gestuurd, niet een ander'],
    ['Telefoon', 'opgeladen, om je identiteitsbewijs te lezen'],
    ['Laptop of tablet', 'met camera en microfoon'],
    ['Een rustige kamer', 'waar je alleen bent: de notaris vraagt ernaar'],
    ['Op tijd', 'de notaris stelt eerst vast wie je bent en legt dan de akte uit'],
  ],
  offline: [
    ['Identiteitsbewijs', 'hetzelfde als je hebt gestuurd, niet een ander'],
    ['Op tijd', 'de notaris stelt eerst vast wie je bent en legt dan de akte uit'],
  ],
} as const

const by = (due: string | null, sentence: (due: string) => string): string[] => (due === null ? [] : [sentence(due)])
const theOffice = (office: string | null): string => office ?? 'de notaris'
const start = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const toCase = 'Bekijk je dossier'
const openCase = 'Open het dossier'

export const nlCase: CaseWords = {
  at: 'om',
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
      subject: `Kies een moment om te tekenen: ${about}`,
      title: 'Tijd om te tekenen',
      paragraphs: [
        `Iedereen is akkoord met de akte van ${about}. Kies nu een moment om te tekenen, in de agenda van de notaris.`,
        ...by(due, (day) => `Doe het uiterlijk ${day}.`),
      ],
      action: 'Kies een moment',
    }),
    meeting: ({ about, at, moved, office, way }) => ({
      subject: `${moved ? 'De afspraak is verzet' : 'De afspraak staat'}: ${about}`,
      title: moved ? 'De afspraak om te tekenen is verzet' : 'De afspraak om te tekenen staat',
      paragraphs: [
        way === 'online'
          ? `Jullie tekenen de akte van ${about} op ${at}, online, met ${theOffice(office)}.`
          : `Jullie tekenen de akte van ${about} op ${at}, bij ${theOffice(office)}.`,
        'Met het bestand bij deze mail zet je de afspraak in je agenda. Houd allemaal je identiteitsbewijs bij de hand, hetzelfde als je hebt gestuurd.',
        'Kan er iemand niet? Verzet de afspraak dan op tijd, of stuur de notaris een bericht.',
      ],
      action: toCase,
    }),
    meeting_off: ({ about, at }) => ({
      subject: `De afspraak gaat niet door: ${about}`,
      title: 'De afspraak om te tekenen gaat niet door',
      paragraphs: [
        `De afspraak van ${at} voor ${about} gaat niet door. Met het bestand bij deze mail gaat hij uit je agenda.`,
        'Zodra er een ander moment is, krijg je daar bericht van.',
      ],
      action: toCase,
    }),
    meeting_reminder: ({ about, at, office, way }) => ({
      subject: `Morgen tekenen jullie: ${about}`,
      title: 'Morgen tekenen jullie de akte',
      paragraphs: [
        `Op ${at} tekenen jullie de akte van ${about}, ${way === 'online' ? `online, met ${theOffice(office)}` : `bij ${theOffice(office)}`}.`,
        way === 'online' ? 'Dit heb je nodig, en zo werkt online tekenen:' : 'Dit neem je mee:',
      ],
      facts: needs[way],
      action: toCase,
    }),
    meeting_asked: ({ about, at, by: name, office, way, here = false }) => ({
      subject: `Kun je dan? Akte tekenen: ${about}`,
      title: 'Past dit moment je?',
      paragraphs: [
        `${name} wil de akte van ${about} tekenen op ${at}, ${way === 'online' ? `online, met ${theOffice(office)}` : `bij ${theOffice(office)}`}. Jij moet daarbij zijn.`,
        `${here ? 'Zeg met de knop hieronder of het past' : `Laat ${name} weten of het past`}. Zodra iedereen kan, staat de afspraak vast en krijg je hem voor in je agenda.`,
      ],
      action: 'Zeg of het past',
    }),
    meeting_to_pay: ({ about, at }) => ({
      subject: `Iedereen kan: ${about}`,
      title: 'Iedereen kan op dat moment',
      paragraphs: [
        `Iedereen kan op ${at} om de akte van ${about} te tekenen. We houden dat moment een dag voor jullie vast.`,
        'Betaal het verzetten op de pagina van je afspraak, dan staat het nieuwe moment. Tot dan geldt de afspraak die je had.',
      ],
      action: 'Naar je afspraak',
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
    finalized: ({ about, kvk_number, holdings = [] }) => ({
      subject: `Klaar, ook bij de KVK: ${about}`,
      title: 'Gefeliciteerd, het is rond',
      paragraphs: [
        `${about} staat bij de KVK ingeschreven onder nummer ${kvk_number}.`,
        ...holdings.map((one) => `${one.name} staat er ook, onder nummer ${one.kvk_number}.`),
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
    change_returned: ({ about, sum }) => ({
      subject: `Je wijziging kon niet meer: ${about}`,
      title: 'Je wijziging kon niet meer',
      paragraphs: [
        `Je betaalde voor een wijziging van ${about}, maar intussen was je dossier verder. De wijziging is niet doorgevoerd: alles staat zoals het stond.`,
        `We storten ${sum} terug op de rekening waarvan je betaalde. Dat duurt meestal een paar werkdagen. Wil je het nog steeds anders? Op de pagina van je bedrijf zie je wat er nu kan.`,
      ],
      action: toCase,
    }),
    move_returned: ({ about, sum }) => ({
      subject: `Verzetten kon niet meer: ${about}`,
      title: 'Verzetten kon niet meer',
      paragraphs: [
        `Je betaalde om de afspraak van ${about} te verzetten, maar dat moment was intussen niet meer vrij. De afspraak die je had, staat nog.`,
        `We storten ${sum} terug op de rekening waarvan je betaalde. Dat duurt meestal een paar werkdagen.`,
      ],
      action: 'Naar je afspraak',
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
    message: ({ about, to, by: writer }) => ({
      subject: `Nieuw bericht: ${about}`,
      title: 'Je hebt een nieuw bericht',
      paragraphs: [
        to === 'founder'
          ? `Over ${about} staat een bericht van de notaris voor je klaar.`
          : writer === 'participant'
            ? `Iemand die het eigen deel van ${about} invult, heeft een bericht gestuurd.`
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
    changed: ({ about, number, due }) => ({
      subject: `Gewijzigd door de oprichter, dossier ${number}: ${about}`,
      title: 'De oprichter heeft iets gewijzigd',
      paragraphs: [
        `In ${about} zijn antwoorden gewijzigd. In het dossier zie je woord voor woord wat er anders wordt, en neem je het over.`,
        ...by(due, (day) => `Jullie hebben tot en met ${day}.`),
      ],
      action: openCase,
    }),
    meeting_chosen: ({ about, number, at, moved, way }) => ({
      subject: `${moved ? 'Afspraak verzet' : 'Afspraak gekozen'}, dossier ${number}: ${about}`,
      title: moved ? 'De oprichter heeft de afspraak verzet' : 'De oprichter heeft een moment gekozen',
      paragraphs: [
        `${about} tekent op ${at}, ${way === 'online' ? 'online' : 'op kantoor'}. Iedereen die erbij moet zijn, kan dan.`,
        'Met het bestand bij deze mail zet je de afspraak in je agenda.',
      ],
      action: openCase,
    }),
    meeting_refused: ({ about, at, who }) => ({
      subject: `${who} kan dan niet: ${about}`,
      title: `${who} kan dan niet`,
      paragraphs: [`${start(at)} past ${who} niet. Kies een ander moment om de akte van ${about} te tekenen.`],
      action: 'Kies een ander moment',
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
