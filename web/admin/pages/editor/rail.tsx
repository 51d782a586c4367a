import type { ReactNode } from 'react'
import { factNames, isBlockName } from '#domain/content/index.ts'
import { blocksAt } from '#domain/editing/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { ClockIcon, ExternalIcon, SearchIcon } from '#web/ui/icons.tsx'
import { LinkIcon } from '../icons.tsx'
import { isWithin, useEditing } from '../model/editing.ts'
import { usePageWords } from '../model/words.ts'
import { blockId } from './block-card.tsx'

const parts = [
  ['address', <LinkIcon key="address" size={16} />],
  ['search', <SearchIcon key="search" size={16} />],
  ['links', <ExternalIcon key="links" size={16} />],
  ['history', <ClockIcon key="history" size={16} />],
] as const

export const partId = (part: (typeof parts)[number][0]): string => `page-${part}`

const entry =
  'flex min-h-9 w-full items-center gap-2 rounded-s px-2.5 text-left text-ink no-underline hover:bg-green-tint hover:text-green-deep'

/** The blocks of the page with what is missing in each, and what else there is to it. */
export function Rail() {
  const say = useSay()
  const words = usePageWords()
  const { draft, fold } = useEditing()
  const go = (uid: string) => {
    fold(uid, true)
    requestAnimationFrame(() => {
      const block = document.getElementById(blockId(uid))
      block?.scrollIntoView({ block: 'start' })
      block?.focus({ preventScroll: true })
    })
  }
  return (
    <nav aria-label={say('admin_pages.rail.label')} className="grid gap-1">
      <h2 className="px-2.5 font-sans text-xs font-semibold tracking-normal text-ink-2">
        {say('admin_pages.rail.blocks')}
      </h2>
      <ol>
        {blocksAt(draft.content, 'body').map(({ _uid, component }, index) => (
          <li key={_uid || index}>
            <button type="button" className={entry} onClick={() => go(_uid)}>
              <span className="w-4.5 flex-none text-right text-xs text-ink-2">{index + 1}</span>
              <span className="min-w-0 truncate">{words.block(component)}</span>
              <MissingMark path={`body.${index}`} isKnown={isBlockName(component)} />
            </button>
          </li>
        ))}
      </ol>
      <h2 className="mt-4 px-2.5 font-sans text-xs font-semibold tracking-normal text-ink-2">
        {say('admin_pages.rail.page')}
      </h2>
      <ul>
        {parts.map(([part, icon]) => (
          <li key={part}>
            <a href={`#${partId(part)}`} className={entry}>
              {icon}
              {say(`admin_pages.rail.${part}`)}
              {part === 'search' && <MissingMark path="meta" isKnown />}
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-3 grid gap-2 px-2.5 text-xs text-ink-2 max-lg:hidden">
        <RailKeys keys={['alt', '↑', '↓']}>{say('admin_pages.rail.move')}</RailKeys>
        <RailKeys keys={['ctrl', 'z']}>{say('admin_pages.rail.undo')}</RailKeys>
      </div>
      <details className="mt-3 px-2.5 text-xs text-ink-2">
        <summary className="min-h-8 font-semibold">{say('admin_pages.rail.facts')}</summary>
        <p>{say('admin_pages.rail.facts_text')}</p>
        <ul className="mt-1 break-all">
          {factNames.map((name) => (
            <li key={name}>
              <code>{`{${name}}`}</code>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

function MissingMark({ path, isKnown }: { readonly path: string; readonly isKnown: boolean }) {
  const say = useSay()
  const { draft } = useEditing()
  const here = draft.issues.filter((issue) => isWithin(issue, path))
  const english = here.filter(({ code }) => code === 'missing_translation').length
  const open = here.filter(({ weight }) => weight === 'unfinished').length
  const isWrong = !isKnown || here.some(({ weight }) => weight === 'refused')
  if (!isWrong && open === 0 && english === 0) return null
  return (
    <em
      className={`ml-auto text-2xs font-semibold whitespace-nowrap not-italic ${isWrong ? 'text-red' : 'text-orange-deep'}`}
    >
      {isWrong
        ? say('admin_pages.rail.wrong')
        : open > 0
          ? say('admin_pages.rail.open', { count: open })
          : say('admin_pages.rail.missing_en', { count: english })}
    </em>
  )
}

function RailKeys({ keys, children }: { readonly keys: readonly string[]; readonly children: ReactNode }) {
  return (
    <p>
      {keys.map((key) => (
        <kbd key={key} className="mr-1 rounded-xs border border-line bg-surface px-1.5 py-0.5 font-sans">
          {key}
        </kbd>
      ))}
      <span className="block">{children}</span>
    </p>
  )
}
