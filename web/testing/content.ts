import type { ContentToDraw } from '#contract/content-page.ts'
import type { ContentBlock, PageBlock, RichText } from '#domain/content/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { site } from './site.ts'

export const words = (text: string, href?: string): RichText => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        {
          ...{ type: 'text' as const, text },
          ...(href !== undefined && { marks: [{ type: 'link' as const, attrs: { href, linktype: 'url' as const } }] }),
        },
      ],
    },
  ],
})

const button = (label: string, address: string): ContentBlock<'button'> => ({
  ...{ component: 'button', _uid: `b-${label}`, label, address },
})

const said = {
  nl: {
    name: 'BV oprichten',
    hero: 'BV oprichten:\ngewone vragen,\neen echte akte',
    lead: 'In een halfuur vul je in wat de notaris moet weten, en je ziet de akte meegroeien. Binnen 20 werkdagen nadat je stukken er zijn, bestaat je bedrijf.',
    calculate: 'Bereken mijn prijs',
    start: 'Direct beginnen',
    get: 'Wat je krijgt',
    get_text: 'Alles wat nodig is om je BV te laten bestaan, van de akte tot het KVK-nummer.',
    points: [
      ['deed', 'Akte van oprichting', 'Met de statuten erin. Bij elk artikel lees je in gewone taal wat het betekent.'],
      [
        'talk',
        'Gesprek met de notaris',
        'Online, drie kwartier. De notaris legt de akte uit en stelt vast wie je bent.',
      ],
      ['register', 'Inschrijving bij KVK', 'De notaris schrijft je BV in. Jij krijgt het nummer en het uittreksel.'],
      ['people', 'UBO-opgave', 'Wie de eigenaren zijn, moet binnen een week bekend zijn. De opgave ligt klaar.'],
      ['book', 'Aandeelhoudersregister', 'Al ingevuld: wie welke aandelen heeft, met nummers.'],
      ['download', 'Al je stukken', 'Volmacht, verklaringen en akte, als PDF en als Word.'],
    ],
    not: 'Niet inbegrepen: je zakelijke rekening en je boekhouding.',
    costs: 'Wat een Nederlandse BV kost',
    lines: [
      ['Nederlandse BV', null, 39_900],
      ['Inschrijving bij KVK', 'Doorberekend, zonder btw', 8_515],
      ['Kwaliteitsfonds notariaat', 'Doorberekend, btw zit erin', 995],
    ],
    often: [
      ['Persoonlijke holding erbij', 49_017],
      ['Klaar binnen 10 werkdagen', 30_250],
    ],
    as_of: '3 december 2026',
    steps_title: 'In vijf stappen een bedrijf',
    steps: [
      ['Prijs berekenen', '2 minuten', 'Een paar vragen en je weet wat je betaalt. Je zit nergens aan vast.'],
      [
        'Gegevens invullen',
        'ongeveer een halfuur',
        'Naast elke vraag zie je de akte. Stoppen en later verdergaan mag.',
      ],
      ['Betalen', '1 minuut', 'Daarna wijzigen is gratis tot je dossier bij de notaris ligt.'],
      [
        'Naar de notaris',
        'een foto en een gesprek',
        'Je stuurt je paspoort. De notaris kijkt alles na en spreekt je online.',
      ],
      ['Bedrijf klaar', 'binnen 20 werkdagen', 'De akte is getekend en je BV staat bij KVK. Je kunt aan de slag.'],
    ],
    questions_title: 'Vragen die vaak komen',
    questions_text: 'Staat je vraag er niet bij? Onze mensen denken graag met je mee.',
    questions: [
      ['Hoeveel geld moet er in de BV?', 'Eén cent is genoeg. Meer mag altijd: het geld blijft van de BV.'],
      [
        'Moet ik naar het kantoor van de notaris?',
        'Meestal niet. Je spreekt de notaris online en tekent met een volmacht.',
      ],
      ['Mijn mede-oprichter woont in het buitenland. Kan dat?', 'Vaak wel, via een notaris daar.'],
    ],
    reviews: 'Wat ondernemers schrijven',
    reviews_text: 'Dit zijn de drie nieuwste. We kiezen ze niet uit en veranderen er niets aan.',
    review: 'Op zondagavond ingevuld, dinsdag sprak ik de notaris.',
    end: 'Eerst weten wat het kost?',
    end_text: 'Een paar vragen, twee minuten. Je hebt er geen account voor nodig.',
    meaning: 'Een besloten vennootschap.',
  },
  en: {
    name: 'Set up a Dutch BV',
    hero: 'Set up a Dutch BV:\nplain questions,\na real deed',
    lead: 'In half an hour you fill in what the notary needs to know, and you watch the deed grow along. Within 20 working days of receiving your papers, your company exists.',
    calculate: 'Calculate my price',
    start: 'Start right away',
    get: 'What you get',
    get_text: 'Everything your BV needs to exist, from the deed to the KVK number.',
    points: [
      ['deed', 'Deed of incorporation', 'With the articles in it, and what each of them means in plain words.'],
      ['talk', 'A talk with the notary', 'Online, three quarters of an hour. The notary explains the deed.'],
      ['register', 'KVK registration', 'The notary registers your BV. You get the number and the extract.'],
      ['people', 'UBO statement', 'Who the owners are must be known within a week. The statement is ready.'],
      ['book', 'Register of shareholders', 'Already filled in: who holds which shares, with numbers.'],
      ['download', 'All your papers', 'Power of attorney, statements and deed, as PDF and as Word.'],
    ],
    not: 'Not included: your business account and your bookkeeping.',
    costs: 'What a Dutch BV costs',
    lines: [
      ['BV in English', null, 39_900],
      ['KVK registration', 'Passed on, without VAT', 8_515],
      ['Notarial quality fund', 'Passed on, VAT in it', 995],
    ],
    often: [['A personal holding with it', 49_017]],
    as_of: 'December 3, 2026',
    steps_title: 'A company in five steps',
    steps: [
      ['Calculate your price', '2 minutes', 'A few questions and you know what you pay.'],
      ['Fill in your details', 'about half an hour', 'You see the deed beside every question.'],
      ['Pay', '1 minute', 'Changes stay free until the notary has your case.'],
      ['To the notary', 'a photo and a talk', 'You send your passport. The notary checks everything.'],
      ['Company ready', 'within 20 working days', 'The deed is signed and your BV is registered.'],
    ],
    questions_title: 'Questions we often get',
    questions_text: 'Is yours not among them? Our people are happy to think along.',
    questions: [
      ['How much money must be in the BV?', 'One cent is enough. More is always fine: the money stays with the BV.'],
      ['Do I have to visit the notary’s office?', 'Usually not. You meet the notary online.'],
    ],
    reviews: 'What entrepreneurs write',
    reviews_text: 'These are the newest. We neither choose nor change them.',
    review: 'Filled in on Sunday evening, spoke to the notary on Tuesday.',
    end: 'Want to know the price first?',
    end_text: 'A few questions, two minutes. You need no account for it.',
    meaning: 'A private limited company.',
  },
} as const

/** One of every block there may be on a page, each called by its name. */
export function contentBlocks(locale: Locale) {
  const text = said[locale]
  const buttons = [button(text.calculate, '/questionnaire/calculator'), button(text.start, '/questionnaire/dutch-bv')]
  return {
    hero: {
      ...{ component: 'hero', _uid: 'hero', title: text.hero, text: text.lead, buttons },
      ...{ ratings: true, sheet: true, picture: null },
    },
    text: {
      ...{ component: 'text', _uid: 'text', title: text.get, body: words(text.get_text), after: words(text.not) },
      points: text.points.map(([icon, title, about]) => ({
        ...{ component: 'point', _uid: icon, icon, title, text: about },
      })),
    },
    price_card: {
      ...{ component: 'price_card', _uid: 'price', title: text.costs, product: 'dutch-bv' },
      ...{ holding: true, speed: true, membership: false, buttons: buttons.slice(0, 1) },
    },
    steps: {
      ...{ component: 'steps', _uid: 'steps', title: text.steps_title, intro: null },
      steps: text.steps.map(([title, duration, about]) => ({
        ...{ component: 'step', _uid: title, title, duration, text: about },
      })),
    },
    questions: {
      ...{ component: 'questions', _uid: 'questions', title: text.questions_title, text: text.questions_text },
      contact: true,
      questions: text.questions.map(([question, answer]) => ({
        ...{ component: 'question', _uid: question, question, answer: words(answer) },
      })),
    },
    reviews: { component: 'reviews', _uid: 'reviews', title: text.reviews, text: text.reviews_text },
    columns: {
      ...{ component: 'columns', _uid: 'columns', title: text.start },
      columns: text.questions.map(([title, answer]) => ({
        ...{ component: 'column', _uid: title, title, body: words(answer) },
      })),
    },
    video: {
      ...{ component: 'video', _uid: 'video', title: text.name, text: null, picture: null },
      address: 'https://films.example.com/bv',
    },
    notice: {
      ...{ component: 'notice', _uid: 'notice', tone: 'information' },
      body: words(text.end_text, 'https://www.kvk.nl/'),
    },
    terms: {
      ...{ component: 'terms', _uid: 'terms', title: text.calculate, intro: null },
      terms: [{ component: 'term', _uid: 't', term: 'BV', meaning: words(text.meaning), address: '/woordenlijst/bv' }],
    },
    call_to_action: { component: 'call_to_action', _uid: 'end', title: text.end, text: text.end_text, buttons },
  } as const satisfies { readonly [Name in PageBlock['component']]: ContentBlock<Name> }
}

/** A page with one of everything, as the server asks to have it drawn. */
export function contentToDraw(locale: Locale, over: Partial<ContentToDraw> = {}): ContentToDraw {
  const text = said[locale]
  const paths = { nl: '/bv-oprichten', en: '/en/incorporate-dutch-bv' } as const
  const review = { language: locale, text: text.review, scale: 5, date: text.as_of, place: 'Zwolle' } as const
  return {
    page: {
      ...{ component: 'page', _uid: 'page', ldJson: null, forcedLocale: null, forcedLocaleUrl: null },
      meta: { component: 'meta', _uid: 'meta', title: text.name, description: text.lead, picture: null },
      body: Object.values(contentBlocks(locale)),
    },
    ...{ locale, site, path: paths[locale], origin: 'https://oprecht.example', alternates: paths },
    crumbs: [
      { name: 'Home', path: '/questionnaire/' },
      { name: text.name, path: paths[locale] },
    ],
    prices: {
      price: {
        lines: text.lines.map(([name, note, cents]) => ({ name, note, cents })),
        vat: { percentage: 21, over_cents: 39_900, cents: 8_379 },
        total_cents: 57_789,
        often: text.often.map(([name, cents]) => ({ name, cents })),
        as_of: text.as_of,
      },
    },
    reviews: {
      sources: [
        { name: 'Kiyoh', score: 9.6, scale: 10, count: '272 reviews', address: 'https://www.kiyoh.com/reviews' },
        { name: 'Google', score: 4.5, scale: 5, count: null, address: null },
      ],
      newest: [
        { ...review, name: 'Marieke', score: 5, source: 'Kiyoh', address: 'https://www.kiyoh.com/reviews' },
        { ...review, name: 'Youssef', score: 4, source: 'Google', address: null },
        { ...review, name: 'Femke', score: 5, source: 'Kiyoh', address: 'https://www.kiyoh.com/reviews' },
      ],
    },
    ...{ share_picture: null, preview: false },
    ...over,
  }
}
