import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { fullNameOf } from '#domain/names/index.ts'
import { useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { fetchMe } from '#web/session/index.ts'
import { LanguageSwitch, useAccount } from '#web/shell/index.ts'
import { useSite } from '#web/site/index.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { cx } from '#web/ui/class-names.ts'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import { Logo } from '#web/ui/logo.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { NotForYou } from '#web/workbench/index.ts'
import { type AdminSection, adminHref, adminSections } from './links.ts'
import { SearchBox } from './search/search-box.tsx'

type Props = { readonly section: AdminSection | null; readonly children: ReactNode }

/** Lets in who looks after the service, and draws the head of their screens as that of the workbench. */
export function AdminFrame({ section, children }: Props) {
  const say = useSay()
  const me = useResource('admin me', fetchMe)
  if (me.state === 'loading') return <OpeningAdmin />
  const known = me.state === 'ready' ? me.value : null
  if (!known) {
    return (
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-form flex-1 px-4.5 py-12 outline-none">
        <h1 className="mb-5 text-2xl outline-none">{say('admin.place')}</h1>
        <FailedBanner text={say('admin.failed')} again={say('admin.again')} onAgain={me.again} />
      </main>
    )
  }
  if (known.second_factor === 'required') return <SetUpFirst />
  if (known.role !== 'admin') return <NotForYou />
  return (
    <>
      <AdminHead section={section} name={fullNameOf(known) || known.email} />
      {children}
    </>
  )
}

function OpeningAdmin() {
  const say = useSay()
  return (
    <main id="main" tabIndex={-1} className="grid flex-1 place-items-center outline-none">
      <h1 className="sr-only">{say('admin.place')}</h1>
      <Waiting label={say('admin.loading')} slow={say('admin.loading')} />
    </main>
  )
}

/** Who works here and has no second factor yet would find every door closed. */
function SetUpFirst() {
  const [path, go] = useLocation()
  const [target] = useState(() => href('secondFactor', {}, { redirect_url: path }))
  useEffect(() => go(target, { replace: true }), [target, go])
  return <OpeningAdmin />
}

function AdminHead({ section, name }: { section: AdminSection | null; name: string }) {
  const say = useSay()
  const [, go] = useLocation()
  const { brand } = useSite()
  const { logout } = useAccount()
  return (
    <header className="border-b border-line bg-surface text-sm print:hidden">
      <div className="flex flex-wrap items-center gap-x-5 px-3 md:px-4 lg:flex-nowrap lg:px-6">
        <span className="flex min-h-11 items-center gap-2">
          <Logo name={brand} />
          <span className="border-l border-line pl-3 text-ink-2">{say('admin.place')}</span>
        </span>
        <Sections current={section} />
        <SearchBox />
        <div className="flex items-center gap-2.5 py-1.5 max-md:ml-auto">
          <LanguageSwitch />
          <Menu
            label={say('workbench.menu.label', { name })}
            trigger={<Avatar on initials={initialsOf(name)} />}
            items={[
              { key: 'account', label: say('workbench.menu.account'), onSelect: () => go(href('account')) },
              { key: 'logout', label: say('workbench.menu.logout'), onSelect: logout },
            ]}
          />
        </div>
      </div>
    </header>
  )
}

/** On a narrow screen they go sideways, below the head. */
function Sections({ current }: { current: AdminSection | null }) {
  const say = useSay()
  const list = useRef<HTMLUListElement>(null)
  // Whoever comes in by a link finds out where they are.
  useEffect(() => {
    const here = current && list.current?.querySelector<HTMLElement>('[aria-current]')
    if (here && list.current)
      list.current.scrollLeft = here.offsetLeft + here.offsetWidth / 2 - list.current.clientWidth / 2
  }, [current])
  return (
    <nav aria-label={say('admin.nav')} className="order-last w-full min-w-0 lg:order-none lg:w-auto">
      <ul ref={list} className="relative flex overflow-x-auto">
        {adminSections.map((name) => (
          <li key={name}>
            <Link
              href={adminHref(name)}
              aria-current={name === current ? 'page' : undefined}
              className={cx(
                'flex h-13 items-center border-b-[2.5px] px-3 whitespace-nowrap no-underline',
                name === current
                  ? 'border-green font-semibold text-ink'
                  : 'border-transparent text-ink-2 hover:text-ink',
              )}
            >
              {say(`admin.sections.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
