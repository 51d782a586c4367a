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
