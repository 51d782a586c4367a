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
