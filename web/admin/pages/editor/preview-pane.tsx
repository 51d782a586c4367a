import { useEffect, useRef, useState } from 'react'
import { type Locale, locales } from '#domain/values/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { usePageWords } from '../model/words.ts'
import { Segments } from './segments.tsx'
import type { Preview } from './use-preview.ts'

type Props = {
  readonly preview: Preview
  readonly language: Locale
  readonly onLanguage: (language: Locale) => void
}

const screens = ['phone', 'computer'] as const
type ScreenSize = (typeof screens)[number]

/** The page as readers would see it. */
export function PreviewPane({ preview, language, onLanguage }: Props) {
  const say = useSay()
  const [screen, setScreen] = useState<ScreenSize>('phone')
  return (
    <section aria-label={say('admin_pages.preview.title')} className="grid content-start gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Segments
          label={say('admin_pages.preview.screen')}
          options={screens.map((value) => ({ value, label: say(`admin_pages.preview.${value}`) }))}
          value={screen}
          onChange={setScreen}
        />
        <Segments
          label={say('admin_pages.preview.language')}
          options={locales.map((value) => ({ value, label: say(`admin_pages.language_short.${value}`) }))}
          value={language}
          onChange={onLanguage}
        />
      </div>
      <PreviewFrame preview={preview} language={language} screen={screen} />
    </section>
  )
}

const wide = 1280

export function PreviewFrame({
  preview,
  language,
  screen,
}: {
  preview: Preview
  language: Locale
  screen: ScreenSize | 'full'
}) {
  const say = useSay()
  const words = usePageWords()
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const scrolled = useRef(0)
  const [room, setRoom] = useState(390)
  useEffect(() => {
    if (!box.current) return
    const watch = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  /** Nothing in it leads away, and it stays where one was looking. */
  const settle = () => {
    const inner = frame.current?.contentWindow
    inner?.scrollTo({ top: scrolled.current, behavior: 'instant' })
    inner?.addEventListener('scroll', () => {
      scrolled.current = inner.scrollY
    })
    inner?.document.addEventListener('click', (event) => {
      const isLink = event.composedPath().some((node) => 'nodeName' in node && node.nodeName === 'A')
      if (isLink) event.preventDefault()
    })
    inner?.document.addEventListener('submit', (event) => event.preventDefault())
  }
  const scale = screen === 'computer' ? Math.min(1, room / wide) : 1
  return (
    <div ref={box} className="min-w-0">
      {preview.state === 'failed' && (
        <div className="mb-2">
          <FailedBanner
            text={say('admin_pages.preview.failed')}
            again={say('admin_pages.again')}
            onAgain={preview.again}
          />
        </div>
      )}
      {preview.state === 'waiting' && <Skeleton label={say('admin_pages.preview.waiting')} shape="page" />}
      {preview.state === 'ready' && preview.html === null && (
        <p className="rounded-m border border-dashed border-line-strong px-4 py-6 text-center text-ink-2">
          {say('admin_pages.preview.nothing')}
        </p>
      )}
      {preview.html !== null && (
        <div
          className={cx(
            'relative mx-auto overflow-hidden border border-line bg-white shadow-2',
            screen === 'phone' ? 'w-full max-w-[392px] rounded-l' : 'w-full rounded-s',
            screen === 'full' ? 'h-[70dvh]' : 'h-[min(70rem,calc(100dvh-9rem))]',
          )}
        >
          <iframe
            ref={frame}
            title={say('admin_pages.preview.frame', { language: words.language(language) })}
            // No script runs in it; it is of our own house, so that what is pressed can be held back.
            sandbox="allow-same-origin"
            srcDoc={preview.html}
            onLoad={settle}
            className="block origin-top-left border-0"
            style={{
              width: screen === 'computer' ? wide : '100%',
              height: `${100 / scale}%`,
              transform: scale < 1 ? `scale(${scale})` : undefined,
            }}
          />
        </div>
      )}
    </div>
  )
}
