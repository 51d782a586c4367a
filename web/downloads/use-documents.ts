import { useCallback, useEffect, useState } from 'react'
import type { DocumentList as Listed } from '#contract/documents.ts'
import { type FlowName, flows } from '#domain/products/index.ts'
import { call } from '#web/api/index.ts'

/** Milliseconds between one look and the next; after the last one we leave it to the visitor. */
const pauses = [1000, 1500, 2000, 3000, 5000, 5000, 8000, 8000, ...Array<number>(20).fill(13_000)]

type Found = Listed | 'loading' | 'making' | 'failed'

/** The documents of a paid order. They are made from the moment it is paid: whoever comes at once waits a little. */
export function useDocuments(flow: FlowName, uuid: string): { readonly found: Found; readonly again: () => void } {
  const [found, setFound] = useState<Found>('loading')
  const [asked, setAsked] = useState(0)

  useEffect(() => {
    let here = true
    const ask = async () => {
      const listed = await call(`GET /api/${flows[flow].api_path}/:uuid/documents`, { params: { uuid } }).catch(
        () => null,
      )
      if (!here) return
      if (listed?.documents.every(({ files }) => files.length > 0)) setFound(listed)
      else if (asked >= pauses.length) setFound('failed')
      else {
        setFound('making')
        setAsked(asked + 1)
      }
    }
    const timer = setTimeout(ask, asked === 0 ? 0 : pauses[asked - 1])
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [flow, uuid, asked])

  const again = useCallback(() => {
    setFound('loading')
    setAsked(0)
  }, [])
  return { found, again }
}
