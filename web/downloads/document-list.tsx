import { useCallback, useEffect, useState } from 'react'
import type { DocumentList as Listed } from '#contract/documents.ts'
import { type FlowName, flows } from '#domain/products/index.ts'
import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DownloadButton } from './download-button.tsx'

type Props = { readonly flow: FlowName; readonly uuid: string }

/** The documents of a paid order, each as a PDF and for a word processor. */
export function DocumentList({ flow, uuid }: Props) {
  const say = useSay()
  const [listed, setListed] = useState<Listed | 'loading' | 'failed'>('loading')
  const load = useCallback(() => {
    setListed('loading')
    call(`GET /api/${flows[flow].api_path}/:uuid/documents`, { params: { uuid } }).then(setListed, () =>
      setListed('failed'),
    )
  }, [flow, uuid])
  useEffect(load, [load])

  if (listed === 'loading') return <Skeleton label={say('downloads.loading')} />
  if (listed === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>{say('downloads.failed')}</p>
        <Button look="line" size="small" onClick={load}>
          {say('downloads.again')}
        </Button>
      </div>
    )
  }
  return (
    <>
      {listed.documents.some(({ up_to_date }) => !up_to_date) && (
        <p className="mb-3 text-hint text-ink-2">{say('downloads.outdated')}</p>
      )}
      <ul className="grid gap-3">
        {listed.documents.map(({ index, title, pages, files }) => (
          <li
            key={index}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3 first:border-0 first:pt-0"
          >
            <div className="min-w-0">
              <p className="font-semibold">{title}</p>
              {pages !== null && (
                <p className="text-hint text-ink-2">
                  {pages === 1 ? say('downloads.page') : say('downloads.pages', { count: pages })}
                </p>
              )}
            </div>
            <div className="flex flex-wrap gap-2">
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
    </>
  )
}
