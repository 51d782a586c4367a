import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import {
  eventOfSession,
  evidenceArticle,
  type SignatureEvidence,
  signaturesOnLines,
  withEvidence,
} from '#domain/contracts/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { DocumentDrawer } from '#server/adapters/documents/index.ts'
import type { Files } from '#server/adapters/files/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import { defineJob, GiveUp } from '#server/jobs/index.ts'
import type { RecordEvent } from './events.ts'
import type { ContractPapers } from './freezing.ts'
import { findRevision, type KeptContract, readAnyContract } from './store.ts'
import { findSession, type KeptSession, type KeptSigner, writeSignedFile } from './store-signing.ts'
import type { ContractTelling } from './telling.ts'

type SealingParts = {
  readonly config: Pick<Config, 'PUBLIC_URL'>
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly drawer: DocumentDrawer
  readonly files: Files
  readonly papers: ContractPapers
  readonly telling: ContractTelling
  readonly record: RecordEvent
}

export type ContractSealing = ReturnType<typeof createSealing>

function evidenceOf({ name, company, signed_at, evidence }: KeptSigner): SignatureEvidence {
  if (signed_at === null || evidence === null) throw new Error('Somebody signed without a trace.')
  const { written, strokes, ip, device, code_to, code_at } = evidence
  const kind = strokes === null ? 'typed' : 'drawn'
  return { name, company, written, kind, at: signed_at, ip, device, code_to, code_at: new Date(code_at) }
}

/** The signed file: drawn once from the text as it was frozen, and from then on only read. */
export function createSealing(parts: SealingParts) {
  const { config, database, vault, clock, drawer, files, papers, telling, record } = parts

  async function draw(contract: KeptContract, session: KeptSession) {
    const revision = await findRevision(database.db, contract.uuid, session.revision)
    if (revision === undefined) throw new Error('What was signed is not there.')
    const { language: locale } = contract
    const text = await papers.read(revision)
    const signatures = session.signers.map(evidenceOf)
    const document = withEvidence(text, {
      ...{ locale, text_sha256: revision.text_sha256, check_at: `${config.PUBLIC_URL}/check-contract`, signatures },
    })
    const ink = session.signers.flatMap(({ evidence }, place) =>
      evidence?.strokes ? [{ article: evidenceArticle(place), strokes: evidence.strokes }] : [],
    )
    // The text itself stays word for word what was read and signed: names are written on its lines.
    const signed = signaturesOnLines(text, { locale, signatures }).map(({ clause, place, notes }) => ({
      ...{ clause, notes, written: signatures[place]?.written ?? '' },
      strokes: session.signers[place]?.evidence?.strokes ?? null,
    }))
    return drawer.pdf({ document, draft: false, brand: null, ink, signed })
  }

  return {
    /** However often it is asked for, there is one file. */
    async seal(uuid: string): Promise<void> {
      const session = await findSession(database.db, vault, uuid)
      const contract = session && (await readAnyContract(database.db, vault, session.contract))
      if (session === undefined || contract === undefined) throw new GiveUp('contract_gone')
      if (session.file !== null || session.state !== 'completed') return
      const { bytes, sha256 } = await draw(contract, session)
      const file = `contracts/${contract.uuid}/${randomUUID()}.pdf`
      await files.put(file, bytes)
      const isFirst = await database.inTransaction(async (tx) => {
        const at = clock.now()
        const written = { file, sha256, signers: session.signers.length, at }
        if (!(await writeSignedFile(tx, uuid, written))) return false
        await record(tx, contract.uuid, uuid, eventOfSession.completed)
        await telling.signers(tx, contract, session, 'completed')
        await telling.maker(tx, contract, session, 'completed', '')
        return true
      })
      if (!isFirst) await files.remove(file)
    },
  }
}

/** Put in the queue with the last signature. */
export const sealContract = defineJob({
  id: 'seal_contract',
  schema: z.strictObject({ session: z.uuid() }),
  dedup: ({ session }) => session,
  handler: async ({ payload, log }, { contracts }: { readonly contracts: Pick<ContractSealing, 'seal'> }) => {
    await contracts.seal(payload.session)
    log.info({ session: payload.session }, 'contract sealed')
  },
})
