import type { FastifyInstance } from 'fastify'
import { addPicture, describePicture, listPictures, pictureWords, removePicture } from '#contract/admin-pictures.ts'
import { AppError, errorEntry, inputErrors, ownSession, serve, uploaded } from '#server/http/index.ts'
import { type PictureActions, PictureUsed } from './actions.ts'

export async function registerPictures(api: FastifyInstance, pictures: PictureActions): Promise<void> {
  serve(api, listPictures, async () => ({ data: await pictures.list() }))
  serve(api, addPicture, async ({ request }) => {
    const { said, bytes } = await uploaded(request, Object.keys(pictureWords.shape))
    const words = pictureWords.safeParse(said)
    if (!words.success) throw new AppError('invalid_request', { entries: inputErrors(words.error.issues, said) })
    return pictures.add(ownSession(request).account, words.data, bytes)
  })
  serve(api, describePicture, ({ params, body, request }) =>
    pictures.describe(ownSession(request).account, params.picture, body),
  )
  serve(api, removePicture, async ({ params, request, refuse }) => {
    try {
      await pictures.remove(ownSession(request).account, params.picture)
      return { success: true as const }
    } catch (error) {
      if (!(error instanceof PictureUsed)) throw error
      return refuse(409, { errors: [{ ...errorEntry('conflict'), used_in: error.usedIn }] })
    }
  })
}
