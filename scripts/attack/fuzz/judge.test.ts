import { expect, test } from 'vitest'
import { routes } from '#contract/index.ts'
import type { Route } from '#contract/route.ts'
import { complaintAbout } from './judge.ts'
import type { FuzzPlan } from './plan.ts'
import { markOf } from './world.ts'

// Who judges must be able to say no.

const routeNamed = (id: string): Route => {
  const found = (routes as readonly Route[]).find((route) => route.id === id)
  if (!found) throw new Error(`There is no call ${id}.`)
  return found
}

const planFor = (id: string, caller: FuzzPlan['caller'] = 'customer'): FuzzPlan => ({
  ...{ seed: 1, index: 1, caller, route: routeNamed(id), method: routeNamed(id).method },
  ...{ path: routeNamed(id).path, query: '', headers: {}, tokenless: false, usual: true, wire: false },
})

const said = (message: string, more = {}) => JSON.stringify({ errors: [{ code: 'invalid_request', message, ...more }] })
const calm = said('This must be of type string.')

test.each([
  ['a refusal as the contract has it', 'saveBilling', 422, calm, {}, null],
  ['a name of a field that the caller sent', 'saveBilling', 422, said('No.', { path: 'select a from b' }), {}, null],
  ['the sentences of the protocol', 'signIn', 401, '{"success":false,"errors":["No."]}', {}, null],
  ['a redirect of ours', 'finishGoogle', 302, '', { location: '/questionnaire/login' }, null],
  ['a fault', 'saveBilling', 500, calm, {}, 'answered 500'],
  ['a database that is away', 'saveBilling', 503, calm, {}, 'answered 503'],
  ['something of somebody else', 'readBilling', 200, '{"name":"Merkwoordvictim"}', {}, 'showed what belongs to victim'],
  ['something of their own', 'readBilling', 200, '{"name":"Merkwoordcustomer"}', {}, null],
  [
    'a redirect elsewhere',
    'finishGoogle',
    302,
    '',
    { location: 'https://evil.example/x' },
    'redirected to https://evil.example',
  ],
  [
    'a redirect without a scheme',
    'finishGoogle',
    302,
    '',
    { location: '//evil.example/x' },
    'redirected to http://evil.example',
  ],
  ['a trace', 'saveBilling', 422, said('Error at run (/srv/server/main.ts:12:3)'), {}, 'told how it is made'],
  ['a query', 'saveBilling', 422, said('select "a" from "b"'), {}, 'told how it is made'],
  [
    'the words of the database',
    'saveBilling',
    422,
    said('invalid input syntax for type uuid'),
    {},
    'told how it is made',
  ],
  ['another shape', 'saveBilling', 422, '{"error":"no"}', {}, 'answered 422 in another shape'],
  ['no shape at all', 'saveBilling', 422, '<html>', {}, 'answered 422 in another shape'],
  ['a status of its own', 'saveBilling', 418, calm, {}, 'answered 418, which the contract does not name'],
])('%s', (_name, id, status, body, headers, complaint) => {
  expect(complaintAbout(planFor(id), { status, headers, body })).toBe(complaint)
})

test.each([
  ['who runs the service sees who works there', 'admin', 'listStaff', 'notary', null],
  ['and the account of anybody', 'admin', 'findAccounts', 'victim', null],
  ['but nobody else sees either', 'notary', 'listStaff', 'support', 'showed what belongs to support'],
  [
    'and in the rest of the back office nothing of customers is shown',
    'admin',
    'listOffices',
    'victim',
    'showed what belongs to victim',
  ],
  ['nor elsewhere anything of anybody', 'admin', 'readBilling', 'notary', 'showed what belongs to notary'],
  ['support sees the cases of everybody', 'support', 'readCase', 'victim', null],
] as const)('%s', (_name, caller, id, shown, complaint) => {
  const answer = { status: 200, headers: {}, body: JSON.stringify({ name: markOf(shown) }) }
  expect(complaintAbout(planFor(id, caller), answer)).toBe(complaint)
})
