import { expect, test } from 'vitest'
import { fullNameOf } from './full-name.ts'

test.each([
  [{ firstname: 'Sanne', lastname: 'de Vries' }, 'Sanne de Vries'],
  [{ firstname: ' Sanne ', lastname: 'de Vries ' }, 'Sanne de Vries'],
  [{ firstname: 'Sanne' }, 'Sanne'],
  [{ firstname: 'Sanne', lastname: '' }, 'Sanne'],
  [{ firstname: null, lastname: 'de Vries' }, 'de Vries'],
  [{ firstname: '  ', lastname: 'de Vries' }, 'de Vries'],
  [{ firstname: null, lastname: null }, ''],
  [{}, ''],
])('%j is %s', (person, name) => expect(fullNameOf(person)).toBe(name))
