import type { contentIcons, RichText } from '#domain/content/index.ts'
import type { FlowName } from '#domain/products/index.ts'
import { type Both, block, richText } from './building.ts'

// What several pages say in the same words, and short names for the blocks that stand in others.

type Icon = (typeof contentIcons)[number]

export const button = (label: Both, address: Both) => block('button', { label, address })

export const point = (icon: Icon, title: Both, said: Both) => block('point', { icon, title, text: said })

export const step = (title: Both, duration: Both, said: Both) => block('step', { title, duration, text: said })

type PageAnswer = string | RichText
const asText = (answer: PageAnswer): RichText => (typeof answer === 'string' ? richText(answer) : answer)

/** A question with its answer in both languages; one that is a line is a paragraph. */
export const question = (asked: Both, [nl, en]: Both<PageAnswer>) =>
  block('question', { question: asked, answer: [asText(nl), asText(en)] })

/** A part of running text under its own heading. */
export const part = (title: Both, [nl, en]: Both<PageAnswer>) =>
  block('text', { title, body: [asText(nl), asText(en)] })

/** The head of a page without buttons. */
export const head = (title: Both, said: Both) => block('hero', { title, text: said })

export const calculator: Both = ['/questionnaire/calculator', '/questionnaire/calculator?lang=en']
export const holdingCalculator: Both = [
  '/questionnaire/calculator?origin=holding',
  '/questionnaire/calculator?origin=holding&lang=en',
]

export const calculate = (address: Both = calculator) => button(['Bereken mijn prijs', 'Calculate my price'], address)
export const beginButton = (address: Both) => button(['Direct beginnen', 'Start right away'], address)
/** For what is filled in in Dutch only: who reads English knows before they press. */
export const beginInDutch = (flow: FlowName) =>
  button(['Direct beginnen', 'Start (in Dutch)'], [`/questionnaire/${flow}`, `/questionnaire/${flow}`])
export const howItWorks = button(['Zo werkt het', 'How it works'], ['/zo-werkt-het', '/en/how-it-works'])

/** The heading, and what is there at the end. */
type Steps = { readonly title: Both; readonly last: Both }

/** The way from a price to what was ordered. */
export const fiveSteps = ({ title, last }: Steps) =>
  block('steps', {
    title,
    steps: [
      step(
        ['Prijs berekenen', 'Calculate your price'],
        ['2 minuten', '2 minutes'],
        [
          'Een paar vragen en je weet wat je betaalt. Je zit nergens aan vast.',
          'A few questions and you know what you pay. No strings attached.',
        ],
      ),
      ...laterSteps(last),
    ],
  })

/** The same way for what the calculator does not know: the price stands on the page. */
export const fourSteps = ({ title, last }: Steps) => block('steps', { title, steps: laterSteps(last) })

function laterSteps(last: Both) {
  return [
    step(
      ['Gegevens invullen', 'Fill in the details'],
      ['ongeveer een halfuur', 'about half an hour'],
      [
        'Naast elke vraag zie je de akte. Stoppen en later verdergaan mag.',
        'You see the deed beside every question. Stop whenever you like and continue later.',
      ],
    ),
    step(
      ['Betalen', 'Pay'],
      ['1 minuut', '1 minute'],
      [
        'Daarna wijzigen is gratis tot de notaris je dossier oppakt.',
        'Changes are free after that, until the notary takes up your file.',
      ],
    ),
    step(
      ['Naar de notaris', 'To the notary'],
      ['een paar foto’s en een gesprek', 'a few photos and a conversation'],
      [
        'Je stuurt je identiteitsbewijs en wat er verder nodig is. De notaris kijkt alles na en legt de akte uit.',
        'You send your ID and whatever else is needed. The notary checks everything and explains the deed.',
      ],
    ),
    step(['Klaar', 'Done'], ['binnen {days.standard} werkdagen', 'within {days.standard} working days'], last),
  ]
}

export const reviews = block('reviews', {
  title: ['Wat ondernemers van ons vinden', 'What entrepreneurs think of us'],
  text: [
    'De cijfers komen van de reviewsites zelf. We veranderen er niets aan.',
    'The ratings come from the review sites themselves. We change nothing about them.',
  ],
})

type Buttons = readonly ReturnType<typeof button>[]

/** The last word of a page whose price can be worked out. */
export const firstTheCost = (...buttons: Buttons) =>
  block('call_to_action', {
    title: ['Eerst weten wat het kost?', 'Want to know the cost first?'],
    text: [
      'Een paar vragen, twee minuten. Je hebt er geen account voor nodig.',
      'A few questions, two minutes. You do not need an account.',
    ],
    buttons,
  })

/** The last word of a page whose price stands on it. */
export const justBegin = (...buttons: Buttons) =>
  block('call_to_action', {
    title: ['Kijk gerust eerst rond', 'Feel free to look around first'],
    text: [
      'Invullen kost niets en je hebt er nog geen account voor nodig. Je betaalt pas als je alles hebt nagelezen.',
      'Filling in costs nothing and you do not need an account yet. You pay only after reading everything through.',
    ],
    buttons,
  })

const frequent: Both = ['Vragen die vaak komen', 'Questions we often get']
const notThere: Both = [
  'Staat je vraag er niet bij? Onze mensen denken graag met je mee.',
  'Don’t see your question? Our team is happy to help.',
]

/** Questions with the ways to reach a human beside them. */
export const questionsBlock = (...asked: readonly ReturnType<typeof question>[]) =>
  block('questions', { title: frequent, text: notThere, contact: true, questions: asked })

/** More of them under a heading of their own. */
export const questionsAbout = (title: Both, ...asked: readonly ReturnType<typeof question>[]) =>
  block('questions', { title, questions: asked })
