import { expect, test } from 'vitest'
import { linksIn, splitAtLinks } from './actions.ts'

test.each([
  ['none', '', 'no links, only example.nl', []],
  [
    'in HTML, with its entities undone',
    '<a href="https://a.nl/?b=1&amp;c=%22&#39;">x</a>',
    '',
    ["https://a.nl/?b=1&c=%22'"],
  ],
  [
    'in text, without the full stop after it',
    '',
    'See https://a.nl/b?c=1. And (http://d.nl)!',
    ['https://a.nl/b?c=1', 'http://d.nl'],
  ],
  ['each once', '<a style="x" href="https://a.nl">x</a><a href="https://a.nl">y</a>', 'https://a.nl', ['https://a.nl']],
  ['only web addresses', '<a href="mailto:a@b.nl">x</a><a href="javascript:1">y</a>', 'ftp://a.nl', []],
])('%s', (_name, html, text, links) => {
  expect(linksIn({ html, text })).toEqual(links)
})

test('a text in pieces is still the whole text', () => {
  const text = 'https://a.nl and\nhttps://b.nl, done'
  const pieces = splitAtLinks(text)
  expect(pieces.map(({ words }) => words).join('')).toBe(text)
  expect(pieces.filter(({ link }) => link).map(({ words }) => words)).toEqual(['https://a.nl', 'https://b.nl'])
})
