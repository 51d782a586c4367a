import { useState } from 'react'
import { Link } from 'wouter'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { MenuIcon } from '#web/ui/icons.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { OverallProgress } from './overall-progress.tsx'
import { useAccount } from './use-account.ts'

/** On a small screen: everything of the toolbar that has no room there, behind one button. */
export function SmallMenu({ step }: { step: number | null }) {
  const say = useSay()
  const { choose } = useLocale()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton label={say('shell.drawer.open')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MenuIcon size={24} />
      </IconButton>
      <Drawer open={open} onClose={close} title={say('shell.drawer.title')} closeLabel={say('shell.close')}>
        <div className="grid gap-6">
          {step !== null && <OverallProgress step={step} />}
          <Ways onGo={close} />
          <div className="border-t border-line pt-4">
            <p className="font-semibold">{say('shell.language.label')}</p>
            <LanguageSwitch />
            {!choose && <p className="text-hint text-ink-2">{say('shell.language.forced')}</p>}
          </div>
        </div>
      </Drawer>
    </>
  )
}

function Ways({ onGo }: { onGo: () => void }) {
  const say = useSay()
  const account = useAccount()
  if (account.signedIn) {
    return (
      <div className="grid gap-2">
        <ButtonLink wide look="line" href={account.dashboard} target="_blank" rel="noopener">
          {say('shell.account.dashboard')}
          <span className="sr-only"> {say('shell.new_tab')}</span>
        </ButtonLink>
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
