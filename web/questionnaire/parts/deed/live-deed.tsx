import { type ReactNode, useEffect, useState } from 'react'
import { type FieldPath, firstSaying } from '#domain/documents/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { fieldAt } from '../../model/store/field-at.ts'
import { useQuestionnaire } from '../../model/use/questionnaire.ts'
import { pathOfId } from '../questions/field-id.ts'
import { WhenLoaded } from '../when-loaded.tsx'
import { useLiveDocument } from './live-document.ts'
import { LiveSheet } from './live-sheet.tsx'
import { DeedLinksProvider, useMakeLinks } from './phrases.tsx'
import type { SheetColumn } from './sheet.tsx'
import { type Papers, useComposed, usePapers } from './use-composed.ts'
import { LanguageChoice } from './viewer.tsx'

const theDeed = { name: 'deed', subject: { kind: 'company' } } as const

interface Props {
  /** Stands above it, beside the page. */
  readonly title?: ReactNode
  /** How high it may be. */
  readonly height: string
  /** Called before one goes to a question, where this would stand in front of it. */
  readonly onLeave?: () => void
}

/** The deed while one types: what the current question makes is brought into view, what changed lights up. */
export function LiveDeed(props: Props) {
  const papers = usePapers()
  return (
    <WhenLoaded resource={papers} shape="page">
      {(value) => <Live papers={value} {...props} />}
    </WhenLoaded>
  )
}

function Live({ papers, title, height, onLeave }: Props & { readonly papers: Papers }) {
  const say = useSay()
  const live = useComposed(papers, theDeed)
  const [column, setColumn] = useState<SheetColumn>(papers.language)
  const { languages } = useLiveDocument(live, ({ outline }) => outline)
  const { store } = useQuestionnaire()
  // On a phone it opens over the question that had the focus: then what was last written is what one looks for.
  const focused = useFocused()
  const current = useLiveDocument(
    live,
    ({ document }) => focused ?? store.writtenLately().find((path) => firstSaying(document, path)) ?? null,
  )
  const links = useMakeLinks({ onLeave })
  return (
    <DeedLinksProvider value={links}>
      <LiveSheet
        live={live}
        column={column}
        current={current as `main.${string}` | null}
        title={title}
        height={height}
        label={say('questionnaire.deed.label')}
      >
        <LanguageChoice languages={languages} column={column} onChange={setColumn} />
      </LiveSheet>
    </DeedLinksProvider>
  )
}

const isAnswer = (path: string): path is FieldPath => fieldAt(path) !== null

/** The answer whose question has the focus, or had it last. */
function pathAt(target: EventTarget | null): FieldPath | null {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    const path = element.id.startsWith('q-') ? pathOfId(element.id) : ''
    if (isAnswer(path)) return path
  }
  return null
}

function useFocused(): FieldPath | null {
  const [path, setPath] = useState(() => pathAt(document.activeElement))
  useEffect(() => {
    const look = ({ target }: FocusEvent) => setPath((before) => pathAt(target) ?? before)
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [])
  return path
}
