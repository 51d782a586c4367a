import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { ContentToDraw } from '#contract/content-page.ts'
import type { Site } from '#contract/site.ts'
import { createScreens } from './index.ts'

/** A build with one screen, whose title and description are the name of the brand. */
const drawing = `
const head = ({ site }) => ({ title: site.brand, description: site.brand, structured: { name: site.brand }, no_script: site.brand + ' a@b.nl' })
export const describe = (path) => ({ screen: 'home', variant: '', locale: 'nl', status: 200, drawn: true, modules: [] })
export const draw = async () => '<h1>Home</h1>'
export const headOf = async (wanted) => head(wanted)
export const drawContent = async ({ page: { text }, preview }) => ({
  html: '<h1>Page</h1>',
  head: {
    title: text, description: text, canonical: text, indexed: !preview, structured: { text },
    alternates: [{ language: 'en', address: text }], shared: [{ by: 'property', key: 'og:title', content: text }],
  },
})
`
const template = `<html lang="nl"><head><title></title><!--head--></head><body><!--no-script--><!--app--><!--site--></body></html>`

const bare = `<html lang="nl"><head><title></title><!--head--></head><body><!--app--></body></html>`
const manifest = {
  main: { file: 'main.js', isEntry: true, imports: ['base'] },
  base: { file: 'base.js', css: ['assets/base.css'] },
}

async function built() {
  const dist = mkdtempSync(join(tmpdir(), 'screens-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  for (const folder of ['web/.vite', 'prerender']) mkdirSync(join(dist, folder), { recursive: true })
  writeFileSync(join(dist, 'web', 'index.html'), template)
  writeFileSync(join(dist, 'web', 'content.html'), bare)
  writeFileSync(join(dist, 'web', '.vite', 'manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(dist, 'prerender', 'prerender.js'), drawing)
  writeFileSync(join(dist, 'package.json'), '{"type":"module"}')
  return createScreens(dist)
}

const evil = `"></title></script><script>alert(1)</script><!--<img src=x onerror=alert(1)>$&$'`

test('no text of ours or of an editor ends the place where it stands in a page', async () => {
  const screens = await built()
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

test('a page that somebody wrote has the styles of the screens and none of their scripts', async () => {
  const screens = await built()
  const { html = '' } =
    (await screens?.content({ page: { text: evil }, locale: 'en' } as unknown as ContentToDraw)) ?? {}
  expect(html.match(/<\/?[a-z]\w*/gi)).toEqual(
    ['html', 'head', 'title', '/title', 'meta', 'link', 'link', 'meta', 'script', '/script', 'link', '/head', 'body']
      .concat(['h1', '/h1', '/body', '/html'])
      .map((name) => `<${name}`),
  )
  expect(html).not.toContain('<!--')
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/base.css">')
  const [, json = ''] = /<script type="application\/ld\+json">([^<]*)</.exec(html) ?? []
  expect(JSON.parse(json)).toEqual({ text: evil })
})

test('a page that is only looked at is not for search engines, and says how it is described', async () => {
  const screens = await built()
  const asked = { page: { text: 'Kort' }, locale: 'nl', preview: true }
  const { html = '' } = (await screens?.content(asked as unknown as ContentToDraw)) ?? {}
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<meta name="description" content="Kort">')
  expect(html).not.toContain('canonical')
})
