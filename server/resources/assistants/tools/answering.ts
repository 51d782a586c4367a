import { type QuestionnairePatch, questionnairePatchSchema } from '#contract/questionnaires.ts'
import { isForAssistants } from '#domain/assistants/index.ts'
import { isAskedBy, type Product } from '#domain/blueprint/index.ts'
import type { AnswerRow } from '#domain/conditions/index.ts'
import { type ShareholderKey, shareholderKeys } from '#domain/fields/index.ts'
import { castOf, mayGo } from '#domain/flow/index.ts'
import { type Answers, fieldOf } from '#domain/questions/index.ts'
import { addShareholder, answeredByLink } from '#domain/shareholders/index.ts'
import { type DutchDate, isSame, type Locale, splitPath } from '#domain/values/index.ts'
import { applyPatch } from '../../questionnaires/apply-patch.ts'
import type { References } from '../../reference/references.ts'
import type { AnswerRefusalCode } from './codes.ts'
import type { GivenAnswer, RefusedAnswer } from './schemas.ts'
import { assistantSentences } from './sentences.ts'
import type { DraftWords } from './words.ts'

type Judging = {
  readonly product: Product
  /** Without what is by hand: what is refused must not hang on that either. */
  readonly answers: Answers
  readonly known: References
  readonly today: DutchDate
  readonly words: DraftWords
  readonly locale: Locale
  /** Where the founder answers a question; there is none before a draft is there. */
  readonly url?: (path: string) => string
}

export type JudgedAnswers = {
  readonly patch: QuestionnairePatch
  /** With the change made, and without what is by hand. */
  readonly answers: Answers
  readonly taken: readonly string[]
  readonly refused: readonly RefusedAnswer[]
}

type GivenValues = ReadonlyMap<string, GivenAnswer['value']>

const places = ['main', ...shareholderKeys] as const

const scopeOf = (place: string) => (place === 'main' ? 'main' : 'shareholder')

/** Which answers of an assistant are taken, and what is wrong with each of the others. */
export function judgeAnswers(judging: Judging, sent: readonly GivenAnswer[]): JudgedAnswers {
  const { product, answers, known, today, words, locale } = judging
  const refused: RefusedAnswer[] = []
  const given = new Map(sent.map(({ path, value }) => [path, value]))

  const refuse = (path: string, code: string, message: string): void => {
    given.delete(path)
    refused.push({ path, code, message, ...(judging.url ? { url: judging.url(path) } : {}) })
  }
  const refuseAs = (path: string, code: AnswerRefusalCode): void =>
    refuse(path, code, assistantSentences[locale].answers[code])

  for (const path of given.keys()) {
    const { place, key } = splitPath(path)
    const field = fieldOf(scopeOf(place), key)
    if (field === undefined) refuse(path, 'unknown_field', words.messages.issues.unknown_field)
    else if (field.asked === false || field.follows !== undefined) refuseAs(path, 'not_asked')
    else if (!isForAssistants(field)) refuseAs(path, 'by_hand')
    else if (!isAskedBy(product, field.scope === 'main' ? 'main' : 'shareholder', key)) refuseAs(path, 'not_asked')
    else if (answeredByLink(answers, path)) refuse(path, 'own_part', words.messages.issues.own_part)
  }

  // Each turn refuses at least one more, or is the last.
  for (;;) {
    const { joined, absent } = withNewcomers(product, answers, given)
    const strangers = [...given.keys()].filter((path) => absent.some((key) => key === splitPath(path).place))
    for (const path of strangers) refuseAs(path, 'nobody_there')
    if (strangers.length > 0) continue
    const patch = patchOf(given, answers, joined)
    const patched = applyPatch(answers, patch, { product, today, references: known })
    if (patched.ok) return { patch, answers: patched.answers, taken: [...given.keys()], refused }
    const wrong = patched.issues.filter(({ path }) => given.has(path))
    if (wrong.length === 0) throw new Error('A change was refused for something that nobody sent.')
    for (const issue of wrong) {
      const { place, key } = splitPath(issue.path)
      const field = fieldOf(scopeOf(place), key)
      if (given.has(issue.path) && field) refuse(issue.path, issue.code, words.problemOf({ field }, issue))
    }
  }
}

/** Whoever is spoken of and not there yet joins in, in the order of the places; `absent` are those who cannot. */
function withNewcomers(product: Product, answers: Answers, given: GivenValues) {
  let joined = answers
  const absent: ShareholderKey[] = []
  for (const key of shareholderKeys) {
    const isSpokenOf = [...given.keys()].some((path) => splitPath(path).place === key)
    const isThere = castOf(product.people, joined).some((one) => one.key === key)
    // Who comes with an answer about the company comes with that answer.
    if (!isSpokenOf || isThere || product.people.joins?.[key]) continue
    const more = addShareholder(joined)
    const fits = shareholderKeys.indexOf(key) < product.people.most && mayGo(product.people, key)
    if (fits && more.added === key) joined = more.answers
    else absent.push(key)
  }
  return { joined, absent }
}

/** What was sent, and what changes by who joins in. */
function patchOf(given: GivenValues, before: Answers, joined: Answers): QuestionnairePatch {
  const rows = places.map((place) => {
    const [old, fresh]: readonly [AnswerRow, AnswerRow] = [before[place], joined[place]]
    const changed = Object.entries(fresh).filter(([key, value]) => !isSame(old[key], value))
    const sent = [...given].flatMap(([path, value]) => {
      const at = splitPath(path)
      return at.place === place ? [[at.key, value] as const] : []
    })
    return [place, Object.fromEntries([...changed, ...sent])] as const
  })
  return questionnairePatchSchema.parse(Object.fromEntries(rows.filter(([, row]) => Object.keys(row).length > 0)))
}
