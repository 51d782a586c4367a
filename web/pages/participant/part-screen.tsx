import { useState } from 'react'
import type { ParticipantPart } from '#contract/participants.ts'
import type { Messages } from '#domain/messages/index.ts'
import { productOf } from '#domain/products/index.ts'
import { useResource } from '#web/api/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { loadMessages } from '#web/questionnaire/index.ts'
import { InToolbar } from '#web/shell/index.ts'
import { Card } from '#web/ui/card.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Done } from './done.tsx'
import { PartContext, usePart } from './part-at-hand.ts'
import { PartHead } from './part-head.tsx'
import { PartSteps } from './part-steps.tsx'
import { usePartAnswers } from './use-part-answers.ts'

type Props = { readonly token: string; readonly part: ParticipantPart; readonly onShut: () => void }

/** Waits for the words of the questions, which are those of the questionnaire. */
export function PartScreen(props: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const wording = productOf(props.part.flow)?.wording
  const messages = useResource(`words of ${wording} ${locale}`, () => loadMessages(locale, wording), { kept: true })
  if (messages.state === 'ready') return <OpenedPart {...props} messages={messages.value} />
  return (
    <div className="mx-auto w-full max-w-page px-4.5 py-8">
      <h1 className="sr-only">{say('participant.loading')}</h1>
      {messages.state === 'loading' ? (
        <Skeleton label={say('participant.loading')} shape="page" />
      ) : (
        <FailedBanner text={say('participant.failed')} again={say('participant.again')} onAgain={messages.again} />
      )}
    </div>
  )
}

function OpenedPart(props: Props & { readonly messages: Messages }) {
  const atHand = usePartAnswers(props)
  // Who declared it right and comes back sees that it is done, until they want to change something.
  const [changing, setChanging] = useState(false)
  const isDone = atHand.part.state === 'complete' && !changing
  return (
    <PartContext value={{ ...atHand, messages: props.messages }}>
      <Saved />
      {atHand.part.state === 'declined' ? (
        <Declined name={atHand.part.invited_by} />
      ) : isDone ? (
        <Done onChange={() => setChanging(true)} />
      ) : (
        <>
          <PartHead />
          <PartSteps onDeclared={() => setChanging(false)} />
        </>
      )}
    </PartContext>
  )
}

/** They said no: whoever invited them knows, and nothing of theirs is left here. */
function Declined({ name }: { readonly name: string }) {
  const say = useSay()
  return (
    <div className="mx-auto w-full max-w-2xl px-4.5 py-8 md:py-14">
      <Card as="section">
        <h1 className="text-2xl!">{say('participant.declined.title')}</h1>
        <p className="mt-2 text-ink-2">{say('participant.declined.text', { name })}</p>
      </Card>
    </div>
  )
}

function Saved() {
  const say = useSay()
  const { status } = usePart()
  return (
    <InToolbar>
      <SaveState state={status}>{say(`participant.save.${status}`)}</SaveState>
    </InToolbar>
  )
}
