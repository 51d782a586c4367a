import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { useSession } from '#web/session/index.ts'
import { useSite } from '#web/site/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { isPlain } from '../open/beginning.ts'
import type { PreparedFlow } from '../open/prepared.ts'
import type { Surroundings } from '../open/surroundings.ts'
import { useFresh } from '../open/use-fresh.ts'
import { useOpened } from '../open/use-opened.ts'
import { QuestionnaireProvider } from '../store/context.tsx'
import { FlowScreen } from './flow-screen.tsx'
import type { Outside } from './frame.tsx'
import { FlowLayout } from './layout.tsx'
import { useSaveStatus } from './save-status.tsx'

interface Props {
  readonly prepared: PreparedFlow
  /** Absent on a first visit: a questionnaire is made and its own address takes over. */
  readonly uid: string | undefined
  readonly search: string
  readonly outside: Outside
}

interface Begun extends Omit<Props, 'prepared'> {
  readonly around: Surroundings
}

/** The questionnaire of an address. One that begins here and brings nothing along needs no waiting. */
export function QuestionnaireScreen({ prepared, uid, ...rest }: Props) {
  const { flags, unserved_countries } = useSite()
  const around = useMemo<Surroundings>(
    () => ({ ...prepared, flags, unserved: unserved_countries }),
    [prepared, flags, unserved_countries],
  )
  const [begun, setBegun] = useState(() => (uid === undefined && isPlain(rest.search) ? { uuid: '' } : null))
  const onMade = useCallback((uuid: string) => setBegun({ uuid }), [])
  if (begun && (uid === undefined || uid === begun.uuid)) {
    return <FreshScreen around={around} uid={uid} onMade={onMade} {...rest} />
  }
  return <OpenedScreen around={around} uid={uid} {...rest} />
}

function FreshScreen({ around, uid, search, outside, onMade }: Begun & { onMade: (uuid: string) => void }) {
  const questionnaire = useFresh(around, onMade)
  return (
    <QuestionnaireProvider value={questionnaire}>
      <WhenGone outside={outside} back={href('flow', { flow: around.flow, uid })} />
      <FlowScreen search={search} outside={outside} />
    </QuestionnaireProvider>
  )
}

/** Opened, made, refused, or on its way. */
function OpenedScreen({ around, uid, search, outside }: Begun) {
  const { flow } = around
  const [, navigate] = useLocation()
  const onMade = useCallback(
    (made: string) => navigate(href('flow', { flow, uid: made }), { replace: true }),
    [flow, navigate],
  )
  const { opening, again } = useOpened(around, { uid, search }, onMade)
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
