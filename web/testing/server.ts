import type { Api } from '#contract/index.ts'

type Answer = { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: unknown }
/** What the server says to a call, or does to it: throwing is a server that cannot be reached. */
type Answers = Readonly<
  Partial<Record<keyof Api & string, Answer | ((body: unknown, query: URLSearchParams) => Answer | Promise<Answer>)>>
>

const matches = (pattern: string, path: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path)

/** Stands in for `fetch`: answers the calls it has an answer for, and says what it was asked for besides. */
export function serverOf(answers: Answers, unanswered: string[]): typeof fetch {
  return async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), location.origin)
    const asked = `${init?.method ?? 'GET'} ${pathname}`
    const answer = Object.entries(answers).find(([key]) => matches(key, asked))?.[1]
    // Who tells nothing is no server that fails: pages then look by the clock.
    if (!answer && pathname.endsWith('/events')) return new Response(null, { status: 404 })
    // Then the list of countries that came with the page stays.
    if (!answer && pathname === '/api/countries') return new Response(null, { status: 503 })
    if (!answer) unanswered.push(asked)
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    const said =
      typeof answer === 'function'
        ? await answer(body, searchParams)
        : (answer ?? { status: 404, body: { errors: [] } })
    return new Response(said.body instanceof Blob ? said.body : JSON.stringify(said.body ?? {}), {
      status: said.status ?? 200,
      headers: { 'content-type': 'application/json', ...said.headers },
    })
  }
}

export type { Answer, Answers }
