import type { Vault } from '#server/adapters/vault/index.ts'
import type { Keeper } from '../visitors/keeper.ts'
import { asSealed, openAnswers } from './secrets.ts'
import { deleteQuestionnairesOf, selectQuestionnairesOf } from './store.ts'

/** The questionnaires of an account, with every answer as it was given. */
export const questionnaireKeeper = ({ vault }: { readonly vault: Vault }): Keeper => ({
  name: 'questionnaires',
  async collect(db, { uuid }) {
    const rows = await selectQuestionnairesOf(db, uuid)
    return rows.map(({ answers, sealed, ...rest }) => ({
      ...rest,
      answers: openAnswers(vault, rest.uuid, answers, asSealed(sealed)),
    }))
  },
  erase: (tx, { uuid }) => deleteQuestionnairesOf(tx, uuid),
})
