import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the letters that come with the styles are read before anything is shown', () => {
  const faces = readFileSync('web/ui/fonts.css', 'utf8').split('@font-face').slice(1)
  const within = faces.filter((face) => /-latin-wght-normal\.woff2/.test(face))
  const families = within.map((face) => /font-family: "([^"]+)"/.exec(face)?.[1])
  const script = readFileSync('web/public/before-paint.js', 'utf8')
  expect(families).toHaveLength(2)
  for (const family of families) expect(script).toContain(`'${family}'`)
})
