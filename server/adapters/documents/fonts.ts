import { readFileSync } from 'node:fs'

/** Which characters a TrueType font can draw, read from its table of characters. */
export function charactersOf(font: Uint8Array): ReadonlySet<number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const tables = view.getUint16(4)
  const entry = Array.from({ length: tables }, (_, index) => 12 + 16 * index).find((at) => view.getUint32(at) === cmap)
  if (entry === undefined) throw new Error('The font has no table of characters.')
  const start = view.getUint32(entry + 8)
  const found = new Set<number>()
  for (let index = 0; index < view.getUint16(start + 2); index++) {
    readTable(view, start + view.getUint32(start + 8 + 8 * index), found)
  }
  return found
}

const cmap = 0x636d6170

/** The two formats that fonts of today have: 4 for the first plane of Unicode, 12 for all of it. */
function readTable(view: DataView, at: number, found: Set<number>): void {
  const format = view.getUint16(at)
  if (format === 12) {
    for (let group = 0; group < view.getUint32(at + 12); group++) {
      const row = at + 16 + 12 * group
      addRange(found, view.getUint32(row), view.getUint32(row + 4))
    }
  }
  if (format === 4) {
    const length = view.getUint16(at + 6)
    for (let offset = 0; offset < length; offset += 2) {
      // The last one only ends the table.
      const [first, last] = [view.getUint16(at + 16 + length + offset), view.getUint16(at + 14 + offset)]
      if (first !== 0xffff) addRange(found, first, last)
    }
  }
}

function addRange(found: Set<number>, first: number, last: number): void {
  for (let code = first; code <= last; code++) found.add(code)
}

// Latin, Greek and Cyrillic; then the two scripts that are written the other way. What none of them has, nobody can print.
const faces = [
  import.meta.resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf'),
  import.meta.resolve('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-naskh-arabic/600SemiBold/NotoNaskhArabic_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-serif-hebrew/400Regular/NotoSerifHebrew_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-serif-hebrew/600SemiBold/NotoSerifHebrew_600SemiBold.ttf'),
]

/** The fonts that go into every document. */
export const readFonts = (): readonly Buffer[] => faces.map((face) => readFileSync(new URL(face)))

/** Whether the fonts have this character. */
export type Printable = (code: number) => boolean

export function printableWith(fonts: readonly Uint8Array[]): Printable {
  const sets = fonts.map(charactersOf)
  return (code) => sets.some((characters) => characters.has(code))
}
