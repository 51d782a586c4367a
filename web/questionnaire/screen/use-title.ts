import { useEffect } from 'react'
import { fill } from '#domain/messages/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { useSite } from '#web/site/index.ts'
import { useQuestionnaire } from '../store/context.tsx'
import { useFlowView } from '../store/use-flow.ts'

/** "Stap 2 van 8: Aandeelhouders". */
export function usePosition(): string {
  const { messages } = useQuestionnaire()
  const { at, of, name } = useFlowView(({ position, step }) => ({ ...position, name: step?.name ?? 'preview' }))
  return fill(messages.flow.position, { at, of, name: messages.flow.steps[name] })
}

/** The tab says where one is, and that something is wrong. */
export function useTitle(hasErrors: boolean): void {
  const say = useSay()
  const { brand } = useSite()
  const title = `${usePosition()} · ${brand}`
  const words = hasErrors ? say('questionnaire.error_title', { title }) : title
  useEffect(() => {
    document.title = words
  }, [words])
}
