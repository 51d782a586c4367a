const form = /^(\d{1,5})(?!\d)/

/** The number itself in what is typed as a house number: 12 in "12 B". Null where there is none. */
export const houseNumberIn = (typed: string): string | null => form.exec(typed.trim())?.[1]?.replace(/^0+/, '') || null
