/** A text that begins like a formula would be worked out by the spreadsheet that opens it. */
const cell = (value: string | number | null): string => {
  const text = String(value ?? '')
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Semicolons and a mark at the start: so it opens by itself in a Dutch spreadsheet, with its accents. */
export const spreadsheetOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
