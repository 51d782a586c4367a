import { expect, test } from 'vitest'
import { usualHours } from '../appointments/index.ts'
import { changedParts, type OfficeSettings, withParts } from './settings.ts'

const settings: OfficeSettings = {
  ...{ name: 'Notariskantoor Terpstra', city: 'Leeuwarden', province: 'Fryslân', seat: 'Leeuwarden' },
  ...{ notary_title: 'mr.', notary_firstnames: 'Anneke', notary_lastname: 'Terpstra', deputy: '' },
  ...{
    email: 'akten@terpstra.example',
    phone: '',
    active: true,
    takes_cases: true,
    pause_until: null,
    pause_reason: '',
  },
  ...{ hours: usualHours, closed_days: [], capacity: 60, flows: null, languages: null },
  terms: { submitted_mix: 2, checking_documents: 3, uploading_fca: 3, executing_deed: 2, extracting_kvk: 5 },
  ...{ choosable: true, position: 10, dutch_information: '', english_information: '' },
}

test('what two people changed at once goes together, and the last word counts where both did', () => {
  const theirs = { ...settings, capacity: 70, terms: { ...settings.terms, uploading_fca: 4 } }
  const mine = { ...settings, capacity: 50, terms: { ...settings.terms, extracting_kvk: 4 } }
  expect(withParts(theirs, changedParts(settings, mine))).toEqual({
    ...{ ...settings, capacity: 50 },
    terms: { ...settings.terms, uploading_fca: 4, extracting_kvk: 4 },
  })
})

test.each<[string, Partial<OfficeSettings>, readonly { path: string; from: unknown; to: unknown }[]]>([
  ['nothing', {}, []],
  ['the same again', { hours: { ...usualHours }, closed_days: [] }, []],
  [
    'a name',
    { notary_firstnames: 'Anneke Jantina' },
    [{ path: 'notary_firstnames', from: 'Anneke', to: 'Anneke Jantina' }],
  ],
  ['one term', { terms: { ...settings.terms, extracting_kvk: 4 } }, [{ path: 'terms.extracting_kvk', from: 5, to: 4 }]],
  ['one part of the hours', { hours: { ...usualHours, gap: 15 } }, [{ path: 'hours.gap', from: 0, to: 15 }]],
  ['a list', { flows: ['holding'] }, [{ path: 'flows', from: null, to: ['holding'] }]],
])('%s', (_name, over, expected) => {
  expect(changedParts(settings, { ...settings, ...over })).toEqual(expected)
})
