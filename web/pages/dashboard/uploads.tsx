import { type FormEvent, useRef, useState } from 'react'
import type { NotaryProduct, Upload, UploadKind } from '#contract/dashboard.ts'
import { flows } from '#domain/products/index.ts'
import { call, sendFile } from '#web/api/index.ts'
import { DownloadButton } from '#web/downloads/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileInput } from '#web/ui/file-input.tsx'
import { SelectInput } from '#web/ui/select-input.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { refusalIn } from './upload-refusal.ts'

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

type UploadFormProps = { readonly product: NotaryProduct; readonly onSent: () => Promise<void> }

const kinds: readonly UploadKind[] = [
  'identity',
  'proof_of_address',
  'company_extract',
  'power_of_attorney',
  'accountant',
  'other',
]
const taken = 'application/pdf,image/jpeg,image/png,image/heic,image/heif,.pdf,.jpg,.jpeg,.png,.heic'
const mostBytes = 10 * 1024 * 1024

/** Chooses what it is and which file, and sends it. A file that was refused stays chosen. */
function UploadForm({ product, onSent }: UploadFormProps) {
  const say = useSay()
  const form = useRef<HTMLFormElement>(null)
  const [kind, setKind] = useState<UploadKind | ''>('')
  const [file, setFile] = useState<File | null>(null)
  const [errors, setErrors] = useState<{ readonly kind?: string; readonly file?: string }>({})
  const [busy, setBusy] = useState(false)

  async function send(): Promise<void> {
    if (busy) return
    const missing = {
      ...(kind === '' && { kind: say('dashboard.uploads.errors.kind') }),
      ...(file === null && { file: say('dashboard.uploads.errors.file') }),
      ...(file && file.size > mostBytes && { file: say('dashboard.uploads.errors.too_large') }),
    }
    setErrors(missing)
    if (Object.keys(missing).length > 0 || file === null) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    setBusy(true)
    try {
      const path = `/api/${product.api_path}/${product.uuid}/uploads?kind=${kind}`
      const { name } = await sendFile<Upload>(path, file)
      form.current?.reset()
      setFile(null)
      setKind('')
      notices.show({ tone: 'positive', text: say('dashboard.uploads.sent', { name }) })
      await onSent()
    } catch (error) {
      setErrors({ file: say(`dashboard.uploads.errors.${refusalIn(error)}`) })
    }
    setBusy(false)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-5 grid gap-4 rounded-m bg-paper p-4">
      <Field label={say('dashboard.uploads.kind')} error={errors.kind}>
        {(wiring) => (
          <SelectInput
            {...wiring}
            value={kind}
            placeholder={say('dashboard.uploads.choose')}
            options={kinds.map((value) => ({ value, label: say(`dashboard.uploads.kinds.${value}`) }))}
            onChange={(value) => {
              setKind(kinds.find((one) => one === value) ?? '')
              setErrors(({ kind: _kind, ...rest }) => rest)
            }}
          />
        )}
      </Field>
      <FileInput
        label={say('dashboard.uploads.file')}
        nothing={say('dashboard.uploads.no_file')}
        file={file}
        accept={taken}
        error={errors.file}
        onChange={(chosen) => {
          setFile(chosen)
          setErrors(({ file: _file, ...rest }) => rest)
        }}
      />
      <div>
        <Button type="submit" look="line" busy={busy ? say('dashboard.uploads.sending') : undefined}>
          {say('dashboard.uploads.send')}
        </Button>
      </div>
    </form>
  )
}
