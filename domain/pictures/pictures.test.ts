import { describe, expect, test } from 'vitest'
import { drawnPicture, pictureFileAt, pictureFiles, pictureNamed, pictureNameOf, picturesIn } from './pictures.ts'

const hash = '0123456789abcdef01234567'

describe('the name of a picture', () => {
  test('says what is in it and how large it is', () => {
    expect(pictureNamed(pictureNameOf(hash, { width: 1600, height: 900 }))).toEqual({ hash, width: 1600, height: 900 })
  })

  test.each([
    '',
    'foto',
    `${hash}-0x10`,
    `${hash}-10x`,
    `${hash.slice(1)}-10x10`,
    `${hash}-10x10.webp`,
    `../${hash}-1x1`,
  ])('%j is none', (name) => {
    expect(pictureNamed(name)).toBeNull()
  })
})

test.each([
  [300, ['300.webp', '300.jpg']],
  [480, ['480.webp', '480.jpg']],
  [1000, ['480.webp', '960.webp', '1000.webp', '1000.jpg']],
  [2400, ['480.webp', '960.webp', '1600.webp', '2400.webp', '1200.jpg']],
])('of one that is %i wide these are kept: %j', (width, expected) => {
  expect(pictureFiles({ width, height: 10 }).map(({ width: own, form }) => `${own}.${form}`)).toEqual(expected)
})

test.each([
  [`${hash}-480.webp`, { hash, width: 480, form: 'webp' }],
  [`${hash}-1200.jpg`, { hash, width: 1200, form: 'jpg' }],
  [`${hash}-480.png`, null],
  [`${hash}.webp`, null],
  ['../../data.key', null],
])('the file %s is %j', (name, expected) => {
  expect(pictureFileAt(name)).toEqual(expected)
})

describe('a picture on a page', () => {
  test('of ours has a size and widths to choose from', () => {
    expect(drawnPicture({ file: `${hash}-1000x500` })).toEqual({
      address: `/pictures/${hash}-1000.jpg`,
      choices: [480, 960, 1000].map((width) => ({ address: `/pictures/${hash}-${width}.webp`, width })),
      form: 'image/webp',
      size: { width: 1000, height: 500 },
    })
  })

  test('of a provider has what its address says', () => {
    const file = 'https://a.storyblok.com/f/12345/1400x700/abc/foto.jpg'
    expect(drawnPicture({ file })).toEqual({
      address: `${file}/m/1200x0`,
      choices: [480, 960, 1400].map((width) => ({ address: `${file}/m/${width}x0`, width })),
      size: { width: 1400, height: 700 },
    })
  })

  test.each([
    ['https://elders.example/foto.jpg', { address: 'https://elders.example/foto.jpg', choices: [], size: null }],
    ['https://a.storyblok.com/f/1/10x10/a/beeld.svg', { choices: [], size: null }],
    ['http://elders.example/foto.jpg', null],
    ['javascript:alert(1)', null],
    ['weg', null],
  ])('named %s is %j', (file, expected) => {
    if (expected === null) expect(drawnPicture({ file })).toBeNull()
    else expect(drawnPicture({ file })).toMatchObject(expected)
  })
})

test('every picture in some content is found, in both languages, with its place', () => {
  const [one, other] = [`${hash}-10x10`, `${hash}-20x20`]
  const content = {
    component: 'page',
    meta: { picture: { file: one, alt: 'a' }, picture__i18n__en: { file: other, alt: 'b' } },
    body: [{ component: 'hero', picture: { file: one, alt: 'c' } }, { picture: { file: 'https://elders.example/x' } }],
  }
  expect(picturesIn(content)).toEqual([
    { path: 'meta.picture', locale: 'nl', file: one },
    { path: 'meta.picture', locale: 'en', file: other },
    { path: 'body.0.picture', locale: 'nl', file: one },
  ])
})
