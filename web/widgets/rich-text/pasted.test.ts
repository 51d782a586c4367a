import { expect, test } from 'vitest'
import { cleanPasted, type PastedNode } from './pasted.ts'

type Written = string | readonly [string, ...Written[]]

const node = (written: Written): PastedNode =>
  typeof written === 'string'
    ? { nodeType: 3, nodeName: '#text', textContent: written, childNodes: [] }
    : {
        nodeType: 1,
        nodeName: written[0],
        textContent: null,
        childNodes: written.slice(1).map((one) => node(one as Written)),
      }

test.each<[string, Written, string]>([
  ['plain words', ['BODY', 'kopen en  verkopen'], 'kopen en verkopen'],
  ['bold and italics', ['BODY', 'de ', ['B', 'groothandel '], 'in ', ['EM', 'kaas']], 'de groothandel in kaas'],
  ['paragraphs', ['BODY', ['P', 'een'], ['P', 'twee']], 'een\n\ntwee'],
  ['a list', ['BODY', ['UL', ['LI', 'kaas'], ['LI', 'melk']]], '- kaas\n- melk'],
  ['a break', ['BODY', 'een', ['BR'], 'twee'], 'een\ntwee'],
  [
    'no styles, scripts and pictures',
    ['BODY', ['STYLE', 'p {}'], ['SCRIPT', 'x()'], ['SPAN', 'kaas'], ['IMG']],
    'kaas',
  ],
  ['bold around whole paragraphs is left out', ['BODY', ['B', ['P', 'een'], ['P', 'twee']]], 'een\n\ntwee'],
])('%s', (_name, body, expected) => {
  expect(cleanPasted(node(body))).toBe(expected)
})
