import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Sanne Maria de Vries', 'SV'],
  ['  bo  ', 'B'],
  ['IJsbrand Çelik', 'IÇ'],
  ['', ''],
])('%s gives %s', (name, initials) => expect(initialsOf(name)).toBe(initials))
