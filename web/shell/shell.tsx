import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import type { Locale } from '#domain/values/index.ts'
import { ConsentQuestion, useConsent, usePageLoads } from '#web/analytics/index.ts'
import { loadTexts, useLocale, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { useSite } from '#web/site/index.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { useLoadedModule } from '#web/ui/use-part.ts'
import { Footer } from './footer.tsx'
import type { Frame } from './frame.ts'
import type { LeavingQuestion } from './leave-dialog.tsx'
import { Notices } from './notices.tsx'
import { OverallStepContext } from './overall-step.ts'
import { Toolbar } from './toolbar.tsx'
import { ToolbarSlotContext } from './toolbar-slot.tsx'

const loadExitIntent = () => import('./exit-intent.ts')

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
} as const satisfies Record<Exclude<NonNullable<Frame['customLayout']>, 'workbench'> | 'standard', string>

export function Shell({ frame, pending, children }: Props) {
  const say = useSay()
  const site = useSite()
  const [path, navigate] = useLocation()
  const [question, setQuestion] = useState<LeavingQuestion | null>(null)
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [step, setStep] = useState<number | null>(null)
  const consent = useConsent()
  usePageLoads({ path: pending ? null : path, choice: consent.choice, tagManagerId: site.tag_manager_id })
  const leaving = useLoadedModule(loadExitIntent, frame.holdsWork)

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
        {frame.customLayout === 'workbench' ? (
          children
        ) : (
          <>
            <Toolbar
              frame={step === null ? frame : { ...frame, progressBarStep: step }}
              onAsk={setQuestion}
              slot={setSlot}
            />
            <main
              id="main"
              tabIndex={-1}
              className={`flex-1 outline-none ${layouts[frame.customLayout ?? 'standard']}`}
            >
              <OverallStepContext value={setStep}>{children}</OverallStepContext>
            </main>
            <Footer onCookies={site.maintenance ? null : consent.ask} />
          </>
        )}
      </div>
      {leaving && frame.holdsWork && <leaving.ExitIntent onLeaving={() => setQuestion('exit')} />}
      <LeaveQuestion question={question} onStay={() => setQuestion(null)} onGo={go} />
    </ToolbarSlotContext>
  )
}

/** A thin line at the top while the next screen is on its way: after 300 ms, and after two seconds with words. */
function PendingLine({ pending }: { pending: boolean }) {
  const say = useSay()
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50">
      {pending && (
        <>
          <div className="h-[3px] animate-appear overflow-hidden bg-green-tint">
            <div className="h-full w-2/5 animate-shimmer bg-green" />
          </div>
          <p className="mx-auto mt-2 w-max max-w-full animate-late rounded-full bg-ink px-4 py-1.5 text-sm text-white">
            {say('shell.loading')}
          </p>
        </>
      )}
    </div>
  )
}

type LeaveQuestionProps = {
  readonly question: LeavingQuestion | null
  readonly onStay: () => void
  readonly onGo: () => void
}

const loaderIn = (locale: Locale) => () =>
  Promise.all([import('./leave-dialog.tsx'), loadTexts(locale, ['returning'])]).then(([file]) => file)

const loadDialog = { nl: loaderIn('nl'), en: loaderIn('en') } as const

/** Asks before someone goes. Where the question cannot be fetched, a press on the logo simply goes. */
function LeaveQuestion({ question, onStay, onGo }: LeaveQuestionProps) {
  const { locale } = useLocale()
  const part = useLoadedModule(loadDialog[locale], question !== null, question === 'exit' ? onStay : onGo)
  return part && <part.LeaveDialog question={question} onStay={onStay} onGo={onGo} />
}
