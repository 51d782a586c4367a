// A space as the content delivery API v2 documents it: what every story has, and the shapes of its kinds of fields.

const common = {
  created_at: '2026-03-02T08:11:27.000Z',
  published_at: '2026-10-01T09:00:12.512Z',
  first_published_at: '2026-03-02T10:00:00.000Z',
  updated_at: '2026-10-01T09:00:12.540Z',
  sort_by_date: null,
  position: 0,
  tag_list: [],
  is_startpage: false,
  parent_id: null,
  meta_data: null,
  group_id: '1b7e2f0c-9ad1-4c59-8f0a-7a2f0d5b7c11',
  release_id: null,
  path: null,
  alternates: [],
}

type SpaceWords = { readonly [key in 'title' | 'hero' | 'text' | 'button' | 'link']: string }

const dutch: SpaceWords = {
  title: 'BV oprichten · Oprecht',
  hero: 'Een BV in gewone taal',
  text: 'Alles wat je nodig hebt, vanaf {price.dutch-bv}.',
  button: 'Bereken mijn prijs',
  link: 'Over ons',
}

const english: SpaceWords = {
  title: 'Set up a BV · Oprecht',
  hero: 'A BV in plain words',
  text: 'Everything you need, from {price.dutch-bv}.',
  button: 'Work out my price',
  link: 'About us',
}

const aboutUuid = '5d1a3c52-0b7e-4b16-9a55-2f9f2d1b0a22'

const multilink = (more: object) => ({
  ...{ id: '', url: '', linktype: 'url', fieldtype: 'multilink', cached_url: '' },
  ...more,
})

const page = (words: SpaceWords) => ({
  _uid: '0a4f0c6e-7f1d-4f6f-a3b0-6b6a5d9e0001',
  component: 'page',
  _editable: '<!--#storyblok#{"name": "page", "space": "123456"}-->',
  ldJson: '',
  forcedLocale: '',
  forcedLocaleUrl: '',
  meta: [
    {
      ...{ _uid: 'meta-1', component: 'meta', title: words.title, description: 'Waarover deze pagina gaat.' },
      picture: { id: null, alt: null, name: '', focus: '', title: null, filename: '', copyright: null },
    },
  ],
  body: [
    {
      ...{ _uid: 'hero-1', component: 'Hero', title: words.hero, text: '', ratings: false, sheet: false },
      picture: {
        ...{ id: 9001, alt: 'Een notaris', name: '', focus: '', title: '', source: '', copyright: '' },
        ...{ fieldtype: 'asset', meta_data: {}, is_external_url: false },
        filename: 'https://a.storyblok.com/f/123456/1600x1067/0c8f0a5f1b/notaris.jpg',
      },
      buttons: [
        {
          ...{ _uid: 'button-1', component: 'button', label: words.button },
          address: multilink({ url: '/questionnaire/calculator', cached_url: '/questionnaire/calculator' }),
        },
        {
          ...{ _uid: 'button-2', component: 'button', label: words.link },
          address: multilink({ id: aboutUuid, linktype: 'story', cached_url: 'over-ons', anchor: 'team' }),
        },
      ],
    },
    {
      ...{ _uid: 'text-1', component: 'text', title: '' },
      ...{ points: [], after: '' },
      body: {
        type: 'doc',
        content: [
          { type: 'paragraph', content: [{ type: 'text', text: words.text }] },
          {
            type: 'paragraph',
            content: [
              {
                text: words.link,
                type: 'text',
                marks: [
                  {
                    type: 'link',
                    attrs: {
                      ...{ href: '/over-ons', uuid: aboutUuid, anchor: null, target: '_self', linktype: 'story' },
                    },
                  },
                ],
              },
            ],
          },
          // The provider lets whole blocks stand in running text; ours does not.
          { type: 'blok', attrs: { id: 'x', body: [{ _uid: 'i', component: 'newsletter_form' }] } },
        ],
      },
    },
    { _uid: 'form-1', component: 'newsletter_form', list: 'nieuws' },
    {
      ...{ _uid: 'card-1', component: 'price-card', title: 'Wat het kost', product: 'dutch-bv' },
      ...{ holding: true, speed: false, membership: false, buttons: [] },
    },
  ],
})

const about = (title: string) => ({
  ...{ _uid: 'about', component: 'page', body: [] },
  meta: [{ _uid: 'meta-2', component: 'meta', title, description: 'Wie wij zijn.' }],
})

const reviews = {
  _uid: 'reviews',
  component: 'reviews',
  engineReviews: [
    { _uid: 'r1', component: 'engineReview', name: 'Kiyoh', score: '9,8', scale: '10', count: '301', text: '' },
    { _uid: 'r2', component: 'engineReview', name: 'Google', score: '4.7', scale: '5', count: '44', text: '' },
  ],
}

const urls = {
  ...{ _uid: 'urls', component: 'urls' },
  NL: [
    { _uid: 'u1', component: 'url', aliasUrl: '/bv-starten', originalUrl: '/bv-oprichten', addEnglishPrefix: false },
  ],
  EN: [{ _uid: 'u2', component: 'url', aliasUrl: 'start-a-bv', originalUrl: 'en/set-up-a-bv', addEnglishPrefix: true }],
}

type Named = { readonly id: number; readonly uuid: string; readonly name: string; readonly slug: string }

const story = (named: Named, language: 'default' | 'en', content: object, en?: string) => ({
  ...common,
  ...named,
  slug: named.slug.split('/').at(-1),
  full_slug: language === 'en' ? `en/${en ?? named.slug}` : named.slug,
  lang: language,
  default_full_slug: named.slug,
  translated_slugs: en === undefined ? [] : [{ path: en, name: null, lang: 'en', published: true }],
  content,
})

const names = {
  bv: { id: 501, uuid: '0d9f3f0e-51a2-4d8e-8a57-111111111111', name: 'BV oprichten', slug: 'bv-oprichten' },
  about: { id: 502, uuid: aboutUuid, name: 'Over ons', slug: 'over-ons' },
  reviews: { id: 503, uuid: '0d9f3f0e-51a2-4d8e-8a57-333333333333', name: 'Reviews', slug: 'reviews' },
  urls: { id: 504, uuid: '0d9f3f0e-51a2-4d8e-8a57-444444444444', name: 'URLs', slug: 'tools/urls' },
}

/** The stories of the space in a language, as `cdn/stories` lists them. A field without a translation is Dutch in English too. */
export const recordedStories = (language: 'default' | 'en', title?: string) => [
  story(
    names.bv,
    language,
    page({ ...(language === 'en' ? english : dutch), ...(title !== undefined && { title }) }),
    'set-up-a-bv',
  ),
  story(names.about, language, about('Over ons')),
  story(names.reviews, language, reviews),
  story(names.urls, language, urls),
]
