import { type FormEvent, useRef, useState } from 'react'
import type { NotaryProduct, Upload, UploadKind } from '#contract/dashboard.ts'
import { sendFile } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileInput } from '#web/ui/file-input.tsx'
import { SelectInput } from '#web/ui/select-input.tsx'
import { refusalIn } from './upload-refusal.ts'

type Props = { readonly product: NotaryProduct; readonly onSent: () => Promise<void> }

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
export function UploadForm({ product, onSent }: Props) {
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
