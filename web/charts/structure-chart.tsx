import { type ReactNode, useId } from 'react'
import type { CustomerCase } from '#contract/cases.ts'
import {
  type ChartBox,
  type ChartDirection,
  type ChartLayout,
  chartTarget,
  layoutOf,
  linesOf,
} from '#domain/ownership/index.ts'
import { writtenAs } from '#domain/values/index.ts'
import { type Say, useLocale, useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'

export type ChartOfCase = CustomerCase['chart']
type NodeOfCase = ChartOfCase['nodes'][number]

const target = chartTarget
const lineLength = { down: 20, across: 14 } as const

type Props = {
  readonly chart: ChartOfCase
  /** Whether the screen around it already says what this is. */
  readonly label?: string | undefined
}

/**
 * Founders on top, what they hold between, the company at the bottom; from left to right where there is little room. It is a
 * picture: the same stands beside it as a list for who cannot see it.
 */
export function StructureDrawing({ chart, label }: Props) {
  const say = useSay()
  const id = useId()
  const percent = usePercent()
  const named = (one: NodeOfCase): string => nameOf(say, one)
  const byId = new Map(chart.nodes.map((node) => [node.id, node]))
  const foundation = byId.get(target)?.kind === 'foundation'
  const owned = chart.holdings.filter(({ part, whole }) => part > 0 && whole > 0)
  const board = foundation
    ? chart.nodes.filter((node) => node.id !== target).map((node) => ({ owner: node.id, owned: target }))
    : []
  const lines = [...owned, ...board]
  // Who is on a board holds no part of it.
  const labels = lines.map((_, place) => {
    const holding = owned[place]
    return holding ? percent(holding.part, holding.whole) : ''
  })
  const markOf = (node: NodeOfCase): string | null => {
    const ubo = chart.ubos.find((one) => one.id === node.id)
    if (ubo) return ubo.pseudo ? say('chart.pseudo') : say('chart.ubo', { share: percent(ubo.share, 10_000) })
    if (chart.unknown.includes(node.id) || node.ownersUnknown) return say('chart.unknown')
    return node.isDirector ? say('chart.director') : null
  }
  if (chart.nodes.length < 2) return <p className="text-ink-2">{say('chart.none')}</p>
  const drawings = (['down', 'across'] as const).map((direction) => ({
    direction,
    layout: layoutOf(chart.nodes, lines, target, direction),
  }))
  return (
    <figure aria-labelledby={id} className="m-0 min-w-0">
      <figcaption id={id} className="sr-only">
        {label ?? say('chart.heading')}
      </figcaption>
      {drawings.map(({ direction, layout }) => (
        <Drawing key={direction} direction={direction} layout={layout} labels={labels} dashed={foundation}>
          {(box) => {
            const node = byId.get(box.id)
            if (!node) return null
            const isUbo = chart.ubos.some((one) => one.id === node.id)
            const isUnknown = chart.unknown.includes(node.id)
            const tone = node.id === target ? 'target' : isUnknown ? 'unknown' : isUbo ? 'ubo' : 'plain'
            return (
              <BoxContent
                name={named(node)}
                mark={markOf(node)}
                tone={tone}
                person={node.kind === 'person'}
                {...{ box, direction }}
              />
            )
          }}
        </Drawing>
      ))}
      <ul className="sr-only">
        {owned.map(({ owner, owned: held, part, whole }) => (
          <li key={`${owner} ${held}`}>
            {say('chart.owns', {
              owner: nameIn(say, byId, owner),
              share: percent(part, whole),
              owned: nameIn(say, byId, held),
            })}
          </li>
        ))}
        {board.map(({ owner }) => (
          <li key={owner}>
            {say('chart.board', { owner: nameIn(say, byId, owner), owned: nameIn(say, byId, target) })}
          </li>
        ))}
        {chart.nodes.map((node) => {
          const mark = node.id === target ? say('chart.company') : markOf(node)
          return mark === null ? null : <li key={node.id}>{say('chart.is', { name: named(node), what: mark })}</li>
        })}
      </ul>
    </figure>
  )
}

const nameOf = (say: Say, { id, name }: NodeOfCase): string => {
  if (name !== '') return name
  if (id === 'others') return say('chart.others')
  return id.endsWith('.holding') ? say('chart.holding') : say('chart.unnamed')
}

const nameIn = (say: Say, nodes: ReadonlyMap<string, NodeOfCase>, id: string): string => {
  const node = nodes.get(id)
  return node ? nameOf(say, node) : id
}

/** A share as people write it; a third is 33,33%. */
function usePercent(): (part: number, whole: number) => string {
  const { locale } = useLocale()
  const format = new Intl.NumberFormat(writtenAs[locale], {
    style: 'percent',
    maximumFractionDigits: 2,
    roundingMode: 'floor',
  })
  return (part, whole) => format.format(part / whole)
}

type DrawingProps = {
  readonly direction: ChartDirection
  readonly layout: ChartLayout
  readonly labels: readonly string[]
  readonly dashed: boolean
  readonly children: (box: ChartBox) => ReactNode
}

function Drawing({ direction, layout, labels, dashed, children }: DrawingProps) {
  const { width, height, boxes } = layout
  const lines = layout.lines.map(({ points, label }) => ({
    label,
    path: points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
  }))
  return (
    <svg
      aria-hidden="true"
      viewBox={`-2 -2 ${width + 4} ${height + 4}`}
      style={{ maxWidth: width + 4 }}
      className={cx(
        'h-auto w-full font-sans',
        direction === 'down' ? 'hidden md:block print:block' : 'block md:hidden print:hidden',
      )}
    >
      {lines.map(({ path }) => (
        <path
          key={path}
          d={path}
          className="fill-none stroke-line-strong"
          strokeWidth="1.5"
          strokeDasharray={dashed ? '5 4' : undefined}
        />
      ))}
      {boxes.map((box) => (
        <g key={box.id}>{children(box)}</g>
      ))}
      {lines.map(({ path, label }, place) => (
        <text
          key={path}
          x={label.x}
          y={label.y}
          textAnchor="middle"
          strokeWidth="5"
          className="fill-ink stroke-white text-2xs font-semibold [paint-order:stroke]"
        >
          {labels[place]}
        </text>
      ))}
    </svg>
  )
}

const tones = {
  target: { box: 'fill-green stroke-green', words: 'fill-white', mark: 'fill-white' },
  unknown: { box: 'fill-orange-tint stroke-orange', words: 'fill-ink', mark: 'fill-orange-deep' },
  ubo: { box: 'fill-green-tint stroke-green', words: 'fill-ink', mark: 'fill-green-deep' },
  plain: { box: 'fill-white stroke-line-strong', words: 'fill-ink', mark: 'fill-ink-2' },
} as const

type BoxContentProps = {
  readonly box: ChartBox
  readonly direction: ChartDirection
  readonly name: string
  readonly mark: string | null
  readonly tone: keyof typeof tones
  readonly person: boolean
}

function BoxContent({ box, direction, name, mark, tone, person }: BoxContentProps) {
  const look = tones[tone]
  const lines = linesOf(name, lineLength[direction])
  const marks = mark === null ? [] : linesOf(mark, lineLength[direction] + 2)
  const step = 16
  const first = box.y + box.height / 2 - ((lines.length + marks.length - 1) * step) / 2 + 4
  const middle = box.x + box.width / 2
  return (
    <>
      <rect
        x={box.x}
        y={box.y}
        width={box.width}
        height={box.height}
        // A person is round, a company square.
        rx={person ? 18 : 4}
        strokeWidth={tone === 'plain' ? 1.25 : 2}
        strokeDasharray={tone === 'unknown' ? '5 3' : undefined}
        className={look.box}
      />
      {[...lines, ...marks].map((line, place) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
          key={place}
          x={middle}
          y={first + place * step}
          textAnchor="middle"
          className={cx(
            place < lines.length ? cx('font-semibold', look.words) : look.mark,
            direction === 'down' && place < lines.length ? 'text-xs' : 'text-2xs',
          )}
        >
          {line}
        </text>
      ))}
    </>
  )
}
