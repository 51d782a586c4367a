import type { ShownComment } from '#contract/cases.ts'
import { useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { initialsOf } from '#web/ui/initials.ts'
import { useDays } from './days.ts'

type Props = { comment: Pick<ShownComment, 'author' | 'mine' | 'text' | 'at'> & Partial<Pick<ShownComment, 'changed'>> }

/** What somebody said, and when. */
export function Spoken({ comment: { author, mine, text, at, changed } }: Props) {
  const say = useSay()
  const days = useDays()
  return (
    <div className="grid grid-cols-[1.5rem_1fr] gap-x-2.5 border-t border-line py-2.5 first:border-t-0">
      <span
        aria-hidden="true"
        className={cx(
          'mt-0.5 grid size-6 place-items-center rounded-full text-2xs font-bold forced-colors:border',
          mine ? 'bg-green text-white' : 'bg-sunken text-ink-2',
        )}
      >
        {initialsOf(author)}
      </span>
      <div className="min-w-0">
        <p className="text-xs text-ink-2">
          <span className="font-semibold text-ink">{mine ? say('case.you') : author}</span>
          {' · '}
          <time dateTime={at}>{days.moment(at)}</time>
          {changed && `, ${say('case.answers.changed')}`}
        </p>
        <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      </div>
    </div>
  )
}
