import { type MouseEvent, type Ref, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { useSay } from '#web/i18n/index.ts'
import { href, queryAt } from '#web/links/index.ts'
import { useSession } from '#web/session/index.ts'
import { useSite } from '#web/site/index.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { MenuIcon } from '#web/ui/first-icons.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { useLoadedModule } from '#web/ui/use-part.ts'
import type { Frame } from './frame.ts'
import { LanguageSwitch } from './language-switch.tsx'
import type { LeavingQuestion } from './leave-dialog.tsx'
import { logoTarget } from './logo-target.ts'
import { OverallProgress } from './overall-progress.tsx'
import { useAccount } from './use-account.ts'

type Props = {
  readonly frame: Frame
  readonly onAsk: (question: LeavingQuestion) => void
  /** Takes the element in which a screen may show its state. */
  readonly slot: Ref<HTMLElement>
}

export function Toolbar({ frame, onAsk, slot }: Props) {
  const { maintenance } = useSite()
  const step = frame.progressBarStep
  const inFlow = frame.customLayout === 'questionnaire'
  const isBare = maintenance || frame.withoutAccount === true
  return (
    <header
      className={cx(
        'group/bar border-b border-line bg-surface',
        // Whether everything is saved stays in view, however far one scrolls.
        inFlow && 'md:sticky md:top-0 md:z-20',
      )}
      data-flow={inFlow || undefined}
    >
      <div className="flex flex-wrap items-center gap-x-3 px-4.5 py-1.5 md:gap-x-5 md:px-8 md:py-2.5">
        <HomeLink frame={frame} onAsk={onAsk} />
        {step !== null && (
          <div
            className={cx(
              'order-last w-full min-w-0 pb-1 md:order-none md:w-auto md:flex-1 md:pb-0',
              // A flow counts its own steps: two counts under each other would only confuse.
              inFlow && 'max-md:hidden',
            )}
          >
            <OverallProgress step={step} />
          </div>
        )}
        <span
          ref={slot}
          className={cx(
            isBare ? 'max-md:ml-auto' : 'max-md:order-last max-md:w-full max-md:pb-1',
            // A flow keeps room for it: the words come later and change all the time.
            inFlow ? 'min-h-7 md:min-h-0 md:w-44' : 'empty:hidden',
          )}
        />
        <div className="ml-auto flex items-center gap-x-2 max-md:hidden">
          <LanguageSwitch />
          {!isBare && <ToolbarAccount />}
        </div>
        <div className="ml-auto flex items-center gap-x-1 md:hidden">
          {isBare ? (
            <LanguageSwitch />
          ) : (
            <>
              <ToolbarAccount small />
              <SmallMenu step={step} />
            </>
          )}
        </div>
      </div>
    </header>
  )
}

const loadMenu = () => import('./account-menu.tsx')

/** Log in and sign up, or the menu of who is signed in. `small` leaves only the first: the drawer holds the rest. */
function ToolbarAccount({ small }: { small?: boolean }) {
  const say = useSay()
  const account = useAccount()
  const menu = useLoadedModule(loadMenu, account.signedIn)
  if (account.signedIn) {
    if (menu) return <menu.AccountMenu />
    return (
      <Link
        href={href('account')}
        aria-label={say('shell.account.menu')}
        className="size-9 rounded-full border border-green bg-green"
      />
    )
  }
  return (
    <div className="flex items-center gap-1">
      {!small && (
        // Beside the five steps and a screen's own state there is no room for it; logging in offers it too.
        <span className="group-data-flow/bar:max-2xl:hidden">
          <Link href={account.register} asChild>
            <ButtonLink look="ghost" size="small">
              {say('shell.account.register')}
            </ButtonLink>
          </Link>
        </span>
      )}
      <Link href={account.login} asChild>
        <ButtonLink look="line" size="small">
          {say('shell.account.login')}
        </ButtonLink>
      </Link>
    </div>
  )
}

/** Whether this browser holds answers that could not be sent: they wait under keys of their own. */
function hasUnsent(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('questionnaire/'))
  } catch {
    return false
  }
}

type HomeLinkProps = { readonly frame: Frame; readonly onAsk: (question: LeavingQuestion) => void }

const look = 'flex min-h-11 min-w-0 items-center rounded-s'

/** The logo, which leads home by its own rules. */
function HomeLink({ frame, onAsk }: HomeLinkProps) {
  const say = useSay()
  const { brand, home_url, maintenance } = useSite()
  const search = useSearch()
  const hasRedirect = queryAt('login', search).redirect_url !== undefined
  const { signedIn } = useSession()
  // What the server drew knows nothing of this browser.
  const target = logoTarget(frame, { homeUrl: home_url, hasRedirect, hasUnsent: signedIn !== null && hasUnsent() })
  const logo = <Logo name={brand} />
  const label = say('shell.logo', { brand })

  // During maintenance there is no home to go to.
  if (maintenance) return <span className={look}>{logo}</span>
  if (target.outside) {
    return (
      <a href={target.href} aria-label={label} className={look}>
        {logo}
      </a>
    )
  }
  const ask = (event: MouseEvent) => {
    if (!target.asks || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onAsk(target.asks)
  }
  return (
    <Link href={target.href} aria-label={label} onClick={ask} className={look}>
      {logo}
    </Link>
  )
}

const loadDrawer = () => import('./small-drawer.tsx')

/** On a small screen: everything of the toolbar that has no room there, behind one button. */
function SmallMenu({ step }: { step: number | null }) {
  const say = useSay()
  const [touched, setTouched] = useState(false)
  const [open, setOpen] = useState(false)
  // After a failure the next press tries again.
  const part = useLoadedModule(loadDrawer, touched || open, () => {
    setTouched(false)
    setOpen(false)
  })
  const prepare = () => setTouched(true)
  return (
    <>
      <IconButton
        label={say('shell.drawer.open')}
        aria-haspopup="dialog"
        aria-expanded={open && part !== null}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <MenuIcon size={24} />
      </IconButton>
      {part && <part.SmallDrawer open={open} onClose={() => setOpen(false)} step={step} />}
    </>
  )
}
