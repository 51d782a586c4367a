import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { getWindowScript } from '#contract/accounts.ts'
import { escapeMarkup, type Locale } from '#domain/values/index.ts'
import { replied, serve } from '#server/http/index.ts'
import type { SocialOutcome } from './social.ts'

type WindowWords = { readonly done: string; readonly failed: string }

export const windowWords: Readonly<Record<Locale, WindowWords>> = {
  nl: {
    done: 'Je bent ingelogd. Dit venster sluit vanzelf.',
    failed: 'Inloggen is niet gelukt. Sluit dit venster en probeer het opnieuw.',
  },
  en: {
    done: 'You are logged in. This window closes by itself.',
    failed: 'Logging in did not work. Close this window and try again.',
  },
}

/** The script of the page below; a page of ours runs none that stands inside it. */
export async function serveWindowScript(api: FastifyInstance): Promise<void> {
  const source = await readFile(new URL('window-script.js', import.meta.url), 'utf8')
  serve(api, getWindowScript, async ({ reply }) => {
    reply.type('text/javascript; charset=utf-8').send(source)
    return replied
  })
}

type WindowLook = { readonly brand: string; readonly locale: Locale }

/** Where signing in within a window of its own ends: it hands the token to the page that opened it, and closes. */
export function windowPage(
  outcome: Extract<SocialOutcome, { handOver: unknown }>,
  { brand, locale }: WindowLook,
): string {
  const words = windowWords[locale]
  // Inside a script element only what could end it must be written otherwise.
  const data = JSON.stringify(outcome).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(brand)}</title>
<script type="application/json" id="outcome">${data}</script>
<script src="${getWindowScript.path}" defer></script>
</head>
<body>
<p>${escapeMarkup('error' in outcome.handOver ? words.failed : words.done)}</p>
</body>
</html>
`
}
