import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { isoDayInAmsterdam } from '#domain/values/index.ts'
import { useDay } from '#web/cases/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { notices } from '#web/shell/index.ts'
import { SigningNote } from '#web/signing/index.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { FormActions } from '#web/ui/form-grid.tsx'
import { ArrowRightIcon, CheckIcon, DocumentIcon } from '#web/ui/icons.tsx'
import { useRoom } from '#web/ui/use-room.ts'
import { Agree } from './agree.tsx'
import { Decline } from './decline.tsx'
import { OwnDeed } from './own-deed.tsx'
import { OwnPartPapers } from './own-papers.tsx'
import { usePart } from './part-at-hand.ts'
import { fieldIdOf, SectionForm } from './section-form.tsx'

type PartStep = ReturnType<typeof useSteps>[number]

const none: readonly string[] = []

/** What of a section is theirs is less than whoever orders is asked there, and has words of its own. */
const worded = ['basic', 'personal', 'home', 'id', 'other'] as const

/** Their screens, one for each section that has something to ask, and the last one to read and agree. */
function useSteps() {
  const say = useSay()
  const { part, messages } = usePart()
  const missing = new Set(part.missing.map(({ key }) => key))
  const asked = part.sections.map((section) => {
    const keys = section.rows.flat().map(({ key }) => key)
    const own = worded.find((name) => name === section.name)
    const { name, heading } = own
      ? { name: say(`participant.sections.${own}.name`), heading: say(`participant.sections.${own}.heading`) }
      : messages.flow.sections[section.name]
    return { name, heading, section, keys, done: !keys.some((key) => missing.has(key)) }
  })
  const agree = { name: say('participant.agree.name'), heading: say('participant.agree.heading') }
  return [...asked, { ...agree, section: null, keys: none, done: part.state === 'complete' }]
}

export function PartSteps({ onDeclared }: { readonly onDeclared: () => void }) {
  const say = useSay()
  const [, navigate] = useLocation()
  const search = useSearch()
  const { token, part, messageOf, settle, complain } = usePart()
  const steps = useSteps()
  const asked = Number(new URLSearchParams(search).get('step') ?? 1)
  const place = Math.min(Math.max(Number.isInteger(asked) ? asked : 1, 1), steps.length) - 1
  const step = steps[place]
  const [attempt, setAttempt] = useState(0)
  const [complaints, setComplaints] = useState<typeof part.missing>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const arrived = useRef(place)
  useEffect(() => {
    if (arrived.current === place) return
    arrived.current = place
    setComplaints([])
    heading.current?.focus()
  }, [place])
  if (!step) return null

  const go = (to: number) => navigate(href('participant', { token }, { step: String(to + 1) }))

  async function next(): Promise<void> {
    const { missing } = await settle()
    const open = missing.filter(({ key }) => step?.keys.includes(key))
    complain(open.map(({ key }) => key))
    setComplaints(open)
    setAttempt(attempt + 1)
    if (open.length === 0) go(place + 1)
  }

  async function later(): Promise<void> {
    await settle()
    notices.show({ tone: 'positive', text: say('participant.later_said') })
  }

  // What was put right since is not complained about any more.
  const still = complaints.filter(({ key }) => part.missing.some((one) => one.key === key))
  const following = steps[place + 1]
  return (
    <Layout steps={steps} place={place} onGo={go}>
      <p className="text-hint font-semibold text-ink-2">
        {say('participant.step', { number: place + 1, count: steps.length, name: step.name })}
      </p>
      <h2 ref={heading} tabIndex={-1} className="mt-1 text-2xl! outline-none">
        {step.heading}
      </h2>
      {still.length > 0 && (
        <div className="mt-4">
          <ErrorSummary
            title={say('participant.errors')}
            errors={still.map((one) => ({ fieldId: fieldIdOf(one.key), message: messageOf(one) }))}
            attempt={attempt}
          />
        </div>
      )}
      {step.section ? (
        <>
          {(step.section.name === 'personal' || step.section.name === 'id') && (
            <p className="mt-1.5 text-hint text-ink-2">{say('participant.as_on_document')}</p>
          )}
          <SectionForm section={step.section} />
          {step.section.name === 'id' && part.signing && (
            <div className="mt-6">
              <SigningNote route={part.signing} name={null} />
            </div>
          )}
          {step.section.name === 'id' && part.tasks.length > 0 && <OwnPartPapers level={3} />}
          <FormActions>
            <Button look="ghost" onClick={() => void later()}>
              {say('participant.later')}
            </Button>
            <Button after={<ArrowRightIcon />} onClick={() => void next()}>
              {say('participant.next', { name: following?.name ?? '' })}
            </Button>
          </FormActions>
        </>
      ) : (
        <Agree onDeclared={onDeclared} onGoTo={(key) => go(steps.findIndex(({ keys }) => keys.includes(key)))} />
      )}
    </Layout>
  )
}

type LayoutProps = {
  readonly steps: readonly PartStep[]
  readonly place: number
  readonly onGo: (place: number) => void
  readonly children: ReactNode
}

/** The steps at the left, the deed at the right; on a phone the deed is behind a button. */
function Layout({ steps, place, onGo, children }: LayoutProps) {
  const say = useSay()
  const isWide = useRoom(64)
  const [open, setOpen] = useState(false)
  return (
    <div className="mx-auto grid w-full max-w-page lg:grid-cols-[13rem_minmax(0,1fr)_25rem]">
      <div className="border-line px-4.5 py-6 max-lg:hidden lg:border-r">
        <StepList steps={steps} place={place} onGo={onGo} />
        <AboutLink />
      </div>
      <div className="min-w-0 px-4.5 py-7 md:px-10">
        {children}
        <div className="mt-8 lg:hidden">
          <AboutLink />
        </div>
      </div>
      {isWide ? (
        <aside aria-label={say('participant.deed.heading')} className="bg-sunken px-6 py-7">
          <OwnDeed />
        </aside>
      ) : (
        <div className="sticky bottom-0 border-t border-line bg-surface p-2 text-center">
          <Button look="ghost" before={<DocumentIcon />} onClick={() => setOpen(true)}>
            {say('participant.deed.show')}
          </Button>
          <Dialog
            open={open}
            onClose={() => setOpen(false)}
            title={say('participant.deed.heading')}
            closeLabel={say('participant.close')}
          >
            <OwnDeed />
          </Dialog>
        </div>
      )}
    </div>
  )
}

function StepList({ steps, place, onGo }: Omit<LayoutProps, 'children'>) {
  const say = useSay()
  return (
    <nav aria-label={say('participant.steps')}>
      <p className="mb-2 px-2 text-hint font-semibold text-ink-2">{say('participant.steps')}</p>
      <ol className="grid gap-1">
        {steps.map(({ name, done }, index) => (
          <li key={name} aria-current={index === place ? 'step' : undefined}>
            <button
              type="button"
              onClick={() => onGo(index)}
              className={cx(
                'flex min-h-10 w-full items-center gap-3 rounded-s px-2 text-left',
                index === place ? 'bg-green-tint font-semibold text-green-deep' : 'text-ink-2 hover:text-ink',
              )}
            >
              <span
                aria-hidden="true"
                className={cx(
                  'grid size-4 flex-none place-items-center rounded-full border-[1.5px]',
                  done ? 'border-green bg-green text-white' : index === place ? 'border-green' : 'border-line-strong',
                )}
              >
                {done && <CheckIcon size={16} />}
              </span>
              {name}
              {done && <span className="sr-only"> ({say('participant.step_done')})</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Whose link it is and until when, and the way out. */
function AboutLink() {
  const say = useSay()
  const day = useDay()
  const { until } = usePart().part
  return (
    <div className="mt-6 px-2 text-hint text-ink-2">
      <p>{say('participant.link', { day: day(isoDayInAmsterdam(until)) })}</p>
      <Decline />
    </div>
  )
}
