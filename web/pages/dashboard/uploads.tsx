import { useState } from 'react'
import type { NotaryProduct, Upload } from '#contract/dashboard.ts'
import { flows } from '#domain/products/index.ts'
import { call } from '#web/api/index.ts'
import { DownloadButton } from '#web/downloads/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { UploadForm } from './upload-form.tsx'

type Props = { readonly product: NotaryProduct; readonly onChanged: () => Promise<void> }

const tones = { unchecked: 'neutral', accepted: 'green', rejected: 'red' } as const

/** What was sent for the notary, and a form to send more. */
export function Uploads({ product, onChanged }: Props) {
  const say = useSay()
  const [removing, setRemoving] = useState<string | null>(null)
  async function remove({ uuid: upload, name }: Upload): Promise<void> {
    if (removing !== null) return
    setRemoving(upload)
    const { api_path } = flows[product.flow]
    try {
      await call(`DELETE /api/${api_path}/:uuid/uploads/:upload`, { params: { uuid: product.uuid, upload } })
      notices.show({ tone: 'positive', text: say('dashboard.uploads.removed', { name }) })
    } catch {
      notices.show({ tone: 'negative', text: say('dashboard.uploads.remove_failed') })
    }
    await onChanged()
    setRemoving(null)
  }
  return (
    <>
      <p className="text-hint text-ink-2">{say('dashboard.uploads.about')}</p>
      {product.uploads.length === 0 ? (
        <p className="mt-3">{say('dashboard.uploads.none')}</p>
      ) : (
        <ul className="mt-3 grid gap-3">
          {product.uploads.map((upload) => (
            <li
              key={upload.uuid}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3 first:border-0 first:pt-0"
            >
              <div className="min-w-0">
                <p className="font-semibold break-all">{upload.name}</p>
                <p className="mt-1 flex flex-wrap items-center gap-2 text-hint text-ink-2">
                  {say(`dashboard.uploads.kinds.${upload.kind}`)}
                  <Tag tone={tones[upload.review]}>{say(`dashboard.uploads.review.${upload.review}`)}</Tag>
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <DownloadButton path={upload.path} label={say('dashboard.uploads.download', { name: upload.name })}>
                  {say('downloads.file')}
                </DownloadButton>
                {upload.review === 'unchecked' && (
                  <Button
                    look="ghost"
                    size="small"
                    aria-label={say('dashboard.uploads.remove_named', { name: upload.name })}
                    busy={removing === upload.uuid ? say('dashboard.uploads.removing') : undefined}
                    onClick={() => void remove(upload)}
                  >
                    {say('dashboard.uploads.remove')}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <UploadForm product={product} onSent={onChanged} />
    </>
  )
}
