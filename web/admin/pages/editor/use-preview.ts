import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { StoredContent } from '#domain/content/index.ts'
import { type Locale, locales } from '#domain/values/index.ts'
import { call } from '#web/api/index.ts'

export type Preview = {
  readonly state: 'waiting' | 'ready' | 'failed'
  /** Null: there is no page in that language. */
  readonly html: string | null
}

const pause = 400
const waiting: Preview = { state: 'waiting', html: null }

/** The page as it would look with what stands there now: in the language that is looked at, and once in the other. */
export function usePreview(uuid: string, content: StoredContent, language: Locale): Readonly<Record<Locale, Preview>> {
  const [previews, setPreviews] = useState<Readonly<Record<Locale, Preview>>>({ nl: waiting, en: waiting })
  const isFirst = useRef(true)
  /** The newest question counts. */
  const turns = useRef({ nl: 0, en: 0 })
  const look = useEffectEvent(async (asked: Locale, story: string, shown: StoredContent) => {
    turns.current[asked] += 1
    const turn = turns.current[asked]
    const preview = await call('POST /api/admin/stories/:story/preview', {
      ...{ params: { story }, body: { language: asked, content: shown } },
    }).then(
      ({ html }): Preview => ({ state: 'ready', html: html && withoutScripts(html) }),
      () => null,
    )
    if (turn !== turns.current[asked]) return
    // What was last good stays in sight.
    setPreviews((all) => ({ ...all, [asked]: preview ?? { state: 'failed', html: all[asked].html } }))
  })
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      for (const each of locales) void look(each, uuid, content)
      return
    }
    const timer = setTimeout(() => void look(language, uuid, content), pause)
    return () => clearTimeout(timer)
  }, [uuid, content, language])
  return previews
}

/** None would run there, and a browser complains of each. */
function withoutScripts(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const script of page.querySelectorAll('script')) script.remove()
  return `<!doctype html>${page.documentElement.outerHTML}`
}
