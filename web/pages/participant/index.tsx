// The page behind a personal link: somebody who takes part fills in what is theirs, without an account.
import { useSay } from '#web/i18n/index.ts'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Closed } from './closed.tsx'
import { CodeScreen } from './code-screen.tsx'
import { PartScreen } from './part-screen.tsx'
import { useEntrance } from './use-entrance.ts'

export default function Participant({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const say = useSay()
  const token = params.token ?? ''
  const { at, again, enter } = useEntrance(token)
  if (at.now === 'open') return <PartScreen token={token} part={at.part} onShut={again} />
  return (
    <div className="mx-auto w-full max-w-2xl px-4.5 py-8 md:py-14">
      {at.now === 'looking' && (
        <>
          <h1 className="sr-only">{say('participant.loading')}</h1>
          <Skeleton label={say('participant.loading')} shape="page" />
        </>
      )}
      {at.now === 'failed' && (
        <>
          <h1 className="sr-only">{say('shell.title.participant')}</h1>
          <FailedBanner text={say('participant.failed')} again={say('participant.again')} onAgain={again} />
        </>
      )}
      {at.now === 'code' && <CodeScreen token={token} onEntered={again} onClosed={enter} />}
      {at.now === 'closed' && <Closed token={token} why={at.why} />}
    </div>
  )
}
