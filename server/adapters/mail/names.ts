const namePart = /(?:\p{L}\.)+|['’]?\p{L}[\p{L}\p{M}'’-]*/u.source
const fullName = new RegExp(`^(?:${namePart})(?: (?:${namePart})){0,5}$`, 'u')

/** A name as people have them: up to six parts of letters, or initials. No digits, no web address. */
export function plainName(name: string): string | undefined {
  const line = oneLine(name)
  return line.length <= 60 && fullName.test(line) ? line : undefined
}

/** Also without the invisible characters that turn the direction of reading around. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\s\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
