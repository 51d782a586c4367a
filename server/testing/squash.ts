/**
 * Only the letters and signs of a text, to compare it with one that was set in type: lines broke elsewhere, words were
 * divided, and what stands in capitals or is underlined is a matter of looks.
 */
export const squash = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\u200b\u00ad_\-‐]/g, '')
    .toLowerCase()
