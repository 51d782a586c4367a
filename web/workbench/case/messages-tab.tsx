import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { NoteList } from '../desk/note-list.tsx'
import { useOpenCase } from '../desk/open-case.ts'
import { Spoken } from '../desk/spoken.tsx'
import { WriteBox } from '../desk/write-box.tsx'
import { ParticipantMessages } from './participant-thread.tsx'

/** What the office and the client say to each other about the case as a whole; beside it what stays within the office. */
export function MessagesTab() {
  const say = useSay()
  const { found, act, busy } = useOpenCase()
  const messages = found.comments.filter(({ path }) => path === null)
  const notes = found.notes.filter(({ path }) => path === null)
  const write = (text: string, internal: boolean) =>
    act('POST /api/notary/cases/:uuid/comments', (key) =>
      call(key, { params: { uuid: found.uuid }, body: { text, internal } }),
    )
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-4 py-6 lg:grid-cols-[3fr_2fr] lg:px-6">
      <div className="grid content-start gap-8">
        <section aria-labelledby="messages">
          <h2 id="messages" className="mb-3">
            {say('case.messages.heading')}
          </h2>
          {messages.length === 0 && <p className="mb-4 text-ink-2">{say('case.messages.none')}</p>}
          <div className="mb-4 grid gap-1">
            {messages.map((comment) => (
              <Spoken key={comment.id} comment={comment} />
            ))}
          </div>
          <WriteBox
            label={say('case.messages.write')}
            send={say('case.messages.send')}
            missing={say('case.messages.missing')}
            busy={busy}
            rows={3}
            onSend={(text) => write(text, false)}
          />
        </section>
        {found.participants.map((participant) => (
          <ParticipantMessages key={participant.person} participant={participant} />
        ))}
      </div>
      <section aria-labelledby="notes" className="self-start rounded-m bg-amber-tint p-4">
        <h2 id="notes" className="mb-1">
          {say('case.messages.notes')}
        </h2>
        <p className="mb-3 text-ink-2">{say('case.messages.notes_about')}</p>
        {notes.length === 0 && <p className="mb-4">{say('case.messages.no_notes')}</p>}
        <NoteList notes={notes} />
        <WriteBox
          label={say('case.messages.write_note')}
          send={say('case.messages.keep_note')}
          missing={say('case.messages.missing')}
          busy={busy}
          onSend={(text) => write(text, true)}
        />
      </section>
    </div>
  )
}
