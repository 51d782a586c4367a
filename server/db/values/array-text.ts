/** Writes a PostgreSQL array literal; `encodeItem` gives the text of one item, or null. */
export function writeArray(items: readonly unknown[], encodeItem: (item: unknown) => string | null): string {
  const parts = items.map((item) => {
    if (Array.isArray(item)) return writeArray(item, encodeItem)
    const text = encodeItem(item)
    return text === null ? 'NULL' : `"${text.replace(/["\\]/g, '\\$&')}"`
  })
  return `{${parts.join(',')}}`
}

/** Reads what the server wrote for an array: `{1,NULL,"a,b",{2}}`. */
export function readArray(text: string, decodeItem: (item: string) => unknown): unknown[] {
  // Arrays that do not start at 1 carry their bounds in front: [0:1]={1,2}
  let at = text.indexOf('{') + 1
  const readList = (): unknown[] => {
    const items: unknown[] = []
    while (at < text.length) {
      const char = text[at]
      if (char === '}') {
        at += 1
        return items
      }
      if (char === ',') at += 1
      else if (char === '{') {
        at += 1
        items.push(readList())
      } else if (char === '"') items.push(decodeItem(readQuoted()))
      else {
        const bare = readBare()
        items.push(bare === 'NULL' ? null : decodeItem(bare))
      }
    }
    throw new Error('An array from the database ends too early.')
  }
  const readQuoted = (): string => {
    let item = ''
    at += 1
    while (at < text.length && text[at] !== '"') {
      if (text[at] === '\\') at += 1
      item += text[at] ?? ''
      at += 1
    }
    at += 1
    return item
  }
  const readBare = (): string => {
    const start = at
    while (at < text.length && text[at] !== ',' && text[at] !== '}') at += 1
    return text.slice(start, at)
  }
  return readList()
}
