import { z } from 'zod'
import {
  checkRewrite,
  countedQuestions,
  fieldText,
  isRewritable,
  nl,
  sayingsOf,
  tidyWords,
} from '#domain/messages/index.ts'
import { locales } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Audit } from '../audit/actions.ts'
import { type DataShelf, demandShape, refuseThing } from '../data-files/shelf.ts'
import type { QuestionWording } from './actions.ts'
import { insertRewrite, lockRewrites, type RewriteRow, selectNewestRewrites, selectRewritesOf } from './store.ts'

const text = z.string().max(2000)

type Parts = {
  readonly clock: Clock
  readonly audit: Pick<Audit, 'nameOf'>
  readonly wording: Pick<QuestionWording, 'forget'>
}

const wordsOf = ({ words }: RewriteRow) =>
  words
    .map(({ locale, part, basis, text }) => ({ locale, part, basis, text }))
    .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))

const keyOf = ({ locale, part, basis }: { locale: string; part: string; basis: string }) => `${locale} ${part} ${basis}`

/** Questions in other words, as files: how each is asked now. */
export function wordingShelf({ clock, audit, wording }: Parts): DataShelf {
  return {
    folder: 'questions',
    written: wording.forget,
    async list(db) {
      return (await selectNewestRewrites(db)).map((row) => {
        const asked = countedQuestions().get(row.question)
        const label = asked ? fieldText(nl, asked.field).label : row.question
        return { name: row.question, label, value: { words: wordsOf(row) } }
      })
    },
    async write({ tx, by }, { name: question, value }) {
      const asked = countedQuestions().get(question)
      if (!asked || !isRewritable(asked)) throw refuseThing('not_rewritable', '', 'This is no question of ours.')
      const sayings = await sayingsOf(asked)
      const parts = [...new Set(sayings.map(({ part }) => part))]
      const part = z.custom<(typeof parts)[number]>((given) => parts.some((known) => known === given), 'no such part')
      const word = z.strictObject({ locale: z.enum(locales), part, basis: text, text })
      const { words } = demandShape(z.strictObject({ words: z.array(word).max(100) }), value)
      const tidy = words.map((one) => ({ ...one, text: tidyWords(one.text) }))
      const [issue] = checkRewrite(tidy, sayings)
      if (issue) throw refuseThing(issue.code, `words.${issue.at}.text`, `These words cannot be used: ${issue.code}.`)
      await lockRewrites(tx)
      const [last] = await selectRewritesOf(tx, question)
      const who = await audit.nameOf(tx, by)
      const revision = (last?.revision ?? 0) + 1
      await insertRewrite(tx, { question, revision, words: tidy, at: clock.now(), made_by: by, who })
    },
  }
}
