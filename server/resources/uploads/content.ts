import { fileTypeFromBuffer } from 'file-type'
import { type AcceptedType, acceptedPaper } from '#domain/papers/index.ts'

/** By what the bytes themselves say, whatever the name or the browser claims; null when a notary cannot open it. */
export async function typeOf(bytes: Uint8Array): Promise<AcceptedType | null> {
  const found = await fileTypeFromBuffer(bytes)
  return acceptedPaper.types.find((type) => type === found?.mime) ?? null
}

/** How a file of each type may end; the first is given to one that ends otherwise. Phones mix up the last two. */
const endings: Readonly<Record<AcceptedType, readonly [string, ...string[]]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg', '.jpe', '.jfif'],
  'image/png': ['.png'],
  'image/heic': ['.heic', '.heif', '.hif'],
  'image/heif': ['.heif', '.heic', '.hif'],
}

const mostLetters = 120

/**
 * A name without a folder and without signs that cannot be seen, that ends as what the file is: whoever opens
 * it later goes by its ending.
 */
export function uploadNameOf(sent: string, type: AcceptedType): string {
  const last = sent.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
  const [stem, ending] = fitting(tidy(plain), type)
  return `${
    tidy(
      Array.from(stem)
        .slice(0, mostLetters - ending.length)
        .join(''),
    ) || 'bestand'
  }${ending}`
}

/** A name in two: what it is called, and an ending that fits the type. */
function fitting(name: string, type: AcceptedType): readonly [stem: string, ending: string] {
  const [usual] = endings[type]
  const fits = (ending: string) => endings[type].includes(ending.toLowerCase())
  const [stem, ending] = split(name)
  if (fits(ending)) return [stem, ending]
  if (isOfTheName(ending)) return [name, usual]
  // Behind a wrong ending the right one may stand already, as in rekening.pdf.exe.
  const [inner, before] = split(tidy(stem))
  return fits(before) ? [inner, before] : [stem, usual]
}

function split(name: string): readonly [stem: string, ending: string] {
  const [ending = ''] = /\.[a-z\d]{1,5}$/i.exec(name) ?? []
  return [name.slice(0, name.length - ending.length), ending]
}

/** Endings have letters, small ones or capitals: what follows the dot in "v1.2" and "J.Smit" is no ending. */
const isOfTheName = (ending: string) =>
  /^\.\d+$/.test(ending) || (ending !== ending.toLowerCase() && ending !== ending.toUpperCase())

/**
 * Windows leaves out dots and spaces at the end: what stands before them is then the ending. Looking back first keeps
 * this quick for a name of a thousand dots.
 */
const tidy = (name: string) => name.trim().replace(/(?<![\s.])[\s.]+$/, '')
