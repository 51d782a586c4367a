import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Site } from '#contract/site.ts'
import { createScreens } from './index.ts'

/** A build with one screen, whose title and description are the name of the brand. */
const drawing = `
const head = ({ site }) => ({ title: site.brand, description: site.brand, structured: { name: site.brand }, no_script: site.brand + ' a@b.nl' })
export const describe = (path) => ({ screen: 'home', variant: '', locale: 'nl', status: 200, drawn: true, modules: [] })
export const draw = async () => '<h1>Home</h1>'
export const headOf = async (wanted) => head(wanted)
`
const template = `<html lang="nl"><head><title></title><!--head--></head><body><!--no-script--><!--app--><!--site--></body></html>`

test('no text of ours or of an editor ends the place where it stands in a page', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'screens-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  for (const folder of ['web/.vite', 'prerender']) mkdirSync(join(dist, folder), { recursive: true })
  writeFileSync(join(dist, 'web', 'index.html'), template)
  writeFileSync(join(dist, 'web', '.vite', 'manifest.json'), '{"main":{"file":"main.js","isEntry":true}}')
  writeFileSync(join(dist, 'prerender', 'prerender.js'), drawing)
  writeFileSync(join(dist, 'package.json'), '{"type":"module"}')

  const evil = `"></title></script><script>alert(1)</script><!--<img src=x onerror=alert(1)>$&$'`
  const screens = await createScreens(dist)
  const page = await screens?.page({
    ...{ path: '/', search: '', chosen: 'nl', site: { brand: evil, support_email: 'a@b.nl' } as Site },
    dataOf: async () => ({ text: evil }),
  })
  const html = page?.html ?? ''
  expect(html.match(/<\/?[a-z]\w*/gi)).toEqual(
    [
      'html',
      'head',
      'title',
      '/title',
      'meta',
      'script',
      '/script',
      '/head',
      'body',
      'noscript',
      'link',
      'p',
      'a',
      '/a',
      '/p',
      '/noscript',
      'h1',
      '/h1',
    ]
      .concat(['script', '/script', 'script', '/script', '/body', '/html'])
      .map((name) => `<${name}`),
  )
  expect(html).not.toContain('<!--')
  const [, ...embedded] = [...html.matchAll(/<script type="[^"]*"[^>]*>([^<]*)<\/script>/g)].map(
    ([, json = '']) => json,
  )
  expect(embedded.map((json) => JSON.parse(json))).toEqual([{ brand: evil, support_email: 'a@b.nl' }, { text: evil }])
  expect(html).toContain('<a href="mailto:a@b.nl">a@b.nl</a></p></noscript>')
})
