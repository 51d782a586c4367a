import type { z } from 'zod'

/** What a schema lets through, by the name that the domain has for it: an amount, a day, a line of a price. */
export const typed = <Type>(schema: z.ZodType): z.ZodType<Type> => schema as z.ZodType<Type>
