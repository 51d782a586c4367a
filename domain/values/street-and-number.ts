const form = /^(.*\S)\s+(\d+\s?(?:[a-z]|bis|hs)?(?:\s?[-/]\s?[\da-z]+)?)$/i

/** A Dutch street with its house number, apart: Dorpsstraat and 12 B. Null where no number stands at the end. */
export function streetAndNumber(line: string): { readonly street: string; readonly house_number: string } | null {
  const [, street, house_number] = form.exec(line.trim()) ?? []
  return street === undefined || house_number === undefined ? null : { street, house_number }
}
