import { describe, expect, test } from 'vitest'
import { fieldOf } from '../questions/index.ts'
import { en, fieldText, nl } from './index.ts'

describe.each([
  ['nl', nl, /nodig|controleert/i, /Alleen de notaris/, /versleuteld/],
  ['en', en, /needed|checks/i, /Only the notary/, /encrypted/],
] as const)('in %s', (_, messages, why, who, safe) => {
  test.each(['bsn', 'document_number'])(
    '%s says at once why it is asked, who sees it and that it is encrypted',
    (key) => {
      const field = fieldOf('shareholder', key)
      const { help, helpFor = {} } = field ? fieldText(messages, field) : {}
      for (const said of [help, ...Object.values(helpFor)])
        for (const part of [why, who, safe]) expect(said).toMatch(part)
    },
  )
})
