import { expect, test } from 'vitest'
import type { LegalForm } from '../names/index.ts'
import { foreignFormIn, reservedWordIn, soundsLike } from './names.ts'

test.each<[string, string, boolean]>([
  ['Bakkerij Vos', 'Bakkerij Vos', true],
  ['Bakkerij Vos', 'bakkerij vos', true],
  ['Bakkerij Vos', 'Bakkerij Vos B.V.', true],
  ['Bakkerij Vos Holding', 'Bakkerij Vos', true],
  ['De Bakkerij Vos', 'Bakkerij Vos', true],
  ['Bakkerij Vos Amsterdam', 'Bakkerij Vos', true],
  ['Bakkerij Vos', 'Bakerij Vos', true],
  ['Bakkerij Vos', 'Bakkerij-Vos', true],
  ['Café Zuid', 'Cafe Zuid', true],
  ['De Vries Zuivel', 'Zuivel de Vries', true],
  ['Bakkerij Vos', 'Slagerij Vos', false],
  ['Bakkerij Vos', 'Vos', false],
  ['Bakkerij Vos', 'Bakkerij Smit', false],
  ['Holding', 'Holding', true],
  ['Holding', 'Beheer', false],
  ['Nova', 'Nora', false],
  ['', '', false],
])('"%s" and "%s"', (one, other, alike) => {
  expect([soundsLike(one, other), soundsLike(other, one)]).toEqual([alike, alike])
})

test.each<[string, string | null, string?]>([
  ['Bank van Leer', 'bank', 'bank'],
  ['Meubelbank', null],
  ['Universiteit voor Honden', 'universiteit', 'education'],
  ['De Hogeschool', 'hogeschool', 'education'],
  ['Jansen Advocaten', 'advocaten', 'profession'],
  ['Notariaat Noord', 'notariaat', 'profession'],
  ['Koninklijke Vos', 'koninklijke', 'royal'],
  ['Vrienden van het Rode Kruis', 'rode kruis', 'emblem'],
  ['Rode Draad', null],
  ['Politie Pet', 'politie', 'government'],
  ['Bakkerij Vos', null],
])('what is kept for others in "%s"', (name, word, because) => {
  expect(reservedWordIn(name)).toEqual(word === null ? null : { word, because })
})

test.each<[string, LegalForm, string | null]>([
  ['Vos N.V.', 'bv', 'nv'],
  ['Vos VOF', 'bv', 'vof'],
  ['Vos Ltd.', 'bv', 'ltd'],
  ['CV Maker', 'bv', null],
  ['Coöperatie Vos', 'bv', 'cooperatie'],
  ['Vereniging van Vossen', 'bv', 'vereniging'],
  ['Inc', 'bv', null],
  ['Bakkerij Vos', 'bv', null],
  ['Stichting Vos B.V.', 'foundation', 'bv'],
  ['Stichting Vos', 'foundation', null],
])('a form that "%s" of a %s does not have', (name, own, form) => {
  expect(foreignFormIn(name, own)).toBe(form)
})
