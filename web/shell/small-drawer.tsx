import { Link } from 'wouter'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { OverallProgress } from './overall-progress.tsx'
import { useAccount } from './use-account.ts'

type Props = { readonly open: boolean; readonly onClose: () => void; readonly step: number | null }

export function SmallDrawer({ open, onClose, step }: Props) {
  const say = useSay()
  const { choose } = useLocale()
  return (
    <Drawer open={open} onClose={onClose} title={say('shell.drawer.title')} closeLabel={say('shell.close')}>
      <div className="grid gap-6">
        {step !== null && <OverallProgress step={step} />}
        <DrawerWays onGo={onClose} />
        <div className="border-t border-line pt-4">
          <p className="font-semibold">{say('shell.language.label')}</p>
          <LanguageSwitch />
          {!choose && <p className="text-hint text-ink-2">{say('shell.language.forced')}</p>}
        </div>
      </div>
    </Drawer>
  )
}

function DrawerWays({ onGo }: { onGo: () => void }) {
  const say = useSay()
  const account = useAccount()
  if (account.signedIn) {
    return (
      <div className="grid gap-2">
        <ButtonLink wide look="line" href={account.dashboard} target="_blank" rel="noopener">
          {say('shell.account.dashboard')}
          <span className="sr-only"> {say('shell.new_tab')}</span>
        </ButtonLink>
        {(['contracts', 'membership', 'account'] as const).map((place) => (
          <Link key={place} href={href(place)} onClick={onGo} asChild>
            <ButtonLink wide look="line">
              {say(`shell.title.${place}`)}
            </ButtonLink>
          </Link>
        ))}
        <Button wide look="ghost" onClick={account.logout}>
          {say('shell.account.logout')}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-2">
      <Link href={account.login} onClick={onGo} asChild>
        <ButtonLink wide>{say('shell.account.login')}</ButtonLink>
      </Link>
      <Link href={account.register} onClick={onGo} asChild>
        <ButtonLink wide look="line">
          {say('shell.account.register')}
        </ButtonLink>
      </Link>
    </div>
  )
}
