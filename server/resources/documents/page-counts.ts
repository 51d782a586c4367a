import { createHash } from 'node:crypto'
import type { ComposedDocument } from '#domain/documents/index.ts'
import type { DocumentDrawer } from '#server/adapters/documents/index.ts'

type PageCountParts = {
  readonly drawer: DocumentDrawer
  /** Milliseconds that someone is made to wait for a number. */
  readonly patience?: number
}

const most = 1_000

/**
 * How many pages a draft has. It is drawn for that and thrown away: before payment there is no file. The numbers are
 * remembered by what the document says, so an answer that is not in it costs nothing.
 */
export function createPageCounts({ drawer, patience = 800 }: PageCountParts) {
  const counts = new Map<string, Promise<number | null>>()

  function count(document: ComposedDocument): Promise<number | null> {
    const hash = createHash('sha256').update(JSON.stringify(document)).digest('base64')
    const known = counts.get(hash)
    if (known) return known
    const counting = drawer.pdf({ document, draft: true, brand: null }).then(
      ({ pages }) => pages,
      () => {
        // Asked again later, it may well work.
        counts.delete(hash)
        return null
      },
    )
    const [oldest] = counts.keys()
    if (counts.size >= most && oldest !== undefined) counts.delete(oldest)
    counts.set(hash, counting)
    return counting
  }

  /** Null for what takes longer than anyone should wait; asked again it will be known. */
  return async (documents: readonly ComposedDocument[]): Promise<readonly (number | null)[]> => {
    const counting = documents.map(count)
    let timer: NodeJS.Timeout | undefined
    const enough = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), patience)
    })
    const found = await Promise.all(counting.map((one) => Promise.race([one, enough])))
    clearTimeout(timer)
    return found
  }
}

export type PageCounts = ReturnType<typeof createPageCounts>
