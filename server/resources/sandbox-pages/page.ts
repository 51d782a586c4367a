import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { escapeMarkup, type Locale } from '#domain/values/index.ts'

type SandboxPage = {
  /** The address of its style. */
  readonly look: string
  readonly locale: Locale
  readonly title: string
  readonly body: string
}

/** A page that stands in for one of somebody else: a bank, a mailbox, or whoever vouches for people. */
export const sandboxPage = ({ look, locale, title, body }: SandboxPage) => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
<link rel="stylesheet" href="${look}">
</head>
<body>
${body}
</body>
</html>
`

/** The style of a page with something to fill in or press. */
const forms = new URL('sandbox.css', import.meta.url)

/** How these pages look, served at an address beside them: what all have in common, and their own. */
export async function serveLook(app: FastifyInstance, look: string, own = forms): Promise<void> {
  const files = [new URL('base.css', import.meta.url), own]
  const css = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n')
  app.get(look, (_request, reply) => reply.type('text/css; charset=utf-8').send(css))
}
