const key = 'product_type'

/** What someone came for, so that it is known on the next visit too. */
export function rememberProductType(type: string): void {
  try {
    localStorage.setItem(key, type)
  } catch {
    // Then it is known as long as it stands in the address.
  }
}

export function rememberedProductType(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
