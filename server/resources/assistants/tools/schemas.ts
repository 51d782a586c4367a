import { z } from 'zod'
import { maxLengthOf, shareholderKeys } from '#domain/fields/index.ts'
import { flowNames } from '#domain/products/index.ts'
import { fieldsOf } from '#domain/questions/index.ts'

export const draftId = z.uuid().describe('The draft, as start_draft or list_drafts named it.')

export const productName = z.enum(flowNames).describe('A product, as list_products names it.')

export const givenRequestId = z
  .string()
  .min(8)
  .max(100)
  .regex(/^[\w.:-]+$/)
  .describe('Chosen by you, new for every request. Sent again, the same request is done once and answered the same.')

export const draftVersion = z
  .string()
  .max(32)
  .describe('The version of the answers that you read; send it along with save_answers.')

const longest = Math.max(...[...fieldsOf('main'), ...fieldsOf('shareholder')].map((field) => maxLengthOf(field) ?? 0))

const keys = [...new Set([...fieldsOf('main'), ...fieldsOf('shareholder')].map(({ key }) => key))]
const longestPath = Math.max(...keys.map((key) => `main.${key}`.length))

/** Wherever an answer stands: of the company, or of one of those who take part. */
export const answerPath = z
  .string()
  .max(longestPath)
  .regex(new RegExp(`^(main|${shareholderKeys.join('|')})\\.[a-z0-9_]+$`))
  .describe('Where the question stands, as list_questions names it: main.company_name, p1.firstname.')

const answerValue = z
  // Room for what is tidied up before it is judged.
  .union([z.string().max(longest * 2), z.number(), z.boolean(), z.array(z.string().max(100)).max(50), z.null()])
  .describe('In the form that the schema of the question gives; null takes an answer away.')

export const mostAnswers = 60

export const givenAnswers = z.array(z.strictObject({ path: answerPath, value: answerValue })).max(mostAnswers)

export type GivenAnswer = z.infer<typeof givenAnswers>[number]

/** An answer that was not taken, and what to do about it. */
export const refusedAnswer = z.object({
  path: z.string(),
  code: z.string().describe('by_hand: only the founder may answer it, at the url. Every other code: see the message.'),
  message: z.string(),
  url: z.url().optional().describe('Where the founder answers it.'),
})

export type RefusedAnswer = z.infer<typeof refusedAnswer>
