import { memo, type RefObject, useLayoutEffect, useRef } from 'react'
import { cx } from './class-names.ts'
import { CheckIcon } from './icons.tsx'
import { useShown } from './popup-position.ts'
import type { ListedOption, SearchOption } from './search-options.ts'

export type ComboboxTexts = {
  /** Names the list: "Landen". */
  list: string
  /** Read out while the list changes: "3 landen". */
  count: (found: number) => string
  /** Stands where the list would be. */
  none: string
  /** Stands above what may have been meant, when nothing fits. */
  guess: string
  /** Under the box, when it was left with something that is on no list. */
  unpicked: string
}

type ListProps = {
  readonly id: string
  readonly anchor: RefObject<HTMLElement | null>
  readonly value: string
  readonly open: boolean
  /** By its place in the list; below zero: none. */
  readonly active: number
  readonly list: ListedOption
  readonly texts: ComboboxTexts
  readonly onPick: (place: number) => void
}

/** What unrolls under a combobox. The focus stays in the box. */
export function ComboboxList({ id, anchor, value, open, active, list, texts, onPick }: ListProps) {
  const popup = useRef<HTMLDivElement>(null)
  const found = list.first.length + list.rest.length
  useShown(open, anchor, popup, { matchWidth: true, maxHeight: 336 })
  useLayoutEffect(() => {
    const [frame, row] = [popup.current, document.getElementById(`${id}-${active}`)]
    if (!frame || !row) return
    const [over, under] = [
      row.offsetTop - frame.scrollTop,
      row.offsetTop + row.offsetHeight - frame.scrollTop - frame.clientHeight,
    ]
    if (over < 0) frame.scrollTop += over
    else if (under > 0) frame.scrollTop += under
  }, [active, id])

  const rows = (options: readonly SearchOption[], from: number) =>
    options.map((option, index) => (
      <OptionRow
        key={option.value}
        id={`${id}-${from + index}`}
        label={option.label}
        active={from + index === active}
        chosen={option.value === value}
        note={option.note}
        disabled={option.disabled ?? false}
      />
    ))
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the input, where the focus is
    // biome-ignore lint/a11y/noStaticElementInteractions: it is the listbox whenever there is something to press
    <div
      ref={popup}
      id={id}
      {...(found > 0 ? { role: 'listbox', 'aria-label': texts.list } : {})}
      popover="manual"
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        const row = (event.target as Element).closest('[role=option]')
        if (row) onPick(Number(row.id.slice(id.length + 1)))
      }}
      className="fixed inset-auto m-0 overflow-y-auto overscroll-contain rounded-s border border-line-strong bg-surface p-1.5 shadow-2"
    >
      {open && (found === 0 || list.guessed) && (
        <p role={found > 0 ? 'presentation' : undefined} className="px-2.5 py-2 text-md text-ink-2">
          {list.guessed ? texts.guess : texts.none}
        </p>
      )}
      {rows(list.first, 0)}
      {list.first.length > 0 && list.rest.length > 0 && (
        <div role="presentation" aria-hidden="true" className="mx-2 my-1.5 border-t border-line" />
      )}
      {rows(list.rest, list.first.length)}
    </div>
  )
}

type OptionRowProps = {
  id: string
  label: string
  active: boolean
  chosen: boolean
  note: string | undefined
  disabled: boolean
}

const OptionRow = memo(function OptionRow({ id, label, active, chosen, note, disabled }: OptionRowProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input; aria-activedescendant points here
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      aria-disabled={disabled || undefined}
      className={cx(
        'rounded-s px-2.5 py-[11px] leading-snug',
        disabled ? 'cursor-default text-ink-2' : 'cursor-pointer',
        active && (disabled ? 'bg-sunken' : 'bg-green-tint text-green-deep'),
        active ? 'outline-2 -outline-offset-2 outline-green' : 'hover:bg-sunken',
        chosen && 'flex items-center justify-between gap-2 font-semibold',
      )}
    >
      {label}
      {note !== undefined && <span className="mt-0.5 block text-hint">{note}</span>}
      {chosen && <CheckIcon size={16} />}
    </div>
  )
})
