import type { ShownComment } from '#contract/cases.ts'
import { useSay } from '#web/i18n/index.ts'
import { Tag } from '#web/ui/tag.tsx'
import { repliesTo, stateOfFlag } from './flags.ts'
import { useWhen } from './use-day.ts'
import { WriteForm } from './write-form.tsx'

type Props = {
  readonly flag: ShownComment
  readonly comments: readonly ShownComment[]
  /** What it is about, as the question is called. */
  readonly question: string
  readonly onReply: (text: string) => Promise<void>
}

const tones = { open: 'orange', answered: 'green', changed: 'green' } as const

/** What the office asked about an answer, what was said since, and a place to reply. */
export function FlagThread({ flag, comments, question, onReply }: Props) {
  const say = useSay()
  const when = useWhen()
  const state = stateOfFlag(comments, flag)
  return (
    <div className="grid gap-3">
      <Tag tone={tones[state]}>{say(`founder.flags.${state}`)}</Tag>
      <ul className="grid gap-3">
        {[flag, ...repliesTo(comments, flag.id)].map((one) => (
          <li key={one.id} className="border-l-2 border-line pl-3">
            <p className="text-hint text-ink-2">
              <strong className="text-ink">{one.mine ? say('founder.flags.you') : one.author}</strong> {when(one.at)}
            </p>
            <p className="whitespace-pre-line break-words">{one.text}</p>
          </li>
        ))}
      </ul>
      <WriteForm
        label={say('founder.flags.reply_named', { question })}
        send={say('founder.flags.send')}
        busy={say('founder.flags.sending')}
        empty={say('founder.flags.empty')}
        failed={say('founder.flags.failed')}
        onSend={onReply}
      />
    </div>
  )
}
