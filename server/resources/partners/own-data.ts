import { partnerRequestState } from '#domain/partners/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Keeper } from '../visitors/keeper.ts'
import { deleteRequests, selectRequests } from './store.ts'
import { createPartnerTelling, type PartnerTellingParts } from './telling.ts'
import { shownRequest } from './view.ts'

/** What somebody had passed on. Who leaves takes their word back: whoever has it is asked to erase it. */
export const partnerKeeper = ({ vault, ...parts }: PartnerTellingParts & { readonly vault: Vault }): Keeper => ({
  name: 'partner_requests',
  collect: async (db, { uuid }) => (await selectRequests(db, vault, uuid)).map(shownRequest),
  async erase(tx, { uuid }) {
    const { askErasure } = createPartnerTelling(parts)
    for (const request of await selectRequests(tx, vault, uuid))
      if (partnerRequestState(request) === 'sent') await askErasure(tx, request)
    await deleteRequests(tx, uuid)
  },
})
