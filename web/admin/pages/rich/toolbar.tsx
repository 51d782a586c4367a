import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { BoldIcon, BulletsIcon, HeadingIcon, ItalicIcon, LinkIcon, NumbersIcon } from '../icons.tsx'

export const richTools = ['bold', 'italic', 'heading', 'bullets', 'numbers', 'link'] as const
export type RichTool = (typeof richTools)[number]
export type ActiveTools = Readonly<Record<RichTool, boolean>>
export const noTools: ActiveTools = {
  ...{ bold: false, italic: false, heading: false, bullets: false, numbers: false, link: false },
}

const icons: Readonly<Record<RichTool, ReactNode>> = {
  bold: <BoldIcon size={16} />,
  italic: <ItalicIcon size={16} />,
  heading: <HeadingIcon size={16} />,
  bullets: <BulletsIcon size={16} />,
  numbers: <NumbersIcon size={16} />,
  link: <LinkIcon size={16} />,
}

type Props = {
  readonly label: string
  /** What it belongs to. */
  readonly controls: string
  readonly active: ActiveTools
  readonly onUse: (tool: RichTool) => void
}

/** One stop for Tab; arrows go from tool to tool. */
export function RichToolbar({ label, controls, active, onUse }: Props) {
  const say = useSay()
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const move = (event: KeyboardEvent) => {
    const last = richTools.length - 1
    const to = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    setCurrent(to)
    bar.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={say('admin_pages.rich.toolbar', { label })}
      aria-controls={controls}
      onKeyDown={move}
      className="flex flex-wrap gap-px border-b border-line px-1 py-0.5"
    >
      {richTools.map((tool, index) => (
        <button
          key={tool}
          type="button"
          aria-label={say(`admin_pages.rich.${tool}`)}
          title={say(`admin_pages.rich.${tool}`)}
          aria-pressed={active[tool]}
          tabIndex={index === current ? 0 : -1}
          // The words that were chosen stay chosen.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={() => onUse(tool)}
          className={cx(
            'grid size-7 place-items-center rounded-xs -outline-offset-2! pointer-coarse:size-11',
            active[tool] ? 'bg-green-tint text-green-deep' : 'text-ink-2 hover:bg-sunken hover:text-ink',
          )}
        >
          {icons[tool]}
        </button>
      ))}
    </div>
  )
}
