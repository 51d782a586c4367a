import type { FieldPath } from '../model.ts'
import { answerAt } from '../print.ts'
import type { Made, World } from '../template.ts'

/** `{name}` in a turn of phrase. */
export const fillIn = (phrase: string, values: Readonly<Record<string, string>>): string =>
  phrase.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)

/** From several answers: a gap at the first that is missing, otherwise what they come to. */
export const from = (
  world: World,
  fields: readonly FieldPath[],
  make: (...values: readonly unknown[]) => string | undefined,
): Made => {
  const values = fields.map((path) => answerAt(world, path))
  const missing = fields.find((_, index) => values[index] === undefined)
  if (missing) return { gap: missing }
  const text = make(...values)
  return text === undefined || text === '' ? { gap: fields[0] ?? 'main.company_name' } : { text, fields }
}

/** Several values after one another as one. */
export const joined = (separator: string, ...parts: readonly Made[]): Made => {
  const texts: string[] = []
  const fields: FieldPath[] = []
  for (const part of parts) {
    if (!('text' in part)) return part
    texts.push(part.text)
    fields.push(...part.fields)
  }
  return { text: texts.join(separator), fields }
}
