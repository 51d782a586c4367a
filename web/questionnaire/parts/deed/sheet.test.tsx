import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type ComposedDocument, plainText } from '#domain/documents/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { I18nProvider, loadTexts } from '#web/i18n/index.ts'
import { makeLiveDocument } from './live-document.ts'
import { sampleDocuments } from './samples.ts'
import { DocumentSheet } from './sheet.tsx'

const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** What one reads on the screen. */
async function drawn(document: ComposedDocument, locale: Locale): Promise<string> {
  await loadTexts(locale, ['questionnaire'])
  const markup = renderToStaticMarkup(
    <I18nProvider locale={locale} choose={null}>
      <DocumentSheet level={2} explained={false} live={makeLiveDocument(document)} column="both" current={null} />
    </I18nProvider>,
  )
  return markup.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#x27);/g, (sign) => signs[sign] ?? sign)
}

/** Without what plain text must say with signs: capitals, brackets around gaps, lines to sign on, white. */
const bare = (text: string): string => text.toLowerCase().replace(/[[\]_\s]/g, '')

test.each([
  ['dutch-bv', 'nl', false],
  ['dutch-bv', 'nl', true],
  ['english-bv', 'en', false],
  ['english-bv', 'en', true],
] as const)(
  'the screen says what the paper says: %s in %s, before anything was answered: %s',
  async (flow, locale, empty) => {
    const documents = await sampleDocuments(flow, { empty })
    expect(documents.length).toBeGreaterThanOrEqual(5)
    for (const document of documents) expect(bare(await drawn(document, locale))).toBe(bare(plainText(document)))
  },
)
