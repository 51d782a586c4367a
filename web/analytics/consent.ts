export type Consent = 'all' | 'necessary'

const key = 'consent'
let here: Consent | null = null // For a browser that stores nothing: the choice lasts as long as the page.

/** What this visitor chose before, or null when nothing was chosen yet. */
export function givenConsent(): Consent | null {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'all' || stored === 'necessary' ? stored : here
  } catch {
    return here
  }
}

export function keepConsent(choice: Consent): void {
  here = choice
  try {
    localStorage.setItem(key, choice)
  } catch {
    // Kept in the page above.
  }
}
