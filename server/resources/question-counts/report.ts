import type { z } from 'zod'
import type { reportQuestion, reportQuestions } from '#contract/question-counts.ts'
import { type IssueCode, issueCodes } from '#domain/issues/index.ts'
import { type CountedQuestion, countedQuestions } from '#domain/messages/index.ts'
import { type FlowName, flowNames, flows } from '#domain/products/index.ts'
import {
  emptyTimes,
  isCertainlyOther,
  isCertainlyShifted,
  leastPeople,
  measuresOf,
  type QuestionMeasures,
  shareOfHalf,
  type Tally,
  tallyNames,
  usualMeasures,
} from '#domain/stumbling/index.ts'
import { addDays, isoDayInAmsterdam } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { FlagTallies } from '../cases/flagged.ts'
import type { QuestionWording } from '../question-words/actions.ts'
import { mondayOf } from './actions.ts'
import { type CountFilter, countBegun, sumCounts, sumWeeks } from './store.ts'

type ReportParts = {
  readonly database: Database
  readonly clock: Clock
  readonly wording: Pick<QuestionWording, 'newest'>
  readonly flags: FlagTallies
}

type ReportQuery = z.output<(typeof reportQuestions)['query']>
type Report = z.input<(typeof reportQuestions)['responses'][200]>
type OneQuestionReport = z.input<(typeof reportQuestion)['responses'][200]>
type TalliedFlags = Awaited<ReturnType<FlagTallies>>

export type QuestionReporting = ReturnType<typeof questionReporting>

/** What was counted, as an admin reads it: sums of twenty people or more, or nothing. */
export function questionReporting({ database, clock, wording, flags }: ReportParts) {
  /** The Mondays of the weeks that are asked for, the newest last. */
  function weeksOf({ weeks }: ReportQuery): readonly string[] {
    const today = clock.today()
    const count = Number(weeks)
    return Array.from({ length: count }, (_, at) => mondayOf(addDays(today, -7 * (count - 1 - at)) ?? today))
  }

  function filterOf(asked: ReportQuery): CountFilter & { readonly weeks: readonly string[] } {
    const weeks = weeksOf(asked)
    const among = flowNames.filter(
      (flow) =>
        (asked.flow === undefined || flow === asked.flow) &&
        (asked.language === undefined || flows[flow].language === asked.language),
    )
    return { weeks, since: weeks[0] ?? '', flows: among, device: asked.device }
  }

  /** An office does not see on what something was filled in. */
  const flagsFor = async ({ since, device }: CountFilter): Promise<TalliedFlags> =>
    device === undefined ? flags(new Date(`${since}T00:00:00+01:00`)) : { reviewed: [], flagged: [] }

  return {
    async all(asked: ReportQuery): Promise<Report> {
      const { weeks, ...filter } = filterOf(asked)
      // A language and a flow that do not go together: there is nothing of both.
      if (filter.flows.length === 0) return nothing(weeks)
      const [sums, byWeek, rewrites, found, begun] = [
        await sumCounts(database.db, filter),
        await sumWeeks(database.db, filter),
        await wording.newest(),
        await flagsFor(filter),
        await countBegun(database.db, new Date(`${filter.since}T00:00:00+01:00`), filter.flows),
      ]
      const inTime = weekly(byWeek)
      const rows = [...countedQuestions().values()].flatMap((question) => {
        const [first] = [...question.places].filter(([name]) => filter.flows.includes(name))
        if (!first) return []
        const [flow, place] = first
        const rewrite = rewrites.get(question.question)
        const own = sums.filter((one) => one.question === question.question && one.words === (rewrite?.revision ?? 0))
        const since = rewrite && isoDayInAmsterdam(rewrite.at)
        const tally = { ...tallyOf(own), ...flagsOf(found, question, filter.flows, { since }) }
        const row = {
          ...{ question: question.question, flow, ...place },
          measures: measuresOf(tally),
          weeks: weeks.map((week) => measuresOf(inTime(question.question, week))?.stumbled ?? null),
          rewrite: rewrite ? { ...rewrite, at: rewrite.at.toISOString() } : null,
        }
        return [{ tally, row }]
      })
      const measured = rows.flatMap(({ row }) => (row.measures ? [row.measures] : []))
      const reviewed = found.reviewed.filter(({ flow }) => isAmong(filter.flows, flow))
      const cases = sum(reviewed)
      return {
        weeks: [...weeks],
        half: shareOfHalf(measured),
        questionnaires: begun.begun < leastPeople ? null : begun.begun,
        paid: begun.begun < leastPeople ? null : begun.paid / begun.begun,
        minutes: minutesFor(measured),
        flags_per_case:
          cases < leastPeople ? null : sum(found.flagged.filter(({ flow }) => isAmong(filter.flows, flow))) / cases,
        usual: usualMeasures(rows.filter(({ row }) => row.measures !== null).map(({ tally }) => tally)),
        data: rows.map(({ row }) => row).sort(mostStumbledFirst),
      }
    },

    async one(name: string, asked: ReportQuery): Promise<OneQuestionReport> {
      const question = countedQuestions().get(name)
      if (!question) throw new AppError('not_found')
      const { weeks, ...filter } = { ...filterOf(asked), question: name }
      const none = filter.flows.length === 0
      const sums = none ? [] : await sumCounts(database.db, filter)
      const inTime = weekly(none ? [] : await sumWeeks(database.db, filter))
      const rewrite = (await wording.newest()).get(name)
      const found = await flagsFor(filter)
      const revision = rewrite?.revision ?? 0
      const since = rewrite && isoDayInAmsterdam(rewrite.at)
      const own = sums.filter(({ words }) => words === revision)
      const after = { ...tallyOf(own), ...flagsOf(found, question, filter.flows, { since }) }
      const earlier = sums.filter(({ words }) => rewrite !== undefined && words === revision - 1)
      const before = { ...tallyOf(earlier), ...flagsOf(found, question, filter.flows, { until: since }) }
      const measures = { before: rewrite ? measuresOf(before) : null, after: measuresOf(after) }
      return {
        question: name,
        weeks: [...weeks],
        stumbled: weeks.map((week) => measuresOf(inTime(name, week))?.stumbled ?? null),
        rewrite: rewrite ? { ...rewrite, at: rewrite.at.toISOString() } : null,
        ...measures,
        certain: certaintyOf({ tally: before, measures: measures.before }, { tally: after, measures: measures.after }),
        reviewed: after.reviewed,
        messages: measures.after ? messagesIn(own, after.shown) : [],
      }
    },
  }
}

const nothing = (weeks: readonly string[]): Report => ({
  ...{ weeks: [...weeks], half: 0, questionnaires: null, paid: null, minutes: null, flags_per_case: null },
  ...{ usual: null, data: [] },
})

const isAmong = (names: readonly FlowName[], flow: string): boolean => names.some((name) => name === flow)

const sum = (rows: readonly { readonly cases: number }[]): number => rows.reduce((all, { cases }) => all + cases, 0)

type Sum = { readonly what: string; readonly people: number }

function tallyOf(sums: readonly Sum[]): Tally {
  const counted = (what: string) => sums.filter((one) => one.what === what).reduce((all, { people }) => all + people, 0)
  const names = Object.fromEntries(tallyNames.map((name) => [name, counted(name)]))
  return {
    ...(names as Record<(typeof tallyNames)[number], number>),
    times: emptyTimes().map((_, bucket) => counted(`time ${bucket}`)),
    flagged: 0,
    reviewed: 0,
  }
}

/** Looks up the counts of a question in a week. */
function weekly(rows: readonly (Sum & { readonly question: string; readonly monday: string })[]) {
  const found = new Map<string, Sum[]>()
  for (const row of rows) {
    const key = `${row.question} ${row.monday}`
    found.set(key, [...(found.get(key) ?? []), row])
  }
  return (question: string, week: string): Tally => tallyOf(found.get(`${question} ${week}`) ?? [])
}

/** The cases in which a question was asked, by the day on which their questionnaire began. */
function flagsOf(
  { reviewed, flagged }: TalliedFlags,
  { question, flows: asking }: CountedQuestion,
  among: readonly FlowName[],
  { since = '', until = '9' }: { readonly since?: string | undefined; readonly until?: string | undefined },
): Pick<Tally, 'flagged' | 'reviewed'> {
  const counts = ({ flow, day }: { readonly flow: string; readonly day: string }) =>
    isAmong(asking, flow) && isAmong(among, flow) && day >= since && day < until
  return {
    reviewed: sum(reviewed.filter(counts)),
    flagged: sum(flagged.filter((one) => one.question === question && counts(one))),
  }
}

/** What all questions take, each as far as it is asked. */
function minutesFor(measured: readonly QuestionMeasures[]): number | null {
  const most = Math.max(0, ...measured.map(({ people }) => people))
  if (most === 0) return null
  return measured.reduce((all, { people, seconds }) => all + ((seconds ?? 0) * people) / most, 0) / 60
}

function mostStumbledFirst(one: Report['data'][number], other: Report['data'][number]): number {
  return (other.measures?.stumbled ?? -1) - (one.measures?.stumbled ?? -1)
}

type MeasuredTally = { readonly tally: Tally; readonly measures: QuestionMeasures | null }

function certaintyOf(before: MeasuredTally, after: MeasuredTally): OneQuestionReport['certain'] {
  const [then, now] = [before.measures, after.measures]
  if (!then || !now) return null
  const differs = (name: 'stumbled' | 'open' | 'corrected' | 'dropped') =>
    isCertainlyOther(
      { count: then[name] * then.people, of: then.people },
      { count: now[name] * now.people, of: now.people },
    )
  return {
    stumbled: differs('stumbled'),
    open: differs('open'),
    corrected: differs('corrected'),
    dropped: differs('dropped'),
    flagged:
      then.flagged !== null &&
      now.flagged !== null &&
      isCertainlyOther(
        { count: before.tally.flagged, of: before.tally.reviewed },
        { count: after.tally.flagged, of: after.tally.reviewed },
      ),
    seconds: isCertainlyShifted(before.tally.times, after.tally.times),
  }
}

function messagesIn(sums: readonly Sum[], shown: number): { code: IssueCode; share: number }[] {
  return sums
    .flatMap(({ what, people }) => {
      const code = issueCodes.find((one) => what === `message ${one}`)
      return code ? [{ code, share: Math.min(1, people / shown) }] : []
    })
    .sort((one, other) => other.share - one.share)
}
