/** Which company somebody looked at last and how many they have, under the names by which other parts of the house know them. */
export function rememberCompanies(products: readonly { readonly uuid: string }[]): void {
  try {
    const [newest] = products
    if (newest) localStorage.setItem('Company-id', newest.uuid)
    else localStorage.removeItem('Company-id')
    localStorage.setItem('companies-amount', String(products.length))
  } catch {
    // Storage can be forbidden: then nobody knows.
  }
}
