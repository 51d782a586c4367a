import { expect, test } from 'vitest'
import { realDrawer } from '#server/testing/drawer.ts'
import { readPdf } from '#server/testing/pdf.ts'
import type { InvoiceSheet } from './index.ts'

const drawer = realDrawer()

const sheet: InvoiceSheet = {
  language: 'nl',
  brand: 'Oprecht',
  title: 'Factuur 2026-00001',
  seller: ['Oprecht B.V.', 'KVK 12345678'],
  to: 'Aan',
  buyer: ['Anna #strong[de Vries]', '$x^2$ _laan_ 3'],
  facts: [['Factuurnummer', '2026-00001']],
  columns: ['Omschrijving', 'Aantal', 'Prijs', 'Btw', 'Bedrag'],
  rows: [
    { name: 'BV oprichten', note: null, amount: '1', price: '€ 399,00', vat: '21%', total: '€ 399,00' },
    { name: 'Holding', note: 'Korting: -€ 40,00', amount: '1', price: '€ 350,00', vat: '21%', total: '€ 310,00' },
  ],
  sums: [['Btw 21%', '€ 148,89']],
  total: ['Totaal betaald', '€ 857,89'],
  notes: ['Al betaald.'],
}

test('an invoice is drawn as it is given, also what looks like markup', { timeout: 60_000 }, async () => {
  const { bytes, sha256, unprintable } = await drawer.invoice(sheet)
  const { text, title, language, active, pages } = await readPdf(bytes)
  for (const words of ['Factuur 2026-00001', '#strong[de Vries]', '$x^2$ _laan_ 3', 'Korting: -€ 40,00', '€ 857,89']) {
    expect(text).toContain(words)
  }
  expect([title, language, active, pages, unprintable]).toEqual(['Factuur 2026-00001', 'nl', [], 1, []])
  // The same request always gives the same bytes.
  expect((await drawer.invoice(sheet)).sha256).toBe(sha256)
})
