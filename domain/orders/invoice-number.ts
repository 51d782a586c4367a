/** Counted per year without gaps, as the tax office wants it: 2026-00001. */
export function invoiceNumber(year: number, sequence: number): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1) throw new RangeError(`no number of an invoice: ${sequence}`)
  return `${year}-${String(sequence).padStart(5, '0')}`
}
