import type { Locale } from '../values/index.ts'
import type { StoredContent } from './check.ts'
import { englishOf } from './fields.ts'
import { cleanRichText, linksInText } from './rich-text.ts'

/** A link that stands somewhere in content. */
export type FoundLink = { readonly path: string; readonly locale: Locale; readonly address: string }

const suffix = englishOf('')

/** Every link on a page, in both languages, with the place it stands. */
export function contentLinks(content: StoredContent): FoundLink[] {
  const found: FoundLink[] = []
  const walk = (value: unknown, path: string, locale: Locale) => {
    if (Array.isArray(value)) {
      for (const [index, row] of value.entries()) walk(row, `${path}.${index}`, locale)
      return
    }
    if (typeof value !== 'object' || value === null) return
    if ('type' in value && value.type === 'doc') {
      for (const address of linksInText(cleanRichText(value).text)) found.push({ path, locale, address })
      return
    }
    for (const [key, inner] of Object.entries(value)) {
      const isEnglish = key.endsWith(suffix)
      const name = isEnglish ? key.slice(0, -suffix.length) : key
      const at = path === '' ? name : `${path}.${name}`
      if (name === 'address' && typeof inner === 'string' && inner !== '') {
        found.push({ path: at, locale: isEnglish ? 'en' : locale, address: inner })
      } else walk(inner, at, isEnglish ? 'en' : locale)
    }
  }
  walk(content, '', 'nl')
  return found
}
