import { useState } from 'react'
import { useLocation } from 'wouter'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { Button } from '#web/ui/button.tsx'
import { useOpened } from '../model/open/opened.ts'
import type { Surroundings } from '../model/open/prepared.ts'
import type { Outside } from '../model/use/frame.ts'
import { QuestionnaireProvider } from '../parts/speaking.tsx'
import { FlowScreen } from './flow-screen.tsx'
import { QuestionnaireLoading, QuestionnaireRefused } from './no-access.tsx'
import { WhenGone } from './save-status.tsx'

interface OpenedProps {
  readonly around: Surroundings
  /** Absent on a first visit that brings something along. */
  readonly uid: string | undefined
  readonly search: string
  readonly outside: Outside
}

/** Opened anew for another address, in other words, and when it is tried again. */
export function OpenedScreen(props: OpenedProps) {
  const { around, uid } = props
  const { locale } = useLocale()
  const [attempt, setAttempt] = useState(0)
  const key = `${around.flow} ${uid} ${locale} ${attempt}`
  return <OpeningAttempt key={key} {...props} onAgain={() => setAttempt(attempt + 1)} />
}

/** Opened, made, refused, or on its way. */
function OpeningAttempt({ around, uid, search, outside, onAgain }: OpenedProps & { readonly onAgain: () => void }) {
  const { flow } = around
  const [, navigate] = useLocation()
  const onMade = (uuid: string) => navigate(href('flow', { flow, uid: uuid }), { replace: true })
  const opening = useOpened(around, { uid, search }, onMade)
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
      return <QuestionnaireRefused outside={outside} back={back} />
    case 'failed':
      return <Failed onAgain={onAgain} />
    default:
      return <QuestionnaireLoading />
  }
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
