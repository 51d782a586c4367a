import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { type Task, usePaperName } from './paper-words.ts'
import { takenFiles, useSendPaper } from './use-send-paper.ts'

type ChooserProps = {
  readonly task: Task
  /** In the band at the top there is room to drop a file, and for what may be sent. */
  readonly large?: boolean
}

/** Chooses a file, or takes a photo, for one paper: chosen is sent. */
export function SendPaper({ task, large = false }: ChooserProps) {
  const say = useSay()
  const nameOf = usePaperName()
  const { send, sending, error } = useSendPaper()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const paper = nameOf(task)
  const again = task.state !== 'open'
  const words = large ? 'founder.upload.choose' : again ? 'founder.tasks.again' : 'founder.tasks.send'
  const choose = (files: FileList | null) => void send([...(files ?? [])], task)
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
        onChange={({ currentTarget }) => choose(currentTarget.files)}
      />
      <Button
        look="line"
        size={large ? 'medium' : 'small'}
        aria-label={say('founder.tasks.named', { action: say(words), paper })}
        aria-describedby={error === undefined ? undefined : id}
        busy={sending ? say('dashboard.uploads.sending') : undefined}
        onClick={() => input.current?.click()}
      >
        {say(words)}
      </Button>
      {error !== undefined && (
        <p id={id} role="alert" className={cx('text-hint', large ? 'font-semibold text-white' : 'text-red')}>
          {error}
        </p>
      )}
    </>
  )
  if (!large) return <div className="grid justify-items-start gap-2 self-start">{chooser}</div>
  return <DropPlace onFiles={choose}>{chooser}</DropPlace>
}

type DropProps = { readonly onFiles: (files: FileList) => void; readonly children: ReactNode }

function DropPlace({ onFiles, children }: DropProps) {
  const say = useSay()
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles(event.dataTransfer.files)
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
        {say('founder.upload.about')}
      </p>
    </div>
  )
}
