import { Link } from 'wouter'
import { useSay } from '#web/i18n/index.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { UserIcon } from '#web/ui/first-icons.tsx'
import { usePart } from '#web/ui/use-part.ts'
import { useAccount } from './use-account.ts'

const loadMenu = () => import('#web/ui/menu.tsx')

/** Log in and sign up, or the menu of who is signed in. `small` leaves only the first: the drawer holds the rest. */
export function Account({ small }: { small?: boolean }) {
  const say = useSay()
  const account = useAccount()
  if (account.signedIn) return <AccountMenu account={account} />
  return (
    <div className="flex items-center gap-1">
      {!small && (
        // Beside the five steps and a screen's own state there is no room for it; logging in offers it too.
        <span className="group-has-[[data-slot]:not(:empty)]/bar:max-2xl:hidden">
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

function AccountMenu({ account }: { account: ReturnType<typeof useAccount> }) {
  const say = useSay()
  const part = usePart(loadMenu, true)
  const label = say('shell.account.menu')
  // The initials come with the account itself; until then a figure stands for them.
  const face = (
    <span className="grid size-9 place-items-center rounded-full bg-green text-white forced-colors:border">
      <UserIcon />
    </span>
  )
  if (!part) {
    return (
      <a
        href={account.dashboard}
        target="_blank"
        rel="noopener"
        aria-label={label}
        className="grid size-11 place-items-center"
      >
        {face}
      </a>
    )
  }
  return (
    <part.Menu
      label={label}
      trigger={face}
      items={[
        {
          key: 'dashboard',
          label: say('shell.account.dashboard'),
          href: account.dashboard,
          newTab: say('shell.new_tab'),
        },
        { key: 'logout', label: say('shell.account.logout'), onSelect: account.logout },
      ]}
    />
  )
}
