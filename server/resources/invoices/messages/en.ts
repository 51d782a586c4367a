import type { InvoiceWords } from './nl.ts'

export const en: InvoiceWords = {
  title: ({ number }) => `Invoice ${number}`,
  to: 'To',
  number: 'Invoice number',
  date: 'Invoice date',
  paid_on: 'Paid on',
  company: 'For',
  vat_number: ({ number }) => `VAT number ${number}`,
  columns: ['Description', 'Quantity', 'Price', 'VAT', 'Amount'],
  discount: ({ name, amount }) => `${name}: ${amount}`,
  inside: 'included',
  none: 'none',
  taxed: ({ rate }) => `Amount without VAT (${rate})`,
  untaxed: 'Passed on without VAT',
  vat: ({ rate }) => `VAT ${rate}`,
  total: 'Total paid',
  notes: ['This invoice has already been paid. There is nothing left to do.'],
  example_sender: ['(sender to be set)'],
}
