import type { Ref } from 'react'
import { useSite } from '#web/site/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { Account } from './account.tsx'
import type { Frame } from './frame.ts'
import { HomeLink } from './home-link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { OverallProgress } from './overall-progress.tsx'
import type { Question } from './question.ts'
import { SmallMenu } from './small-menu.tsx'

type Props = {
  readonly frame: Frame
  readonly onAsk: (question: Question) => void
  /** Takes the element in which a screen may show its state. */
  readonly slot: Ref<HTMLElement>
}

export function Toolbar({ frame, onAsk, slot }: Props) {
  const { maintenance } = useSite()
  const step = frame.progressBarStep
  const inFlow = frame.customLayout === 'questionnaire'
  return (
    <header
      className={cx(
        'group/bar border-b border-line bg-surface',
        // Whether everything is saved stays in view, however far one scrolls.
        inFlow && 'md:sticky md:top-0 md:z-20',
      )}
      data-flow={inFlow || undefined}
    >
      <div className="flex flex-wrap items-center gap-x-3 px-4.5 py-1.5 md:gap-x-5 md:px-8 md:py-2.5">
        <HomeLink frame={frame} onAsk={onAsk} />
        {step !== null && (
          <div
            className={cx(
              'order-last w-full min-w-0 pb-1 md:order-none md:w-auto md:flex-1 md:pb-0',
              // A flow counts its own steps: two counts under each other would only confuse.
              inFlow && 'max-md:hidden',
            )}
          >
            <OverallProgress step={step} />
          </div>
        )}
        <span
          ref={slot}
          className={cx(
            'max-md:order-last max-md:w-full max-md:pb-1',
            // A flow keeps room for it: the words come later and change all the time.
            inFlow ? 'min-h-7 md:min-h-0 md:w-44' : 'empty:hidden',
          )}
        />
        <div className="ml-auto flex items-center gap-x-2 max-md:hidden">
          <LanguageSwitch />
          {!maintenance && <Account />}
        </div>
        <div className="ml-auto flex items-center gap-x-1 md:hidden">
          {maintenance ? (
            <LanguageSwitch />
          ) : (
            <>
              <Account small />
              <SmallMenu step={step} />
            </>
          )}
        </div>
      </div>
    </header>
  )
}
