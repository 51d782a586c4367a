import { expect, test } from 'vitest'
import type { ComposedDocument } from '#domain/documents/index.ts'
import { blockName, clauseDraftOf, emptyClauseDraft, layerItemOf, missingInDraft } from './clause-draft.ts'
import { sampleDeed, sampleWork } from './deed.fixture.ts'

const document = sampleDeed(sampleWork).generated[0]?.document as ComposedDocument

test('a new addition says what is missing, and becomes an entry', () => {
  const draft = emptyClauseDraft('add', 'x1')
  expect(missingInDraft(draft)).toEqual(['article', 'place', 'why', 'text'])
  const done = { ...draft, article: 'objects', place: 'article', title: ' Duur ', text: ' Tien jaar. ', why: ' Zo. ' }
  expect(missingInDraft({ ...done, title: '' })).toEqual(['title'])
  expect(layerItemOf(done, 'deed')).toEqual({
    ...{ id: 'x1', document: 'deed', kind: 'add', after: 'objects', title: 'Duur', text: 'Tien jaar.', why: 'Zo.' },
  })
})

test('a translation goes along where there is one', () => {
  const draft = { ...emptyClauseDraft('add', 'x1', 'objects'), text: 'Tien jaar.', why: 'Zo.', beside: 'Ten years.' }
  expect(layerItemOf(draft, 'deed')).toMatchObject({ after: 'objects', beside: { text: 'Ten years.' } })
})

test.each([
  { id: 'a', document: 'deed', kind: 'add', after: 'objects', text: 'Zo.', why: 'Zo.' },
  { id: 'b', document: 'deed', kind: 'add', after: 'objects.connected', text: 'Zo.', why: 'Zo.' },
  { id: 'c', document: 'deed', kind: 'add', after: 'objects', title: 'Duur', text: 'Zo.', why: 'Zo.' },
  { id: 'd', document: 'deed', kind: 'strike', block: 'objects', why: 'Zo.' },
  { id: 'e', document: 'deed', kind: 'strike', block: 'objects.connected', why: 'Zo.' },
] as const)('$id: what is opened and saved again is the same', (entry) => {
  expect(layerItemOf(clauseDraftOf(entry, document), 'deed')).toEqual(entry)
})

test('what lost its place begins without one', () => {
  const lost = { id: 'a', document: 'deed', kind: 'add', after: 'care.gone', text: 'Zo.', why: 'Zo.' } as const
  expect(missingInDraft(clauseDraftOf(lost, document))).toEqual(['article', 'place'])
  expect(blockName(lost, document)).toBe('care.gone')
})

test('a struck clause is called by its words', () => {
  const entry = { id: 'a', document: 'deed', kind: 'strike', block: 'name_and_seat', why: 'Zo.' } as const
  expect(blockName(entry, document)).toBe('Artikel 2. Naam en zetel')
  expect(blockName({ ...entry, block: 'name_and_seat.seat' }, document)).toBe(
    '2. Zij heeft haar zetel in de gemeente Leeuwarden.',
  )
})
