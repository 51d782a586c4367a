import { type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import type { ComboboxTexts } from './combobox-list.tsx'
import type { Wiring } from './field.tsx'
import { ChevronIcon } from './question-icons.tsx'
import { optionMeant, optionsListed, type Search, type SearchOption } from './search-options.ts'
import { searchMinimum } from './tokens.ts'
import { useEarlyInput } from './use-early-input.ts'
import { useLoadedModule } from './use-part.ts'
import { useIdle } from './when-idle.ts'

const loadList = () => import('./combobox-list.tsx')

type ComboboxProps = Wiring & {
  value: string
  onChange: (value: string) => void
  onLeave?: ((value: string) => void) | undefined
  options: readonly SearchOption[]
  search: Search
  texts: ComboboxTexts
  placeholder?: string | undefined
  name?: string | undefined
  autoComplete?: string | undefined
  disabled?: boolean | undefined
  /** The options are still on their way. */
  coming?: boolean | undefined
}

/** A list with search: for more than ten options. */
export function Combobox({
  value,
  onChange,
  onLeave,
  options,
  search,
  texts,
  autoComplete = 'off',
  coming = false,
  ...rest
}: ComboboxProps) {
  const box = useCombobox({ value, options, search, coming, onChange, onLeave })
  // The list itself comes a moment later: the box is there at once, and stays what it is.
  const part = useLoadedModule(loadList, useIdle() || box.open)
  const { input, open, active, all, list, listId, unsettled } = box
  useEarlyInput(input, box.shown, box.type)
  const found = all.length
  const isListed = part !== null && open && found > 0

  return (
    <div className="relative">
      <input
        {...rest}
        ref={input}
        type="text"
        role="combobox"
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isListed && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        value={box.shown}
        onChange={(event) => box.type(event.currentTarget.value)}
        onClick={box.unroll}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={box.press}
        onBlur={box.leave}
        className="field-box block truncate pr-10"
      />
      <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-ink-2">
        <ChevronIcon />
      </span>
      <span role="status" className="sr-only">
        {open ? (list.guessed ? texts.guess : found > 0 ? texts.count(found) : texts.none) : ''}
      </span>
      {part && (
        <part.ComboboxList
          {...{ id: listId, anchor: input, value, open, active, list, texts }}
          onPick={(place) => box.pick(all[place])}
        />
      )}
      {unsettled && !rest['aria-invalid'] && <p className="mt-1.5 text-hint text-ink-2">{texts.unpicked}</p>}
    </div>
  )
}

type Input = {
  value: string
  options: readonly SearchOption[]
  search: Search
  coming: boolean
  onChange: (value: string) => void
  onLeave: ((value: string) => void) | undefined
}

/** What a combobox remembers and how it answers keys, after the ARIA practices. The focus never leaves the input. */
function useCombobox({ value, options, search, coming, onChange, onLeave }: Input) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [owed, setOwed] = useState<string | null>(null)
  // Left there without being anything on the list: it stays in sight, and nothing is chosen.
  const [left, setLeft] = useState<string | null>(null)

  const chosen = options.find((option) => option.value === value)
  const unsettled = left !== null && value === '' && typed === null
  const searched = unsettled ? left : typed
  const query = searched !== null && searched.length >= searchMinimum ? searched : ''
  const list = useMemo(
    () => (open ? optionsListed(options, query, search) : { first: [], rest: [], guessed: false }),
    [open, options, query, search],
  )
  const all = useMemo(() => [...list.first, ...list.rest], [list])

  const unroll = () => {
    if (open) return
    const { first, rest } = optionsListed(options, query, search)
    setOpen(true)
    setActive([...first, ...rest].findIndex((option) => option.value === value))
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
    setTyped(null)
  }
  const pick = (option: SearchOption | undefined) => {
    // What cannot be chosen says so where it stands.
    if (option?.disabled) return
    if (option) onChange(option.value)
    setLeft(null)
    close()
  }
  const type = (text: string) => {
    // Filled in by the browser: nobody is there to choose from a list.
    if (document.activeElement !== input.current && coming) return setOwed(text)
    if (document.activeElement !== input.current) return pick(optionMeant(options, text))
    setTyped(text)
    setOpen(true)
    setActive(-1)
  }
  const leave = () => {
    if (coming && typed) {
      setOwed(typed)
      return close()
    }
    const settled = typed === null ? value : (optionMeant(options, typed)?.value ?? '')
    if (typed !== null) setLeft(settled === '' && typed.trim() !== '' ? typed : null)
    if (settled !== value) onChange(settled)
    close()
    onLeave?.(settled)
  }
  // What was typed and left before the list was here is looked up when it is.
  const settle = useEffectEvent((text: string) => {
    setOwed(null)
    const settled = optionMeant(options, text)?.value
    if (settled === undefined) return setLeft(text)
    onChange(settled)
    onLeave?.(settled)
  })
  useEffect(() => {
    if (!coming && owed !== null) settle(owed)
  }, [coming, owed])
  const press = (event: KeyboardEvent) => {
    const last = all.length - 1
    const steps: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      PageDown: Math.min(active + 8, last),
      PageUp: Math.max(active - 8, 0),
    }
    const to = steps[event.key]
    if (to !== undefined) {
      event.preventDefault()
      if (!open) unroll()
      else if (event.altKey && event.key === 'ArrowUp') close()
      else setActive(to)
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      const named = active >= 0 ? all[active] : optionMeant(options, query)
      if (named) pick(named)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  return {
    input,
    listId,
    list,
    all,
    open,
    active,
    unsettled,
    shown: typed ?? owed ?? chosen?.label ?? (unsettled ? left : ''),
    unroll,
    pick,
    type,
    leave,
    press,
  }
}
