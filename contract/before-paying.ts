import { z } from 'zod'
import { shareholderKeys } from '#domain/fields/index.ts'
import type { Cents } from '#domain/money/index.ts'
import { type Refusal, refusalCodes } from '#domain/refusals/index.ts'
import { broughtThings, otherWays, type SigningRoute, signingObstacles, signingWays } from '#domain/signing/index.ts'
import { typed } from './typed.ts'

const cents = typed<Cents>(z.number().int().nonnegative())
const readonlyArray = <Item extends z.ZodType>(item: Item) => typed<readonly z.infer<Item>[]>(z.array(item))

const routeSchema = z
  .object({
    way: z.enum(signingWays),
    /** Why not online, the weightiest first; empty for who can. */
    reasons: readonlyArray(z.enum(signingObstacles)),
    /** What others ask for it, in cents; nothing where our own notary does it. */
    cost: z.object({ lowest: cents, highest: cents }),
    working_days: z.number().int().nonnegative(),
    brings: readonlyArray(z.enum(broughtThings)),
    /** What else this person could do. */
    instead: readonlyArray(z.enum(otherWays)),
    /** The signed power comes by post, from where it was signed. */
    sends_power: z.boolean(),
  })
  .meta({ id: 'SigningRoute', description: 'How somebody signs, why so, for how much and how long it takes.' })

/** Null of whom too little is known. */
export const signingRouteSchema = typed<SigningRoute | null>(routeSchema.nullable())

/** How everybody who takes part signs. */
export const personRoutesSchema = z.array(z.object({ person: z.enum(shareholderKeys), route: signingRouteSchema }))

const refusalSchema = typed<Refusal>(
  z
    .object({
      code: z.enum(refusalCodes),
      /** The question that mends it. */
      path: z.string(),
      person: z.enum(shareholderKeys).nullable(),
      step: z.number().int(),
      substep: z.number().int(),
      /** It cannot be ordered like this; all others are only said. */
      stops: z.boolean(),
      values: z.record(z.string(), z.union([z.string(), z.number()])),
    })
    .meta({
      id: 'Refusal',
      description: 'What would make a notary or the register refuse.',
    }),
)

export const beforePayingSchema = z
  .object({
    /** When the deed is likely to be signed, DD-MM-YYYY. */
    signing_day: z.string(),
    people: personRoutesSchema,
    refusals: z.array(refusalSchema),
  })
  .meta({
    id: 'BeforePaying',
    description: 'What a founder should know before paying: who signs how, what goes wrong.',
  })

export type BeforePaying = z.infer<typeof beforePayingSchema>
