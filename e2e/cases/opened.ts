import type { Page } from '@playwright/test'
import { climb } from '#server/testing/cases.ts'
import { openCase } from './at-office.ts'
import { paidCase } from './paid.ts'
import { products } from './products.ts'
import type { Desk } from './with-desks.ts'

/** A founder who paid, and the notary with their case open where its papers are looked at. */
export async function openAtChecks(page: Page, at: (who: 'notary') => Promise<Desk>) {
  const [founder, desk] = [await paidCase(page, products['dutch-bv']), await at('notary')]
  await climb(founder, desk, 'checking_documents')
  await openCase(desk, founder)
  return { founder, desk, office: desk.page }
}
