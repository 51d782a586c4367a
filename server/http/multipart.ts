/** One part of a form as a browser sends it. */
export type Part = {
  readonly name: string
  /** Null for a field that is no file. */
  readonly filename: string | null
  readonly bytes: Buffer
}

const lineBreak = '\r\n'
const [dash, space, tab, cr, lf] = Buffer.from('- \t\r\n')
/** Longer than the headers of any part that a browser sends. */
const longestHead = 8_000

/**
 * The parts of multipart/form-data (RFC 7578), all at once: what we take fits in memory. A library would read it as it comes in, and
 * the ones there are end the process, or never end, on parts that are cut off where they pass over them. Null for what is no form;
 * of more parts than `most` the rest is not looked at.
 */
export function readForm(body: Buffer, edge: string, most: number): readonly Part[] | null {
  const line = Buffer.from(`${lineBreak}--${edge}`)
  const parts: Part[] = []
  let at = edgeAfter(body, line, 0)
  while (at !== null && !at.last && parts.length <= most) {
    const end = edgeAfter(body, line, at.end - lineBreak.length)
    const part = end && partIn(body.subarray(at.end - lineBreak.length, end.start))
    if (!part) return null
    parts.push(part)
    at = end
  }
  return at === null ? null : parts
}

/** Where an edge begins and ends, with the line break before it and the one behind it; `last` closes the form. */
type Edge = { readonly start: number; readonly end: number; readonly last: boolean }

function edgeAfter(body: Buffer, line: Buffer, from: number): Edge | null {
  // The first one may stand at the very beginning.
  const bare = line.subarray(lineBreak.length)
  if (from === 0 && body.subarray(0, bare.length).equals(bare)) {
    const found = edgeAt(body, 0, bare.length)
    if (found) return found
  }
  for (let start = body.indexOf(line, from); start !== -1; start = body.indexOf(line, start + line.length)) {
    const found = edgeAt(body, start, start + line.length)
    if (found) return found
  }
  return null
}

/** Behind an edge stands nothing but spaces, or the two dashes of the last one; else it is part of a file. */
function edgeAt(body: Buffer, start: number, end: number): Edge | null {
  if (body[end] === dash && body[end + 1] === dash) return { start, end: end + 2, last: true }
  let at = end
  while (body[at] === space || body[at] === tab) at += 1
  return body[at] === cr && body[at + 1] === lf ? { start, end: at + lineBreak.length, last: false } : null
}

/** A part, from the line break before its headers. */
function partIn(bytes: Buffer): Part | null {
  const blank = bytes.indexOf(`${lineBreak}${lineBreak}`)
  if (blank === -1 || blank > longestHead) return null
  const head = bytes.toString('utf8', 0, blank)
  const [, disposition] = /\r\ncontent-disposition:[ \t]*form-data([^\r\n]*)/i.exec(head) ?? []
  const name = disposition && parameter(disposition, 'name')
  if (disposition === undefined || !name) return null
  // A file need not have a name; then its type says that it is one.
  const unnamed = /\r\ncontent-type:[ \t]*application\/octet-stream/i.test(head) ? '' : null
  return {
    name,
    filename: parameter(disposition, 'filename') ?? unnamed,
    bytes: bytes.subarray(blank + 2 * lineBreak.length),
  }
}

function parameter(disposition: string, name: string): string | undefined {
  const given = new RegExp(`;[ \\t]*${name}=(?:"((?:\\\\"|[^"])*)"|([^\\s;"]*))`, 'i').exec(disposition)
  return given?.[1]?.replaceAll('\\"', '"') ?? given?.[2]
}
