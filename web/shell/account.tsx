import { Link } from 'wouter'
import { useSay } from '#web/i18n/index.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { UserIcon } from '#web/ui/icons.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { useAccount } from './use-account.ts'

/** Log in and sign up, or the menu of who is signed in. `small` leaves only the first: the drawer holds the rest. */
export function Account({ small }: { small?: boolean }) {
  const say = useSay()
  const account = useAccount()
  if (account.signedIn) return <AccountMenu account={account} />
  return (
    <div className="flex items-center gap-1">
      {!small && (
        <Link href={account.register} asChild>
          <ButtonLink look="ghost" size="small">
            {say('shell.account.register')}
          </ButtonLink>
        </Link>
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
  return (
    <Menu
      label={say('shell.account.menu')}
      trigger={
        // The initials come with the account itself; until then a figure stands for them.
        <span className="grid size-9 place-items-center rounded-full bg-green text-white forced-colors:border">
          <UserIcon />
        </span>
      }
      items={[
        { key: 'dashboard', label: say('shell.account.dashboard'), href: account.dashboard, newTab: say('shell.new_tab') },
        { key: 'logout', label: say('shell.account.logout'), onSelect: account.logout },
      ]}
    />
  )
}
