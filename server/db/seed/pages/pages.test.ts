import { describe, expect, test } from 'vitest'
import {
  type ContentFacts,
  checkPage,
  contentLinks,
  contentPath,
  factNames,
  inLanguage,
  isSlug,
  isTaken,
  readPage,
} from '#domain/content/index.ts'
import { flowNamed, flows } from '#domain/products/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { seededPages } from './index.ts'

const locales = ['nl', 'en'] as const
const slugIn = (slug: readonly [string, string], locale: Locale) => slug[locale === 'nl' ? 0 : 1]
const pathsIn = (locale: Locale) => seededPages.map(({ slug }) => contentPath(slugIn(slug, locale), locale))

/** As long as a fact gets. */
const facts: ContentFacts = Object.fromEntries(
  factNames.map((name) => [name, name.startsWith('days') ? '20' : '€ 1.121,64']),
)

/** Places of the app that pages lead to, beside the calculator and the flows. */
const places = [
  '/questionnaire/',
  '/questionnaire/account',
  '/membership',
  '/contracts',
  '/dashboard',
  '/check-contract',
]

/** Flows that are held in Dutch and have one in English beside them. */
const withTwin = ['dutch-bv', 'holding']

function isRightPlace(address: string, locale: Locale): boolean {
  if (/^(https|mailto):/.test(address)) return true
  const { pathname, searchParams } = new URL(address, 'https://here.example')
  if (pathsIn(locale).includes(pathname) || places.includes(pathname)) return true
  if (pathname === '/questionnaire/calculator') return (searchParams.get('lang') === 'en') === (locale === 'en')
  const flow = flowNamed(pathname.replace('/questionnaire/', ''))
  if (flow === null) return false
  return locale === 'nl' ? flows[flow].language === 'nl' : !withTwin.includes(flow)
}

describe.each(seededPages.map((page) => [page.slug[0], page] as const))('the page %s', (_slug, { slug, content }) => {
  test('is whole in both languages', () => {
    expect(checkPage(content).issues).toEqual([])
    const shown = locales.map((locale) => readPage(inLanguage(content, locale), facts))
    const names = [content.body].flat().map((block) => (block as { component: string }).component)
    for (const page of shown) expect(page?.body.map(({ component }) => component)).toEqual(names)
  })

  test('has addresses that can be its own', () => {
    for (const locale of locales) {
      expect(isSlug(slugIn(slug, locale))).toBe(true)
      expect(isTaken(slugIn(slug, locale))).toBe(false)
    }
  })

  test('leads to places that are there, in its own language', () => {
    expect(contentLinks(content).filter(({ address, locale }) => !isRightPlace(address, locale))).toEqual([])
  })

  test('is named in what a search engine shows', () => {
    for (const locale of locales) {
      const page = readPage(inLanguage(content, locale), facts)
      expect(page?.meta.title.length).toBeLessThanOrEqual(60)
      expect(page?.meta.description.length).toBeLessThanOrEqual(155)
    }
  })

  test('speaks calmly', () => {
    expect(JSON.stringify(content)).not.toMatch(/[a-z]!/i)
  })
})

test('no two pages share an address or a title', () => {
  for (const locale of locales) expect(new Set(pathsIn(locale)).size).toBe(seededPages.length)
  for (const locale of locales) {
    const titles = seededPages.map(({ content }) => readPage(inLanguage(content, locale), facts)?.meta.title)
    expect(new Set(titles).size).toBe(seededPages.length)
  }
})

test('every public slug of a flow is a page', () => {
  const all = [...pathsIn('nl'), ...pathsIn('en')]
  for (const { slug, language } of Object.values(flows)) expect(all).toContain(contentPath(slug, language))
})
