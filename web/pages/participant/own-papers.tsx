import { useId, useRef, useState } from 'react'
import type { ParticipantPart } from '#contract/participants.ts'
import { acceptedPaper } from '#domain/papers/index.ts'
import { call, sendFile } from '#web/api/index.ts'
import { takenFiles } from '#web/cases/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { Button } from '#web/ui/button.tsx'
import { CameraIcon, LockIcon } from '#web/ui/icons.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { usePart } from './part-at-hand.ts'

const tones = { open: 'neutral', sent: 'neutral', accepted: 'green', rejected: 'orange' } as const

type TaskKind = ParticipantPart['tasks'][number]['kind']

/** The papers that they send themselves, each with how far it is; nobody but the office sees them. */
export function OwnPartPapers({ level }: { readonly level: 2 | 3 }) {
  const say = useSay()
  const { part } = usePart()
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby="own-papers" className="mt-8 rounded-m border border-line-strong bg-sunken p-5">
      <Heading id="own-papers" className="flex items-center gap-2 text-base!">
        <LockIcon size={16} /> {say('participant.papers.heading')}
      </Heading>
      <p className="mt-1 text-hint text-ink-2">{say('participant.papers.about')}</p>
      <ul className="mt-3">
        {part.tasks.map(({ kind, state }) => (
          <li
            key={kind}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3"
          >
            <div className="min-w-0">
              <p className="font-semibold">{say(`founder.papers.${kind}.name`)}</p>
              <p className="mt-0.5">
                <Tag tone={tones[state]}>{say(`founder.tasks.state.${state}`)}</Tag>
              </p>
            </div>
            {state !== 'accepted' && <Send kind={kind} again={state !== 'open'} />}
            <SentFiles files={part.uploads.filter((upload) => upload.kind === kind)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What they sent for it: why it came back, or taken back as long as nobody has looked at it. */
function SentFiles({ files }: { readonly files: ParticipantPart['uploads'] }) {
  const say = useSay()
  const { token, put } = usePart()
  const [removing, setRemoving] = useState<string | null>(null)

  async function remove(upload: string): Promise<void> {
    if (removing !== null) return
    setRemoving(upload)
    const params = { token, upload }
    try {
      await call('DELETE /api/participants/:token/uploads/:upload', { params, as: null })
      put(await call('GET /api/participants/:token', { params: { token }, as: null }))
    } catch {
      notices.show({ tone: 'negative', text: say('participant.papers.remove_failed') })
    }
    setRemoving(null)
  }

  if (files.length === 0) return null
  return (
    <ul className="grid basis-full gap-1 text-hint">
      {files.map(({ uuid, name, review, reason, note }) => (
        <li key={uuid} className="flex flex-wrap items-center gap-x-3">
          <span className="min-w-0 break-all">{name}</span>
          {review === 'rejected' && (
            <span className="text-orange-deep">
              {say(`founder.reasons.${reason ?? 'other'}`)} {note}
            </span>
          )}
          {review === 'unchecked' && (
            <Button
              look="ghost"
              size="small"
              aria-label={say('participant.papers.remove_named', { name })}
              busy={removing === uuid ? say('participant.busy') : undefined}
              onClick={() => void remove(uuid)}
            >
              {say('participant.papers.remove')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Send({ kind, again }: { readonly kind: TaskKind; readonly again: boolean }) {
  const say = useSay()
  const { token, put } = usePart()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const words = say(again ? 'founder.tasks.again' : 'founder.upload.choose')

  async function send(file: File | undefined): Promise<void> {
    if (!file || busy) return
    setError(file.size > acceptedPaper.maxBytes ? say('participant.papers.too_large') : undefined)
    if (file.size > acceptedPaper.maxBytes) return
    setBusy(true)
    try {
      await sendFile('POST /api/participants/:token/uploads', file, { params: { token }, query: { kind } })
      put(await call('GET /api/participants/:token', { params: { token }, as: null }))
      notices.show({ tone: 'positive', text: say('participant.papers.sent', { name: file.name }) })
    } catch {
      setError(say('participant.papers.refused'))
    }
    setBusy(false)
  }

  return (
    <div className="grid justify-items-start gap-2">
      <input
        ref={input}
        type="file"
        hidden
        accept={takenFiles}
        aria-label={say('participant.papers.choose')}
        onClick={({ currentTarget }) => {
          currentTarget.value = ''
        }}
        onChange={({ currentTarget }) => void send(currentTarget.files?.[0])}
      />
      <Button
        look="line"
        size="small"
        before={<CameraIcon />}
        aria-label={say('founder.tasks.named', { action: words, paper: say(`founder.papers.${kind}.name`) })}
        aria-describedby={error === undefined ? undefined : id}
        busy={busy ? say('participant.busy') : undefined}
        onClick={() => input.current?.click()}
      >
        {words}
      </Button>
      {error !== undefined && (
        <p id={id} role="alert" className="text-hint text-red">
          {error}
        </p>
      )}
    </div>
  )
}
