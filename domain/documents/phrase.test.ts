import { expect, test } from 'vitest'
import { tokensOf } from './write.ts'

const words = (text: string) => ({ kind: 'words', text })
const value = (name: string) => ({ kind: 'value', name })

test.each([
  ['Zo is het.', [words('Zo is het.')]],
  ['', []],
  ['{main.company_name}', [value('main.company_name')]],
  ['Zij heet {full_name}.', [words('Zij heet '), value('full_name'), words('.')]],
  ['Zie {ref:blocking.price}.', [words('Zie '), { kind: 'reference', to: 'blocking.price' }, words('.')]],
  ['{many?zij|hij}', [{ kind: 'choice', name: 'many', yes: [words('zij')], no: [words('hij')] }]],
  ['{far?, in {p.country}}', [{ kind: 'choice', name: 'far', yes: [words(', in '), value('p.country')], no: [] }]],
  [
    '{a?{b?x|y}|z}!',
    [
      {
        kind: 'choice',
        name: 'a',
        yes: [{ kind: 'choice', name: 'b', yes: [words('x')], no: [words('y')] }],
        no: [words('z')],
      },
      words('!'),
    ],
  ],
  ['een | is gewoon tekst', [words('een | is gewoon tekst')]],
])('%s', (text, tokens) => {
  expect(tokensOf(text)).toEqual(tokens)
})

test.each(['{open', '{a?b', '{a?b|c', '{Not A Name}', '{}'])('%s is a mistake in a template', (text) => {
  expect(() => tokensOf(text)).toThrow()
})
