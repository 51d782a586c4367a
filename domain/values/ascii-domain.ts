// Punycode (RFC 3492), with the numbers that IDNA has for it.
const base = 36
const [least, most, skew, damp] = [1, 26, 38, 700]
const firstBias = 72
const firstBeyondAscii = 128

const sign = (digit: number): string => String.fromCharCode(digit < 26 ? digit + 97 : digit + 22)

const adapted = (delta: number, points: number, isFirst: boolean): number => {
  let rest = isFirst ? Math.floor(delta / damp) : delta >> 1
  rest += Math.floor(rest / points)
  let bias = 0
  for (; rest > ((base - least) * most) >> 1; bias += base) rest = Math.floor(rest / (base - least))
  return bias + Math.floor(((base - least + 1) * rest) / (rest + skew))
}

const number = (value: number, bias: number): string => {
  let [text, rest] = ['', value]
  for (let at = base; ; at += base) {
    const threshold = Math.min(Math.max(at - bias, least), most)
    if (rest < threshold) return text + sign(rest)
    text += sign(threshold + ((rest - threshold) % (base - threshold)))
    rest = Math.floor((rest - threshold) / (base - threshold))
  }
}

/** bücher → bcher-kva */
const punycode = (label: string): string => {
  const points = [...label].map((letter) => letter.codePointAt(0) ?? 0)
  const plain = points.filter((point) => point < firstBeyondAscii)
  let text = String.fromCharCode(...plain) + (plain.length > 0 ? '-' : '')
  let [done, next, delta, bias] = [plain.length, firstBeyondAscii, 0, firstBias]
  while (done < points.length) {
    const floor = next
    const smallest = Math.min(...points.filter((point) => point >= floor))
    delta += (smallest - next) * (done + 1)
    next = smallest
    for (const point of points) {
      if (point < next) delta += 1
      if (point !== next) continue
      text += number(delta, bias)
      bias = adapted(delta, done + 1, done === plain.length)
      delta = 0
      done += 1
    }
    delta += 1
    next += 1
  }
  return text
}

/** Letters, digits and hyphens of any script, as many as a part of a domain may have. */
const letters = /^[\p{L}\p{M}\p{N}-]{1,63}$/u

const asciiLabel = (label: string): string => {
  const tidy = label.normalize('NFKC').toLowerCase().normalize('NFC')
  if (!letters.test(tidy)) return label
  return /^\p{ASCII}+$/u.test(tidy) ? tidy : `xn--${punycode(tidy)}`
}

/**
 * The form in which a domain travels: bücher.example is xn--bcher-kva.example to every machine. A part that holds anything
 * but letters, digits and hyphens comes back as it was, for someone else to refuse.
 */
export const asciiDomain = (domain: string): string => domain.split('.').map(asciiLabel).join('.')
