import type { FlowView, Product } from '#domain/flow/index.ts'

export interface ChapterStart {
  /** The first step of the chapter that concerns this founder. */
  readonly step: number | null
  readonly reachable: boolean
}

/** Where each chapter begins, and whether one may go there. */
export function chapterStarts(
  { chapters }: Pick<Product, 'chapters'>,
  { steps }: Pick<FlowView, 'steps'>,
): readonly ChapterStart[] {
  let from = 0
  return chapters.map(({ parts }) => {
    const own = steps.slice(from, from + parts)
    from += parts
    const first = own.find((step) => step.applicable)
    return { step: first?.index ?? null, reachable: first !== undefined && first.state !== 'locked' }
  })
}
