export const toCapitals = (text: string): string => text.toUpperCase()

const separators = /[\s.\-–—/]/gu

/** Numbers copied from a letter or a card come with dots, dashes and spaces. */
export const bareDigits = (text: string): string => text.replace(separators, '')

/** A BSN of eight digits lacks its leading zero. */
export const cleanBsn = (text: string): string => {
  const bare = bareDigits(text)
  return /^\d{8}$/.test(bare) ? `0${bare}` : bare
}

/** Upper case; a Dutch number typed without its country gets it. */
export const cleanVatNumber = (text: string): string => {
  const bare = toCapitals(bareDigits(text))
  return /^\d{9}B\d{2}$/.test(bare) ? `NL${bare}` : bare
}

export const cleanDocumentNumber = (text: string): string => toCapitals(bareDigits(text))

/** 1234ab → 1234 AB. Other countries' codes only lose their small letters. */
export const cleanPostalCode = (text: string): string => {
  const upper = toCapitals(text)
  const dutch = /^(?:NL[\s-]?)?(\d{4})[\s.-]*([A-Z]{2})$/.exec(upper)
  return dutch ? `${dutch[1]} ${dutch[2]}` : upper
}

/** 06 12345678 → +31612345678, 0031… and +31 (0)6… too. What is no number stays as it was typed. */
export const cleanPhone = (text: string): string => {
  const bare = text.replace(/\(0\)/g, '').replace(/[\s().\-–—/]/gu, '')
  if (!/^\+?\d+$/.test(bare)) return text
  const international = bare.replace(/^00/, '+')
  return international.replace(/^0(?=\d{9}$)/, '+31').replace(/^\+310(?=\d{9}$)/, '+31')
}

/** example.nl → https://example.nl */
export const cleanUrl = (text: string): string => {
  const bare = text.replace(/\s/gu, '')
  return bare === '' || /^[a-z][a-z0-9+.-]*:/i.test(bare) ? bare : `https://${bare}`
}
