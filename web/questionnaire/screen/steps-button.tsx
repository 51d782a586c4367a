import { useState } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { ChevronIcon } from '#web/ui/icons.tsx'
import { usePart } from '#web/ui/use-part.ts'
import { loadSteps } from './late.tsx'
import { usePosition } from './use-title.ts'

/** On a phone: where we are, and all steps behind it. */
export function StepsButton() {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const position = usePosition()
  const close = () => setOpen(false)
  const part = usePart(loadSteps, open, close)
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
