import type { content as dutch } from '../nl/content.ts'
import type { TextShape } from '../shape.ts'

export const content = {
  crumbs: 'Where you are',
  preview: 'This is what the page will look like. Visitors do not see this version yet.',
  calculate: 'Calculate my price',
  ratings: 'What others think of us',
  stars: '{score} out of {scale} stars',
  on: 'on',
  watch: 'Watch the video',
  reach: { mail: 'Email us', phone: 'Call {number}', meeting: 'Schedule a call' },
  price: {
    title: 'What it costs',
    all_in: 'all in: with VAT, the notary and KVK',
    vat: '{percentage}% VAT on {amount}',
    total: 'To pay',
    often: 'Often added, VAT included',
    same: 'The same price as in the calculator, updated on {date}.',
  },
  sheet: {
    deed: 'Deed of incorporation',
    of: 'of',
    company: 'De Vries Zuivel B.V.',
    town: 'Leeuwarden',
    article_name: 'Article 2. Name and seat',
    name: 'The name of the company is {company} It has its seat in the municipality of {town}.',
    article_goal: 'Article 3. Objects',
    goal_before: 'The objects of the company are',
    goal_answer: 'making dairy products and selling them wholesale',
    goal_after: '; and managing other enterprises.',
    page: 'page 3 of 13',
    question: 'What will the BV do?',
    hint: 'One or two sentences are enough.',
  },
} as const satisfies TextShape<typeof dutch>
