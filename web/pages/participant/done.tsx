import type { ParticipantPart } from '#contract/participants.ts'
import { call } from '#web/api/index.ts'
import { MessageThread, useWhen } from '#web/cases/index.ts'
import { DownloadButton } from '#web/downloads/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CheckIcon } from '#web/ui/icons.tsx'
import { OwnAppointment } from './own-appointment.tsx'
import { OwnPartPapers } from './own-papers.tsx'
import { OwnSigning } from './own-signing.tsx'
import { usePart } from './part-at-hand.ts'

const isToSend = ({ state }: ParticipantPart['tasks'][number]): boolean => state === 'open' || state === 'rejected'

/** Everything is there: what is still theirs to send, and their own thread with the notary. */
export function Done({ onChange }: { readonly onChange: () => void }) {
  const say = useSay()
  const when = useWhen()
  const { token, part } = usePart()
  const { invited_by, company_name, declared_at, tasks, may_write } = part
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4.5 py-8 md:py-12">
      <Card as="section">
        <span className="grid size-9 place-items-center rounded-full bg-green text-white">
          <CheckIcon />
        </span>
        <h1 className="mt-3 text-3xl!">{say('participant.done.heading')}</h1>
        <p className="mt-2 text-ink-2">
          {say('participant.done.text', {
            name: invited_by,
            company: company_name ?? say('participant.head.no_name'),
          })}{' '}
          {declared_at !== null && say('participant.done.declared', { when: when(declared_at) })}{' '}
          {tasks.some(isToSend) && <strong>{say('participant.done.papers')}</strong>}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button look="line" size="small" onClick={onChange}>
            {say('participant.done.change')}
          </Button>
          <DownloadButton path={`/api/participants/${encodeURIComponent(token)}/declaration.pdf`}>
            {say('participant.done.declaration')}
          </DownloadButton>
        </div>
        {tasks.length > 0 && <OwnPartPapers level={2} />}
      </Card>
      {may_write && <OwnAppointment />}
      {may_write && <OwnSigning />}
      {(may_write || part.messages.length > 0) && <OfficeThread />}
    </div>
  )
}

/** What they and the office say to each other; whoever invited them does not read it. */
function OfficeThread() {
  const say = useSay()
  const { token, part, put } = usePart()
  const send = async (text: string) =>
    put(await call('POST /api/participants/:token/messages', { params: { token }, body: { text }, as: null }))
  return (
    <Card as="section" labelledBy="own-thread">
      <h2 id="own-thread" className="text-lg!">
        {say('founder.messages.heading')}
      </h2>
      <p className="mt-1 text-hint text-ink-2">{say('participant.done.thread', { name: part.invited_by })}</p>
      <div className="mt-2">
        <MessageThread messages={part.messages} onSend={part.may_write ? send : undefined} />
      </div>
    </Card>
  )
}
