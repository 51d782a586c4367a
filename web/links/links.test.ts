import { expect, test } from 'vitest'
import { isTaken } from '#domain/content/index.ts'
import { href, placeAt, places, queryAt } from './places.ts'

test.each([
  ['/questionnaire', 'home', {}],
  ['/questionnaire/', 'home', {}],
  ['/questionnaire/bv', 'bv', {}],
  ['/questionnaire/calculator', 'calculator', {}],
  ['/questionnaire/calculator/abc', 'calculator', { uuid: 'abc' }],
  ['/questionnaire/dutch-bv', 'flow', { flow: 'dutch-bv' }],
  ['/questionnaire/bv-oprichten/1-2', 'flow', { flow: 'dutch-bv', uid: '1-2' }],
  ['/questionnaire/aandelenoverdracht/7/billing', 'billing', { flow: 'transfer_of_shares', uid: '7' }],
  ['/questionnaire/holding/7/paid', 'paid', { flow: 'holding', uid: '7' }],
  ['/dashboard', 'dashboard', {}],
  ['/dashboard/1-2', 'ownCase', { uuid: '1-2' }],
  ['/dashboard/1-2/appointment', 'ownCase', { uuid: '1-2', part: 'appointment' }],
  ['/participant/sleutel', 'participant', { token: 'sleutel' }],
  ['/connect/vraag', 'connect', { uid: 'vraag' }],
])('%s is the place %s', (path, name, params) => {
  expect(placeAt(path)).toEqual({ name, params })
})

test.each([
  '/',
  '/questionnaire/nothing',
  '/questionnaire/dutch-bv/1/2/3',
  '/questionnaire/%E0%A4%A',
  '/dashboard/x/y',
])('%s is no place', (path) => {
  expect(placeAt(path)).toBeNull()
})

test('addresses are made from the same patterns', () => {
  expect(href('home')).toBe('/questionnaire/')
  expect(href('home', {}, { new_product: 'holding' })).toBe('/questionnaire/?new_product=holding')
  expect(href('flow', { flow: 'english-bv' })).toBe('/questionnaire/english-bv')
  expect(href('checkout', { flow: 'holding', uid: 'a/b' })).toBe('/questionnaire/holding/a%2Fb/checkout')
  expect(href('login', {}, { redirect_url: '/questionnaire/bv?a=1&b=2' })).toBe(
    '/questionnaire/login?redirect_url=%2Fquestionnaire%2Fbv%3Fa%3D1%26b%3D2',
  )
})

test('on the way to a flow in English one is spoken to in English', () => {
  const flow = '/questionnaire/english-bv/1-2'
  for (const name of ['login', 'register', 'confirmation'] as const) {
    expect(href(name, {}, { redirect_url: `${flow}/billing` })).toMatch(/&lang=en$/)
    expect(href(name, {}, { redirect_url: '/questionnaire/dutch-bv/1-2' })).not.toContain('lang')
    expect(href(name)).not.toContain('lang')
  }
  expect(href('home', {}, { redirect_url: flow })).not.toContain('lang')
})

test('a place reads only its own parameters', () => {
  expect(queryAt('login', '?redirect_url=/x&other=1&product_type=')).toEqual({ redirect_url: '/x' })
})

test('no page that people write can take an address of ours', () => {
  const houses = Object.values(places).map(({ pattern }) => pattern.split('/')[1] ?? '')
  expect(houses.filter((house) => !isTaken(house))).toEqual([])
})
