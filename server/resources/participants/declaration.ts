import { withSealed } from '#domain/documents/index.ts'
import type { ShareholderKey } from '#domain/fields/index.ts'
import type { DocumentDrawer } from '#server/adapters/documents/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { CaseForParticipants } from '../cases/for-participants.ts'
import type { StaffSession } from '../cases/staff.ts'
import { type DocumentComposer, fileNameOf, titleOf } from '../documents/set.ts'
import type { KeptQuestionnaire } from '../questionnaires/questionnaire.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import type { Invitations } from './invitations.ts'
import { findParticipant, type StoredParticipant, selectParticipants } from './store.ts'

type DeclarationParts = {
  readonly config: Pick<Config, 'BRAND_NAME'>
  readonly database: Database
  readonly drawer: DocumentDrawer
  readonly compose: DocumentComposer
  readonly questionnaires: Pick<QuestionnairesWithin, 'read'>
  readonly invitations: Pick<Invitations, 'sealed'>
}

export type Declarations = ReturnType<typeof createDeclarations>

/** What somebody declares to the notary about themselves, as a PDF: for them and for the notary, and for nobody else. */
export function createDeclarations(parts: DeclarationParts) {
  const { config, database, drawer, compose, questionnaires, invitations } = parts
  const { db } = database

  async function draw(kept: KeptQuestionnaire, row: StoredParticipant) {
    const answers = withSealed(kept.answers, { [row.person]: invitations.sealed.open(row) })
    const document = (await compose({ ...kept, answers })).declarationOf(row.person)
    if (document === null) return null
    const { bytes } = await drawer.pdf({ document, draft: row.declared_at === null, brand: config.BRAND_NAME })
    return { name: fileNameOf(titleOf(document), 'pdf'), media_type: 'application/pdf', bytes }
  }

  async function demand(questionnaire: string, row: StoredParticipant | undefined) {
    const kept = await questionnaires.read(db, questionnaire)
    const drawn = row && kept && (await draw(kept, row))
    if (!drawn) throw new AppError('not_found')
    return drawn
  }

  return {
    own: ({ row, kept }: { readonly row: StoredParticipant; readonly kept: KeptQuestionnaire }) =>
      demand(kept.uuid, row),

    async forOffice(cases: CaseForParticipants, session: StaffSession, uuid: string, person: ShareholderKey) {
      const { questionnaire } = (await cases.open(session, uuid)).found
      return demand(questionnaire, await findParticipant(db, { questionnaire, person }))
    },

    /** Of everybody who declared theirs right, for the file of the notary. */
    async all(kept: KeptQuestionnaire): Promise<readonly { readonly person: string; readonly bytes: Uint8Array }[]> {
      const rows = (await selectParticipants(db, kept.uuid)).filter(({ declared_at }) => declared_at !== null)
      const drawn = await Promise.all(
        rows.map(async (row) => ({ person: row.person, bytes: (await draw(kept, row))?.bytes })),
      )
      return drawn.flatMap(({ person, bytes }) => (bytes === undefined ? [] : [{ person, bytes }]))
    },
  }
}
