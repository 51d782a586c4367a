import { z } from 'zod'
import { mailAddressFrom, mailAddressPattern } from '#domain/values/index.ts'

/** A mail address in a request or an answer: put in the form in which it is kept, and judged by the one definition. */
export const mailAddress = z
  .string()
  .max(1000)
  .overwrite(mailAddressFrom)
  .regex(mailAddressPattern)
  .meta({ format: 'email', maxLength: 254 })
