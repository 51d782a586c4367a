import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { useSay } from '#web/i18n/index.ts'
import { href, queryAt } from '#web/links/index.ts'
import { LanguageSwitch, useAccount } from '#web/shell/index.ts'
import { useSite } from '#web/site/index.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { CloseIcon, SearchIcon } from '#web/ui/icons.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import { Logo } from '#web/ui/logo.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Count, Key } from './bits.tsx'
import { useDesk } from './desk.ts'
import { useKeys } from './use-keys.ts'

/** Always in sight: the queue, the search and who is at work. */
export function DeskHead() {
  const say = useSay()
  const { brand } = useSite()
  const { role, us, counts } = useDesk()
  const waiting = counts.counts.filter(({ waiting_on }) => waiting_on === us).reduce((sum, { cases }) => sum + cases, 0)
  return (
    <header data-desk className="border-b border-line bg-surface text-sm print:hidden">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-3 py-1.5 md:gap-x-5 md:px-4 lg:px-6">
        <span className="flex min-h-11 items-center">
          <Logo name={brand} />
        </span>
        <nav aria-label={say('workbench.nav')} className="flex">
          <Link
            href={href(role)}
            className="flex min-h-11 items-center gap-2 border-b-[2.5px] border-green px-2 font-semibold text-ink no-underline"
          >
            {say('workbench.queue')}
            <Count on>{waiting}</Count>
          </Link>
          {role === 'notary' && (
            <Link
              href={href('notaryCase', { uuid: 'hours' })}
              className="flex min-h-11 items-center px-2 text-ink-2 no-underline hover:text-ink"
            >
              {say('workbench.diary')}
            </Link>
          )}
        </nav>
        <FindCase />
        <Who />
      </div>
    </header>
  )
}

/** Finds a case of one's own, running or closed; `/` leads here from anywhere. */
function FindCase() {
  const say = useSay()
  const { role } = useDesk()
  const [, go] = useLocation()
  const { search = '' } = queryAt('notary', useSearch())
  const [typed, setTyped] = useState(search)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => setTyped(search), [search])
  useKeys({ '/': () => box.current?.select() ?? box.current?.focus() })
  const find = (words: string) => go(href(role, {}, { search: words.trim() || undefined }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    find(typed)
  }
  return (
    <search className="order-last min-w-0 flex-1 basis-full md:order-none md:ml-auto md:max-w-90 md:basis-60">
      <form
        onSubmit={submit}
        className="flex h-11 items-center gap-2 rounded-s border-[1.5px] border-line-strong bg-white pr-2 pl-3 text-ink-2 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-green lg:h-9"
      >
        <SearchIcon size={16} />
        <input
          ref={box}
          type="text"
          enterKeyHint="search"
          aria-label={say('workbench.find.label')}
          placeholder={say('workbench.find.placeholder')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
          className="min-w-0 flex-1 border-0 bg-transparent text-base text-ink outline-none placeholder:text-ink-2 lg:text-sm"
        />
        {search === '' ? (
          <Key>/</Key>
        ) : (
          <button
            type="button"
            aria-label={say('workbench.find.clear')}
            onClick={() => find('')}
            className="grid size-8 place-items-center rounded-s hover:bg-sunken hover:text-ink"
          >
            <CloseIcon size={16} />
          </button>
        )}
      </form>
    </search>
  )
}

function Who() {
  const say = useSay()
  const [path, go] = useLocation()
  const { logout } = useAccount()
  const { name, office } = useDesk().counts.me
  return (
    <div className="flex items-center gap-1 max-md:ml-auto md:gap-2.5">
      <LanguageSwitch />
      <p className="text-right text-xs leading-tight text-ink-2 max-lg:hidden">
        <span className="block font-semibold text-ink">{name}</span>
        {office ?? say('workbench.all_offices')}
      </p>
      <Menu
        label={say('workbench.menu.label', { name })}
        trigger={<Avatar on initials={initialsOf(name)} />}
        items={[
          { key: 'account', label: say('workbench.menu.account'), onSelect: () => go(href('account')) },
          {
            key: 'second_factor',
            label: say('workbench.menu.second_factor'),
            onSelect: () => go(href('secondFactor', {}, { redirect_url: path + location.search })),
          },
          // Who works here may have founded something too.
          { key: 'companies', label: say('workbench.menu.companies'), onSelect: () => go(href('dashboard')) },
          { key: 'logout', label: say('workbench.menu.logout'), onSelect: logout },
        ]}
      />
    </div>
  )
}
