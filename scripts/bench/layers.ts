import { composeListed, languagesOf, loadTemplates, makeComposer } from '#domain/documents/index.ts'
import { relevant, startAnswers } from '#domain/flow/index.ts'
import { productOf } from '#domain/products/index.ts'
import type { Answers, RelevantAnswers } from '#domain/questions/index.ts'
import { dutchDate } from '#domain/values/index.ts'
import { completeAnswers } from '#server/testing/answers.ts'
import { type Figure, middle } from './figure.ts'

const rounds = 200
const perRound = 5

/** A layer that remembers must win a fifth at least, or it goes: see docs/decisions/036-memory-layers.md. */
const worthIt = 0.8

/** What remembers while somebody types, each against doing the same work anew, in turns. */
export async function layers(): Promise<Figure[]> {
  const product = productOf('english-bv')
  const today = dutchDate(15, 11, 2026)
  if (today === undefined) throw new Error('There is no such day.')
  const start = { ...startAnswers(product), ...completeAnswers } as Answers
  const typed = Array.from({ length: 8 }, (_, count): RelevantAnswers => {
    const company_name = `Terp${'abcdefgh'.slice(0, count + 1)}`
    return relevant(product, { ...start, main: { ...start.main, company_name } }, { today })
  })
  const templates = Object.fromEntries(
    await Promise.all(
      languagesOf({ name: 'deed' }, product.language).map(
        async (locale) => [locale, await loadTemplates(product.templates, locale)] as const,
      ),
    ),
  )
  const deed = { name: 'deed', subject: { kind: 'company' } } as const
  const context = { language: product.language, templates, today }
  const composers = { nl: makeComposer(), en: makeComposer() }
  const compose = (answers: RelevantAnswers, kept: boolean) =>
    composeListed(deed, answers, context, ...(kept ? [(locale: 'nl' | 'en') => composers[locale]] : []))
  return [
    against(
      'a deed in two languages after a key in a name, against writing all of it',
      typed.map((answers) => () => compose(answers, true)),
      typed.map((answers) => () => compose(answers, false)),
    ),
  ]
}

type LayerWork = readonly (() => unknown)[]

/** Each round is compared with itself; the middle of those comparisons is the figure. */
function against(what: string, remembering: LayerWork, anew: LayerWork): Figure {
  const times = Array.from({ length: rounds }, () => [timed(remembering), timed(anew)] as const)
  const each = (which: 0 | 1) => `${middle(times.map((pair) => pair[which])).toFixed(2)} ms`
  return {
    what,
    measured: middle(times.map(([one, other]) => one / other)),
    budget: worthIt,
    unit: '×',
    of: `${each(0)} / ${each(1)}`,
  }
}

function timed(work: LayerWork): number {
  const begin = performance.now()
  for (let count = 0; count < perRound; count++) for (const one of work) one()
  return (performance.now() - begin) / perRound / work.length
}
