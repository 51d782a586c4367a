import { useId } from 'react'
import { Link } from 'wouter'
import type { OfficeOpening } from '#contract/office-hours.ts'
import { isoDayInAmsterdam } from '#domain/values/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { Card } from '#web/ui/card.tsx'
import { useDays } from '../desk/days.ts'

type OfficeDiaryEntry = OfficeOpening['diary'][number]

/** Who comes when, day by day. */
export function DiaryCard({ opening: { diary } }: { readonly opening: OfficeOpening }) {
  const say = useSay()
  const days = useDays()
  const id = useId()
  const byDay = new Map<string, OfficeDiaryEntry[]>()
  for (const entry of diary) {
    const day = isoDayInAmsterdam(entry.starts)
    byDay.set(day, [...(byDay.get(day) ?? []), entry])
  }
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id} className="text-lg!">
        {say('office_hours.diary.heading')}
      </h2>
      {diary.length === 0 && <p className="mt-2 text-ink-2">{say('office_hours.diary.none')}</p>}
      {[...byDay].map(([day, entries]) => (
        <div key={day} className="mt-4">
          <h3 className="font-sans! text-sm! font-semibold! tracking-normal! first-letter:uppercase">
            {days.day(day, 'long')}
          </h3>
          <ul className="mt-1 divide-y divide-line border-y border-line">
            {entries.map(({ starts, ends, way, state, uuid, company_name, number, people }) => (
              <li key={`${starts} ${uuid}`} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 py-2">
                <span className="tabular-nums">
                  {days.time(starts)}–{days.time(ends)}
                </span>
                <span>
                  <Link
                    href={href('notaryCase', { uuid })}
                    className="rounded-xs text-green underline underline-offset-3 hover:text-green-deep"
                  >
                    {company_name || number}
                  </Link>
                  <span className="block text-ink-2">
                    {[say(`office_hours.diary.${way}`), people].filter(Boolean).join(' · ')}
                  </span>
                  {state === 'asked' && <span className="block text-ink-2">{say('office_hours.diary.asked')}</span>}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Card>
  )
}
