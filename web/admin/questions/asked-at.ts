import type { Api } from '#contract/index.ts'
import { flowNames } from '#domain/products/index.ts'
import { countedDevices } from '#domain/stumbling/index.ts'
import { locales } from '#domain/values/index.ts'

export type QuestionReport = Api['GET /api/admin/questions']['response']
export type QuestionRow = QuestionReport['data'][number]
export type Figures = NonNullable<QuestionRow['measures']>

/** One question close by, and its words. */
export type OpenedReport = Api['GET /api/admin/questions/:question']['response']
export type QuestionAsWorded = Api['GET /api/admin/questions/:question/words']['response']
export type QuestionSaying = QuestionAsWorded['sayings'][number]

export const periods = ['4', '13', '26'] as const
export const stumblingViews = ['worst', 'rewritten', 'all'] as const
export type StumblingView = (typeof stumblingViews)[number]

type StumblingQuery = Api['GET /api/admin/questions']['query']

/** What the address asks for; rubbish in it is as if it were not there. */
export function questionsAsked(search: string): { readonly query: StumblingQuery; readonly view: StumblingView } {
  const said = new URLSearchParams(search)
  const among = <Name extends string>(names: readonly Name[], key: string): Name | undefined =>
    names.find((name) => name === said.get(key))
  const [flow, language, device] = [
    among(flowNames, 'flow'),
    among(locales, 'language'),
    among(countedDevices, 'device'),
  ]
  return {
    view: among(stumblingViews, 'view') ?? 'worst',
    query: {
      ...(flow && { flow }),
      ...(language && { language }),
      ...(device && { device }),
      weeks: among(periods, 'weeks') ?? '13',
    },
  }
}
