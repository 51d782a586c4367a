import { questionsAlong, type SectionName, type StepName, type Wording, wordings } from '../blueprint/index.ts'
import type { Field } from '../fields/index.ts'
import { type FlowName, flowNames, productOf } from '../products/index.ts'
import { type Locale, locales } from '../values/index.ts'
import { en } from './en/index.ts'
import { nl } from './nl/index.ts'
import { inOtherWords, otherWordsIn } from './other-words.ts'
import { type RewritablePart, type RewrittenWords, rewritableParts } from './rewrites.ts'
import type { AnyFieldText } from './texts.ts'

/** A question of the questionnaires, and where it is asked. */
export interface CountedQuestion {
  readonly question: string
  readonly field: Field
  /** Every flow that asks it, in the order of the flows. */
  readonly flows: readonly FlowName[]
  /** Where each of them asks it first. */
  readonly places: ReadonlyMap<FlowName, QuestionPlace>
}

interface QuestionPlace {
  readonly step: StepName
  readonly section: SectionName
}

const gathered = (): ReadonlyMap<string, CountedQuestion> => {
  const found = new Map<string, CountedQuestion>()
  for (const flow of flowNames) {
    for (const { question, field, step, section } of questionsAlong(productOf(flow))) {
      const { flows = [], places = [] } = found.get(question) ?? {}
      const everywhere = new Map([...places, [flow, { step, section }] as const])
      found.set(question, { question, field, flows: [...flows, flow], places: everywhere })
    }
  }
  return found
}

let known: ReadonlyMap<string, CountedQuestion> | undefined

/** Every question of every flow, by its name. */
export const countedQuestions = (): ReadonlyMap<string, CountedQuestion> => {
  known ??= gathered()
  return known
}

/** What the code says somewhere in a question. */
export interface CodeSaying {
  readonly locale: Locale
  readonly part: RewritablePart
  readonly basis: string
  /** The kinds of product that say it. */
  readonly wordings: readonly Wording[]
}

const saidIn = (text: AnyFieldText, wording: Wording): readonly (readonly [RewritablePart, string])[] => {
  // Help can be given where there is none.
  const usual = { help: '', ...text, ...text.inOtherWords?.[wording] }
  const places = [usual, ...(text.you ? [text.you] : [])]
  const helps = Object.values(text.helpFor ?? {}).map((help) => ['help', help] as const)
  const parts = places.flatMap((place) =>
    rewritableParts.flatMap((part) => {
      const said: unknown = (place as Partial<Record<RewritablePart, unknown>>)[part]
      return typeof said === 'string' ? [[part, said] as const] : []
    }),
  )
  return [...parts, ...helps]
}

/** Everything that the code says in a question, each text once, those of the usual product first. */
export async function sayingsOf({ field, flows }: CountedQuestion): Promise<readonly CodeSaying[]> {
  const asking = wordings.filter((wording) => flows.some((flow) => productOf(flow).wording === wording))
  const found: CodeSaying[] = []
  for (const locale of locales) {
    for (const wording of asking) {
      const messages = inOtherWords(locale === 'nl' ? nl : en, await otherWordsIn(locale, wording))
      const texts: Readonly<Record<string, AnyFieldText>> = messages.fields[field.scope] ?? {}
      const text = texts[field.key]
      for (const [part, basis] of text ? saidIn(text, wording) : []) {
        const at = found.findIndex((one) => one.locale === locale && one.part === part && one.basis === basis)
        const same = found[at]
        if (!same) found.push({ locale, part, basis, wordings: [wording] })
        else if (!same.wordings.includes(wording)) found[at] = { ...same, wordings: [...same.wordings, wording] }
      }
    }
  }
  return found
}

/**
 * Whether its words may be written without a developer. A box to tick is a statement or a consent of who ticks it: what
 * they agreed to must stay what it was.
 */
export const isRewritable = ({ field }: Pick<CountedQuestion, 'field'>): boolean => field.kind !== 'checkbox'

/** Words of a question in one of the languages. */
export type SentWords = RewrittenWords & { readonly locale: Locale }

export type RewriteIssueCode = 'unknown_words' | 'twice' | 'required' | 'too_long' | 'not_plain' | 'other_blanks'

export interface RewriteIssue {
  /** Which of the words. */
  readonly at: number
  readonly code: RewriteIssueCode
}

/** No question is helped by more. */
export const longestWords: Readonly<Record<RewritablePart, number>> = { label: 160, help: 500, why: 700 }

const blanksOf = (text: string): string => [...new Set(text.match(/\{\w*\}/g))].toSorted().join()

/** Marks of a markup language, and what cannot be seen. */
const notPlain = /[<>{}\p{Cc}\p{Cf}\p{Co}]/u

/** What is wrong with words that somebody wants instead of what the code says. */
export function checkRewrite(words: readonly SentWords[], sayings: readonly CodeSaying[]): readonly RewriteIssue[] {
  const isOne = (one: SentWords) => (other: Omit<CodeSaying, 'wordings'>) =>
    other.locale === one.locale && other.part === one.part && other.basis === one.basis
  return words.flatMap((one, at): readonly RewriteIssue[] => {
    const refused = (code: RewriteIssueCode): readonly RewriteIssue[] => [{ at, code }]
    if (!sayings.some(isOne(one))) return refused('unknown_words')
    if (words.findIndex(isOne(one)) !== at) return refused('twice')
    if (one.part === 'label' && one.text === '') return refused('required')
    if (one.text.length > longestWords[one.part]) return refused('too_long')
    if (notPlain.test(one.text.replace(/\{\w+\}/g, ''))) return refused('not_plain')
    return blanksOf(one.text) === blanksOf(one.basis) ? [] : refused('other_blanks')
  })
}

/** One space between words, none around them. */
export const tidyWords = (text: string): string => text.replace(/\s+/gu, ' ').trim()

/** The words of which the code now says something else: they are not shown until somebody looks at them. */
export const withoutBasis = (words: readonly SentWords[], sayings: readonly CodeSaying[]): readonly SentWords[] =>
  words.filter(
    (one) =>
      !sayings.some(({ locale, part, basis }) => locale === one.locale && part === one.part && basis === one.basis),
  )
