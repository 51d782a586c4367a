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

const part = (name = 'a.png', bytes = 'bytes', field = 'file') =>
  `--edge\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n${bytes}`
const plain = (field: string, value: string, type = 'text/plain') =>
  `--edge\r\nContent-Disposition: form-data; name="${field}"\r\nContent-Type: ${type}\r\n\r\n${value}`
const form = (...parts: string[]) => `${parts.join('\r\n')}\r\n--edge--\r\n`
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

test('a file without a name of its own arrives too', async () => {
  expect(await send(form(plain('file', 'bytes', 'application/octet-stream')))).toEqual([200, { name: '', size: 5 }])
})

const many = Array.from({ length: 10 }, (_, number) => plain(`f${number}`, 'x'))

// Dropped in silence, a sender would believe that it arrived.
test.each([
  ['a second file', form(part(), part('b.png')), 422, 'one_file'],
  ['a second file that is empty', form(part(), part('b.png', '')), 422, 'one_file'],
  ['a second file under another name', form(part(), part('b.png', 'bytes', 'other')), 422, 'one_file'],
  ['three files', form(part(), part('b.png'), part('c.png')), 422, 'one_file'],
  ['a second file that is cut off', `${part()}\r\n${part('b.png')}`, 400, 'malformed_request'],
  ['a file under another name', form(part('a.png', 'bytes', 'document')), 422, 'unknown_field'],
  ['a field before the file', form(plain('kind', 'identity'), part()), 422, 'unknown_field'],
  ['a field behind the file', form(part(), plain('kind', 'identity')), 422, 'unknown_field'],
  ['a field of JSON that is none', form(part(), plain('kind', '{', 'application/json')), 400, 'malformed_request'],
  ['such a field before the file', form(plain('kind', '{', 'application/json'), part()), 400, 'malformed_request'],
  ['a field called as what every object has', form(part(), plain('constructor', 'x')), 400, 'malformed_request'],
  ['a file called as what every object has', form(part('a.png', 'b', 'constructor')), 400, 'malformed_request'],
  ['only a field', form(plain('file', 'words')), 422, 'required'],
  ['more fields than anybody needs', form(...many, part()), 413, 'too_large'],
])('%s is refused and not dropped', async (_what, payload, status, code) => {
  expect(await send(payload)).toEqual([status, code])
})
