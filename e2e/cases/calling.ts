import type { APIRequestContext } from '@playwright/test'
import type { Caller } from '#server/testing/cases.ts'
import { fromOurPage, headersOf, type Token } from '../accounts/people.ts'

/** Somebody without a screen, for what a journey is not about. */
export const callerOf = (request: APIRequestContext, token: Token): Caller => ({
  async call(method, url, { payload, headers } = {}) {
    const answer = await request.fetch(url, {
      method,
      headers: { ...headersOf(token), ...fromOurPage, ...headers },
      ...(payload !== undefined && { data: payload }),
    })
    const body = await answer.text()
    return { statusCode: answer.status(), body, json: () => JSON.parse(body) }
  },
})
