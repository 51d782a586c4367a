import { useSay } from '#web/i18n/index.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import { useWhen } from './use-day.ts'
import { WriteForm } from './write-form.tsx'

type Message = {
  readonly id: number
  readonly author: string
  readonly mine: boolean
  readonly text: string
  readonly at: string
}

type Props = {
  readonly messages: readonly Message[]
  /** Left out where there is nobody to write to. */
  readonly onSend?: ((text: string) => Promise<void>) | undefined
}

/** What was said to each other, the newest last, with a place to write. */
export function MessageThread({ messages, onSend }: Props) {
  const say = useSay()
  const when = useWhen()
  return (
    <>
      <ul>
        {messages.map(({ id, author, mine, text, at }) => (
          <li key={id} className="flex gap-3 border-t border-line py-3 first:border-0">
            <Avatar initials={initialsOf(author)} on={mine} />
            <div className="min-w-0">
              <p className="text-sm text-ink-2">
                <strong className="text-ink">{mine ? say('founder.messages.you') : author}</strong> {when(at)}
              </p>
              <p className="text-md break-words whitespace-pre-line">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {onSend && (
        <div className="mt-3 border-t border-line pt-4">
          <WriteForm
            label={say('founder.messages.write')}
            send={say('founder.messages.send')}
            busy={say('founder.messages.sending')}
            empty={say('founder.messages.empty')}
            failed={say('founder.messages.failed')}
            onSend={onSend}
          />
        </div>
      )}
    </>
  )
}
