import { type FormEvent, useState } from 'react'
import type { ShareholderKey } from '#domain/fields/index.ts'
import { sendFile } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { FileInput } from '#web/ui/file-input.tsx'
import { CheckIcon } from '#web/ui/icons.tsx'
import { useOpenCase } from '../desk/open-case.ts'

type Props = {
  readonly type: 'final_deed' | 'kvk'
  readonly label: string
  /** Of the holding of whom, where it is not of the company itself. */
  readonly holdingOf?: ShareholderKey | undefined
}

/** A file that the office itself adds. One that was refused stays chosen. */
export function OfficeFile({ type, label, holdingOf }: Props) {
  const say = useSay()
  const { found, onChanged } = useOpenCase()
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const there = found.documents.findLast((one) => one.type === type && one.person === (holdingOf ?? null) && one.newest)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (file === null) return setError(say('case.facts.file_missing'))
    setBusy(true)
    try {
      await sendFile('POST /api/notary/cases/:uuid/documents', file, {
        params: { uuid: found.uuid },
        query: { type, holding_of: holdingOf },
      })
      setFile(null)
      onChanged()
    } catch {
      setError(say('case.facts.file_failed'))
    }
    setBusy(false)
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-2.5">
      <p className="font-semibold">{label}</p>
      {there && (
        <p className="flex items-center gap-1.5 text-green-deep">
          <CheckIcon size={16} />
          {say('case.facts.there', { name: there.name })}
        </p>
      )}
      <FileInput
        label={say('case.facts.choose')}
        nothing={say('case.facts.no_file')}
        file={file}
        accept="application/pdf,.pdf"
        error={error}
        onChange={(chosen) => {
          setFile(chosen)
          setError(undefined)
        }}
      />
      <div>
        <Button type="submit" look="line" size="small" busy={busy ? say('case.facts.uploading') : undefined}>
          {say('case.facts.upload')}
        </Button>
      </div>
    </form>
  )
}
