import { useRef, useState } from 'react'
import { takenFiles } from '#web/cases/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { CheckIcon, PlusIcon } from '#web/ui/icons.tsx'

type PaperSide = 'front' | 'back'
const sides: readonly PaperSide[] = ['front', 'back']

type Props = {
  /** What it is of, for who hears the boxes without what stands around them. */
  readonly paper: string
  readonly busy: boolean
  /** With both, the front first, or with the one file that holds both. */
  readonly onReady: (files: readonly File[]) => void
}

/** A card has two sides: each has its box, and when both are there they go as one. A PDF can hold both, and goes at once. */
export function BothSides({ paper, busy, onReady }: Props) {
  const [chosen, setChosen] = useState<Readonly<Partial<Record<PaperSide, File>>>>({})

  function take(side: PaperSide, file: File | undefined): void {
    if (!file || busy) return
    const both = { ...chosen, [side]: file }
    const isWhole = file.type === 'application/pdf'
    const ready = isWhole ? [file] : both.front && both.back ? [both.front, both.back] : null
    setChosen(ready ? {} : both)
    if (ready) onReady(ready)
  }

  return (
    <div className="grid w-full grid-cols-2 gap-3">
      {sides.map((side) => (
        <SideBox key={side} {...{ side, paper, busy }} file={chosen[side]} onFile={(file) => take(side, file)} />
      ))}
    </div>
  )
}

type BoxProps = {
  readonly side: PaperSide
  readonly paper: string
  readonly busy: boolean
  readonly file: File | undefined
  readonly onFile: (file: File | undefined) => void
}

function SideBox({ side, paper, busy, file, onFile }: BoxProps) {
  const say = useSay()
  const input = useRef<HTMLInputElement>(null)
  const name = say(`founder.upload.${side}`)
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        accept={takenFiles}
        aria-label={name}
        onClick={({ currentTarget }) => {
          currentTarget.value = ''
        }}
        onChange={({ currentTarget }) => onFile(currentTarget.files?.[0])}
      />
      <button
        type="button"
        aria-label={say(file ? 'founder.upload.side_chosen' : 'founder.upload.side', { side: name, paper })}
        aria-disabled={busy || undefined}
        onClick={() => !busy && input.current?.click()}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          event.stopPropagation()
          onFile(event.dataTransfer.files[0])
        }}
        className={cx(
          'grid min-h-20 w-full place-content-center justify-items-center gap-1 rounded-m border-[1.5px] px-2 py-3 font-semibold text-white',
          file ? 'border-white bg-green-deep' : 'border-green-line hover:border-white hover:bg-green-deep',
        )}
      >
        {file ? <CheckIcon /> : <PlusIcon />}
        {name}
      </button>
    </div>
  )
}
