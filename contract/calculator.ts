import { z } from 'zod'
import { type AskedField, calculatorRules, type Graph, outcomes } from '#domain/calculator/index.ts'
import { conditionSchema } from './conditions.ts'
import { productPricesSchema } from './prices.ts'
import { defineRoute } from './route.ts'
import { typed } from './typed.ts'

const key = z.string().regex(/^[a-z0-9_]{1,60}$/)
const field = typed<AskedField>(z.string().regex(/^(calculation|main|shareholder)\.[a-z0-9_]{1,60}$/))
const words = z.string().min(1).max(400)
const flag = z.enum(['incorporation_speed', 'share_deviation', 'in_person'])

export const calculatorQuestionSchema = z
  .strictObject({
    key,
    /** The origin whose first question this is; the first one without begins for all others. */
    root: key.optional(),
    field,
    /** Asked along, right under it. */
    tail: z.strictObject({ field, when: conditionSchema, flag: flag.optional() }).optional(),
    /** To which of the shareholders it is put. */
    people: conditionSchema.optional(),
    /** Which options are offered, in order; left out: all that the field has. */
    options: z.array(z.string().max(60)).min(1).max(20).optional(),
    optional: z.literal(true).optional(),
    /** Offered beside the price instead of asked before it. */
    afterwards: z.literal(true).optional(),
    rules: z.array(z.enum(calculatorRules)).optional(),
    /** The switch of the configuration that it hangs on. */
    flag: flag.optional(),
    /** The first one of which every condition holds is the way on; none is the end. */
    transitions: z.array(z.strictObject({ to: key, when: z.array(conditionSchema).max(20) })).max(20),
  })
  .meta({ id: 'CalculatorQuestion', description: 'One question of the price calculator and where it leads.' })

const optionText = z.strictObject({ label: words, help: words.optional() })
const optionTexts = z.record(z.string(), optionText)

const questionText = z.strictObject({
  title: words,
  help: words.optional(),
  why: words,
  options: optionTexts.optional(),
  /** Behind an option that costs nothing more, where others do. */
  included: words.optional(),
  tail: z.strictObject({ title: words, included: words.optional(), options: optionTexts }).optional(),
  /** In other words for who comes from there. */
  by_origin: z
    .record(
      z.string(),
      z.strictObject({
        title: words.optional(),
        help: words.optional(),
        why: words.optional(),
        options: optionTexts.optional(),
      }),
    )
    .optional(),
})

const texts = z.strictObject({
  questions: z.record(z.string(), questionText),
  rules: z.record(z.enum(calculatorRules), words),
  /** One of several shareholders; `{n}` is which. */
  person: words,
})

/** What an editor writes. */
export const calculatorConfigurationSchema = z
  .strictObject({
    questions: typed<Graph>(z.array(calculatorQuestionSchema).min(1).max(60)),
    texts: z.strictObject({ nl: texts, en: texts }),
  })
  .meta({ id: 'CalculatorConfiguration', description: 'What the price calculator asks, in which order and words.' })

export type CalculatorConfiguration = z.infer<typeof calculatorConfigurationSchema>

/** Beside the questions: what everything costs today, so that a price can be shown while someone answers. */
const servedSchema = z
  .object({
    ...calculatorConfigurationSchema.shape,
    /** By the flow that can come out. */
    prices: z.partialRecord(z.enum(outcomes), productPricesSchema),
    /** What is said when a rule of the calculator itself is not met, by language and rule. */
    validations: z.object({ nl: texts.shape.rules, en: texts.shape.rules }),
    /** Memberships to choose from, in order. */
    memberships: z.array(z.object({ name: z.string(), nl: optionText, en: optionText })),
  })
  .meta({ id: 'Calculator', description: 'Everything the price calculator needs to ask and to calculate.' })

export type Calculator = z.infer<typeof servedSchema>

export const getCalculator = defineRoute({
  id: 'getCalculator',
  method: 'GET',
  path: '/api/calculator/configuration',
  summary: 'What the price calculator asks, with the prices of today',
  tags: ['calculator'],
  public: true,
  impersonal: true,
  responses: { 200: servedSchema },
})

export const putCalculator = defineRoute({
  id: 'putCalculator',
  method: 'PUT',
  path: '/api/calculator/configuration',
  summary: 'Changes what the price calculator asks; refused when a question could not be reached or a way had no end',
  tags: ['calculator'],
  roles: ['admin'],
  body: calculatorConfigurationSchema,
  responses: { 200: calculatorConfigurationSchema },
})
