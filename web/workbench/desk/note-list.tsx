import type { OfficeCase } from '#contract/notary-cases.ts'
import { useSay } from '#web/i18n/index.ts'
import { useDays } from './days.ts'
import { NoteIcon } from './icons.tsx'

/** What stays within the office, so coloured and named that nobody takes it for a message. */
export function NoteList({ notes }: { notes: OfficeCase['notes'] }) {
  const say = useSay()
  const days = useDays()
  if (notes.length === 0) return null
  return (
    <div className="rounded-s bg-amber-tint px-3 py-2.5">
      <p className="flex items-center gap-1.5 text-xs font-semibold text-amber">
        <NoteIcon size={16} />
        {say('case.answers.internal')}
      </p>
      {notes.map(({ id, author, mine, at, text }) => (
        <p key={id} className="mt-1 whitespace-pre-line wrap-anywhere">
          <span className="text-ink-2">{`${mine ? say('case.you') : author}, ${days.moment(at)}: `}</span>
          {text}
        </p>
      ))}
    </div>
  )
}
