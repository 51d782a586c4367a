import type { Vault } from '#server/adapters/vault/index.ts'
import type { Keeper } from '../visitors/keeper.ts'
import { asSealed, openAnswers } from './secrets.ts'
import { deleteQuestionnairesOf, selectQuestionnairesOf } from './store.ts'
import { selectVersionsOf } from './store-versions.ts'

/** The questionnaires of an account, with every answer as it was given, and as it was when it was paid for. */
export const questionnaireKeeper = ({ vault }: { readonly vault: Vault }): Keeper => ({
  name: 'questionnaires',
  async collect(db, { uuid }) {
    const rows = await selectQuestionnairesOf(db, uuid)
    const versions = await selectVersionsOf({ vault }, db, uuid)
    return rows.map(({ answers, sealed, ...rest }) => ({
      ...rest,
      answers: openAnswers(vault, rest.uuid, answers, asSealed(sealed)),
      versions: versions
        .filter(({ questionnaire }) => questionnaire === rest.uuid)
        .map(({ number, answers, created_at }) => ({ number, answers, created_at })),
    }))
  },
  erase: (tx, { uuid }) => deleteQuestionnairesOf(tx, uuid),
})
