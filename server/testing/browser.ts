import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

/** Someone's browser: sends the cookies it was given. */
export type Browser = {
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    /** `payloadAsStream` for an answer that goes on. */
    options?: Pick<InjectOptions, 'payload' | 'headers' | 'payloadAsStream'>,
  ): Promise<LightMyRequestResponse>
  /** As the `cookie` header has them. */
  cookies(): string
  /** Where it calls from. */
  readonly address: string
}

/**
 * A browser that never met the service, at a page of ours. Each has an address of its own, so that limits do not add up.
 */
export function openBrowser(app: FastifyInstance): Browser {
  const jar = new Map<string, string>()
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const remoteAddress = `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`
  return {
    cookies,
    address: remoteAddress,
    async call(method, url, { payload, headers, payloadAsStream } = {}) {
      const answer = await app.inject({
        method,
        url,
        remoteAddress,
        headers: { 'sec-fetch-site': 'same-origin', ...(jar.size > 0 && { cookie: cookies() }), ...headers },
        ...(payload !== undefined && { payload }),
        ...(payloadAsStream && { payloadAsStream }),
      })
      for (const { name, value } of answer.cookies) jar.set(name, value)
      return answer
    },
  }
}
