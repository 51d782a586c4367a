/** Short for a title or a form of address; the law asks for none of them. */
const titles = /^(?:(?:mr|dr|drs|ir|ing|prof|mw|mevr|dhr)(?:\.\s*|\s+))+/i

/** A., A.J., Th., and without a stop: AJ. */
const initials = /(?:^|\s|\.)(?:\p{Lu}\p{L}{0,3}\.|\p{Lu}{1,2}(?=\s))/u

/** A firm signs no deed. */
const firm = /notari|notary|kantoor|&/i

/**
 * The name of someone who acts in a deed as the law wants it there: first names in full, then the surname, nothing
 * shortened (art. 40 lid 2 Wna). Undefined where all we have are initials, a surname or a
 * firm.
 */
export const nameInFull = (typed: string): string | undefined => {
  const name = typed.trim().replace(titles, '')
  return /\S\s+\S/.test(name) && !initials.test(name) && !firm.test(name) ? name : undefined
}
