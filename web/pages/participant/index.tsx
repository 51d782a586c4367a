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
  const entrance = useEntrance(token)
  const { again, put, refresh } = entrance
  const at = entrance.state === 'ready' ? entrance.value : null
  if (at?.now === 'open') return <PartScreen token={token} part={at.part} onShut={() => void refresh()} />
  return (
    <div className="mx-auto w-full max-w-2xl px-4.5 py-8 md:py-14">
      {entrance.state === 'loading' && (
        <>
          <h1 className="sr-only">{say('participant.loading')}</h1>
          <Skeleton label={say('participant.loading')} shape="page" />
        </>
      )}
      {(entrance.state === 'failed' || entrance.state === 'gone') && (
        <>
          <h1 className="sr-only">{say('shell.title.participant')}</h1>
          <FailedBanner text={say('participant.failed')} again={say('participant.again')} onAgain={again} />
        </>
      )}
      {at?.now === 'code' && <CodeScreen token={token} onEntered={again} onClosed={put} />}
      {at?.now === 'closed' && <Closed token={token} why={at.why} />}
    </div>
  )
}
