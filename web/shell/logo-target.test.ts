import { expect, test } from 'vitest'
import { logoTarget } from './logo-target.ts'

const home = { screen: 'home', logoPath: null, holdsWork: false }
const login = { screen: 'login', logoPath: 'home', holdsWork: false } as const
const terms = { screen: 'reminders', logoPath: 'home', holdsWork: false } as const
const calculator = { screen: 'calculator', logoPath: null, holdsWork: false }
const flow = { screen: 'flow', logoPath: null, holdsWork: true }
const main = 'https://www.oprecht.example/'
const inside = '/questionnaire/'

test.each([
  ['home leaves to the main site', home, { homeUrl: main, hasRedirect: false, hasUnsent: false }, [main, null, true]],
  [
    'home without a main site stays',
    home,
    { homeUrl: null, hasRedirect: false, hasUnsent: false },
    [inside, null, false],
  ],
  [
    'login goes to the logo path',
    login,
    { homeUrl: main, hasRedirect: false, hasUnsent: false },
    [inside, null, false],
  ],
  [
    'login on the way elsewhere asks',
    login,
    { homeUrl: main, hasRedirect: true, hasUnsent: false },
    [inside, 'go_home', false],
  ],
  [
    'terms, with answers that were not sent, asks',
    terms,
    { homeUrl: main, hasRedirect: false, hasUnsent: true },
    [inside, 'leave', false],
  ],
  ['terms without goes', terms, { homeUrl: main, hasRedirect: false, hasUnsent: false }, [inside, null, false]],
  [
    'the calculator asks',
    calculator,
    { homeUrl: main, hasRedirect: false, hasUnsent: false },
    [inside, 'go_home', false],
  ],
  [
    'a questionnaire asks about the work',
    flow,
    { homeUrl: null, hasRedirect: false, hasUnsent: false },
    [inside, 'leave', false],
  ],
] as const)('%s', (_, frame, circumstances, [href, asks, outside]) => {
  expect(logoTarget(frame, circumstances)).toEqual({ href, asks, outside })
})
