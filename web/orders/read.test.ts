import { expect, test } from 'vitest'
import { ApiError } from '#web/api/index.ts'
import { toConfirm } from './read.ts'

const refused = (code: string, path?: string) =>
  new ApiError(409, [{ code, message: '', ...(path !== undefined && { path }) }])

test.each<[string, unknown, string | null]>([
  [
    'what an assistant wrote leads to its question',
    refused('unconfirmed', 'p2.firstname'),
    '/questionnaire/dutch-bv/x#q-p2-firstname',
  ],
  ['another refusal leads nowhere', refused('order_changed'), null],
  ['nor does what is no answer of the server', new Error('no line'), null],
])('%s', (_name, error, expected) => {
  expect(toConfirm('dutch-bv', 'x', error)).toBe(expected)
})
