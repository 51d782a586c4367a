import { Link, useLocation } from 'wouter'
import { useSay } from '#web/i18n/index.ts'
import { href, placeAt } from '#web/links/index.ts'
import { useSession } from '#web/session/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { MailLink } from './mail-link.tsx'

/** What is asked before someone goes: home, away from work that can be continued, or out of the window altogether. */
export type LeavingQuestion = 'go_home' | 'leave' | 'exit'

type Props = {
  readonly question: LeavingQuestion | null
  readonly onStay: () => void
  readonly onGo: () => void
}

/** Asks before someone goes: home, away from work that can be continued, or out of the window altogether. */
export function LeaveDialog({ question, onStay, onGo }: Props) {
  const say = useSay()
  const { signedIn } = useSession()
  const about = question ?? 'go_home'
  return (
    <Dialog
      open={question !== null}
      onClose={onStay}
      title={say(`returning.asks.${about}.title`)}
      closeLabel={say('shell.close')}
      footer={
        <>
          <Button look="line" onClick={onGo}>
            {say(`returning.asks.${about}.go`)}
          </Button>
          <Button onClick={onStay}>{say(`returning.asks.${about}.stay`)}</Button>
        </>
      }
    >
      {about === 'go_home' || signedIn ? (
        <p>{say(`returning.asks.${about}.text`)}</p>
      ) : (
        <WithoutAccount onGo={onStay} />
      )}
    </Dialog>
  )
}

/** Who has no account has no dashboard: their draft is in this browser, and a link by mail opens it elsewhere. */
function WithoutAccount({ onGo }: { onGo: () => void }) {
  const say = useSay()
  const [path] = useLocation()
  const uuid = placeAt(path)?.params.uid
  if (uuid === undefined) return <p>{say('returning.without_account.nothing')}</p>
  return (
    <div className="grid gap-4">
      <p>{say('returning.without_account.text')}</p>
      <MailLink uuid={uuid} />
      <p>
        <Link href={href('register', {}, { redirect_url: path })} asChild>
          <TextLink onClick={onGo}>{say('returning.without_account.account')}</TextLink>
        </Link>
      </p>
    </div>
  )
}
