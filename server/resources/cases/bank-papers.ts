import { shareholderKeys } from '#domain/fields/index.ts'
import type { Files } from '#server/adapters/files/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { fileNameOf } from '../documents/set.ts'
import type { DocumentShelf } from '../documents/shelf.ts'
import { endingOf, type UploadShelf, uploadNameIn } from '../uploads/shelf.ts'
import { zipOf } from './archive.ts'
import type { KeptCase } from './store.ts'

export type BankPapers = {
  readonly vault: Vault
  readonly files: Files
  readonly uploads: Pick<UploadShelf, 'list'>
  readonly issued: Pick<DocumentShelf, 'latest' | 'open'>
}

const words = {
  nl: { final_deed: 'getekende-akte', kvk: 'uittreksel-kvk', name: 'voor-de-bank' },
  en: { final_deed: 'signed-deed', kvk: 'kvk-extract', name: 'for-the-bank' },
} as const

/** What a bank asks of a company that opens an account: the signed deed, the extract and who holds the shares. */
export function bankPapers({ vault, files, uploads, issued }: BankPapers) {
  return async (db: Db | Tx, found: KeptCase) => {
    if (found.status !== 'finalized') throw new AppError('not_found')
    const called = words[found.language]
    const sent = await uploads.list(db, found.questionnaire)
    const entries: Record<string, Uint8Array> = {}
    const add = (name: string, bytes: Uint8Array) => {
      entries[`${Object.keys(entries).length + 1}-${name}`] = bytes
    }
    for (const type of ['final_deed', 'kvk'] as const) {
      const those = sent.filter(({ document_type }) => document_type === type)
      // Of the company first, then of the holdings that were founded along.
      for (const person of [null, ...shareholderKeys]) {
        const newest = those.findLast((one) => one.person === person)
        if (newest === undefined) continue
        const name = person === null ? called[type] : `${called[type]}-holding`
        add(`${name}${endingOf(uploadNameIn(vault, newest))}`, await files.get(newest.file))
      }
    }
    const registers = (await issued.latest(found.questionnaire)).filter(({ name }) => name === 'register')
    for (const register of registers) {
      add(fileNameOf(register.title, 'pdf'), await issued.open(register, 'pdf'))
    }
    return { name: `${found.number}-${called.name}.zip`, media_type: 'application/zip', bytes: await zipOf(entries) }
  }
}
