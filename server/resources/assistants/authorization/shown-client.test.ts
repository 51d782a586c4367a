import { describe, expect, test } from 'vitest'
import { askedPermissions, plainClientName, shownClient } from './shown-client.ts'

test.each([
  ['Nova', 'Nova'],
  ['  Nova \n  AI\t', 'Nova AI'],
  ['Nova\u202Eavon\u202C', 'Novaavon'],
  ['No\u200Bva\uFEFF', 'Nova'],
  ['\u2066Nova\u2069', 'Nova'],
  ['N\u0301\u0302\u0303\u0304ova', 'Ń\u0302ova'],
  ['\u0000\u001b[31mNova', '[31mNova'],
  ['<b>Nova</b>', '<b>Nova</b>'],
  ['a'.repeat(41), `${'a'.repeat(39)}…`],
  ['🧑'.repeat(41), `${'🧑'.repeat(39)}…`],
  ['\u200B\u202E ', ''],
])('%j is shown as %j', (name, shown) => {
  expect(plainClientName(name)).toBe(shown)
})

describe('whose it is', () => {
  const byDocument = 'https://nova.example/oauth/client.json'
  test.each([
    ['abc', 'https://nova.example/back', 'nova.example', false],
    ['abc', 'https://nova.example:8443/back', 'nova.example:8443', false],
    ['abc', 'http://localhost:3118/back', 'localhost:3118', true],
    ['abc', 'http://127.0.0.1/back', '127.0.0.1', true],
    ['abc', 'http://[::1]:90/back', '[::1]:90', true],
    ['abc', 'nova:/back', 'nova://', true],
    ['abc', 'nova://oprecht.example/here', 'nova://', true],
    ['abc', 'https://xn--nva-hqa.example/', 'xn--nva-hqa.example', false],
    [byDocument, 'https://elsewhere.example/back', 'nova.example', false],
    [byDocument, 'http://localhost:3118/back', 'nova.example', true],
  ])('%s coming back at %s is of %s, local: %s', (client_id, redirect_uri, host, local) => {
    expect(shownClient({ client_id }, redirect_uri)).toMatchObject({ host, local, name: host })
  })
})

test.each([
  ['https://nova.example/privacy', 'https://nova.example/privacy'],
  ['http://nova.example/privacy', null],
  ['javascript:alert(1)', null],
  ['https://oprecht.example@nova.example/', null],
  [`https://nova.example/${'a'.repeat(500)}`, null],
  ['nergens', null],
])('a link to %s leads to %s', (policy_uri, shown) => {
  const client = shownClient({ client_id: 'a', policy_uri, client_uri: policy_uri }, 'https://nova.example')
  expect([client.policy_uri, client.uri]).toEqual([shown, shown])
})

test.each([
  ['check price', ['price', 'check']],
  ['openid price', ['price']],
  ['openid profile', ['price', 'fill_in', 'check', 'read_deed']],
  [undefined, ['price', 'fill_in', 'check', 'read_deed']],
])('who asks for %j asks for %j', (scope, permissions) => {
  expect(askedPermissions(scope)).toEqual(permissions)
})
