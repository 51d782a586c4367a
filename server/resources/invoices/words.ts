import type { InvoiceSheet } from '#server/adapters/documents/index.ts'

export const invoiceWordsNl = {
  title: ({ number }: { number: string }) => `Factuur ${number}`,
  to: 'Aan',
  number: 'Factuurnummer',
  date: 'Factuurdatum',
  paid_on: 'Betaald op',
  company: 'Voor',
  vat_number: ({ number }: { number: string }) => `Btw-nummer ${number}`,
  columns: ['Omschrijving', 'Aantal', 'Prijs', 'Btw', 'Excl. btw'] satisfies InvoiceSheet['columns'],
  discount: ({ name, amount }: { name: string; amount: string }) => `${name}: ${amount}`,
  inside: 'met btw',
  none: 'geen',
  taxed: ({ rate }: { rate: string }) => `Belast met ${rate} btw`,
  untaxed: 'Doorberekend zonder btw',
  without_vat: 'Totaal excl. btw',
  vat: ({ rate }: { rate: string }) => `Btw ${rate}`,
  total: 'Totaal betaald',
  notes: ['Deze factuur is al betaald. Je hoeft niets meer te doen.'],
  period: 'Periode',
  days: ({ from, until }: { from: string; until: string }) => `${from} tot ${until}`,
  about: 'Betreft',
  supplements: {
    change: 'Wijziging na betaling',
    appointment_moved: 'Verzetten van de afspraak',
    pep: 'Extra onderzoek',
  },
  /** What goes back: the other way round. */
  credit: {
    title: ({ number }: { number: string }) => `Creditfactuur ${number}`,
    paid_on: 'Verrekend op',
    total: 'Totaal terug',
    notes: ['Dit bedrag storten we terug op de rekening waarvan je betaalde. Je hoeft niets te doen.'],
  },
  example_sender: ['(afzender nog in te stellen)'],
}

/** Every language has exactly these texts; one that is missing does not compile. */
export type InvoiceWords = typeof invoiceWordsNl

export const invoiceWordsEn: InvoiceWords = {
  title: ({ number }) => `Invoice ${number}`,
  to: 'To',
  number: 'Invoice number',
  date: 'Invoice date',
  paid_on: 'Paid on',
  company: 'For',
  vat_number: ({ number }) => `VAT number ${number}`,
  columns: ['Description', 'Quantity', 'Price', 'VAT', 'Excl. VAT'],
  discount: ({ name, amount }) => `${name}: ${amount}`,
  inside: 'with VAT',
  none: 'none',
  taxed: ({ rate }) => `Taxed with ${rate} VAT`,
  untaxed: 'Passed on without VAT',
  without_vat: 'Total excl. VAT',
  vat: ({ rate }) => `VAT ${rate}`,
  total: 'Total paid',
  notes: ['This invoice has already been paid. There is nothing left to do.'],
  period: 'Period',
  days: ({ from, until }) => `${from} until ${until}`,
  about: 'About',
  supplements: {
    change: 'Change after payment',
    appointment_moved: 'Moving the appointment',
    pep: 'Extra check',
  },
  credit: {
    title: ({ number }) => `Credit invoice ${number}`,
    paid_on: 'Settled on',
    total: 'Total returned',
    notes: ['We return this amount to the account you paid from. There is nothing for you to do.'],
  },
  example_sender: ['(sender to be set)'],
}
