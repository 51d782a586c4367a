import type { ReactNode } from 'react'
import type { DocumentList as Listed } from '#contract/documents.ts'
import { type FlowName, flows } from '#domain/products/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { DownloadButton } from './download-button.tsx'

type Props = {
  readonly flow: FlowName
  readonly uuid: string
  /** How they are shown once they are there; one under the other where nothing is said. */
  readonly children?: (documents: ListedDocuments) => ReactNode
}

/** The documents of a paid order, each as a PDF and for a word processor. */
export function Downloads({ flow, uuid, children }: Props) {
  const say = useSay()
  const { found: listed, again } = useDocuments(flow, uuid)

  if (listed === 'loading') return <Skeleton label={say('downloads.loading')} />
  if (listed === 'making') {
    return (
      <p role="status" className="flex items-center gap-3">
        <span className="text-green">
          <Spinner />
        </span>
        {say('downloads.making')}
      </p>
    )
  }
  if (listed === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>{say('downloads.failed')}</p>
        <Button look="line" size="small" onClick={again}>
          {say('downloads.again')}
        </Button>
      </div>
    )
  }
  const outdated = listed.documents.some(({ up_to_date }) => !up_to_date)
  return (
    <>
      {outdated && <p className="mb-3 text-hint text-ink-2">{say('downloads.outdated')}</p>}
      {children ? children(listed.documents) : <DocumentRows documents={listed.documents} />}
    </>
  )
}

export type ListedDocuments = Listed['documents']

/** One under the other, each with its files. */
function DocumentRows({ documents }: { readonly documents: ListedDocuments }) {
  const say = useSay()
  return (
    <ul className="grid gap-3">
      {documents.map(({ index, title, pages, files }) => (
        <li
          key={index}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3 first:border-0 first:pt-0 xs:flex-nowrap"
        >
          <div className="min-w-0">
            <p className="font-semibold">{title}</p>
            {pages !== null && (
              <p className="text-hint text-ink-2">
                {pages === 1 ? say('downloads.page') : say('downloads.pages', { count: pages })}
              </p>
            )}
          </div>
          <div className="flex flex-none flex-wrap gap-2">
            {files.map(({ format, path }) => (
              <DownloadButton
                key={format}
                path={path}
                label={say('downloads.download', { title, format: say(`downloads.${format}`) })}
              >
                {say(`downloads.${format}`)}
              </DownloadButton>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Milliseconds between one look and the next; after the last one we leave it to the visitor. */
const pauses = [1000, 1500, 2000, 3000, 5000, 5000, 8000, 8000, ...Array<number>(20).fill(13_000)]

const isMade = (listed: Listed | null): boolean => listed?.documents.every(({ files }) => files.length > 0) === true
const pauseUntilMade = (listed: Listed | null, looks: number) => (isMade(listed) ? null : (pauses[looks - 1] ?? null))

interface FoundDocuments {
  readonly found: Listed | 'loading' | 'making' | 'failed'
  readonly again: () => void
}

/** The documents of a paid order. They are made from the moment it is paid: whoever comes at once waits a little. */
function useDocuments(flow: FlowName, uuid: string): FoundDocuments {
  const list = () => call(`GET /api/${flows[flow].api_path}/:uuid/documents`, { params: { uuid } })
  const listed = useResource(`${flow} ${uuid}`, list, { poll: pauseUntilMade })
  const { state, looks, again } = listed
  if (state === 'ready' && isMade(listed.value)) return { found: listed.value, again }
  if (looks === 0) return { found: 'loading', again }
  return { found: state === 'loading' || pauses[looks - 1] !== undefined ? 'making' : 'failed', again }
}
