import { z } from 'zod'
import type { Condition, FieldRef } from '#domain/conditions/index.ts'
import { typed } from './typed.ts'

const field = typed<FieldRef>(z.string().regex(/^(main|shareholder|form)\.[a-z0-9_]{1,60}$/))
const value = z.union([z.string().max(200), z.number(), z.boolean()])

/** When something applies, as data: the language that questions of every kind share. */
export const conditionSchema: z.ZodType<Condition> = z
  .lazy(() =>
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('eq'), field, value }),
      z.strictObject({ kind: z.literal('in'), field, values: z.array(value).max(100) }),
      z.strictObject({ kind: z.literal('yes'), field }),
      z.strictObject({ kind: z.literal('no'), field }),
      z.strictObject({ kind: z.literal('answered'), field }),
      z.strictObject({ kind: z.literal('shorter'), field, than: z.number().int().positive() }),
      z.strictObject({ kind: z.literal('all'), of: z.array(conditionSchema).max(20) }),
      z.strictObject({ kind: z.literal('any'), of: z.array(conditionSchema).max(20) }),
      z.strictObject({ kind: z.literal('not'), of: conditionSchema }),
      z.strictObject({ kind: z.literal('someShareholder'), where: conditionSchema }),
      z.strictObject({ kind: z.literal('severalShareholders'), where: conditionSchema }),
    ]),
  )
  .meta({ id: 'Condition', description: 'When something applies.' })
