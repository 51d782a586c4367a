import { useSay } from '#web/i18n/index.ts'
import type { OpenedReport } from './asked-at.ts'
import { useFigures, weekAt } from './figures.ts'

const [left, right, top, bottom] = [36, 382, 16, 200]

interface WeekPoint {
  readonly at: number
  readonly share: number
}

/** The weeks as a line; weeks of too few people are a gap in it. */
export function WeekLine({ report }: { report: OpenedReport }) {
  const say = useSay()
  const { share, roundShare, day } = useFigures()
  const { weeks, stumbled, rewrite, before, after } = report
  const points = stumbled.flatMap((part, at): WeekPoint[] => (part === null ? [] : [{ at, share: part }]))
  const [first, last] = [points[0], points.at(-1)]
  const title = (
    <h2 className="mb-2 font-sans text-sm font-semibold tracking-normal">{say('admin_questions.weekly.title')}</h2>
  )
  if (!first || !last) {
    return (
      <section>
        {title}
        <p className="text-ink-2">{say('admin_questions.weekly.none')}</p>
      </section>
    )
  }
  const most = Math.max(0.1, Math.ceil(Math.max(...points.map((one) => one.share)) * 10) / 10)
  const steps = Math.round(most * 10)
  const lines = Array.from({ length: steps + 1 }, (_, step) => step / 10).filter(
    (_, step) => steps <= 5 || step % 2 === 0,
  )
  const x = (at: number) => left + ((right - left) * at) / Math.max(1, weeks.length - 1)
  const y = (part: number) => bottom - ((bottom - top) * part) / most
  // The week in which it was rewritten counts as one after it.
  const since = rewrite ? weekAt(weeks, rewrite.at) : -1
  const cut = rewrite && since > 0 ? x(since - 0.5) : null
  const middle = weeks[Math.floor(weeks.length / 3)] ?? ''
  return (
    <section>
      {title}
      <svg
        viewBox="0 0 392 226"
        role="img"
        aria-label={say('admin_questions.weekly.summary', {
          first: day(weeks[first.at] ?? ''),
          last: day(weeks[last.at] ?? ''),
          begin: share(first.share),
          end: share(last.share),
        })}
        className="block h-auto w-full max-w-[24.5rem] fill-ink-2 text-2xs"
      >
        {lines.map((line) => (
          <g key={line}>
            <path d={`M${left} ${y(line)}H${right}`} className="stroke-line" />
            <text x={left - 8} y={y(line) + 4} textAnchor="end">
              {roundShare(line)}
            </text>
          </g>
        ))}
        <text x={left} y="218">
          {day(weeks[0] ?? '')}
        </text>
        {cut === null && (
          <text x={x(Math.floor(weeks.length / 3))} y="218" textAnchor="middle">
            {day(middle)}
          </text>
        )}
        <text x={right} y="218" textAnchor="end">
          {day(weeks.at(-1) ?? '')}
        </text>
        {cut !== null && rewrite && (
          <>
            {before && <path d={`M${left} ${y(before.stumbled)}H${cut}`} className="stroke-green-line stroke-2" />}
            {after && <path d={`M${cut} ${y(after.stumbled)}H${right}`} className="stroke-green-line stroke-2" />}
            <path d={`M${cut} ${top}V${bottom}`} strokeDasharray="3 2.5" className="stroke-green stroke-[1.6]" />
            <text x={cut} y="218" textAnchor="middle" className="fill-ink font-semibold">
              {day(rewrite.at)}
            </text>
            {before && (
              <text x={left + 6} y={Math.max(12, y(before.stumbled) - 20)} className="fill-ink font-semibold">
                {say('admin_questions.weekly.before', { share: share(before.stumbled) })}
              </text>
            )}
            {after && (
              <text
                x={right - 2}
                y={Math.max(12, y(after.stumbled) - 14)}
                textAnchor="end"
                className="fill-ink font-semibold"
              >
                {say('admin_questions.weekly.after', { share: share(after.stumbled) })}
              </text>
            )}
          </>
        )}
        {runsOf(points).map((run) => (
          <path
            key={run[0]?.at}
            d={`M${run.map((one) => `${x(one.at)} ${y(one.share)}`).join('L')}`}
            className="fill-none stroke-ink stroke-[1.6]"
          />
        ))}
        {points.map((one) => (
          <circle key={one.at} cx={x(one.at)} cy={y(one.share)} r="3" className="fill-ink" />
        ))}
      </svg>
    </section>
  )
}

/** Weeks that follow each other. */
function runsOf(points: readonly WeekPoint[]): readonly (readonly WeekPoint[])[] {
  const runs: WeekPoint[][] = []
  for (const point of points) {
    const run = runs.at(-1)
    if (run && run.at(-1)?.at === point.at - 1) run.push(point)
    else runs.push([point])
  }
  return runs
}
