import { seedOf } from './plant.ts'

/** Numbers are texts, as content editors' forms deliver them. */
const reviews = {
  _uid: 'a1f0c7e2-5b1c-4f0e-9a51-0d7a3f5be001',
  component: 'reviews',
  marketingRating: {
    _uid: 'a1f0c7e2-5b1c-4f0e-9a51-0d7a3f5be004',
    component: 'marketingRating',
    score: '8.8',
    scale: '10',
    count: '113',
  },
  engineReviews: [
    {
      _uid: 'a1f0c7e2-5b1c-4f0e-9a51-0d7a3f5be002',
      component: 'engineReview',
      name: 'Kiyoh',
      score: '9.6',
      scale: '10',
      base: '10',
      text: '272 reviews',
      count: '272',
    },
    {
      _uid: 'a1f0c7e2-5b1c-4f0e-9a51-0d7a3f5be003',
      component: 'engineReview',
      name: 'Google',
      score: '4.5',
      scale: '5',
      base: '5',
      text: '',
      count: '',
    },
  ],
}

const calculator = {
  _uid: 'a1f0c7e2-5b1c-4f0e-9a51-0d7a3f5be010',
  component: 'page_information',
  title: 'Wat kost jouw BV?',
  intro:
    'Beantwoord een paar vragen, dan weet je precies wat je betaalt: de notaris, KVK en de btw. Je zit nergens aan vast.',
  meta: {
    title: 'Bereken wat je BV kost',
    description: 'Een paar vragen en je weet wat het oprichten van je BV of holding kost, met alles erbij.',
  },
}

const calculatorInEnglish = {
  ...calculator,
  title: 'What will your BV cost?',
  intro:
    'Answer a few questions and see exactly what you pay: the notary, the Chamber of Commerce (KVK) and VAT. No strings attached.',
  meta: {
    title: 'Work out what your BV costs',
    description: 'A few questions and you know what setting up your Dutch BV or holding costs, everything included.',
  },
}

export const stories = seedOf('stories', ({ slug }) => slug, [
  { slug: 'reviews', name: 'Reviews', content: JSON.stringify(reviews), content_en: null },
  {
    slug: 'page_informations/calculator',
    name: 'Calculator',
    content: JSON.stringify(calculator),
    content_en: JSON.stringify(calculatorInEnglish),
  },
])
