import { z } from 'zod'

export type Setting<Schema extends z.ZodType = z.ZodType> = {
  readonly schema: Schema
  /** What the value must be, ending the sentence "PORT must be …". */
  readonly must: string
  /** One line for the table in the README. */
  readonly about: string
  /** The default as the table shows it. */
  readonly shown: string
  /** Never repeated in a message. */
  readonly secret?: true
}

export const setting = <Schema extends z.ZodType>(
  schema: Schema,
  about: string,
  shown: string,
  must: string,
): Setting<Schema> => ({ schema, about, shown, must })

export const secret = <Schema extends z.ZodType>(inner: Setting<Schema>): Setting<Schema> => ({
  ...inner,
  secret: true,
})

export const flag = (fallback: boolean, about: string) =>
  setting(
    z
      .enum(['true', 'false', '1', '0'])
      .transform((value) => value === 'true' || value === '1')
      .default(fallback),
    about,
    String(fallback),
    '"true" or "false"',
  )

export const wholeNumber = (least: number, most: number, fallback: number, about: string) =>
  setting(
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number)
      .refine((value) => value >= least && value <= most)
      .default(fallback),
    about,
    String(fallback),
    `a whole number between ${least} and ${most}`,
  )

export const httpUrl = z.url({ protocol: /^https?$/ })
export const optionalUrl = (about: string, shown = 'not set') =>
  setting(httpUrl.optional(), about, shown, 'a full http or https address')

export const text = (most: number, about: string, fallback: string) =>
  setting(z.string().trim().min(1).max(most).default(fallback), about, fallback, `a text of 1 to ${most} characters`)
