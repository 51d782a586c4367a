import type { FastifyInstance } from 'fastify'
import {
  createStory,
  discardStoryDraft,
  hideStory,
  listWrittenStories,
  moveStory,
  previewStory,
  publishStory,
  readStoryVersion,
  readWrittenStory,
  restoreStory,
  withdrawStory,
  writeStoryDraft,
} from '#contract/admin-stories.ts'
import { errorEntry, ownSession, serve } from '#server/http/index.ts'
import { AddressTaken, StaleStory, type StoryWriting } from './writing.ts'

/** Content for who writes it. */
export async function registerStoryWriting(api: FastifyInstance, writing: StoryWriting): Promise<void> {
  serve(api, listWrittenStories, async () => ({ shown: writing.isShown, data: await writing.list() }))
  serve(api, readWrittenStory, ({ params }) => writing.read(params.story))
  serve(api, readStoryVersion, ({ params }) => writing.readVersion(params.story, Number(params.number)))
  serve(api, createStory, ({ body, request, refuse }) =>
    writing.create(ownSession(request).account, body).catch((error) => refuse(409, takenBody(error))),
  )
  serve(api, writeStoryDraft, ({ params, body, request, refuse }) =>
    writing.write(ownSession(request).account, params.story, body).catch((error) => refuse(409, staleBody(error))),
  )
  serve(api, publishStory, ({ params, body, request, refuse }) =>
    writing.publish(ownSession(request).account, params.story, body).catch((error) => refuse(409, staleBody(error))),
  )
  serve(api, withdrawStory, ({ params, body, request, refuse }) =>
    writing.withdraw(ownSession(request).account, params.story, body).catch((error) => refuse(409, staleBody(error))),
  )
  serve(api, discardStoryDraft, ({ params, body, request, refuse }) =>
    writing.discard(ownSession(request).account, params.story, body).catch((error) => refuse(409, staleBody(error))),
  )
  serve(api, restoreStory, ({ params, body, request }) =>
    writing.restore(ownSession(request).account, params.story, body.number),
  )
  serve(api, moveStory, ({ params, body, request, refuse }) =>
    writing.move(ownSession(request).account, params.story, body).catch((error) => refuse(409, takenBody(error))),
  )
  serve(api, hideStory, ({ params, body, request }) =>
    writing.hide(ownSession(request).account, params.story, body.hidden),
  )
  serve(api, previewStory, ({ params, body }) => writing.preview(params.story, body.language, body.content))
}

function staleBody(error: unknown) {
  if (!(error instanceof StaleStory)) throw error
  return { errors: [{ ...errorEntry('conflict'), current: error.current }] }
}

function takenBody(error: unknown) {
  if (!(error instanceof AddressTaken)) throw error
  return { errors: [{ ...errorEntry('conflict'), path: error.path, taken_by: error.takenBy }] }
}
