import { useLocation } from 'wouter'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { useMe } from '#web/session/index.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { UserIcon } from '#web/ui/icons.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import { Menu } from '#web/ui/menu.tsx'
import { useAccount } from './use-account.ts'

/** The menu of who is signed in: their initials, and where an account leads. */
export function AccountMenu() {
  const say = useSay()
  const me = useMe()
  const [, navigate] = useLocation()
  const { dashboard, logout } = useAccount()
  const initials = me ? initialsOf(`${me.firstname} ${me.lastname}`) : ''
  return (
    <Menu
      label={say('shell.account.menu')}
      trigger={initials ? <Avatar on initials={initials} /> : <Face />}
      items={[
        { key: 'dashboard', label: say('shell.account.dashboard'), href: dashboard, newTab: say('shell.new_tab') },
        ...(['contracts', 'membership'] as const).map((key) => ({
          key,
          label: say(`shell.title.${key}`),
          onSelect: () => navigate(href(key)),
        })),
        { key: 'account', label: say('shell.account.account'), onSelect: () => navigate(href('account')) },
        { key: 'logout', label: say('shell.account.logout'), onSelect: logout },
      ]}
    />
  )
}

/** Stands for someone whose name is still on its way. */
const Face = () => (
  <span className="grid size-9 place-items-center rounded-full bg-green text-white forced-colors:border">
    <UserIcon />
  </span>
)
