import { inflateRawSync } from 'node:zlib'

const nameAt = (zip: Buffer, at: number, length: number) => zip.toString('utf8', at, at + length)

/** The files in a zip file, as text. */
export function unzip(bytes: Uint8Array): ReadonlyMap<string, string> {
  const zip = Buffer.from(bytes)
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  const files = new Map<string, string>()
  let at = zip.readUInt32LE(end + 16)
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    const [size, name, extra, comment] = [20, 28, 30, 32].map((offset) =>
      offset === 20 ? zip.readUInt32LE(at + offset) : zip.readUInt16LE(at + offset),
    ) as [number, number, number, number]
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(start, start + size)
    const content = zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)
    files.set(nameAt(zip, at + 46, name), content.toString('utf8'))
    at += 46 + name + extra + comment
  }
  return files
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const text = (raw: string) =>
  raw.replace(/&(#x?[0-9a-f]+|\w+);/gi, (whole, name: string) => {
    if (name.startsWith('#x')) return String.fromCodePoint(Number.parseInt(name.slice(2), 16))
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)))
    const sign = entities[name]
    if (sign === undefined) throw new Error(`no such entity: ${whole}`)
    return sign
  })

export type XmlEvent =
  | { readonly kind: 'open' | 'close'; readonly name: string; readonly attributes: Readonly<Record<string, string>> }
  | { readonly kind: 'text'; readonly text: string }

const token =
  /<\?xml[^>]*\?>|<(?<close>\/)?(?<name>[\w:.-]+)(?<attributes>(?:\s+[\w:.-]+="[^"<]*")*)\s*(?<empty>\/)?>|(?<text>[^<]+)/gy

/** Reads XML strictly: what is not well-formed throws. */
export function readXml(xml: string): readonly XmlEvent[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 does not allow.
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u.test(xml))
    throw new Error('not a character of XML')
  const events: XmlEvent[] = []
  const open: string[] = []
  let at = 0
  for (const match of xml.matchAll(token)) {
    if (match.index !== at) throw new Error(`cannot read ${xml.slice(at, at + 80)}`)
    at += match[0].length
    const { close, name, attributes: raw, empty, text: words } = match.groups ?? {}
    if (words !== undefined) {
      if (/&(?!(?:#x?[0-9a-f]+|\w+);)/i.test(words)) throw new Error(`a bare & in ${words.slice(0, 80)}`)
      events.push({ kind: 'text', text: text(words) })
    } else if (name !== undefined) {
      const attributes = Object.fromEntries(
        Array.from((raw ?? '').matchAll(/([\w:.-]+)="([^"]*)"/g), ([, key = '', value = '']) => [key, text(value)]),
      )
      if (close) {
        if (open.pop() !== name) throw new Error(`</${name}> closes something else`)
        events.push({ kind: 'close', name, attributes })
      } else {
        events.push({ kind: 'open', name, attributes })
        if (empty) events.push({ kind: 'close', name, attributes })
        else open.push(name)
      }
    }
  }
  if (at !== xml.length || open.length > 0) throw new Error('the XML ends too early')
  return events
}

type Level = { readonly text: string; readonly format: string }

export type ReadParagraph = {
  readonly style: string
  /** As the word processor counts it: "Artikel 3." or "b.", or nothing. */
  readonly number: string
  readonly text: string
  readonly keepNext: boolean
  readonly inTable: boolean
}

const wordOf = ({ attributes }: { readonly attributes: Readonly<Record<string, string>> }) => attributes['w:val'] ?? ''

/** The lists of a document: for each number of a list its levels. */
function readLists(xml: string): ReadonlyMap<string, readonly Level[]> {
  const kinds = new Map<string, Level[]>()
  const lists = new Map<string, readonly Level[]>()
  let [kind, list, level] = ['', '', 0]
  for (const event of readXml(xml)) {
    if (event.kind !== 'open') continue
    const { name, attributes } = event
    if (name === 'w:abstractNum') kind = attributes['w:abstractNumId'] ?? ''
    if (name === 'w:lvl') level = Number(attributes['w:ilvl'])
    const levels = kinds.get(kind) ?? []
    if (name === 'w:numFmt') levels[level] = { format: wordOf(event), text: '' }
    if (name === 'w:lvlText') levels[level] = { format: levels[level]?.format ?? '', text: wordOf(event) }
    kinds.set(kind, levels)
    if (name === 'w:num') list = attributes['w:numId'] ?? ''
    if (name === 'w:abstractNumId') lists.set(list, kinds.get(wordOf(event)) ?? [])
  }
  return lists
}

/** Opens a document as a word processor would, and counts as it does. */
export function readDocx(bytes: Uint8Array): readonly ReadParagraph[] {
  const files = unzip(bytes)
  for (const [name, xml] of files) if (/\.(?:xml|rels)$/.test(name)) readXml(xml)
  const lists = readLists(files.get('word/numbering.xml') ?? '')
  const counts = new Map<string, number[]>()
  const paragraphs: ReadParagraph[] = []
  let [style, list, level, text, keepNext, tables, inText] = ['', '', 0, '', false, 0, false]

  function numbered(): string {
    const levels = lists.get(list)
    if (list === '' || levels === undefined) return ''
    const count = counts.get(list) ?? []
    counts.set(list, [...count.slice(0, level), (count[level] ?? 0) + 1])
    return (levels[level]?.text ?? '').replace(/%(\d)/g, (_, place: string) => {
      const number = counts.get(list)?.[Number(place) - 1] ?? 1
      return levels[Number(place) - 1]?.format === 'lowerLetter' ? String.fromCharCode(96 + number) : String(number)
    })
  }

  for (const event of readXml(files.get('word/document.xml') ?? '')) {
    if (event.kind === 'text') {
      if (inText) text += event.text
      continue
    }
    const opens = event.kind === 'open'
    if (event.name === 'w:tbl') tables += opens ? 1 : -1
    if (event.name === 'w:t') inText = opens
    if (opens && event.name === 'w:p') [style, list, level, text, keepNext] = ['', '', 0, '', false]
    if (opens && event.name === 'w:pStyle') style = wordOf(event)
    if (opens && event.name === 'w:numId') list = wordOf(event)
    if (opens && event.name === 'w:ilvl') level = Number(wordOf(event))
    if (opens && event.name === 'w:keepNext') keepNext = wordOf(event) !== 'false'
    if (!opens && event.name === 'w:p') {
      paragraphs.push({ style, number: numbered(), text, keepNext, inTable: tables > 0 })
    }
  }
  return paragraphs
}
