import { Link } from 'wouter'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { usePart } from '#web/ui/use-part.ts'
import { useAccount } from './use-account.ts'

const loadMenu = () => import('./account-menu.tsx')

/** Log in and sign up, or the menu of who is signed in. `small` leaves only the first: the drawer holds the rest. */
export function Account({ small }: { small?: boolean }) {
  const say = useSay()
  const account = useAccount()
  const menu = usePart(loadMenu, account.signedIn)
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
