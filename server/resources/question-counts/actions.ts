import type { z } from 'zod'
import type { countQuestions } from '#contract/question-counts.ts'
import { possibleIssues } from '#domain/fields/index.ts'
import { countedQuestions } from '#domain/messages/index.ts'
import { type FlowName, flows } from '#domain/products/index.ts'
import { type CountedDevice, tallyNames } from '#domain/stumbling/index.ts'
import { addDays, type DutchDate, isoDate, weekdayOf } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { QuestionWording } from '../question-words/actions.ts'
import { addCounts, type CountRow } from './store.ts'

type QuestionCountingParts = {
  readonly database: Database
  readonly clock: Clock
  readonly wording: Pick<QuestionWording, 'current'>
}

type SentCounts = z.output<(typeof countQuestions)['body']>

/** What a browser says of itself in every request. */
export type CountedRequest = { readonly agent: string | undefined; readonly objects: boolean }

export type QuestionCounting = ReturnType<typeof questionCounting>

/** The Monday of a day, as the database writes it. */
export const mondayOf = (day: DutchDate): string => isoDate(addDays(day, -((weekdayOf(day) + 6) % 7)) ?? day)

/** From what every browser sends along: nothing is asked of the device itself. */
export const deviceOf = (agent: string | undefined): CountedDevice =>
  /Mobi|Android|iPhone/i.test(agent ?? '') ? 'phone' : 'computer'

/** Takes what a page counted into the sums of the week; a batch with anything wrong in it counts for nothing. */
export function questionCounting({ database, clock, wording }: QuestionCountingParts) {
  return {
    async count({ flow, questions }: SentCounts, { agent, objects }: CountedRequest): Promise<{ accepted: true }> {
      await check(flow, questions)
      // Who lets their browser say that they want no such thing is not counted.
      if (objects) return { accepted: true }
      const among = {
        ...{ week: mondayOf(clock.today()), flow, locale: flows[flow].language, device: deviceOf(agent) },
      }
      const rows = questions.flatMap(({ question, words, ...happened }): CountRow[] =>
        namesOf(happened).map((what) => ({ ...among, question, words, what, people: 1 })),
      )
      if (rows.length > 0) await database.inTransaction((tx) => addCounts(tx, rows))
      return { accepted: true }
    },
  }

  async function check(flow: FlowName, questions: SentCounts['questions']): Promise<void> {
    const rewrites = (await wording.current())[flows[flow].language].data
    const entries = questions.flatMap(({ question, words, messages = [] }, at) => {
      const asked = countedQuestions().get(question)
      const newest = rewrites.find((one) => one.question === question)?.revision ?? 0
      const possible = asked ? possibleIssues(asked.field) : []
      const wrong = [
        ...(asked?.flows.includes(flow) ? [] : ['question']),
        ...(questions.findIndex((one) => one.question === question) === at ? [] : ['question']),
        ...(words <= newest ? [] : ['words']),
        ...(new Set(messages).size === messages.length && messages.every((code) => possible.includes(code))
          ? []
          : ['messages']),
      ]
      return wrong.map((path) => ({
        ...{ code: 'invalid_value', path: `questions.${at}.${path}`, message: 'This cannot have happened.' },
      }))
    })
    if (entries.length > 0) throw new AppError('invalid_request', { entries })
  }
}

const namesOf = ({ time, messages = [], ...happened }: Omit<SentCounts['questions'][number], 'question' | 'words'>) => [
  ...tallyNames.filter((name) => happened[name]),
  ...(time === undefined ? [] : [`time ${time}`]),
  ...messages.map((code) => `message ${code}`),
]
