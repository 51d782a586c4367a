import {
  type ChartNode,
  chartTarget,
  layoutOf,
  linesOf,
  type Point,
  type StructureChart,
  uboTest,
} from '../ownership/index.ts'
import type { Locale } from '../values/index.ts'
import { checkWords, filledIn, percentText } from './check-words.ts'

/** A picture of who owns what, as paper shows it: boxes with words in them, and lines with a share beside each. */
export type ChartDrawing = {
  readonly width: number
  readonly height: number
  readonly boxes: readonly {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
    readonly name: readonly string[]
    /** What is to be known of them: owner in the end, owners unknown, director. */
    readonly mark: readonly string[]
    readonly tone: 'target' | 'unknown' | 'ubo' | 'plain'
    /** A person is round, a company square. */
    readonly person: boolean
  }[]
  readonly lines: readonly { readonly points: readonly Point[]; readonly label: Point; readonly text: string }[]
  /** Of a board, which holds nothing. */
  readonly dashed: boolean
}

const lineLength = 20

/** Nothing where there is nobody to draw. */
export function clientCheckDrawing(chart: StructureChart, locale: Locale): ChartDrawing | null {
  const words = checkWords[locale]
  const target = chartTarget
  const { ubos, unknown } = uboTest(chart, target)
  if (chart.nodes.length < 2) return null
  const dashed = chart.nodes.some(({ id, kind }) => id === target && kind === 'foundation')
  const owned = chart.holdings.filter(({ part, whole }) => part > 0 && whole > 0)
  const board = dashed
    ? chart.nodes.filter(({ id }) => id !== target).map(({ id }) => ({ owner: id, owned: target }))
    : []
  const lines = [...owned, ...board]
  const markOf = (node: ChartNode): string => {
    const ubo = ubos.find(({ id }) => id === node.id)
    if (ubo)
      return ubo.pseudo ? words.marks.pseudo : filledIn(words.marks.ubo, { share: percentText(ubo.share, locale) })
    if (unknown.includes(node.id)) return words.marks.unknown
    return node.isDirector && node.id !== target ? words.marks.director : ''
  }
  const toneOf = ({ id }: ChartNode) => {
    if (id === target) return 'target'
    if (unknown.includes(id)) return 'unknown'
    return ubos.some((one) => one.id === id) ? 'ubo' : 'plain'
  }
  const layout = layoutOf(chart.nodes, lines, target, 'down')
  return {
    width: layout.width,
    height: layout.height,
    dashed,
    boxes: layout.boxes.flatMap(({ id, ...box }) => {
      const node = chart.nodes.find((one) => one.id === id)
      if (node === undefined) return []
      const [name, mark] = [node.name || (id === 'others' ? words.others : words.unnamed), markOf(node)]
      return {
        ...box,
        name: linesOf(name, lineLength),
        mark: mark === '' ? [] : linesOf(mark, lineLength + 2),
        tone: toneOf(node),
        person: node.kind === 'person',
      }
    }),
    lines: layout.lines.map(({ points, label }, place) => {
      const holding = owned[place]
      const text = holding ? percentText(Math.floor((holding.part * 10_000) / holding.whole), locale) : ''
      return { points, label, text }
    }),
  }
}
