import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawSharePicture } from './index.ts'

const draw = async (title: string) => {
  const bytes = await drawSharePicture({ title, brand: 'Oprecht' })
  return { bytes, metadata: await sharp(bytes).metadata() }
}

test.each([
  ['a short title', 'BV oprichten'],
  ['lines of its own', 'BV oprichten:\ngewone vragen,\néén echte akte'],
  ['a title without end', 'Heel lange woorden over '.repeat(20)],
  ['one word without end', 'W'.repeat(200)],
  ['signs that mean something', '<b>R&D</b> "of" \'zo\' {x}'],
])('a share picture is 1200 × 630 with %s', async (_name, title) => {
  const { bytes, metadata } = await draw(title)
  expect(metadata).toMatchObject({ width: 1200, height: 630, format: 'png' })
  expect(bytes.length).toBeLessThan(80_000)
})

test('shows its title: another one is another picture, the same one the same', async () => {
  const [one, same, other] = [await draw('BV'), await draw('BV'), await draw('NV')]
  expect(Buffer.compare(one.bytes, same.bytes)).toBe(0)
  expect(Buffer.compare(one.bytes, other.bytes)).not.toBe(0)
})
