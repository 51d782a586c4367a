import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineRoute } from '#contract/route.ts'
import { serve, uploaded } from './index.ts'
import { reading, serverWith } from './try-server.ts'

const sending = defineRoute({
  ...reading,
  method: 'POST',
  path: '/api/files',
  file: { maxBytes: 100 },
  responses: { 200: z.object({ name: z.string(), size: z.number() }) },
})

const part = (name = 'a.png', bytes = 'bytes') =>
  `--edge\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n${bytes}`
const whole = `${part()}\r\n--edge--\r\n`
const edge = 'multipart/form-data; boundary=edge'

async function send(payload: string, type = edge) {
  const app = await serverWith((api) =>
    serve(api, sending, async ({ request }) => {
      const { name, bytes } = await uploaded(request)
      return { name, size: bytes.length }
    }),
  )
  const answer = await app.inject({ method: 'POST', url: '/api/files', payload, headers: { 'content-type': type } })
  return [answer.statusCode, answer.json().errors?.[0].code ?? answer.json()]
}

test('a file arrives with its name', async () => {
  expect(await send(whole)).toEqual([200, { name: 'a.png', size: 5 }])
})

test.each([
  ['cut off in the file', part()],
  ['cut off in a header', whole.slice(0, 40)],
  ['cut off before the end', whole.slice(0, -4)],
  ['another edge than it says', whole.replaceAll('edge', 'other')],
])('%s is malformed', async (_what, payload) => {
  expect(await send(payload)).toEqual([400, 'malformed_request'])
})

test.each([
  ['no edge', whole, 'multipart/form-data', 400, 'malformed_request'],
  ['an empty edge', whole, 'multipart/form-data; boundary=', 400, 'malformed_request'],
  ['nothing at all', '', edge, 422, 'required'],
  ['a part without a name', '--edge\r\nabc\r\n\r\nbytes\r\n--edge--\r\n', edge, 422, 'required'],
  ['only an end', '--edge--\r\n', edge, 422, 'required'],
  ['an empty file', `${part('a.png', '')}\r\n--edge--\r\n`, edge, 422, 'required'],
  ['a file that is too large', `${part('a.png', 'b'.repeat(101))}\r\n--edge--\r\n`, edge, 413, 'too_large'],
])('%s is refused', async (_what, payload, type, status, code) => {
  expect(await send(payload, type)).toEqual([status, code])
})
