/** For the header of a download: every browser knows the second form, the first is for what is not a browser. */
export const asAttachment = (name: string): string => {
  const plain = name.replace(/[^\w .-]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`
}

/** A text that begins like a formula would be worked out by the spreadsheet that opens it. */
const cell = (value: string | number | null): string => {
  const text = String(value ?? '')
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Semicolons and a mark at the start: so it opens by itself in a Dutch spreadsheet, with its accents. */
export const spreadsheetOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
