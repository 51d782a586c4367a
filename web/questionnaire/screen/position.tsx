import { useEffect, useState } from 'react'
import { fill } from '#domain/messages/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { useSite } from '#web/site/index.ts'
import { ChevronIcon } from '#web/ui/question-icons.tsx'
import { useLoadedModule } from '#web/ui/use-part.ts'
import { useFlowView, useQuestionnaire } from '../model/use/questionnaire.ts'
import { loadDialogs } from './late.tsx'
import { TourButton } from './tour/tour-button.tsx'

/** Where we are, in words; on a phone it opens the list of steps. Whoever has just begun may have a look around. */
export function Position() {
  const position = usePosition()
  const begun = useFlowView(({ progress }) => progress.step > 0)
  return (
    <div className="mb-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4 md:mb-2 md:min-h-9">
      <p className="text-sm font-semibold text-ink-2 max-md:hidden">{position}</p>
      <div className="md:hidden">
        <StepsButton />
      </div>
      {!begun && <TourButton />}
    </div>
  )
}

/** On a phone: where we are, and all steps behind it. */
function StepsButton() {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const position = usePosition()
  const close = () => setOpen(false)
  const part = useLoadedModule(loadDialogs, open, close)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="-mx-1 flex min-h-11 items-center gap-1 rounded-s px-1 text-left text-sm font-semibold text-ink-2"
      >
        <span>{position}</span>
        <ChevronIcon size={16} />
        <span className="sr-only">{`, ${say('questionnaire.steps.open')}`}</span>
      </button>
      {part && <part.StepsDrawer open={open} onClose={close} />}
    </>
  )
}

/** "Stap 2 van 8: Aandeelhouders". */
function usePosition(): string {
  const { messages } = useQuestionnaire()
  const { at, of, name } = useFlowView(({ position, step }) => ({ ...position, name: step?.name ?? 'preview' }))
  return fill(messages.flow.position, { at, of, name: messages.flow.steps[name] })
}

/** The tab says where one is, and that something is wrong. */
export function useTabTitle(hasErrors: boolean): void {
  const say = useSay()
  const { brand } = useSite()
  const title = `${usePosition()} · ${brand}`
  const words = hasErrors ? say('questionnaire.error_title', { title }) : title
  useEffect(() => {
    document.title = words
  }, [words])
}
