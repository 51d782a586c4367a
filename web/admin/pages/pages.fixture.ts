import type { WrittenStory } from '#contract/admin-stories.ts'
import type { StoredContent } from '#domain/content/index.ts'

export const uuid = '00000000-0000-4000-8000-000000000014'
const holder = '00000000-0000-4000-8000-000000000015'

const text = (words: string, href?: string) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: words, ...(href && { marks: [{ type: 'link', attrs: { href, linktype: 'story' } }] }) },
      ],
    },
  ],
})

const question = (uid: string, nl: string, en: string | null) => ({
  ...{ _uid: uid, component: 'question', question: nl, answer: text(`Antwoord op ${nl}`, '/weg') },
  ...(en && { question__i18n__en: en, answer__i18n__en: text(`Answer to ${en}`) }),
})

/** A page with a hero, questions of which one has no English, and a block that nobody knows. */
export const pageContent: StoredContent = {
  ...{ _uid: 'p', component: 'page' },
  meta: {
    ...{ _uid: 'm', component: 'meta', title: 'BV oprichten', title__i18n__en: 'Set up a BV' },
    ...{ description: 'Voor {price.dutch-bv}', description__i18n__en: 'For {price.dutch-bv}' },
  },
  body: [
    {
      ...{ _uid: 'h', component: 'hero', title: 'BV oprichten', title__i18n__en: 'Set up a Dutch BV' },
      ...{ text: 'In een halfuur', text__i18n__en: 'In half an hour', ratings: true, sheet: false },
      buttons: [
        {
          ...{ _uid: 'b', component: 'button', label: 'Bereken', label__i18n__en: 'Work it out' },
          ...{ address: '/questionnaire/calculator', address__i18n__en: '/questionnaire/calculator' },
        },
      ],
    },
    {
      ...{ _uid: 'q', component: 'questions', title: 'Vragen', title__i18n__en: 'Questions', contact: false },
      questions: [question('q1', 'Hoeveel geld?', 'How much money?'), question('q2', 'Mijn mede-oprichter?', null)],
    },
    { _uid: 'x', component: 'carousel', slides: [1, 2] },
  ],
}

export const version = (number: number, more: Partial<WrittenStory['versions'][number]> = {}) => ({
  ...{ number, revision: 1, name: 'BV oprichten', note: '', live_from: null, is_live: false },
  ...{ made_at: '2026-11-12T08:00:00.000Z', made_by: 'Roos Vermeulen' as string | null },
  ...more,
})

export const livePage = (more: Partial<WrittenStory> = {}): WrittenStory => ({
  ...{ uuid, hidden: false, content: pageContent, issues: [] },
  versions: [
    version(13, { is_live: true, live_from: '2026-11-12T08:00:00.000Z' }),
    version(12, { live_from: '2026-10-28T13:20:00.000Z', made_by: null }),
  ],
  addresses: [
    { locale: 'nl', slug: 'bv-oprichten', is_current: true, visits: 0 },
    { locale: 'nl', slug: 'bv-starten', is_current: false, visits: 214 },
    { locale: 'en', slug: 'incorporate-dutch-bv', is_current: true, visits: 0 },
  ],
  linked_from: [{ uuid: holder, name: 'Holding oprichten', times: 2 }],
  broken: [{ path: 'body.1.questions.0.answer', locale: 'nl', address: '/weg' }],
  ...more,
})

const row = (name: string, more: object = {}) => ({
  ...{ uuid: holder, hidden: false, name, component: 'page', live: null, planned: null, draft: null },
  addresses: [{ locale: 'nl', slug: name.toLowerCase().replaceAll(' ', '-'), is_current: true, visits: 0 }],
  ...more,
})

export const pageList = {
  shown: true,
  data: [
    row('BV oprichten', { uuid, live: livePage().versions[0], draft: version(14), addresses: livePage().addresses }),
    row('Holding oprichten', { planned: version(2, { live_from: '2026-12-07T08:00:00.000Z' }) }),
    row('Oud', { uuid: '00000000-0000-4000-8000-000000000016', hidden: true, live: version(1) }),
  ],
}

export const holderOf = { uuid: holder, name: 'Holding oprichten' }
