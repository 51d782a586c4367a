import { FullRow } from '#web/ui/form-grid.tsx'
import { useLoadedModule } from '#web/ui/use-part.ts'
import { useFlowView } from '../../model/use/questionnaire.ts'
import { WithAllMessages } from '../speaking.tsx'

export const loadNote = () => import('./blocker-note.tsx')

/** What the business has to say about these answers, under them: a remark, or that this is not possible and what is. */
export function BlockerNotes({ paths }: { paths: readonly string[] }) {
  const notes = useFlowView(({ blockers }) =>
    blockers.filter(
      (blocker) => blocker.shows !== 'toast' && blocker.judged === 'at_once' && paths.includes(blocker.path),
    ),
  )
  const part = useLoadedModule(loadNote, notes.length > 0)
  if (notes.length === 0 || !part) return null
  return (
    <WithAllMessages>
      {notes.map((blocker) => (
        <FullRow key={`${blocker.code} ${blocker.path}`}>
          <part.BlockerNote blocker={blocker} />
        </FullRow>
      ))}
    </WithAllMessages>
  )
}
