/** The 11-test of BSN and RSIN: weights 9 to 2 and -1. All zeros would pass, but is nobody's number. */
export const passesElevenTest = (digits: string): boolean => {
  if (!/^\d{9}$/.test(digits) || /^0+$/.test(digits)) return false
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index === 8 ? -1 : 9 - index), 0)
  return sum % 11 === 0
}

/** ISO 7064 mod 97-10: letters count as 10 to 35, and the whole must leave 1. */
export const passesMod97 = (code: string): boolean => {
  if (!/^[0-9A-Z]+$/.test(code)) return false
  const expanded = [...code].map((sign) => Number.parseInt(sign, 36).toString()).join('')
  return [...expanded].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
