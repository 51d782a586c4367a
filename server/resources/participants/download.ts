import { zipOf } from '../cases/archive.ts'
import type { Entered } from './door.ts'
import type { PartPapers } from './papers.ts'
import type { PartActions } from './part.ts'

type DownloadParts = { readonly part: Pick<PartActions, 'read'>; readonly papers: Pick<PartPapers, 'open'> }

/** Everything that somebody filled in, sent and said by their own link, in one file: without an account this is their copy. */
export const partDownload =
  ({ part, papers }: DownloadParts) =>
  async (entered: Entered) => {
    const { company_name, person, answers, declared_at, uploads, messages } = await part.read(entered)
    const said = { company_name, person, answers, declared_at, messages }
    const entries: Record<string, Uint8Array> = { 'data.json': Buffer.from(JSON.stringify(said, null, 2)) }
    for (const { uuid } of uploads) {
      const { name, bytes } = await papers.open(entered, uuid)
      entries[`uploads/${uuid.slice(0, 8)}-${name}`] = bytes
    }
    return { name: 'data.zip', media_type: 'application/zip', bytes: await zipOf(entries) }
  }
