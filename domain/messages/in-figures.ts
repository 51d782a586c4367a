import { formatNumber, type Locale } from '../values/index.ts'
import type { TextValues } from './fill.ts'

/** The values of a sentence as they are read: numbers as its language writes them. */
export const inFigures = (values: TextValues = {}, locale: Locale): TextValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatNumber(value, locale) : value,
    ]),
  )
