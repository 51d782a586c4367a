import { expect, test } from 'vitest'
import { backFrom, onwardWith } from './onward-with.ts'

const company_name = 'De Vries & Zn'
const named = 'company_name=De+Vries+%26+Zn'

test.each([
  [{}, null, undefined],
  [{ redirect_url: '/questionnaire/bv' }, null, '/questionnaire/bv'],
  [{ product_type: 'Holding' }, null, undefined],
  [{ company_name }, null, `/questionnaire/dutch-bv?${named}`],
  [{ company_name }, 'EnglishBV', `/questionnaire/english-bv?${named}`],
  [{ company_name, product_type: 'Holding' }, 'EnglishBV', `/questionnaire/holding?${named}`],
  [{ company_name, product_type: 'rubbish' }, 'rubbish', `/questionnaire/dutch-bv?${named}`],
  [{ company_name, redirect_url: '/questionnaire/omzetting' }, null, `/questionnaire/omzetting?${named}`],
  [
    { company_name, redirect_url: '/questionnaire/dutch-bv?holding=1' },
    null,
    `/questionnaire/dutch-bv?holding=1&${named}`,
  ],
  [{ company_name, redirect_url: '/questionnaire/dutch-bv/1' }, null, '/questionnaire/dutch-bv/1'],
  [{ company_name, redirect_url: '/questionnaire/dutch-bv/1/billing' }, null, '/questionnaire/dutch-bv/1/billing'],
])('%j with %s remembered leads to %s', (wishes, remembered, target) => {
  expect(onwardWith(wishes, remembered)).toBe(target)
})

test.each([
  [null, null],
  ['/questionnaire/dutch-bv/1/billing', '/questionnaire/dutch-bv/1'],
  ['/questionnaire/bv', '/questionnaire/bv'],
])('back from a redirect to %s is %s', (redirect, back) => {
  expect(backFrom(redirect)).toBe(back)
})
