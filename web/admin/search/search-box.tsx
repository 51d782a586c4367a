import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { searchList } from '#domain/lists/index.ts'
import { useResource } from '#web/api/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { SearchIcon } from '#web/ui/icons.tsx'
import { useKeys } from '#web/workbench/index.ts'
import { type AdminHit, loadHits } from './sources.ts'

const mostShown = 8

/** Goes to a price, a page, an office, somebody or a question by its name; `/` leads here from anywhere. */
export function SearchBox() {
  const say = useSay()
  const { locale } = useLocale()
  const [, go] = useLocation()
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState(false)
  const [active, setActive] = useState(0)
  const box = useRef<HTMLInputElement>(null)
  const id = useId()
  useKeys({ '/': () => box.current?.focus() })
  const hits = useResource(wanted ? `admin hits ${locale}` : null, () => loadHits(locale))

  const asked = typed.trim()
  const found = asked === '' || hits.state !== 'ready' ? [] : fitting(hits.value, asked)
  const open = wanted && asked !== ''
  const type = (text: string) => {
    setTyped(text)
    setActive(0)
    setWanted(true)
  }
  const pick = (hit: AdminHit | undefined) => {
    if (!hit) return
    setTyped('')
    box.current?.blur()
    go(hit.href)
  }
  const press = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined && found.length > 0) setActive((active + step + found.length) % found.length)
    else if (event.key === 'Enter') pick(found[active])
    else if (event.key === 'Escape') setTyped('')
    else return
    event.preventDefault()
  }
  return (
    <search className="relative order-2 min-w-0 flex-1 basis-full py-1.5 md:order-none md:ml-auto md:max-w-100 md:basis-60">
      <div className="flex h-11 items-center gap-2 rounded-s border-[1.5px] border-line-strong bg-white pr-2 pl-3 text-ink-2 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-green lg:h-9">
        <SearchIcon size={16} />
        <input
          ref={box}
          type="text"
          role="combobox"
          enterKeyHint="go"
          autoComplete="off"
          aria-label={say('admin.find.label')}
          placeholder={say('admin.find.placeholder')}
          aria-autocomplete="list"
          aria-expanded={open && found.length > 0}
          aria-controls={open && found.length > 0 ? id : undefined}
          aria-activedescendant={open && found.length > 0 ? `${id}-${active}` : undefined}
          value={typed}
          onFocus={() => setWanted(true)}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
          onBlur={() => setTyped('')}
          className="min-w-0 flex-1 border-0 bg-transparent text-base text-ink outline-none placeholder:text-ink-2 lg:text-sm"
        />
        <kbd className="rounded-s border border-line px-1.5 text-xs max-md:hidden">/</kbd>
      </div>
      <p role="status" className="sr-only">
        {open && hits.state === 'ready' ? say('admin.find.count', { count: found.length }) : ''}
      </p>
      {open && hits.state !== 'loading' && (
        <div className="absolute inset-x-0 top-full z-20 overflow-hidden rounded-s border border-line bg-surface shadow-2">
          {found.length === 0 ? (
            <p className="px-3 py-2.5">{say(hits.state === 'ready' ? 'admin.find.none' : 'admin.find.failed')}</p>
          ) : (
            <div id={id} role="listbox" aria-label={say('admin.find.label')} tabIndex={-1}>
              {found.map((hit, place) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box
                <div
                  key={hit.value}
                  id={`${id}-${place}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={place === active}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => pick(hit)}
                  className={cx(
                    'flex min-h-11 cursor-pointer items-center gap-3 px-3',
                    place === active ? 'bg-green-tint' : 'hover:bg-sunken',
                  )}
                >
                  <span className="min-w-0 flex-1 truncate">{hit.label}</span>
                  <span className="text-ink-2">{say(`admin.sections.${hit.section}`)}</span>
                </div>
              ))}
            </div>
          )}
        </div>
      )}
    </search>
  )
}

function fitting(hits: readonly AdminHit[], typed: string): readonly AdminHit[] {
  const found = searchList(hits, typed)
  return (found.fitting.length > 0 ? found.fitting : found.near).slice(0, mostShown)
}
