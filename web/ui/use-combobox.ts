import { type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { listed, meant, type Search, type SearchOption } from './search-options.ts'
import { searchMinimum } from './tokens.ts'

type Input = {
  value: string
  options: readonly SearchOption[]
  search: Search
  coming: boolean
  onChange: (value: string) => void
  onLeave: ((value: string) => void) | undefined
}

/** What a combobox remembers and how it answers keys, after the ARIA practices. The focus never leaves the input. */
export function useCombobox({ value, options, search, coming, onChange, onLeave }: Input) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [owed, setOwed] = useState<string | null>(null)

  const chosen = options.find((option) => option.value === value)
  const query = typed !== null && typed.length >= searchMinimum ? typed : ''
  const list = useMemo(
    () => (open ? listed(options, query, search) : { first: [], rest: [] }),
    [open, options, query, search],
  )
  const all = useMemo(() => [...list.first, ...list.rest], [list])

  const unroll = () => {
    if (open) return
    const { first, rest } = listed(options, query, search)
    setOpen(true)
    setActive([...first, ...rest].findIndex((option) => option.value === value))
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
    setTyped(null)
  }
  const pick = (option: SearchOption | undefined) => {
    if (option) onChange(option.value)
    close()
  }
  const type = (text: string) => {
    // Filled in by the browser: nobody is there to choose from a list.
    if (document.activeElement !== input.current && coming) return setOwed(text)
    if (document.activeElement !== input.current) return pick(meant(options, text, search))
    setTyped(text)
    setOpen(true)
    setActive(text === '' ? -1 : 0)
  }
  const leave = () => {
    if (coming && typed) {
      setOwed(typed)
      return close()
    }
    const settled = typed === null ? value : typed.trim() === '' ? '' : (meant(options, typed, search)?.value ?? value)
    if (settled !== value) onChange(settled)
    close()
    onLeave?.(settled)
  }
  // What was typed and left before the list was here is looked up when it is.
  const settle = useEffectEvent((text: string) => {
    setOwed(null)
    const settled = meant(options, text, search)?.value
    if (settled === undefined) return
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
      if (active >= 0) pick(all[active])
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Tab' && open && query !== '' && all[active]) {
      onChange(all[active].value)
      setTyped(all[active].label)
    }
  }
  return {
    input,
    listId,
    list,
    all,
    open,
    active,
    shown: typed ?? owed ?? chosen?.label ?? '',
    unroll,
    pick,
    type,
    leave,
    press,
  }
}
