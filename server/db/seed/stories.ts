import { createHash } from 'node:crypto'
import { englishOf } from '#domain/content/index.ts'
import { seededPages } from './pages/index.ts'
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
  [englishOf('title')]: 'What will your BV cost?',
  intro:
    'Beantwoord een paar vragen, dan weet je precies wat je betaalt: de notaris, KVK en de btw. Je zit nergens aan vast.',
  [englishOf('intro')]:
    'Answer a few questions and see exactly what you pay: the notary, the Chamber of Commerce (KVK) and VAT. No strings attached.',
  meta: {
    title: 'Bereken wat je BV kost',
    description: 'Een paar vragen en je weet wat het oprichten van je BV of holding kost, met alles erbij.',
  },
  [englishOf('meta')]: {
    title: 'Work out what your BV costs',
    description: 'A few questions and you know what setting up your Dutch BV or holding costs, everything included.',
  },
}

type PlantedStory = { readonly slug: string; readonly slugEn?: string; readonly name: string; readonly content: object }

const planted: readonly PlantedStory[] = [
  { slug: 'reviews', name: 'Reviews', content: reviews },
  { slug: 'page_informations/calculator', name: 'Calculator', content: calculator },
  ...seededPages.map(({ name, slug: [slug, slugEn], content }) => ({ slug, slugEn, name, content })),
]

/** The same on every machine, so that what refers to a story of ours can be planted too. */
function uuidOf(slug: string): string {
  const hex = createHash('sha256').update(`story ${slug}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const slugs = new Map(planted.map(({ slug }) => [uuidOf(slug), slug]))
const slugIn = (uuid: string | undefined) => slugs.get(uuid ?? '') ?? ''
const written = new Date('2026-01-05T08:00:00Z')

/** A story, its first version and where it is found, in that order. */
export const storySeeds = [
  seedOf(
    'stories',
    ({ uuid }) => slugIn(uuid),
    planted.map(({ slug }, index) => ({
      ...{ uuid: uuidOf(slug), position: index * 10 },
      ...{ created_at: written, changed_at: written },
    })),
  ),
  seedOf(
    'story_versions',
    ({ story }) => slugIn(story),
    planted.map(({ slug, name, content }) => ({
      ...{ story: uuidOf(slug), number: 1, name, content: JSON.stringify(content) },
      ...{ live_from: written, made_at: written },
    })),
  ),
  seedOf(
    'story_addresses',
    ({ locale, slug }) => `${locale}/${slug}`,
    planted.flatMap(({ slug, slugEn }) => [
      { locale: 'nl' as const, slug, story: uuidOf(slug) },
      ...(slugEn === undefined ? [] : [{ locale: 'en' as const, slug: slugEn, story: uuidOf(slug) }]),
    ]),
  ),
]
