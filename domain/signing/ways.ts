import { type Cents, cents } from '../money/index.ts'

/** How somebody gives the signature that the deed needs. */
export const signingWays = ['online', 'legalised_here', 'apostille', 'consulate'] as const
export type SigningWay = (typeof signingWays)[number]

/** What somebody has at hand for it. */
export const broughtThings = [
  'document',
  'phone',
  'camera',
  'quiet_room',
  'power',
  'post',
  'authority',
  'co_director',
] as const
export type BroughtThing = (typeof broughtThings)[number]

export type WayFacts = {
  /** What others ask for it, beside what our own notary does for nothing. */
  readonly cost: { readonly lowest: Cents; readonly highest: Cents }
  /** How long it takes before the notary has it. */
  readonly working_days: number
  readonly brings: readonly BroughtThing[]
  /** The signed power comes by post from where it was signed. */
  readonly sends_power: boolean
}

const euros = (amount: number): Cents => cents(amount * 100)
const nothing = { lowest: euros(0), highest: euros(0) }

/**
 * What each way takes. Nobody sets these amounts: they are what notaries, courts and embassies asked when this was written
 * (17-11-2026), rounded to what a founder can reckon with.
 */
export const wayFacts: Readonly<Record<SigningWay, WayFacts>> = {
  online: {
    cost: nothing,
    working_days: 0,
    brings: ['document', 'phone', 'camera', 'quiet_room'],
    sends_power: false,
  },
  legalised_here: { cost: nothing, working_days: 1, brings: ['document', 'power'], sends_power: false },
  apostille: {
    cost: { lowest: euros(60), highest: euros(150) },
    working_days: 10,
    brings: ['document', 'power', 'post'],
    sends_power: true,
  },
  consulate: {
    cost: { lowest: euros(60), highest: euros(250) },
    working_days: 20,
    brings: ['document', 'power', 'post'],
    sends_power: true,
  },
}
