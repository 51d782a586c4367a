import type { RewrittenQuestions } from '#contract/question-words.ts'
import type { Messages, QuestionRewrite } from '#domain/messages/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { call } from '#web/api/index.ts'
import { readEmbeddedData, readEmbeddedSite } from './site.tsx'

type Rewrites = readonly QuestionRewrite[]

const none: Rewrites = []
const arrived = new Map<string, Promise<Rewrites>>()

/** What the page of a questionnaire was drawn with; null where it came without, or in another language. */
export function drawnRewrites(data: unknown, locale: Locale): RewrittenQuestions | null {
  const { rewrites } = (data ?? {}) as { readonly rewrites?: RewrittenQuestions }
  return rewrites?.locale === locale ? rewrites : null
}

/**
 * The questions that somebody rewrote, in one language. Most often there are none, which the page itself says; else they
 * came with it, or are fetched once under their own hash. Without them the code has words for everything.
 */
export function rewritesIn(locale: Locale): Promise<Rewrites> {
  const hash = 'document' in globalThis ? readEmbeddedSite()?.question_words[locale] : null
  if (!hash) return Promise.resolve(none)
  const known = arrived.get(hash)
  if (known) return known
  const drawn = drawnRewrites(readEmbeddedData(), locale)
  const coming = drawn?.hash === hash ? Promise.resolve(drawn.data) : fetchRewrites(locale, hash)
  arrived.set(hash, coming)
  return coming
}

/** The messages as somebody rewrote them; how that is done comes only where something was. */
export async function inNewestWords(messages: Messages, locale: Locale): Promise<Messages> {
  const rewrites = await rewritesIn(locale)
  if (rewrites.length === 0) return messages
  return (await import('./rewriting.ts')).inRewrittenWords(messages, rewrites)
}

async function fetchRewrites(locale: Locale, hash: string): Promise<Rewrites> {
  try {
    return (await call('GET /api/question_words/:locale', { params: { locale }, query: { hash } })).data
  } catch {
    arrived.delete(hash)
    return none
  }
}
