import type { Ownership } from '../blueprint/index.ts'
import { hasApostille, isOfUnion } from './countries.ts'
import { type BroughtThing, type SigningWay, type WayFacts, wayFacts } from './ways.ts'

/** Why somebody cannot sign online, the weightiest first. */
export const signingObstacles = [
  'transfer',
  'foundation',
  'in_kind',
  'abroad',
  'foreign_company',
  'nationality',
  'document',
  'authority',
  'language',
] as const
export type SigningObstacle = (typeof signingObstacles)[number]

/** What else somebody could do. */
export const otherWays = ['other_document', 'without_chip', 'come_here', 'embassy'] as const
export type OtherWay = (typeof otherWays)[number]

/** What the way of signing hangs on, as far as it is known. */
export type SigningFacts = {
  /** What the deed is about: a new company with shares, a foundation, or shares that change hands. */
  readonly deed: Ownership
  /** The shares are paid with something else than money. */
  readonly in_kind: boolean
  readonly residence: string | undefined
  readonly nationality: string | undefined
  readonly document: 'passport' | 'identity_card' | 'driver_licence' | undefined
  /** For whom they sign: a company of elsewhere, by a power, or with a second director beside them. */
  readonly company: null | {
    readonly foreign: boolean
    readonly by_power: boolean
    readonly jointly: boolean
  }
  /** Understands neither Dutch nor English. */
  readonly needs_interpreter: boolean
}

export type SigningRoute = WayFacts & {
  readonly way: SigningWay
  /** Why not online; empty for who can. */
  readonly reasons: readonly SigningObstacle[]
  readonly instead: readonly OtherWay[]
}

const isUnionCitizen = (nationality: string | undefined): boolean => nationality === undefined || isOfUnion(nationality)

/**
 * What keeps somebody from signing online. Electronic incorporation (art. 2:175a BW) is for a BV, with money, by citizens of the
 * Union, in Dutch or English; who is identified at a distance shows a document with a chip for travelling; and the one who
 * signs under another's power shows that on paper.
 */
const obstaclesIn = (facts: SigningFacts): readonly SigningObstacle[] => {
  const { deed, residence, nationality, document, company } = facts
  const holds: Readonly<Record<SigningObstacle, boolean>> = {
    transfer: deed === 'transfer',
    foundation: deed === 'board',
    in_kind: facts.in_kind,
    abroad: residence !== undefined && residence !== 'NL',
    foreign_company: company?.foreign === true,
    nationality: !isUnionCitizen(nationality),
    document: document === 'driver_licence',
    authority: company?.by_power === true,
    language: facts.needs_interpreter,
  }
  return signingObstacles.filter((obstacle) => holds[obstacle])
}

const wayFrom = (residence: string): SigningWay => {
  if (residence === 'NL') return 'legalised_here'
  return hasApostille(residence) ? 'apostille' : 'consulate'
}

const insteadOf = (way: SigningWay, reasons: readonly SigningObstacle[]): readonly OtherWay[] => {
  if (way === 'online') return ['without_chip']
  if (way === 'apostille') return ['come_here', 'embassy']
  if (way === 'consulate') return ['come_here']
  return reasons.every((reason) => reason === 'document') ? ['other_document'] : []
}

const broughtBy = (way: SigningWay, { company }: SigningFacts): readonly BroughtThing[] => [
  ...wayFacts[way].brings,
  ...(company?.by_power ? (['authority'] as const) : []),
  ...(company?.jointly ? (['co_director'] as const) : []),
]

/** How somebody signs; null as long as what they answered leaves more than one way open. */
export function routeFor(facts: SigningFacts): SigningRoute | null {
  const { residence, nationality, document } = facts
  if (residence === undefined) return null
  const reasons = obstaclesIn(facts)
  if (reasons.length === 0 && (nationality === undefined || document === undefined)) return null
  const way = reasons.length === 0 ? 'online' : wayFrom(residence)
  return { ...wayFacts[way], way, reasons, brings: broughtBy(way, facts), instead: insteadOf(way, reasons) }
}
