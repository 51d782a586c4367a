import type { FastifyInstance } from 'fastify'
import { makeChange, payChange, previewChange, readChanges, withdrawChange } from '#contract/changes.ts'
import { errorEntry, ownSession, serve } from '#server/http/index.ts'
import type { ChangeActions } from './actions.ts'

export async function registerChanges(
  api: FastifyInstance,
  { actions }: { readonly actions: ChangeActions },
): Promise<void> {
  /** What it is now, so that nobody has to ask for it. */
  const moved = async (account: string, uuid: string) => ({
    errors: [errorEntry('conflict')],
    changes: await actions.read(account, uuid),
  })

  serve(api, readChanges, ({ params, request }) => actions.read(ownSession(request).account, params.uuid))
  serve(api, previewChange, ({ params, body, request }) =>
    actions.preview(ownSession(request).account, params.uuid, body.patch),
  )
  serve(api, makeChange, async ({ params: { uuid }, body, request, refuse }) => {
    const { account } = ownSession(request)
    const made = await actions.make(account, uuid, body.patch, body.total)
    return 'outcome' in made ? refuse(409, await moved(account, uuid)) : made
  })
  serve(api, payChange, async ({ params: { uuid }, body, request, refuse }) => {
    const { account } = ownSession(request)
    const paid = await actions.pay(account, uuid, body.revision)
    return 'outcome' in paid ? refuse(409, await moved(account, uuid)) : paid
  })
  serve(api, withdrawChange, ({ params, request }) => actions.withdraw(ownSession(request).account, params.uuid))
}
