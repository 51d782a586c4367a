import { describe, expect, test } from 'vitest'
import { companyName, personName } from './names.ts'
import { passes } from './passes.fixture.ts'

const verdict = (name: string) => [passes(personName, name), passes(companyName, name)]

describe('a person, and so a company that bears their name, may be called', () => {
  test.each([
    'Sanne',
    'Bo',
    'Anne-Marie',
    'Jan Willem',
    'van der Berg',
    "'t Hart",
    '’s-Gravesande',
    "O'Neill",
    'O’Neill',
    'd‘Artagnan',
    'J.P.',
    'Jansen, jr.',
    'Zoë',
    'Zoe\u0308',
    'Müller',
    'Łukasz Żółty',
    'Þórður',
    'Nguyễn Thị',
    'Gal·la',
    'Kaʻiulani',
    'Ng’ang’a',
    'Şükrü İnönü',
    'Åsa Ø',
    'Dvořák‐Nováková',
  ])('%s', (name) => {
    expect(verdict(name)).toEqual([true, true])
  })
})

describe('only a company may be called', () => {
  test.each([
    'Studio 54',
    '3M',
    '7-Eleven',
    'Vos & Zonen',
    'Jansen + Co',
    'Mode @ Work',
    'Bureau 2.0',
    'Yahoo!',
    'Wie?',
    'E*Trade',
    'Bakkerij "De Molen"',
    'Stichting “Het Kruis”',
    'Vos (Utrecht)',
    'AC/DC Onderhoud',
    'Plan: B',
    '100% Brood',
    'Amsterdam – Parijs',
  ])('%s', (name) => {
    expect(verdict(name)).toEqual([false, true])
  })
})

describe('nobody may be called', () => {
  test.each([
    '12345',
    '54',
    '---',
    "'",
    '...',
    '&',
    'Vos <b>',
    'Jan >',
    'C# Bouw',
    '#1',
    'Vos {naam}',
    '{{7*7}}',
    '%{naam}',
    'Vos [x]',
    'a=b',
    'Vos_Groep',
    'Vos|Groep',
    'Vos\\Groep',
    'Vos;Groep',
    'Vos ~',
    'Vos ^',
    'Vos € 5',
    'Vos $',
    'Vos™',
    'Vos®',
    'Vos 😀',
    'Vos\u0000',
    'Vos\u0007',
    'Vos\nGroep',
    'Vos\tGroep',
    '\u202eeporG soV',
    'Vos\u200b',
    'Vos\u2066',
  ])('%j', (name) => {
    expect(verdict(name)).toEqual([false, false])
  })
})

test('what is no text is for the kind to refuse', () => {
  expect([passes(personName, 5), passes(companyName, null)]).toEqual([true, true])
})
