/** Who owns what: people, the companies between them and the company it is about, with the share of each. */
export type StructureChart = {
  readonly nodes: readonly ChartNode[]
  readonly holdings: readonly Holding[]
}

export type ChartNode = {
  /** As in `p1`, `p1.holding` and `company`. */
  readonly id: string
  readonly kind: 'person' | 'company' | 'foundation'
  readonly name: string
  readonly isDirector: boolean
  /** A company that exists: who is behind it stands in no answer. */
  readonly ownersUnknown?: true
}

/** A part of the shares, as whole numbers so that exactly a quarter stays exactly a quarter. */
export type Holding = {
  readonly owner: string
  readonly owned: string
  readonly part: number
  readonly whole: number
}

/** A fraction without rounding. */
type Fraction = { readonly part: bigint; readonly whole: bigint }

const nothing: Fraction = { part: 0n, whole: 1n }
const everything: Fraction = { part: 1n, whole: 1n }

const added = (one: Fraction, other: Fraction): Fraction => ({
  part: one.part * other.whole + other.part * one.whole,
  whole: one.whole * other.whole,
})

/** The part of the company that somebody holds in the end, along every chain. */
function shareIn(
  chart: Pick<StructureChart, 'holdings'>,
  owner: string,
  target: string,
  seen: readonly string[] = [],
): Fraction {
  if (owner === target) return everything
  // Companies can hold shares in each other; going round once more would count the same shares again.
  if (seen.includes(owner)) return nothing
  return chart.holdings
    .filter((holding) => holding.owner === owner && holding.part > 0 && holding.whole > 0)
    .map(({ owned, part, whole }): Fraction => {
      const further = shareIn(chart, owned, target, [...seen, owner])
      return { part: BigInt(part) * further.part, whole: BigInt(whole) * further.whole }
    })
    .reduce(added, nothing)
}

/** In hundredths of a percent, rounded down: for people to read, never to decide by. */
const basisPoints = ({ part, whole }: Fraction): number => Number((part * 10_000n) / whole)

/** What somebody holds of the company in the end, and through which companies of their own. */
export type OwnPart = {
  readonly id: string
  /** In hundredths of a percent, rounded down. */
  readonly share: number
  readonly via: readonly string[]
}

/** Everybody who holds a part, in the order in which they stand there. */
export const ownParts = (
  chart: Pick<StructureChart, 'holdings'> & { readonly nodes: readonly Pick<ChartNode, 'id'>[] },
  target: string,
): readonly OwnPart[] =>
  chart.nodes
    .filter(({ id }) => id !== target)
    // A company of somebody who stands there too is on the way to them.
    .filter(({ id }) => !chart.holdings.some(({ owned, part }) => owned === id && part > 0))
    .map(({ id }) => ({
      id,
      share: basisPoints(shareIn(chart, id, target)),
      via: chart.holdings
        .filter(({ owner, owned, part }) => owner === id && owned !== target && part > 0)
        .map(({ owned }) => owned),
    }))
    .filter(({ share }) => share > 0)

export type UboTest = {
  /** Natural persons with more than a quarter, or the directors where there is nobody. */
  readonly ubos: readonly { readonly id: string; readonly share: number; readonly pseudo: boolean }[]
  /** Companies whose owners must be found out first, when they hold enough to matter. */
  readonly unknown: readonly string[]
}

const isOverAQuarter = ({ part, whole }: Fraction): boolean => part * 4n > whole

/**
 * Who ultimately owns a company (art. 3 Uitvoeringsbesluit Wwft 2018): each natural person with more than a quarter of the
 * shares, directly or through others. Where nobody is, senior management stands in as pseudo-UBO; but only when it is known
 * that there is nobody.
 */
export function uboTest(chart: StructureChart, target: string): UboTest {
  const unknown = chart.nodes
    .filter((node) => node.ownersUnknown && isOverAQuarter(shareIn(chart, node.id, target)))
    .map(({ id }) => id)
  const people = chart.nodes.filter(({ kind }) => kind === 'person')
  const owners = people.flatMap(({ id }) => {
    const share = shareIn(chart, id, target)
    return isOverAQuarter(share) ? [{ id, share: basisPoints(share), pseudo: false }] : []
  })
  if (owners.length > 0 || unknown.length > 0) return { ubos: owners, unknown }
  const managers = people.filter(({ isDirector }) => isDirector)
  return {
    ubos: managers.map(({ id }) => ({ id, share: basisPoints(shareIn(chart, id, target)), pseudo: true })),
    unknown,
  }
}
