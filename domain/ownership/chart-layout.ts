/** What is drawn: boxes, and lines from who holds to what is held. */
export type DrawnNode = { readonly id: string }
export type DrawnLine = { readonly owner: string; readonly owned: string }

/** Down: owners above what they own. Across: owners at the left, where the screen is narrow. */
export type ChartDirection = 'down' | 'across'

export type ChartBox = {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type Point = { readonly x: number; readonly y: number }

export type ChartLayout = {
  readonly width: number
  readonly height: number
  readonly boxes: readonly ChartBox[]
  /** In the order of the lines; the label stands near the owner. */
  readonly lines: readonly { readonly points: readonly Point[]; readonly label: Point }[]
}

const sizes = {
  down: { width: 156, height: 72, between: 20, apart: 58 },
  across: { width: 104, height: 76, between: 14, apart: 34 },
} as const

/** How many steps somebody is away from the company: the longest way counts, so that every owner stands before what it owns. */
const levelsOf = (
  nodes: readonly DrawnNode[],
  lines: readonly DrawnLine[],
  target: string,
): ReadonlyMap<string, number> => {
  const levels = new Map<string, number>()
  const levelOf = (id: string, seen: readonly string[]): number => {
    const known = levels.get(id)
    if (known !== undefined) return known
    // Companies can hold shares in each other.
    if (id === target || seen.includes(id)) return 0
    const owned = lines.filter((line) => line.owner === id).map((line) => levelOf(line.owned, [...seen, id]))
    return 1 + Math.max(0, ...owned)
  }
  for (const { id } of nodes) levels.set(id, levelOf(id, []))
  return levels
}

const rowsOf = (nodes: readonly DrawnNode[], levels: ReadonlyMap<string, number>): readonly (readonly string[])[] => {
  const top = Math.max(0, ...levels.values())
  return Array.from({ length: top + 1 }, (_, row) =>
    nodes.filter(({ id }) => levels.get(id) === top - row).map(({ id }) => id),
  )
}

const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length)

/** Where each stands along its row: over the middle of what it owns, as far as the others leave room for it. */
const alongOf = (
  rows: readonly (readonly string[])[],
  lines: readonly DrawnLine[],
  step: number,
): ReadonlyMap<string, number> => {
  const along = new Map<string, number>()
  for (const row of [...rows].reverse()) {
    const wishes = row
      .map((id) => {
        const owned = lines.flatMap((line) => (line.owner === id ? (along.get(line.owned) ?? []) : []))
        return { id, wish: mean(owned) }
      })
      .sort((one, other) => one.wish - other.wish)
    const places: number[] = []
    for (const { wish } of wishes) places.push(Math.max(wish, (places.at(-1) ?? -Infinity) + step))
    const shift = mean(wishes.map(({ wish }, index) => wish - (places[index] ?? 0)))
    for (const [index, { id }] of wishes.entries()) along.set(id, (places[index] ?? 0) + shift)
  }
  const least = Math.min(...along.values())
  return new Map([...along].map(([id, place]) => [id, place - least]))
}

export const layoutOf = (
  nodes: readonly DrawnNode[],
  lines: readonly DrawnLine[],
  target: string,
  direction: ChartDirection,
): ChartLayout => {
  const { width, height, between, apart } = sizes[direction]
  const down = direction === 'down'
  const rows = rowsOf(nodes, levelsOf(nodes, lines, target))
  const [along, across] = down ? [width, height] : [height, width]
  const places = alongOf(rows, lines, along + between)
  const longest = Math.max(...places.values()) + along
  const boxes = rows.flatMap((row, level) =>
    row.map((id): ChartBox => {
      const [one, other] = [places.get(id) ?? 0, level * (across + apart)]
      return { id, width, height, x: down ? one : other, y: down ? other : one }
    }),
  )
  const boxOf = new Map(boxes.map((box) => [box.id, box]))
  const depth = rows.length * across + (rows.length - 1) * apart
  return {
    width: down ? longest : depth,
    height: down ? depth : longest,
    boxes,
    lines: lines.flatMap(({ owner, owned }) => {
      const [from, to] = [boxOf.get(owner), boxOf.get(owned)]
      return from && to ? [down ? lineDown(from, to) : lineAcross(from, to)] : []
    }),
  }
}

const lineDown = (from: ChartBox, to: ChartBox) => {
  const [x1, y1, x2, y2] = [from.x + from.width / 2, from.y + from.height, to.x + to.width / 2, to.y]
  const middle = y2 - sizes.down.apart / 2 + 8
  const points = [
    { x: x1, y: y1 },
    { x: x1, y: middle },
    { x: x2, y: middle },
    { x: x2, y: y2 },
  ]
  return { points, label: { x: x1, y: y1 + 20 } }
}

const lineAcross = (from: ChartBox, to: ChartBox) => {
  const [x1, y1, x2, y2] = [from.x + from.width, from.y + from.height / 2, to.x, to.y + to.height / 2]
  const middle = x2 - sizes.across.apart / 2 + 6
  const points = [
    { x: x1, y: y1 },
    { x: middle, y: y1 },
    { x: middle, y: y2 },
    { x: x2, y: y2 },
  ]
  return { points, label: { x: x1 + 13, y: y1 - 6 } }
}

/** A name over at most two lines, each as long as its box is wide. */
export const linesOf = (name: string, longest: number): readonly string[] => {
  const fits = (text: string): string => (text.length <= longest ? text : `${text.slice(0, longest - 1)}…`)
  const words = name.split(' ')
  let first = words[0] ?? ''
  let used = 1
  while (used < words.length && `${first} ${words[used]}`.length <= longest) {
    first = `${first} ${words[used]}`
    used += 1
  }
  const rest = words.slice(used).join(' ')
  return rest === '' ? [fits(first)] : [fits(first), fits(rest)]
}
