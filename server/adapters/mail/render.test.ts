import { describe, expect, test } from 'vitest'
import { type MailContent, renderMail } from './render.ts'

const content: MailContent = {
  locale: 'nl',
  brand: 'Oprecht',
  title: 'Bevestig je adres',
  paragraphs: ['Dag Bo,', { facts: [['Naam', 'Bo']] }, { quote: 'eerste regel\ntweede regel' }],
  action: { label: 'Bevestig', url: 'https://example.nl/a?b=1&c=2' },
  footer: ['Oprecht', 'Keizersgracht 1'],
}

test('text and HTML say the same', () => {
  const { text, html } = renderMail(content)
  for (const words of ['Oprecht', 'Bevestig je adres', 'Dag Bo,', 'Naam', 'eerste regel', 'Keizersgracht 1']) {
    expect(text).toContain(words)
    expect(html).toContain(words)
  }
  expect(text).toContain('Bevestig:\nhttps://example.nl/a?b=1&c=2')
  expect(text).toContain('> eerste regel\n> tweede regel')
  expect(html).toContain('href="https://example.nl/a?b=1&amp;c=2"')
  expect(html).toContain('<html lang="nl">')
})

test('the title is the only first-level heading and tables are for layout only', () => {
  const { html } = renderMail(content)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html.match(/<table(?! role="presentation")/g)).toBeNull()
})

test('without an action there is no link', () => {
  const { action: _action, ...rest } = content
  expect(renderMail(rest).html).not.toContain('<a ')
})

describe('everything is escaped', () => {
  const evil = `<script>alert("1")</script>'&`
  const places: [string, Partial<MailContent>][] = [
    ['brand', { brand: evil }],
    ['title', { title: evil }],
    ['paragraph', { paragraphs: [evil] }],
    ['label', { paragraphs: [{ facts: [[evil, 'x']] }] }],
    ['fact', { paragraphs: [{ facts: [['x', evil]] }] }],
    ['quote', { paragraphs: [{ quote: evil }] }],
    ['button', { action: { label: evil, url: 'https://example.nl' } }],
    ['address', { action: { label: 'x', url: `https://example.nl/"><script>alert("1")</script>'&` } }],
    ['footer', { footer: [evil] }],
  ]
  test.each(places)('%s', (_name, change) => {
    const { html } = renderMail({ ...content, ...change })
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;')
  })
})

test.each(['javascript:alert(1)', 'data:text/html,x', '/relative', ''])('no button leads to %j', (url) => {
  expect(() => renderMail({ ...content, action: { label: 'x', url } })).toThrow(TypeError)
})
