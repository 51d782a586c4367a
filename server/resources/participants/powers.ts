import { withSealed } from '#domain/documents/index.ts'
import { type SigningRoute, signingRouteOf } from '#domain/signing/index.ts'
import type { DocumentDrawer } from '#server/adapters/documents/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { CaseForParticipants } from '../cases/for-participants.ts'
import { type DocumentComposer, fileNameOf, titleOf } from '../documents/set.ts'
import { productFor } from '../questionnaires/questionnaire.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import type { KnownReferences, References } from '../reference/references.ts'
import type { Entered } from './door.ts'
import type { Invitations } from './invitations.ts'

type PowerParts = {
  readonly database: Database
  readonly drawer: DocumentDrawer
  readonly compose: DocumentComposer
  readonly references: KnownReferences
  readonly questionnaires: Pick<QuestionnairesWithin, 'counted'>
  readonly invitations: Pick<Invitations, 'sealed'>
  readonly cases: Pick<CaseForParticipants, 'demandCase'>
}

export type OwnPowers = ReturnType<typeof createOwnPowers>

/** How somebody who takes part by a link signs, and their own form of each power that this takes. */
export function createOwnPowers(parts: PowerParts) {
  const { database, drawer, compose, references, questionnaires, invitations, cases } = parts

  function routeOf({ row, kept }: Pick<Entered, 'row' | 'kept'>, known: References): SigningRoute | null {
    const answers = withSealed(kept.answers, { [row.person]: invitations.sealed.open(row) })
    return signingRouteOf(
      questionnaires.counted({ ...kept, answers }, known),
      row.person,
      productFor(kept.flow).ownership,
    )
  }

  /** Of what they declared right. Who signs online gives theirs during the appointment. */
  async function powersOf({ row, kept }: Pick<Entered, 'row' | 'kept'>, route: SigningRoute | null, db?: Db | Tx) {
    if (route === null || route.way === 'online' || row.declared_at === null) return []
    return (await compose(kept, {}, db)).powersOf(row.person)
  }

  return {
    routeOf,

    async list(entered: Entered, route: SigningRoute | null, db: Db | Tx) {
      return (await powersOf(entered, route, db)).map(({ key, document }) => ({
        title: titleOf(document),
        path: `/api/participants/${entered.token}/powers/${key}.pdf`,
      }))
    },

    async draw(entered: Entered, wanted: string) {
      const known = await references.recent()
      await cases.demandCase(database.db, entered.kept.uuid)
      const found = (await powersOf(entered, routeOf(entered, known))).find(({ key }) => key === wanted)
      if (found === undefined) throw new AppError('not_found')
      const { document } = found
      const { bytes } = await drawer.pdf({ document, draft: false, brand: null })
      return { name: fileNameOf(titleOf(document), 'pdf'), media_type: 'application/pdf', bytes }
    },
  }
}
