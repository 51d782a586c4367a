import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { ConsentQuestion, useConsent, usePageLoads } from '#web/analytics/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { useSite } from '#web/site/index.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { usePart } from '#web/ui/use-part.ts'
import { Footer } from './footer.tsx'
import type { Frame } from './frame.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { Notices } from './notices.tsx'
import { OverallStepContext } from './overall-step.ts'
import { PendingLine } from './pending-line.tsx'
import type { Question } from './question.ts'
import { Toolbar } from './toolbar.tsx'
import { ToolbarSlotContext } from './toolbar-slot.tsx'

const loadExitIntent = () => import('./exit-intent.tsx')

type Props = {
  readonly frame: Frame
  /** The next screen is on its way. */
  readonly pending: boolean
  readonly children: ReactNode
}

const layouts = {
  standard: '',
  // Side menu, form and deed share the whole window.
  questionnaire: 'flex flex-col',
  'max-display-checkout': 'mx-auto w-full max-w-page',
} as const satisfies Record<NonNullable<Frame['customLayout']> | 'standard', string>

export function Shell({ frame, pending, children }: Props) {
  const say = useSay()
  const site = useSite()
  const [path, navigate] = useLocation()
  const [question, setQuestion] = useState<Question | null>(null)
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [step, setStep] = useState<number | null>(null)
  const consent = useConsent()
  usePageLoads({ path: pending ? null : path, choice: consent.choice, tagManagerId: site.tag_manager_id })
  const leaving = usePart(loadExitIntent, frame.holdsWork)

  const go = () => {
    setQuestion(null)
    // Stopping altogether leads to the main site where there is one.
    if (question === 'exit' && site.home_url) location.assign(site.home_url)
    else navigate(href('home'))
  }

  return (
    <ToolbarSlotContext value={slot}>
      <div className="flex min-h-dvh flex-col">
        <SkipLink target="main">{say('shell.skip')}</SkipLink>
        <PendingLine pending={pending} />
        <Notices />
        <ConsentQuestion consent={consent} />
        <Toolbar
          frame={step === null ? frame : { ...frame, progressBarStep: step }}
          onAsk={setQuestion}
          slot={setSlot}
        />
        <main id="main" tabIndex={-1} className={`flex-1 outline-none ${layouts[frame.customLayout ?? 'standard']}`}>
          <OverallStepContext value={setStep}>{children}</OverallStepContext>
        </main>
        <Footer onCookies={site.maintenance ? null : consent.ask} />
      </div>
      {leaving && frame.holdsWork && <leaving.ExitIntent onLeaving={() => setQuestion('exit')} />}
      <LeaveQuestion question={question} onStay={() => setQuestion(null)} onGo={go} />
    </ToolbarSlotContext>
  )
}
