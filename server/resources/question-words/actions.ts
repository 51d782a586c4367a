import { createHash } from 'node:crypto'
import type { AuditAction } from '#contract/audit.ts'
import type { RewrittenQuestions, WordedQuestion } from '#contract/question-words.ts'
import {
  type CodeSaying,
  type CountedQuestion,
  checkRewrite,
  countedQuestions,
  fieldText,
  isRewritable,
  nl,
  type SentWords,
  sayingsOf,
  tidyWords,
  withoutBasis,
} from '#domain/messages/index.ts'
import type { Locale, locales } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { Audit } from '../audit/actions.ts'
import { insertRewrite, lockRewrites, type RewriteRow, selectNewestRewrites, selectRewritesOf } from './store.ts'

type WordingParts = { readonly database: Database; readonly clock: Clock; readonly audit: Audit }

/** Somebody else rewrote it in the meantime: with what it says now. */
export class StaleWords extends Error {
  readonly current: WordedQuestion

  constructor(current: WordedQuestion) {
    super('somebody else rewrote it in the meantime')
    this.current = current
  }
}

export type QuestionWording = ReturnType<typeof questionWording>

/** As long as another process may not know yet. */
const minute = 60_000

/** Questions in other words than the code has: what is said now, and how that is changed. */
export function questionWording({ database, clock, audit }: WordingParts) {
  let kept: { readonly at: number; readonly said: Readonly<Record<Locale, RewrittenQuestions>> } | undefined

  /** What is said in both languages, as of a minute ago at most; what is written here counts at once. */
  async function current(): Promise<Readonly<Record<Locale, RewrittenQuestions>>> {
    const now = clock.now().getTime()
    if (kept && Math.abs(now - kept.at) < minute) return kept.said
    const rewrites = await selectNewestRewrites(database.db)
    const said = { nl: saidIn('nl', rewrites), en: saidIn('en', rewrites) }
    kept = { at: now, said }
    return said
  }

  async function read(db: Db | Tx, asked: CountedQuestion): Promise<WordedQuestion> {
    return worded(asked, await sayingsOf(asked), await selectRewritesOf(db, asked.question))
  }

  /** Writes the next words of a question, with everybody else waiting, and its line in the log. */
  async function write(
    by: string,
    question: string,
    seen: number,
    next: (sayings: readonly CodeSaying[], versions: readonly RewriteRow[]) => readonly SentWords[],
    action: AuditAction,
  ): Promise<WordedQuestion> {
    const asked = askedAs(question)
    if (!isRewritable(asked)) throw refused([{ code: 'not_rewritable', path: 'question' }])
    const sayings = await sayingsOf(asked)
    const written = await database.inTransaction(async (tx) => {
      await lockRewrites(tx)
      const versions = await selectRewritesOf(tx, question)
      const before = versions[0]?.revision ?? 0
      if (before !== seen) throw new StaleWords(worded(asked, sayings, versions))
      const words = next(sayings, versions)
      const { label } = fieldText(nl, asked.field)
      const revision = before + 1
      const detail = { revision, before: versions[0]?.words ?? [], after: words }
      await audit.write(tx, by, { action, subject: `question:${question}`, label, detail })
      const who = await audit.nameOf(tx, by)
      await insertRewrite(tx, { question, revision, words, at: clock.now(), made_by: by, who })
      return read(tx, asked)
    })
    kept = undefined
    return written
  }

  return {
    current,
    /** What was written past this, as files that came in, counts at once. */
    forget(): void {
      kept = undefined
    },
    /** By what the pages of a language know whether anything changed; null where the code has all the words. */
    async hashes(): Promise<Readonly<Record<Locale, string | null>>> {
      const said = await current()
      return { nl: said.nl.hash, en: said.en.hash }
    },
    /** When each question was last rewritten, and by whom. */
    async newest(): Promise<ReadonlyMap<string, Pick<RewriteRow, 'revision' | 'at' | 'who'>>> {
      const rows = await selectNewestRewrites(database.db)
      return new Map(rows.map(({ question, revision, at, who }) => [question, { revision, at, who }]))
    },
    read: (question: string): Promise<WordedQuestion> => read(database.db, askedAs(question)),
    rewrite: (by: string, question: string, { revision, words }: { revision: number; words: readonly SentWords[] }) =>
      write(by, question, revision, (sayings, versions) => changed(words, sayings, versions), 'question.rewritten'),
    restore: (by: string, question: string, { revision, to }: { revision: number; to: number }) =>
      write(
        by,
        question,
        revision,
        (_sayings, versions) => {
          const earlier = versions.find((one) => one.revision === to)
          if (to !== 0 && !earlier) throw refused([{ code: 'invalid_value', path: 'to' }])
          return earlier?.words ?? []
        },
        'question.restored',
      ),
  }
}

function askedAs(question: string): CountedQuestion {
  const asked = countedQuestions().get(question)
  if (!asked) throw new AppError('not_found')
  return asked
}

const refused = (entries: readonly { readonly code: string; readonly path: string }[]) =>
  new AppError('invalid_request', {
    entries: entries.map((entry) => ({ ...entry, message: 'These words cannot be used.' })),
  })

/** The words to keep: those that differ from the code's, if all of them can be used. */
function changed(
  sent: readonly SentWords[],
  sayings: readonly CodeSaying[],
  versions: readonly RewriteRow[],
): readonly SentWords[] {
  const tidy = sent.map((one) => ({ ...one, text: tidyWords(one.text) }))
  const issues = checkRewrite(tidy, sayings)
  if (issues.length > 0) throw refused(issues.map(({ at, code }) => ({ code, path: `words.${at}.text` })))
  const words = tidy.filter(({ text, basis }) => text !== basis)
  if (isSameWords(words, versions[0]?.words ?? [])) throw refused([{ code: 'nothing_changed', path: 'words' }])
  return words
}

const inOrder = (words: readonly SentWords[]): string =>
  JSON.stringify(words.map(({ locale, part, basis, text }) => [locale, part, basis, text].join('\n')).toSorted())

const isSameWords = (some: readonly SentWords[], others: readonly SentWords[]): boolean =>
  inOrder(some) === inOrder(others)

function worded(
  asked: CountedQuestion,
  sayings: readonly CodeSaying[],
  versions: readonly RewriteRow[],
): WordedQuestion {
  const words = versions[0]?.words ?? []
  return {
    question: asked.question,
    rewritable: isRewritable(asked),
    revision: versions[0]?.revision ?? 0,
    sayings: sayings.map(({ locale, part, basis, wordings }) => ({
      ...{ locale, part, basis, wordings: [...wordings] },
      text: words.find((one) => one.locale === locale && one.part === part && one.basis === basis)?.text ?? null,
    })),
    without_basis: [...withoutBasis(words, sayings)],
    versions: versions.map(({ revision, at, who, words }) => ({
      ...{ revision, at: at.toISOString(), who, words: [...words] },
    })),
  }
}

/** What the browser needs of one language: also the number of a question that went back to the words of the code. */
function saidIn(locale: (typeof locales)[number], rewrites: readonly RewriteRow[]): RewrittenQuestions {
  const data = rewrites.map(({ question, revision, words }) => ({
    ...{ question, revision },
    words: words.filter((one) => one.locale === locale).map(({ part, basis, text }) => ({ part, basis, text })),
  }))
  const hash =
    data.length === 0 ? null : createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 16)
  return { locale, hash, data }
}
