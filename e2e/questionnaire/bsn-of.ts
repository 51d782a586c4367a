const weights = [9, 8, 7, 6, 5, 4, 3, 2, -1]

const passes = (digits: string): boolean =>
  [...digits].reduce((sum, digit, index) => sum + Number(digit) * (weights[index] ?? 0), 0) % 11 === 0

/** A number that could be somebody's: the same for the same name, another for another. */
export function bsnOf(name: string): string {
  let number =
    [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 700_000_000, 7) + 100_000_000
  while (!passes(String(number))) number += 1
  return String(number)
}
