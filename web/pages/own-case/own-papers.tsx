import { type FormEvent, useRef, useState } from 'react'
import type { CaseDocument } from '#contract/cases.ts'
import { flows } from '#domain/products/index.ts'
import { call } from '#web/api/index.ts'
import { takenFiles } from '#web/cases/index.ts'
import { DownloadButton } from '#web/downloads/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileInput } from '#web/ui/file-input.tsx'
import { SelectInput } from '#web/ui/select-input.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useCase } from './case-at-hand.ts'
import { usePaperName } from './paper-words.ts'
import { useSendPaper } from './use-send-paper.ts'

const tones = { unchecked: 'neutral', accepted: 'green', rejected: 'red' } as const

/** What was sent for the notary with what became of it, and a form to send more. */
export function OwnPapers() {
  const say = useSay()
  const { uuid, case: about, refresh } = useCase()
  const nameOf = usePaperName()
  const [removing, setRemoving] = useState<string | null>(null)
  const sent = about.documents.filter(({ origin }) => origin === 'user_uploaded')

  async function remove({ uuid: upload, name }: CaseDocument): Promise<void> {
    if (removing !== null) return
    setRemoving(upload)
    try {
      const { api_path } = flows[about.flow]
      await call(`DELETE /api/${api_path}/:uuid/uploads/:upload`, { params: { uuid, upload } })
      notices.show({ tone: 'positive', text: say('dashboard.uploads.removed', { name }) })
    } catch {
      notices.show({ tone: 'negative', text: say('dashboard.uploads.remove_failed') })
    }
    await refresh()
    setRemoving(null)
  }

  return (
    <>
      <p className="text-hint text-ink-2">{say('dashboard.uploads.about')}</p>
      {sent.length === 0 ? (
        <p className="mt-3">{say('founder.documents.own_none')}</p>
      ) : (
        <ul className="mt-3 grid gap-3">
          {sent.map((one) => (
            <li
              key={one.uuid}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3 first:border-0 first:pt-0"
            >
              <div className="min-w-0">
                <p className="font-semibold break-all">{one.name}</p>
                <p className="mt-1 flex flex-wrap items-center gap-2 text-hint text-ink-2">
                  {nameOf(one)}
                  {one.version > 1 && <span>{say('founder.documents.version', { number: one.version })}</span>}
                  <Tag tone={tones[one.review]}>{say(`dashboard.uploads.review.${one.review}`)}</Tag>
                </p>
                {one.review === 'rejected' && (
                  <p className="mt-1 text-hint text-ink-2">
                    {say(`founder.reasons.${one.reason ?? 'other'}`)} {one.note}
                  </p>
                )}
              </div>
              <div className="flex flex-wrap gap-2">
                <DownloadButton path={one.path} label={say('dashboard.uploads.download', { name: one.name })}>
                  {say('downloads.file')}
                </DownloadButton>
                {one.review === 'unchecked' && (
                  <Button
                    look="ghost"
                    size="small"
                    aria-label={say('dashboard.uploads.remove_named', { name: one.name })}
                    busy={removing === one.uuid ? say('dashboard.uploads.removing') : undefined}
                    onClick={() => void remove(one)}
                  >
                    {say('dashboard.uploads.remove')}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {about.status !== 'finalized' && about.status !== 'canceled' && <UploadForm />}
    </>
  )
}

const other = { name: 'other', kind: 'other', person: null } as const

/** Chooses what it is and which file, and sends it. A file that was refused stays chosen. */
function UploadForm() {
  const say = useSay()
  const nameOf = usePaperName()
  const { tasks } = useCase().case
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [missing, setMissing] = useState<{ readonly kind?: string; readonly file?: string }>({})
  const { send, sending, error, setError } = useSendPaper()
  const kinds = [...tasks, other]

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (sending) return
    const what = kinds.find(({ name }) => name === chosen)
    setMissing({
      ...(what === undefined && { kind: say('dashboard.uploads.errors.kind') }),
      ...(file === null && { file: say('dashboard.uploads.errors.file') }),
    })
    if (what === undefined || file === null) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    if (!(await send([file], what))) return
    form.current?.reset()
    setFile(null)
    setChosen('')
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-5 grid gap-4 rounded-m bg-paper p-4"
    >
      <Field label={say('dashboard.uploads.kind')} error={missing.kind}>
        {(wiring) => (
          <SelectInput
            {...wiring}
            value={chosen}
            placeholder={say('dashboard.uploads.choose')}
            options={kinds.map((one) => ({ value: one.name, label: nameOf(one) }))}
            onChange={(value) => {
              setChosen(value)
              setMissing(({ kind: _kind, ...rest }) => rest)
            }}
          />
        )}
      </Field>
      <FileInput
        label={say('dashboard.uploads.file')}
        nothing={say('dashboard.uploads.no_file')}
        file={file}
        accept={takenFiles}
        error={missing.file ?? error}
        onChange={(next) => {
          setFile(next)
          setError(undefined)
          setMissing(({ file: _file, ...rest }) => rest)
        }}
      />
      <div>
        <Button type="submit" look="line" busy={sending ? say('dashboard.uploads.sending') : undefined}>
          {say('dashboard.uploads.send')}
        </Button>
      </div>
    </form>
  )
}
