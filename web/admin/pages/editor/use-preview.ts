import { useEffect, useState } from 'react'
import type { StoredContent } from '#domain/content/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { call, useResource } from '#web/api/index.ts'

export type Preview = {
  readonly state: 'waiting' | 'ready' | 'failed'
  /** Null: there is no page in that language. */
  readonly html: string | null
  /** After it failed. */
  readonly again: () => void
}

type Made = Pick<Preview, 'state' | 'html'>
type Looked = { readonly uuid: string; readonly content: StoredContent; readonly language: Locale }

const pause = 400
const waiting: Made = { state: 'waiting', html: null }

/** The page as it would look with what stands there now: in the language that is looked at, and once in the other. */
export const usePreview = (
  uuid: string,
  content: StoredContent,
  language: Locale,
): Readonly<Record<Locale, Preview>> => ({
  nl: usePreviewIn('nl', { uuid, content, language }),
  en: usePreviewIn('en', { uuid, content, language }),
})

function usePreviewIn(own: Locale, { uuid, content, language }: Looked): Preview {
  const [asked, ask] = useState({ content, turn: 0 })
  useEffect(() => {
    if (language !== own || content === asked.content) return
    const timer = setTimeout(() => ask({ content, turn: asked.turn + 1 }), pause)
    return () => clearTimeout(timer)
  }, [content, asked, language, own])
  const { again, ...found } = useResource(`preview ${uuid} ${own} ${asked.turn}`, async () => {
    const body = { language: own, content: asked.content }
    const { html } = await call('POST /api/admin/stories/:story/preview', { params: { story: uuid }, body })
    return html && withoutScripts(html)
  })
  const [last, keep] = useState(waiting)
  if (found.state === 'ready' && (last.state === 'waiting' || last.html !== found.value))
    keep({ state: 'ready', html: found.value })
  // What was last good stays in sight.
  const made: Made = found.state === 'failed' || found.state === 'gone' ? { state: 'failed', html: last.html } : last
  return { ...made, again }
}

/** None would run there, and a browser complains of each. */
function withoutScripts(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const script of page.querySelectorAll('script')) script.remove()
  return `<!doctype html>${page.documentElement.outerHTML}`
}
