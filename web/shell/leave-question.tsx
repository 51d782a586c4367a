import { usePart } from '#web/ui/use-part.ts'
import type { Question } from './question.ts'

type Props = {
  readonly question: Question | null
  readonly onStay: () => void
  readonly onGo: () => void
}

const loadDialog = () => import('./leave-dialog.tsx')

/** Asks before someone goes. Where the question cannot be fetched, a press on the logo simply goes. */
export function LeaveQuestion({ question, onStay, onGo }: Props) {
  const part = usePart(loadDialog, question !== null, question === 'exit' ? onStay : onGo)
  return part && <part.LeaveDialog question={question} onStay={onStay} onGo={onGo} />
}
