import { fileTypeFromBuffer } from 'file-type'

/** What a notary can open, by what the bytes themselves say; whatever the name or the browser claims. */
const taken = ['application/pdf', 'image/jpeg', 'image/png', 'image/heic', 'image/heif'] as const
export type TakenType = (typeof taken)[number]

/** Null when it is something else. */
export async function typeOf(bytes: Uint8Array): Promise<TakenType | null> {
  const found = await fileTypeFromBuffer(bytes)
  return taken.find((type) => type === found?.mime) ?? null
}

const mostLetters = 120

/** A name without a folder, and without signs that cannot be seen. */
export function nameOf(sent: string): string {
  const last = sent.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim()
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(plain)?.[0] ?? ''
  const letters = Array.from(plain.slice(0, plain.length - ending.length))
  return `${letters.slice(0, mostLetters - ending.length).join('')}${ending}` || 'bestand'
}

/** For the header of a download: every browser knows the second form, the first is for what is not a browser. */
export const asAttachment = (name: string): string => {
  const plain = name.replace(/[^\w .-]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`
}
