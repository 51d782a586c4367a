import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'
import { usePlaced } from './popup-position.ts'

export type MenuItem = {
  key: string
  label: string
  icon?: ReactNode
  /** An address, or something to do. */
  href?: string | undefined
  /** Opens a new tab, and says so in these words. */
  newTab?: string | undefined
  onSelect?: (() => void) | undefined
}
export type MenuProps = {
  label: string
  trigger: ReactNode
  items: readonly MenuItem[]
  align?: 'start' | 'end' | undefined
}

const row =
  'flex min-h-11 w-full items-center gap-2.5 rounded-s px-3 py-2 text-left text-md text-ink no-underline hover:bg-sunken focus-visible:bg-green-tint -outline-offset-2!'

/** A button with a menu after the ARIA practices. The browser closes it on Escape or a press elsewhere. */
export function Menu({ label, trigger, items, align = 'end' }: MenuProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  usePlaced(open, button, list, { align })

  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    const opened = event.newState === 'open'
    setOpen(opened)
    if (opened) rows()[0]?.focus()
  }
  const openAt = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    list.current?.showPopover()
  }
  const move = (event: KeyboardEvent) => {
    const all = rows()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const last = all.length - 1
    const to = { ArrowDown: at === last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1, Home: 0, End: last }[event.key]
    if (event.key === 'Tab') list.current?.hidePopover()
    else if (to !== undefined) {
      event.preventDefault()
      all[to]?.focus()
    } else if (event.key.length === 1 && event.key !== ' ') {
      const order = [...all.slice(at + 1), ...all.slice(0, at + 1)]
      order.find((element) => element.textContent?.trim().toLowerCase().startsWith(event.key.toLowerCase()))?.focus()
    }
  }
  const choose = (item: MenuItem) => {
    list.current?.hidePopover()
    item.onSelect?.()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        popoverTarget={id}
        onKeyDown={openAt}
        className="grid min-h-11 min-w-11 place-items-center rounded-full"
      >
        <span className="sr-only">{label}</span>
        {trigger}
      </button>
      <div
        ref={list}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        popover="auto"
        onToggle={toggled}
        onKeyDown={move}
        className="fixed inset-auto m-0 w-max min-w-52 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-m border border-line bg-surface p-1.5 shadow-2"
      >
        {items.map((item) =>
          item.href === undefined ? (
            <button
              key={item.key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => choose(item)}
              className={row}
            >
              {item.icon}
              {item.label}
            </button>
          ) : (
            <a
              key={item.key}
              role="menuitem"
              tabIndex={-1}
              href={item.href}
              {...(item.newTab === undefined ? {} : { target: '_blank', rel: 'noopener' })}
              onClick={() => choose(item)}
              className={row}
            >
              {item.icon}
              <span>
                {item.label}
                {item.newTab !== undefined && <span className="sr-only">{` ${item.newTab}`}</span>}
              </span>
            </a>
          ),
        )}
      </div>
    </>
  )
}
