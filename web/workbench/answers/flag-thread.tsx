import { useId, useState } from 'react'
import type { ShownComment } from '#contract/cases.ts'
import type { OfficeCase } from '#contract/notary-cases.ts'
import { splitPath } from '#domain/values/index.ts'
import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldGroup } from '#web/ui/field.tsx'
import { CheckIcon } from '#web/ui/icons.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { openFlagsOf, personNameIn } from '../desk/case-words.ts'
import { useDays } from '../desk/days.ts'
import { NoteList } from '../desk/note-list.tsx'
import { useOpenCase } from '../desk/open-case.ts'
import { Spoken } from '../desk/spoken.tsx'
import { useKeys } from '../desk/use-keys.ts'
import { WriteBox } from '../desk/write-box.tsx'

type Props = { readonly path: string; readonly label: string; readonly onDone: () => void }

/** What was said about one answer: a flag with what came back on it, and apart from it what stays within the office. */
export function OfficeFlagThread({ path, label, onDone }: Props) {
  const say = useSay()
  const { found } = useOpenCase()
  const mine = found.comments.filter((one) => one.path === path)
  const threads = mine.filter(({ reply_to }) => reply_to === null)
  const isOpen = openFlagsOf(found).includes(path)
  return (
    <section
      aria-label={say('case.answers.flagged', { field: label })}
      className="grid gap-3 rounded-m border border-line bg-surface px-3.5 py-3"
    >
      {threads.map((first) => (
        <FlagReplies
          key={first.id}
          first={first}
          replies={mine.filter(({ reply_to }) => reply_to === first.id)}
          onLeave={onDone}
        />
      ))}
      {found.part_flags
        .filter((one) => one.path === path)
        .map((one) => (
          <PartFlagLine key={one.id} flag={one} onLeave={onDone} />
        ))}
      <NoteList notes={found.notes.filter((note) => note.path === path)} />
      {!isOpen && <NewCommentForm path={path} />}
    </section>
  )
}

type FlagRepliesProps = {
  readonly first: ShownComment
  readonly replies: readonly ShownComment[]
  readonly onLeave: () => void
}

function FlagReplies({ first, replies, onLeave }: FlagRepliesProps) {
  const say = useSay()
  const box = useId()
  const { found, act, busy } = useOpenCase()
  const { uuid } = found
  useKeys({ r: () => document.getElementById(box)?.focus() })
  const reply = (text: string) =>
    act('POST /api/notary/cases/:uuid/comments', (key) =>
      call(key, {
        params: { uuid },
        body: { path: first.path, reply_to: first.id, text },
      }),
    )
  const open = first.flag && first.closed_at === null
  return (
    <div>
      <Spoken comment={first} />
      {replies.map((one) => (
        <Spoken key={one.id} comment={one} />
      ))}
      {open && (
        <>
          <WriteBox
            id={box}
            label={say('case.answers.reply')}
            send={say('case.answers.reply_send')}
            missing={say('case.answers.text_missing')}
            busy={busy}
            onSend={reply}
          />
          <CloseFlag flag={first} onLeave={onLeave} />
        </>
      )}
      {first.flag && first.closed_at !== null && <CloseFlag flag={first} onLeave={onLeave} />}
    </div>
  )
}

/** One that went to who gave the answer by their own link: their words stay between them and the office. */
function PartFlagLine({ flag, onLeave }: { flag: OfficeCase['part_flags'][number]; onLeave: () => void }) {
  const say = useSay()
  const days = useDays()
  const { found } = useOpenCase()
  const { author, at, path } = flag
  const person = personNameIn(found, splitPath(path).place)
  return (
    <div>
      <p>{say('case.answers.asked_of', { author, person, day: days.moment(at) })}</p>
      <CloseFlag flag={flag} onLeave={onLeave} />
    </div>
  )
}

type CloseProps = {
  readonly flag: Pick<ShownComment, 'id' | 'closed_at' | 'changed'>
  readonly onLeave: () => void
}

function CloseFlag({ flag: { id, closed_at, changed }, onLeave }: CloseProps) {
  const say = useSay()
  const days = useDays()
  const { found, act, busy } = useOpenCase()
  const working = busy ? say('case.busy') : undefined
  const close = (resolved: boolean) =>
    void act('PATCH /api/notary/cases/:uuid/comments/:id', (key) =>
      call(key, { params: { uuid: found.uuid, id }, body: { resolved } }),
    )
  return closed_at === null ? (
    <div className="mt-2.5 flex flex-wrap gap-1.5">
      <Button look="line" size="small" before={<CheckIcon size={16} />} busy={working} onClick={() => close(true)}>
        {say(changed ? 'case.answers.take_and_close' : 'case.answers.close_flag')}
      </Button>
      <Button look="ghost" size="small" onClick={onLeave}>
        {say('case.answers.leave')}
      </Button>
    </div>
  ) : (
    <p className="flex flex-wrap items-center gap-2 text-ink-2">
      {say('case.answers.closed', { day: days.moment(closed_at) })}
      <Button look="ghost" size="small" busy={working} onClick={() => close(false)}>
        {say('case.answers.reopen')}
      </Button>
    </p>
  )
}

const kinds = ['flag', 'note'] as const
type CommentKind = (typeof kinds)[number]

/** To the client it is a flag unless one says otherwise; a note is another thing, and looks like one. */
function NewCommentForm({ path }: { path: string }) {
  const say = useSay()
  const name = useId()
  const { found, act, busy } = useOpenCase()
  const [kind, setKind] = useState<CommentKind>('flag')
  const send = (text: string) =>
    act('POST /api/notary/cases/:uuid/comments', (key) =>
      call(key, {
        params: { uuid: found.uuid },
        body: { path, text, flag: kind === 'flag', internal: kind === 'note' },
      }),
    )
  return (
    <div className={kind === 'note' ? '-mx-2 rounded-s bg-amber-tint p-2' : undefined}>
      <WriteBox
        label={say('case.answers.new')}
        send={say('case.answers.send')}
        missing={say('case.answers.text_missing')}
        busy={busy}
        onSend={send}
      >
        <FieldGroup radios label={say('case.answers.kind')}>
          <RadioCards
            name={name}
            layout="stack"
            value={kind}
            onChange={setKind}
            options={kinds.map((value) => ({ value, label: say(`case.answers.as_${value}`) }))}
          />
        </FieldGroup>
      </WriteBox>
    </div>
  )
}
