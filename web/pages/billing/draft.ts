import { restoreForm } from '#domain/questions/index.ts'

/** What was typed and not sent yet, as long as this tab is open: a reload or a step back loses nothing. */
const keyOf = (uuid: string): string => `billing/${uuid}`

export function billingDraftOf(uuid: string): Readonly<Record<string, unknown>> {
  try {
    return restoreForm('billing', JSON.parse(sessionStorage.getItem(keyOf(uuid)) ?? 'null'))
  } catch {
    return {}
  }
}

export function keepDraft(uuid: string, values: Readonly<Record<string, unknown>> | null): void {
  try {
    if (values) sessionStorage.setItem(keyOf(uuid), JSON.stringify(values))
    else sessionStorage.removeItem(keyOf(uuid))
  } catch {
    // Forbidden or full: then it lasts as long as the page.
  }
}
