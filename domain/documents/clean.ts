// Direction marks and overrides can make a name read differently from what is stored; the others are not visible.
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]|\p{Cs}/gu

const cut = (text: string, longest: number): string => {
  if (text.length <= longest) return text
  const signs = [...text]
  return signs.length <= longest
    ? text
    : `${signs
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
}

/** One line that is safe to print: well-formed, composed, visible characters only, and not endlessly long. */
export const cleanText = (text: string, longest: number): string => {
  const line = text
    .slice(0, longest * 8)
    .replace(invisible, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .normalize('NFC')
    .replace(/ {2,}/g, ' ')
    .trim()
  return cut(line, longest)
}
