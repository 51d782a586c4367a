import type { DocumentList as Listed } from '#contract/documents.ts'
import { type FlowName, flows } from '#domain/products/index.ts'
import { call, useResource } from '#web/api/index.ts'

/** Milliseconds between one look and the next; after the last one we leave it to the visitor. */
const pauses = [1000, 1500, 2000, 3000, 5000, 5000, 8000, 8000, ...Array<number>(20).fill(13_000)]

const isMade = (listed: Listed | null): boolean => listed?.documents.every(({ files }) => files.length > 0) === true
const pauseAfter = (listed: Listed | null, looks: number) => (isMade(listed) ? null : (pauses[looks - 1] ?? null))

interface Documents {
  readonly found: Listed | 'loading' | 'making' | 'failed'
  readonly again: () => void
}

/** The documents of a paid order. They are made from the moment it is paid: whoever comes at once waits a little. */
export function useDocuments(flow: FlowName, uuid: string): Documents {
  const list = () => call(`GET /api/${flows[flow].api_path}/:uuid/documents`, { params: { uuid } })
  const listed = useResource(`${flow} ${uuid}`, list, { poll: pauseAfter })
  const { state, looks, again } = listed
  if (state === 'ready' && isMade(listed.value)) return { found: listed.value, again }
  if (looks === 0) return { found: 'loading', again }
  return { found: state === 'loading' || pauses[looks - 1] !== undefined ? 'making' : 'failed', again }
}
