import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Locale } from '#domain/values/index.ts'
import { escapeHtml } from '#server/adapters/mail/index.ts'

/** Where the sandboxes stand; each has its pages, and their look, under its own address. */
export type SandboxPlace = '/sandbox/identity' | '/sandbox/payments'

type SandboxPage = {
  readonly at: SandboxPlace
  readonly locale: Locale
  readonly title: string
  readonly body: string
}

/** A page that stands in for one of somebody else: a bank, or whoever vouches for people. */
export const sandboxPage = ({ at, locale, title, body }: SandboxPage) => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${at}/sandbox.css">
</head>
<body>
${body}
</body>
</html>
`

/** How these pages look, served beside them. */
export async function serveLook(app: FastifyInstance, at: SandboxPlace): Promise<void> {
  const css = await readFile(new URL('sandbox.css', import.meta.url), 'utf8')
  app.get(`${at}/sandbox.css`, (_request, reply) => reply.type('text/css; charset=utf-8').send(css))
}
