/** What is being founded, where a name or a rule depends on it. Each product says its own. */
export type LegalForm = 'bv' | 'foundation'

// With both its dots it is the legal form even when glued to the name; after a dot it ends an abbreviation, as in K.N.B.V.
const suffix = /([\s,(-]b\.?\s?v\.?|(?<=[\p{L}\p{N}])b\.\s?v\.)\)?$/iu

/** Whether the legal form stands at the end, as a word of its own or with its dots; "Clubbv" is just a name. */
export const endsInBv = (name: string): boolean => suffix.test(` ${name.trim()}`)

/** Bakkerij Vos B.V. → Bakkerij Vos. The legal form is added where the name is printed (art. 2:177 BW). */
export const withoutBv = (name: string): string => {
  const match = suffix.exec(name)
  if (!match) return name
  let end = match.index
  while (end > 0 && ' ,(-'.includes(name.charAt(end - 1))) end -= 1
  return end === 0 ? name : withoutBv(name.slice(0, end))
}

const prefix = /^b\.?\s?v\.?\s+/i

/** Whether the legal form stands before the name, as some companies in the trade register have it. */
export const beginsWithBv = (name: string): boolean => prefix.test(name)

/**
 * A company as it is called wherever a person reads it: with its legal form behind it, exactly once (art. 2:177 BW). A
 * foundation has its form in its name already.
 */
export function companyTitle(name: string, form: LegalForm): string {
  if (form === 'foundation') return name
  const bare = withoutBv(name.replace(prefix, ''))
  return bare === '' ? '' : `${bare} B.V.`
}
