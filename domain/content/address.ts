import type { Locale } from '../values/index.ts'

const scheme = /^(https|mailto|tel):/i

/** A place of our own site, a page elsewhere over a safe line, or a way to reach somebody; never a script. */
export function isSafeAddress(address: string): boolean {
  if (address.length === 0 || address.length > 500) return false
  // Browsers leave these out before they read an address, so that "java\tscript:" would run.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
  if (/[\u0000-\u0020\u007f\\]/.test(address)) return false
  if (address.startsWith('/')) return !address.startsWith('//')
  return address.startsWith('#') || scheme.test(address)
}

/** A part of an address: small letters, digits and hyphens, as people can read out. */
const part = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/

/** `bv-oprichten` or `woordenlijst/holding`: no slash before or after it. */
export function isSlug(slug: string): boolean {
  const parts = slug.split('/')
  return slug.length <= 120 && parts.length <= 4 && parts.every((text) => part.test(text))
}

/** A slug made of what a page is called. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '')
}

/** First parts of addresses that are the service's own; no page may take one. */
const ownHouses = [
  ...['questionnaire', 'dashboard', 'membership', 'contracts', 'companies', 'check-contract', 'sign', 'participant'],
  'connect',
  ...[
    'notary',
    'support',
    'admin',
    'api',
    'assets',
    'pictures',
    'sandbox',
    'outbox',
    'health',
    'metrics',
    'docs',
    'mcp',
  ],
  ...['en', 'nl', 'partners', 'sitemap', 'robots', 'favicon', 'well-known', 'oauth', 'webhooks'],
]

export const isTaken = (slug: string): boolean => ownHouses.includes(slug.split('/')[0] ?? '')

/** Where a page is found: Dutch at its slug, English behind `/en`. */
export const contentPath = (slug: string, locale: Locale): string => (locale === 'nl' ? `/${slug}` : `/en/${slug}`)

/** The page and language that a path asks for, or null where it cannot be one of ours. */
export function pageAt(path: string): { readonly slug: string; readonly locale: Locale } | null {
  const bare = path.replace(/^\/+|\/+$/g, '')
  const locale = bare === 'en' || bare.startsWith('en/') ? 'en' : 'nl'
  const slug = locale === 'en' ? bare.slice(3) : bare
  return isSlug(slug) && !isTaken(slug) ? { slug, locale } : null
}
