import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Node = { readonly role?: unknown; readonly children?: unknown }

export type ReadPdf = {
  readonly title: unknown
  readonly author: unknown
  readonly language: unknown
  readonly tagged: boolean
  readonly pages: number
  /** What a reader reads; without what only stands around it, as headers and watermarks. */
  readonly text: string
  /** The same page by page. */
  readonly byPage: readonly string[]
  /** Only what stands around it, page by page. */
  readonly around: readonly string[]
  /** Names of fonts, and whether the letters are in the file; none unless asked for. */
  readonly fonts: ReadonlyMap<string, boolean>
  /** How the structure calls its elements. */
  readonly roles: ReadonlySet<string>
  /** Code, links, forms and files: anything that could do something. */
  readonly active: readonly string[]
}

/** Opens a PDF as a reader would. Its fonts are read where they are asked for: that sets every page in type. */
export async function readPdf(bytes: Uint8Array, { fonts: withFonts = false } = {}): Promise<ReadPdf> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0, fontExtraProperties: true }).promise
  const { info } = await pdf.getMetadata()
  const { Title, Language, Author } = info as { Title?: unknown; Language?: unknown; Author?: unknown }
  const [texts, around, byPage]: [string[], string[], string[]] = [[], [], []]
  const fonts = new Map<string, boolean>()
  const roles = new Set<string>()
  const active: string[] = []
  if (await pdf.getJSActions()) active.push('script')
  if (await pdf.getAttachments()) active.push('attachment')
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    let depth = 0
    let outside = ''
    const before = texts.length
    for (const item of items) {
      if ('str' in item) {
        if (depth > 0) outside += item.str
        else texts.push(item.str)
      } else if (item.type === 'endMarkedContent') depth = Math.max(0, depth - 1)
      else if (depth > 0 || ('tag' in item && item.tag === 'Artifact')) depth += 1
    }
    around.push(outside)
    byPage.push(texts.slice(before).join(''))
    collectRoles(await page.getStructTree(), roles)
    for (const { subtype } of await page.getAnnotations()) active.push(String(subtype))
    if (!withFonts) continue
    await page.getOperatorList()
    for (const [, font] of page.commonObjs) {
      const { name, missingFile } = (font ?? {}) as { name?: string; missingFile?: boolean }
      if (name !== undefined) fonts.set(name, missingFile !== true)
    }
  }
  const marks = await pdf.getMarkInfo()
  const { numPages: pages } = pdf
  await pdf.loadingTask.destroy()
  return {
    title: Title,
    author: Author,
    language: Language,
    tagged: (marks as { get?(key: string): unknown } | null)?.get?.('Marked') === true,
    pages,
    text: texts.join(''),
    byPage,
    around,
    fonts,
    roles,
    active,
  }
}

function collectRoles(node: Node | null, roles: Set<string>): void {
  if (typeof node?.role === 'string') roles.add(node.role)
  if (Array.isArray(node?.children)) for (const child of node.children as Node[]) collectRoles(child, roles)
}
