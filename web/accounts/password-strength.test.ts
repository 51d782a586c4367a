import { expect, test } from 'vitest'
import { isPersonal, strengthOf } from './password-strength.ts'

test.each([
  ['', 'empty'],
  ['abc', 'short'],
  ['zevenen', 'short'],
  ['aaaaaaaa', 'weak'],
  ['12345678', 'weak'],
  ['14031985', 'weak'],
  ['fietsbel', 'weak'],
  ['fietsbel27', 'fair'],
  ['kV8#tq2Lm', 'good'],
  ['fietsbel27!', 'good'],
  ['paard fiets regenton', 'strong'],
] as const)('%s is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength)
})

test.each([
  ['Sanne1985', ['Sanne', 'de Vries', 'sanne@example.nl'], true],
  ['devriesbv!', ['Sanne', 'de Vries', ''], true],
  ['zuivelhandel7', ['Sanne', 'de Vries', 'info@zuivelhandel.nl'], true],
  ['paard fiets', ['Bo', 'Li', 'bo@li.nl'], false],
])('%s tells about %j: %s', (password, about, personal) => {
  expect(isPersonal(password, about)).toBe(personal)
})
