import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineRoute } from '#contract/route.ts'
import { serve, uploaded } from './index.ts'
import { reading, serverWith } from './try-server.fixture.ts'

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
const many = Array.from({ length: 10 }, (_, number) => plain(`f${number}`, 'x'))

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
  ['a part without a name', form('--edge\r\nabc\r\n\r\nbytes')],
  ['a part that is no part of a form', form(`--edge\r\nContent-Disposition: attachment\r\n\r\n${'x'.repeat(90)}`)],
  ['a part that is none, cut off', '--edge\r\nContent-Disposition: attachment\r\n\r\nabc'],
  ['lines that end in another way', whole.replaceAll('\r\n', '\n')],
  ['a header without an end', `--edge\r\nContent-Disposition: ${'x'.repeat(9_000)}`],
])('%s is malformed', async (_what, payload) => {
  expect(await send(payload)).toEqual([400, 'malformed_request'])
})

test.each([
  ['no edge', whole, 'multipart/form-data', 400, 'malformed_request'],
  ['an empty edge', whole, 'multipart/form-data; boundary=', 400, 'malformed_request'],
  ['nothing at all', '', edge, 422, 'required'],
  ['only an end', '--edge--\r\n', edge, 422, 'required'],
  ['an empty file', `${part('a.png', '')}\r\n--edge--\r\n`, edge, 422, 'required'],
  ['a file that is too large', `${part('a.png', 'b'.repeat(101))}\r\n--edge--\r\n`, edge, 413, 'too_large'],
])('%s is refused', async (_what, payload, type, status, code) => {
  expect(await send(payload, type)).toEqual([status, code])
})

test('a file without a name of its own arrives too', async () => {
  expect(await send(form(plain('file', 'bytes', 'application/octet-stream')))).toEqual([200, { name: '', size: 5 }])
})

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
  ['a field of JSON that is none', form(part(), plain('kind', '{', 'application/json')), 422, 'unknown_field'],
  ['such a field before the file', form(plain('kind', '{', 'application/json'), part()), 422, 'unknown_field'],
  ['a field called as what every object has', form(part(), plain('constructor', 'x')), 422, 'unknown_field'],
  ['a file called as what every object has', form(part('a.png', 'b', 'constructor')), 422, 'unknown_field'],
  ['only a field', form(plain('file', 'words')), 422, 'required'],
  ['more fields than anybody needs', form(...many, part()), 413, 'too_large'],
  ['so many, and cut off', form(...many).slice(0, -20), 413, 'too_large'],
])('%s is refused and not dropped', async (_what, payload, status, code) => {
  expect(await send(payload)).toEqual([status, code])
})

test('a file of any length is read to its end, also where it is refused', async () => {
  const nameless = form(`--edge\r\nContent-Disposition: attachment\r\n\r\n${'x'.repeat(200_000)}`)
  expect(await send(nameless)).toEqual([413, 'too_large'])
})

test.each([
  ['C:\\scans\\pas "Bo".png', 'C:\\scans\\pas "Bo".png'],
  ['é 😀.png', 'é 😀.png'],
])('the name %s arrives as it is', async (name, arrived) => {
  expect(await send(form(part(name.replaceAll('"', '\\"'))))).toEqual([200, { name: arrived, size: 5 }])
})

test('what looks like the edge inside a file is part of the file', async () => {
  const bytes = 'x--edge\r\n--edges\r\n--edge-\r\n-- edge\r\n'
  expect(await send(form(part('a.png', bytes)))).toEqual([200, { name: 'a.png', size: bytes.length }])
})

test('an edge may stand between quotes, behind words that nobody reads, and be followed by spaces', async () => {
  const spaced = `Dear reader,\r\n${whole.replace('--edge\r\n', '--edge \t\r\n')}goodbye`
  expect(await send(spaced, 'multipart/form-data; boundary="edge"; charset=utf-8')).toEqual([
    200,
    { name: 'a.png', size: 5 },
  ])
})
