import type { FastifyInstance } from 'fastify'
import { exportBackOffice, importBackOffice, previewBackOffice } from '#contract/admin-data.ts'
import { asAttachment, errorEntry, ownSession, replied, serve, uploaded } from '#server/http/index.ts'
import { type DataActions, StaleData } from './actions.ts'
import { filesInZip, packedFiles } from './zip.ts'

export async function registerData(api: FastifyInstance, data: DataActions): Promise<void> {
  serve(api, exportBackOffice, async ({ reply }) => {
    const zip = Buffer.from(packedFiles(await data.export()))
    reply.type('application/zip').header('content-disposition', asAttachment('oprecht-gegevens.zip')).send(zip)
    return replied
  })
  serve(api, previewBackOffice, async ({ request }) => {
    const { bytes } = await uploaded(request)
    return data.preview(ownSession(request).account, filesInZip(bytes))
  })
  serve(api, importBackOffice, async ({ request, refuse }) => {
    const { bytes, said } = await uploaded(request, ['fingerprint'])
    try {
      return await data.import(ownSession(request).account, filesInZip(bytes), said.fingerprint ?? '')
    } catch (error) {
      if (!(error instanceof StaleData)) throw error
      return refuse(409, { errors: [{ ...errorEntry('conflict'), current: error.current }] })
    }
  })
}
