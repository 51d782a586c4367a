import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { KeptPicture } from '#contract/admin-pictures.ts'
import { drawnPicture, pictureNamed } from '#domain/pictures/index.ts'
import { signedInAs } from '#server/testing/accounts.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import type { Browser } from '#server/testing/browser.ts'
import { formWith, photo } from '#server/testing/pictures.ts'

let service: TestApp
let admin: Browser
beforeAll(async () => {
  service = await openTestApp()
  admin = await signedInAs(service, 'admin')
})
afterAll(() => service.close())

const pictures = '/api/admin/pictures'
const words = { alt_nl: 'Een hamer', alt_en: 'A gavel' }
const send = (bytes: Uint8Array, said: Readonly<Record<string, string>> = words) =>
  admin.call('POST', pictures, formWith(bytes, said))

async function add(bytes: Uint8Array): Promise<KeptPicture> {
  const answer = await send(bytes)
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([201, expect.any(String)])
  return answer.json()
}

const list = async (): Promise<KeptPicture[]> => (await admin.call('GET', pictures)).json().data
const linesAbout = async ({ name }: KeptPicture): Promise<string[]> => {
  const { data } = (await admin.call('GET', `/api/admin/audit?subject=picture:${name}`)).json()
  return data.map(({ action }: { action: string }) => action)
}

const page = (file: string) => ({
  ...{ _uid: 'p', component: 'page', body: [] },
  meta: {
    ...{ _uid: 'm', component: 'meta', title: 'Met beeld', description: 'Waarover' },
    picture: { file, alt: 'Een hamer' },
  },
})

/** A page with a picture, as a draft. */
async function write(slug: string, file: string) {
  const answer = await admin.call('POST', '/api/admin/stories', {
    payload: { name: `Pagina ${slug}`, nl: slug, en: null, content: page(file) },
  })
  expect(answer.statusCode).toBe(201)
  return answer.json()
}

describe('a picture that is sent', () => {
  test('is made anew in several sizes: upright, and without what the camera wrote', async () => {
    const kept = await add(await photo())
    expect(kept).toMatchObject({ ...words, width: 600, height: 1000, used_in: [], made_by: expect.any(String) })
    const drawn = drawnPicture({ file: kept.name })
    const addresses = [drawn?.address ?? '', ...(drawn?.choices ?? []).map(({ address }) => address)]
    expect(addresses).toHaveLength(3)
    for (const address of addresses) {
      const answer = await service.app.inject(address)
      expect([address, answer.statusCode]).toEqual([address, 200])
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      const { width = 0, height = 0, exif, orientation, format } = await sharp(answer.rawPayload).metadata()
      expect(height / width).toBeCloseTo(1000 / 600, 1)
      expect([exif, orientation]).toEqual([undefined, undefined])
      expect(answer.headers['content-type']).toBe(`image/${format}`)
      expect(address).toContain(`-${width}.`)
      expect(answer.rawPayload.includes('Geheime')).toBe(false)
    }
    expect(await linesAbout(kept)).toEqual(['picture.added'])
  })

  test('twice is one picture, and whole again when a file of it was lost', async () => {
    const sent = await photo({ colour: '#ff0000' })
    const first = await add(sent)
    const { hash = '' } = pictureNamed(first.name) ?? {}
    await service.files.remove(`pictures/${hash}/480.webp`)
    expect((await add(sent)).name).toBe(first.name)
    expect((await service.app.inject(`/pictures/${hash}-480.webp`)).statusCode).toBe(200)
    expect((await list()).filter(({ name }) => name === first.name)).toHaveLength(1)
    expect(await linesAbout(first)).toEqual(['picture.added'])
  })

  test('may be a PNG, a WebP or an AVIF', async () => {
    const plain = sharp({ create: { width: 90, height: 60, channels: 4, background: '#00ff0080' } })
    for (const bytes of [plain.clone().png(), plain.clone().webp(), plain.clone().avif()]) {
      expect(await add(await bytes.toBuffer())).toMatchObject({ width: 90, height: 60 })
    }
  })

  test('is refused when it is something else, whatever it is called, or more than it seems', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')
    const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .gif()
      .toBuffer()
    const broken = (await photo()).subarray(0, 900)
    const huge = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const cases: readonly (readonly [Uint8Array, string])[] = [
      [Buffer.from('<script>alert(1)</script>'), 'invalid_format'],
      [svg, 'invalid_format'],
      [gif, 'invalid_format'],
      [broken, 'invalid_format'],
      [huge, 'too_large'],
    ]
    for (const [bytes, code] of cases) {
      const answer = await send(bytes)
      expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([422, { code, path: 'file' }])
    }
  })

  test.each([
    [{ alt_nl: 'Een hamer' }, 'alt_en'],
    [{ alt_nl: ' ', alt_en: 'A gavel' }, 'alt_nl'],
  ])('with %j is refused: it says what it shows in both languages', async (said, path) => {
    const answer = await send(await photo(), said)
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path])
  })
})

test('a picture can be said in other words', async () => {
  const kept = await add(await photo({ colour: '#123456' }))
  const said = { alt_nl: 'Een deur', alt_en: 'A door' }
  const answer = await admin.call('PATCH', `${pictures}/${kept.name}`, { payload: said })
  expect(answer.json()).toMatchObject({ name: kept.name, ...said })
  expect(await linesAbout(kept)).toEqual(['picture.described', 'picture.added'])
})

describe('a picture that is removed', () => {
  test('is gone with its files', async () => {
    const kept = await add(await photo({ colour: '#00ff00' }))
    expect((await admin.call('DELETE', `${pictures}/${kept.name}`)).json()).toEqual({ success: true })
    const { hash = '' } = pictureNamed(kept.name) ?? {}
    expect([...service.files.kept.keys()].filter((key) => key.includes(hash))).toEqual([])
    expect((await admin.call('DELETE', `${pictures}/${kept.name}`)).statusCode).toBe(404)
    expect(await linesAbout(kept)).toEqual(['picture.removed', 'picture.added'])
  })

  test('must not stand on a page, also one that is only being written', async () => {
    const kept = await add(await photo({ colour: '#0000ff' }))
    const { uuid } = await write('met-beeld', kept.name)
    const answer = await admin.call('DELETE', `${pictures}/${kept.name}`)
    const used_in = [{ uuid, name: 'Pagina met-beeld' }]
    expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([409, { code: 'conflict', used_in }])
    expect((await list()).find(({ name }) => name === kept.name)?.used_in).toEqual(used_in)
  })

  test('cannot go live any more', async () => {
    const { uuid } = await write('zonder-beeld', `${'f'.repeat(24)}-10x10`)
    const answer = await admin.call('POST', `/api/admin/stories/${uuid}/publish`, {
      payload: { number: 1, revision: 1 },
    })
    expect([answer.statusCode, answer.json().errors]).toMatchObject([
      422,
      [{ code: 'unknown_picture', path: 'content.meta.picture' }],
    ])
  })
})

test.each(['nothing.webp', `${'a'.repeat(24)}-480.webp`, `${'a'.repeat(24)}-480.exe`, '..%2f..%2fdata.key'])(
  'there is no picture at /pictures/%s',
  async (name) => {
    expect((await service.app.inject(`/pictures/${name}`)).statusCode).toBe(404)
  },
)
