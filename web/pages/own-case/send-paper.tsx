import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { takenFiles } from '#web/cases/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { CameraIcon } from '#web/ui/icons.tsx'
import { BothSides } from './both-sides.tsx'
import { useCase } from './case-at-hand.ts'
import { joinSides } from './join-sides.ts'
import { type Task, usePaperName } from './paper-words.ts'
import { useSendPaper } from './use-send-paper.ts'

type ChooserProps = {
  readonly task: Task
  /** In the band at the top there is room to drop a file, and for what may be sent. */
  readonly large?: boolean
}

/** Chooses a file, or takes a photo, for one paper: chosen is sent. */
export function SendPaper({ task, large = false }: ChooserProps) {
  const say = useSay()
  const nameOf = usePaperName()
  const { people } = useCase().case
  const { send, sending, error, setError } = useSendPaper()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const paper = nameOf(task)
  const document = people.find((one) => one.id === task.person)?.document
  // A card has something on both sides, a passport on one page.
  const isCard = task.kind === 'identity' && (document === 'identity_card' || document === 'driver_licence')
  const again = task.state !== 'open'
  const words = large
    ? isCard
      ? 'founder.upload.choose_both'
      : 'founder.upload.choose'
    : again
      ? 'founder.tasks.again'
      : 'founder.tasks.send'
  async function choose(files: readonly File[]): Promise<void> {
    const [front, back, ...more] = files
    const areSides = isCard && front && back && more.length === 0
    try {
      await send(areSides ? [await joinSides(front, back)] : files, task)
    } catch {
      setError(say('founder.upload.unreadable'))
    }
  }
  const chooser = (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={takenFiles}
        aria-label={say('dashboard.uploads.file')}
        // Choosing the same file again after it was refused is a choice as well.
        onClick={({ currentTarget }) => {
          currentTarget.value = ''
        }}
        onChange={({ currentTarget }) => void choose([...(currentTarget.files ?? [])])}
      />
      <Button
        look="line"
        size={large && !isCard ? 'medium' : 'small'}
        before={large && !isCard ? <CameraIcon /> : undefined}
        aria-label={say('founder.tasks.named', { action: say(words), paper })}
        aria-describedby={error === undefined ? undefined : id}
        busy={sending ? say('dashboard.uploads.sending') : undefined}
        onClick={() => input.current?.click()}
      >
        {say(words)}
      </Button>
    </>
  )
  const refused = error !== undefined && (
    <p id={id} role="alert" className={cx('text-hint', large ? 'font-semibold text-white' : 'text-red')}>
      {error}
    </p>
  )
  if (!large)
    return (
      <div className="grid justify-items-start gap-2 self-start">
        {chooser}
        {refused}
      </div>
    )
  return (
    <DropPlace
      onFiles={(files) => void choose(files)}
      about={say(isCard ? 'founder.upload.about_card' : 'founder.upload.about')}
    >
      {isCard && <BothSides paper={paper} busy={sending} onReady={(files) => void choose(files)} />}
      {chooser}
      {refused}
    </DropPlace>
  )
}

type DropProps = {
  readonly onFiles: (files: readonly File[]) => void
  readonly about: string
  readonly children: ReactNode
}

function DropPlace({ onFiles, about, children }: DropProps) {
  const say = useSay()
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button inside is the other
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'grid justify-items-center gap-3 rounded-m border-[1.5px] border-dashed border-green-line p-5 text-center text-hint text-green-soft max-md:border-0 max-md:p-0',
        over && 'bg-green-deep',
      )}
    >
      {children}
      <p>
        <strong className="block text-white max-md:hidden">{say('founder.upload.drop')}</strong>
        {about}
      </p>
    </div>
  )
}
