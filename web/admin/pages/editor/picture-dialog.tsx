import { type FormEvent, useId, useState } from 'react'
import type { KeptPicture } from '#contract/admin-pictures.ts'
import { drawnPicture } from '#domain/pictures/index.ts'
import { ApiError, call, sendFile, useResource } from '#web/api/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileInput } from '#web/ui/file-input.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

type Props = { readonly onTake: (picture: KeptPicture) => void; readonly onClose: () => void }

/** The pictures that are there, and a form for one more. */
export function PictureDialog({ onTake, onClose }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const found = useResource('pictures', () => call('GET /api/admin/pictures'))
  return (
    <Dialog
      open
      onClose={onClose}
      size="medium"
      title={say('admin_pages.picture.title')}
      closeLabel={say('admin_pages.close')}
    >
      {found.state === 'loading' && <Skeleton label={say('admin_pages.picture.loading')} />}
      {(found.state === 'failed' || found.state === 'gone') && (
        <FailedBanner text={say('admin_pages.failed')} again={say('admin_pages.again')} onAgain={found.again} />
      )}
      {found.state === 'ready' && found.value.data.length === 0 && <p>{say('admin_pages.picture.none')}</p>}
      {found.state === 'ready' && found.value.data.length > 0 && (
        <ul aria-label={say('admin_pages.picture.list')} className="grid grid-cols-2 gap-3 md:grid-cols-4">
          {found.value.data.map((picture) => {
            const alt = locale === 'en' ? picture.alt_en : picture.alt_nl
            return (
              <li key={picture.name}>
                <button
                  type="button"
                  aria-label={say('admin_pages.picture.take', { alt })}
                  onClick={() => onTake(picture)}
                  className="block w-full rounded-s border-[1.5px] border-line p-1 text-left hover:border-green"
                >
                  <img
                    src={drawnPicture({ file: picture.name })?.address}
                    alt=""
                    loading="lazy"
                    className="aspect-video w-full rounded-xs bg-sunken object-cover"
                  />
                  <span className="mt-1 line-clamp-2 block text-xs">{alt}</span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <UploadPicture onTake={onTake} />
    </Dialog>
  )
}

function UploadPicture({ onTake }: Pick<Props, 'onTake'>) {
  const say = useSay()
  const heading = useId()
  const [file, setFile] = useState<File | null>(null)
  const [words, setWords] = useState({ alt_nl: '', alt_en: '' })
  const [problem, setProblem] = useState<'missing' | 'refused' | 'failed' | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    event.stopPropagation()
    if (!file || words.alt_nl.trim() === '' || words.alt_en.trim() === '') return setProblem('missing')
    setBusy(true)
    try {
      onTake(await sendFile('POST /api/admin/pictures', file, { form: words }))
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
      setProblem(isRefused ? 'refused' : 'failed')
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      aria-labelledby={heading}
      onSubmit={(event) => void send(event)}
      className="mt-5 grid gap-3 border-t border-line pt-4"
    >
      <h3 id={heading}>{say('admin_pages.picture.add')}</h3>
      <FileInput
        label={say('admin_pages.picture.file')}
        nothing={say('admin_pages.picture.no_file')}
        file={file}
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={(next) => {
          setFile(next)
          setProblem(null)
        }}
      />
      <div className="grid gap-3 md:grid-cols-2">
        {(['alt_nl', 'alt_en'] as const).map((key) => (
          <Field
            key={key}
            label={say(`admin_pages.picture.${key}`)}
            hint={say('admin_pages.picture.alt_hint')}
            required
          >
            {(wiring) => (
              <TextInput
                {...wiring}
                value={words[key]}
                maxLength={300}
                onChange={(text) => {
                  setWords({ ...words, [key]: text })
                  setProblem(null)
                }}
              />
            )}
          </Field>
        ))}
      </div>
      {problem && (
        <p role="alert" className="font-semibold text-red">
          {say(`admin_pages.picture.${problem}`)}
        </p>
      )}
      <span>
        <Button type="submit" look="line" size="small" busy={isBusy ? say('admin_pages.picture.uploading') : undefined}>
          {say('admin_pages.picture.upload')}
        </Button>
      </span>
    </form>
  )
}
