import { useCallback, useEffect } from 'react'
import { useLocation } from 'wouter'
import type { FlowName } from '#domain/products/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { useSession } from '#web/session/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useOpened } from '../open/use-opened.ts'
import { QuestionnaireProvider } from '../store/context.tsx'
import { FlowScreen } from './flow-screen.tsx'
import type { Outside } from './frame.tsx'
import { FlowLayout } from './layout.tsx'
import { useSaveStatus } from './save-status.tsx'

interface Props {
  readonly flow: FlowName
  /** Absent on a first visit: a questionnaire is made and its own address takes over. */
  readonly uid: string | undefined
  readonly search: string
  readonly outside: Outside
}

/** The questionnaire of an address: opened, made, refused, or on its way. */
export function QuestionnaireScreen({ flow, uid, search, outside }: Props) {
  const [, navigate] = useLocation()
  const onMade = useCallback(
    (made: string) => navigate(href('flow', { flow, uid: made }), { replace: true }),
    [flow, navigate],
  )
  const { opening, again } = useOpened({ flow, uid, search }, onMade)
  const back = href('flow', { flow, uid })
  switch (opening.state) {
    case 'ready':
      return (
        <QuestionnaireProvider key={opening.questionnaire.uuid} value={opening.questionnaire}>
          <WhenGone outside={outside} back={back} />
          <FlowScreen search={search} outside={outside} />
        </QuestionnaireProvider>
      )
    case 'gone':
      return <NoAccess outside={outside} back={back} />
    case 'failed':
      return <Failed onAgain={again} />
    default:
      return <Loading />
  }
}

/** The frame stays empty in its own shape, so that nothing jumps when the questions come. */
function Loading() {
  const say = useSay()
  return (
    <FlowLayout
      menu={null}
      foot={null}
      deed={<aside className="hidden border-l border-line bg-sunken min-[75rem]:block" />}
      form={
        <div className="animate-appear pt-6">
          <Skeleton label={say('questionnaire.loading')} shape="page" />
        </div>
      }
    />
  )
}

/** Ours, and said so; nothing is lost. */
function Failed({ onAgain }: { onAgain: () => void }) {
  const say = useSay()
  return (
    <div role="alert" className="mx-auto grid w-full max-w-form gap-5 px-4.5 py-12 md:px-8 md:py-20">
      <h1>{say('questionnaire.failed.title')}</h1>
      <p className="max-w-prose text-lg text-ink-2">{say('questionnaire.failed.text')}</p>
      <div>
        <Button onClick={onAgain}>{say('questionnaire.failed.again')}</Button>
      </div>
    </div>
  )
}

interface Refused {
  readonly outside: Outside
  /** Where one comes back to after signing in. */
  readonly back: string
}

/** A stranger is asked to sign in and comes back here; someone who is signed in is told and brought home. */
function NoAccess({ outside, back }: Refused) {
  const say = useSay()
  const { signedIn } = useSession()
  const [, navigate] = useLocation()
  const { notify } = outside
  useEffect(() => {
    if (signedIn === null) return
    if (signedIn) notify({ tone: 'negative', text: say('questionnaire.no_access') })
    navigate(signedIn ? href('home') : href('login', {}, { redirect_url: back }), { replace: true })
  }, [signedIn, back, navigate, notify, say])
  return <Loading />
}

/** It was ours when it was opened and is not any more: what is typed stays in this browser. */
function WhenGone(refused: Refused) {
  return useSaveStatus().kind === 'gone' ? <NoAccess {...refused} /> : null
}
