import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readForm } from './uploaded.ts'

const edge = '----edge'
const head = (name: string, filename: string) =>
  Buffer.from(`--${edge}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\n\r\n`)
const end = Buffer.from(`\r\n--${edge}--\r\n`)

/** Bytes that are near to what parts a form. */
const tricky = fc
  .array(
    fc.oneof(
      fc
        .constantFrom('\r\n', '--', '\r', '\n', '----edge', '\r\n----edge', '\r\n------edg', 'x', '"', ' ')
        .map(Buffer.from),
      fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes)),
    ),
    { maxLength: 20 },
  )
  .map((pieces) => Buffer.concat(pieces))

test('the bytes of a file come out as they went in', () => {
  fc.assert(
    fc.property(tricky, (bytes) => {
      fc.pre(!Buffer.concat([Buffer.from('\r\n'), bytes, Buffer.from('\r\n')]).includes(`\r\n--${edge}`))
      const parts = readForm(Buffer.concat([head('file', 'a.png'), bytes, end]), edge, 5)
      expect(parts?.map(({ name, filename }) => [name, filename])).toEqual([['file', 'a.png']])
      expect(parts?.[0]?.bytes.equals(bytes)).toBe(true)
    }),
  )
})

test('whatever comes in, it is a form or it is none', () => {
  fc.assert(
    fc.property(tricky, tricky, fc.nat(), (before, after, cut) => {
      const whole = Buffer.concat([before, head('file', 'a.png'), after, end])
      const parts = readForm(whole.subarray(0, cut % (whole.length + 1)), edge, 5)
      expect(parts === null || Array.isArray(parts)).toBe(true)
    }),
  )
})

test('a form of nothing but parts is not read to its end', () => {
  const many = Buffer.concat([
    ...Array.from({ length: 1_000 }, () => [head('a', 'b'), Buffer.from('\r\n')]).flat(),
    end,
  ])
  expect(readForm(many, edge, 5)).toHaveLength(6)
})
