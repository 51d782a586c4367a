/** As much of a node as is needed, so that this can be tried without a browser. */
export interface PastedNode {
  readonly nodeType: number
  readonly nodeName: string
  readonly textContent: string | null
  readonly childNodes: Iterable<PastedNode>
}

const textNode = 3
const silent = new Set(['SCRIPT', 'STYLE', 'HEAD', 'TITLE', 'META', 'LINK', 'TEMPLATE', 'SVG', 'IMG'])
const blocks = new Set([
  'P',
  'DIV',
  'UL',
  'OL',
  'LI',
  'TR',
  'TABLE',
  'BLOCKQUOTE',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'SECTION',
  'ARTICLE',
])
function written(node: PastedNode): string {
  if (node.nodeType === textNode) return (node.textContent ?? '').replace(/\s+/g, ' ')
  const name = node.nodeName.toUpperCase()
  if (silent.has(name)) return ''
  if (name === 'BR') return '\n'
  const inside = [...node.childNodes].map(written).join('')
  if (name === 'LI') return `\n- ${inside.trim()}\n`
  return blocks.has(name) ? `\n${inside}\n` : inside
}

/** What was pasted, without colours, sizes, weights, links and pictures: a deed keeps none of those, only lists. */
export const cleanPasted = (body: PastedNode): string =>
  written(body)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^(- .*)\n\n(?=- )/gm, '$1\n')
    .trim()
