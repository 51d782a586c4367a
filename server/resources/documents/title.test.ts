import { expect, it } from 'vitest'
import { fileNameOf } from './set.ts'

it.each([
  ['Akte van oprichting van De Gouden Lepel B.V.', 'akte-van-oprichting-van-de-gouden-lepel-b-v.pdf'],
  ['Zoë & Æsop: “één”', 'zoe-sop-een.pdf'],
  ['../../etc/passwd"; x="', 'etc-passwd-x.pdf'],
  ['北京', 'document.pdf'],
  ['a'.repeat(300), `${'a'.repeat(80)}.pdf`],
])('%j is kept as %j', (title, name) => {
  expect(fileNameOf(title, 'pdf')).toBe(name)
})
