import { splitPath } from '../values/index.ts'
import type { AnyFieldText, Messages } from './texts.ts'

/** What of a question can be put in other words without a developer. */
export const rewritableParts = ['label', 'help', 'why'] as const
export type RewritablePart = (typeof rewritableParts)[number]

/** Words that stand instead of those of the code; they hold as long as the code says exactly `basis`. */
export interface RewrittenWords {
  readonly part: RewritablePart
  readonly basis: string
  readonly text: string
}

/** A question as it was last rewritten, in one language. */
export interface QuestionRewrite {
  /** As in `main.company_name` or `shareholder.firstname`. */
  readonly question: string
  /** How often it was rewritten, or put back; 0 is the words of the code. */
  readonly revision: number
  readonly words: readonly RewrittenWords[]
}

type Parts = Partial<Readonly<Record<RewritablePart, string>>>

/** One place where a question says something, in the new words; what has none left says nothing. */
function newWords<Place extends Parts>(place: Place, say: (part: RewritablePart, said: string) => string): Place {
  const said = rewritableParts.flatMap((part) => {
    const words = place[part]
    return words === undefined ? [] : [[part, say(part, words)] as const]
  })
  const { label: _label, help: _help, why: _why, ...rest } = place
  return { ...rest, ...Object.fromEntries(said.filter(([, words]) => words !== '')) } as Place
}

const eachOf = <Value>(
  many: Readonly<Record<string, Value>>,
  change: (one: Value) => Value,
): Readonly<Record<string, Value>> => Object.fromEntries(Object.entries(many).map(([key, one]) => [key, change(one)]))

function inNewWords(text: AnyFieldText, words: readonly RewrittenWords[]): AnyFieldText {
  const say = (part: RewritablePart, said: string): string =>
    words.find((one) => one.part === part && one.basis === said)?.text ?? said
  const { helpFor, you, inOtherWords } = text
  return {
    // A question without help can be given some.
    ...newWords({ ...text, help: text.help ?? '' }, say),
    ...(helpFor && { helpFor: eachOf(helpFor, (help) => say('help', help)) }),
    ...(you && { you: newWords(you, say) }),
    ...(inOtherWords && { inOtherWords: eachOf(inOtherWords, (other) => newWords(other, say)) }),
  }
}

/** The messages as somebody rewrote them. What the code has said differently since is said as the code says it. */
export function inRewrittenWords(messages: Messages, rewrites: readonly QuestionRewrite[]): Messages {
  if (rewrites.length === 0) return messages
  const fields: Record<string, Record<string, AnyFieldText>> = { ...messages.fields }
  for (const { question, words } of rewrites) {
    const { place: scope, key } = splitPath(question)
    const text = fields[scope]?.[key]
    if (text) fields[scope] = { ...fields[scope], [key]: inNewWords(text, words) }
  }
  return { ...messages, fields: fields as Messages['fields'] }
}
