import type { ComposedDocument } from '#domain/documents/index.ts'

/** The title in one line; what is missing stands between brackets. */
export const titleOf = ({ title }: ComposedDocument): string =>
  title.map(({ kind, text }) => (kind === 'gap' || kind === 'blank' ? `[${text}]` : text)).join('')

/** A name for a file that every system takes. */
export const fileNameOf = (title: string, format: string): string => {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return `${plain.slice(0, 80).replace(/-+$/, '') || 'document'}.${format}`
}
