import type { FastifyInstance } from 'fastify'
import {
  blockAccount,
  changeAccess,
  findAccounts,
  inviteAgain,
  inviteStaff,
  listStaff,
  resetMemberSecondFactor,
} from '#contract/admin-staff.ts'
import { ownSession, serve } from '#server/http/index.ts'
import { AccessRefused, type StaffActions } from './staff.ts'

export async function registerStaff(api: FastifyInstance, staff: StaffActions): Promise<void> {
  serve(api, listStaff, staff.list)
  serve(api, findAccounts, ({ query }) => staff.find(query.email))
  serve(api, inviteStaff, ({ body, request, refuse }) =>
    staff.invite(ownSession(request).account, body).catch((error) => refuse(409, refusedBody(error))),
  )
  serve(api, inviteAgain, ({ params, request, refuse }) =>
    staff.again(ownSession(request).account, params.member).catch((error) => refuse(409, refusedBody(error))),
  )
  serve(api, changeAccess, ({ params, body, request, refuse }) =>
    staff.change(ownSession(request).account, params.member, body).catch((error) => refuse(409, refusedBody(error))),
  )
  serve(api, blockAccount, ({ params, body, request, refuse }) =>
    staff.block(ownSession(request).account, params.member, body).catch((error) => refuse(409, refusedBody(error))),
  )
  serve(api, resetMemberSecondFactor, ({ params, request, refuse }) =>
    staff.resetFactor(ownSession(request).account, params.member).catch((error) => refuse(409, refusedBody(error))),
  )
}

const sentences = {
  own_access: 'Nobody takes away their own access.',
  last_admin: 'Somebody must be left who can let others in.',
  nothing_to_do: 'It is so already.',
  blocked: 'This account is blocked; unblock it first.',
} as const

function refusedBody(error: unknown) {
  if (!(error instanceof AccessRefused)) throw error
  return { errors: [{ code: error.code, message: sentences[error.code] }] }
}
