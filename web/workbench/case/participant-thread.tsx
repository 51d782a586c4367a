import { useId } from 'react'
import type { OfficeCase } from '#contract/notary-cases.ts'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useOpenCase } from '../desk/open-case.ts'
import { Spoken } from '../desk/spoken.tsx'
import { WriteBox } from '../desk/write-box.tsx'

type Props = { readonly participant: OfficeCase['participants'][number] }

const path = '/api/notary/cases/:uuid/participants/:person/messages'

/** What the office and somebody who takes part say to each other; whoever ordered does not read it. */
export function ParticipantMessages({ participant: { person, name, unread } }: Props) {
  const say = useSay()
  const id = useId()
  const { found, onChanged, busy, act } = useOpenCase()
  const params = { uuid: found.uuid, person }
  const thread = useResource(`thread ${found.uuid} ${person} ${unread}`, () => call(`GET ${path}`, { params }))
  const write = (text: string) =>
    act(`POST ${path}`, async (key) => {
      thread.put(await call(key, { params, body: { text } }))
      onChanged()
      return undefined
    })
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-1 flex flex-wrap items-center gap-2">
        {say('case.participants.thread', { person: name })}
        {unread > 0 && <Tag tone="orange">{say('case.participants.unread', { count: unread })}</Tag>}
      </h2>
      <p className="mb-3 text-ink-2">{say('case.participants.thread_about', { person: name })}</p>
      {thread.state === 'loading' && <Skeleton label={say('case.participants.loading')} shape="card" />}
      {(thread.state === 'failed' || thread.state === 'gone') && (
        <FailedBanner text={say('case.participants.failed')} again={say('case.again')} onAgain={thread.again} />
      )}
      {thread.state === 'ready' && (
        <>
          {thread.value.messages.length === 0 && <p className="mb-4 text-ink-2">{say('case.participants.none')}</p>}
          <div className="mb-4 grid gap-1">
            {thread.value.messages.map((message) => (
              <Spoken key={message.id} comment={message} />
            ))}
          </div>
          <WriteBox
            label={say('case.participants.write', { person: name })}
            send={say('case.messages.send')}
            missing={say('case.messages.missing')}
            busy={busy}
            onSend={write}
          />
        </>
      )}
    </section>
  )
}
