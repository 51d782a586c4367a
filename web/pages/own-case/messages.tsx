import { useState } from 'react'
import { MessageThread } from '#web/cases/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { Tag } from '#web/ui/tag.tsx'
import { useCase, useWrite } from './case-at-hand.ts'
import { CaseSection } from './part.tsx'
import { useUnseen } from './use-unseen.ts'

const place = 'messages'
const shown = 4

/** The thread between the founder and the office, the newest last, with a place to write. */
export function CaseMessages() {
  const say = useSay()
  const write = useWrite()
  const unseen = useUnseen(place)
  const { comments } = useCase().case
  const [all, setAll] = useState(false)
  // What was said about an answer stands at that answer.
  const thread = comments.filter(({ path }) => path === null)
  const visible = all ? thread : thread.slice(-shown)
  const send = async (text: string) => {
    await write(text)
    notices.show({ tone: 'positive', text: say('founder.messages.sent') })
  }
  return (
    <CaseSection
      id={place}
      heading={say('founder.messages.heading')}
      beside={unseen > 0 && <Tag tone="orange">{say('founder.messages.unseen', { count: unseen })}</Tag>}
    >
      {thread.length === 0 && <p className="text-ink-2">{say('founder.messages.none')}</p>}
      {visible.length < thread.length && (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="min-h-8 text-hint text-green underline underline-offset-3 pointer-coarse:min-h-11"
        >
          {say('founder.messages.earlier', { count: thread.length - visible.length })}
        </button>
      )}
      <MessageThread messages={visible} onSend={send} />
    </CaseSection>
  )
}
