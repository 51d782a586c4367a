/** What an app shows for half a minute: six digits, however they were copied ("123 456", "123-456"). Null when it is none. */
export function oneTimeCodeFrom(text: string): string | null {
  const bare = bareOf(text)
  return /^[0-9]{6}$/.test(bare) ? bare : null
}

/** The letters of a recovery code: those that are easily taken for another are not among them. */
export const recoveryAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const recoveryLength = 16

/** A recovery code as it is kept, from what somebody typed over from paper. Null when it can be none. */
export function recoveryCodeFrom(text: string): string | null {
  const bare = bareOf(text).toUpperCase().replaceAll(/[IL]/g, '1').replaceAll('O', '0')
  return bare.length === recoveryLength && [...bare].every((letter) => recoveryAlphabet.includes(letter)) ? bare : null
}

/** In groups of four, as people read it out. */
export const recoveryCodeShown = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-')

const bareOf = (text: string): string => text.normalize('NFKC').replaceAll(/[\s\p{Pd}.]/gu, '')
