import { expect, test } from 'vitest'
import { draftIn } from './drafts.ts'

const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e'

test.each([
  [`/questionnaire/dutch-bv/${uuid}`, uuid],
  [`/questionnaire/bv-oprichten/${uuid}/billing?a=1`, uuid],
  [`/questionnaire/english-bv/${uuid}/checkout#x`, uuid],
  [`/questionnaire/calculator/${uuid}`, uuid],
  ['/questionnaire/dutch-bv', null],
  ['/questionnaire/dutch-bv/1/billing', null],
  [`/questionnaire/nothing/${uuid}`, null],
  [`https://www.partner.example/questionnaire/dutch-bv/${uuid}`, null],
  ['/dashboard', null],
  ['', null],
  [undefined, null],
])('%s leads to the draft %s', (redirectUrl, draft) => {
  expect(draftIn(redirectUrl)).toBe(draft)
})
