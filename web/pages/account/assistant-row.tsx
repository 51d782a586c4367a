import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ConnectedAssistant } from '#contract/assistants.ts'
import { useLocale, useMoment, useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { ChevronIcon } from '#web/ui/icons.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useLoadedModule } from '#web/ui/use-part.ts'
import { dayAndTime } from './day-and-time.ts'

type Props = { readonly assistant: ConnectedAssistant; readonly busy: boolean; readonly onEnd: () => void }

export const endButtonId = (uuid: string): string => `end-${uuid}`

/** One of them. It is asked once more before it ends, at the same place. */
export function AssistantRow({ assistant, busy, onEnd }: Props) {
  const say = useSay()
  const [asking, setAsking] = useState(false)
  const heading = useId()
  const sure = useId()
  const yes = useRef<HTMLButtonElement>(null)
  const { uuid, name, host, local } = assistant
  const ask = () => {
    flushSync(() => setAsking(true))
    yes.current?.focus()
  }
  const leave = () => {
    flushSync(() => setAsking(false))
    document.getElementById(endButtonId(uuid))?.focus()
  }
  return (
    <li aria-labelledby={heading} className="border-t border-line pt-5 first:border-0 first:pt-0">
      <div className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-start gap-x-3 gap-y-2.5 xs:grid-cols-[2.25rem_minmax(0,1fr)_auto]">
        <span
          aria-hidden="true"
          className="grid size-9 place-items-center rounded-[10px] bg-ink text-xs leading-none font-bold text-white forced-colors:border"
        >
          {initialsOf(name).slice(0, 1)}
        </span>
        <div className="min-w-0 wrap-anywhere">
          <h3 id={heading} className="font-sans! text-base! leading-snug font-semibold!">
            <bdi>{name}</bdi>
          </h3>
          <p className="text-hint text-ink-2">{local ? say('assistants.local', { host }) : host}</p>
        </div>
        {!asking && (
          <div className="max-xs:col-start-2">
            <Button
              id={endButtonId(uuid)}
              look="line"
              size="small"
              aria-label={say('assistants.end_named', { name })}
              onClick={ask}
            >
              {say('assistants.end')}
            </Button>
          </div>
        )}
      </div>
      {asking && (
        // biome-ignore lint/a11y/useSemanticElements: a question with two answers is no set of fields
        <div
          role="group"
          aria-labelledby={sure}
          onKeyDown={({ key }) => key === 'Escape' && !busy && leave()}
          className="mt-3 rounded-s border-[1.5px] border-line-strong bg-paper px-3.5 py-3"
        >
          <p id={sure} className="wrap-anywhere">
            {say('assistants.sure', { name })}
          </p>
          <div className="mt-2.5 flex flex-wrap gap-2">
            <Button
              ref={yes}
              look="danger"
              size="small"
              aria-describedby={sure}
              busy={busy ? say('assistants.busy') : undefined}
              onClick={onEnd}
            >
              {say('assistants.yes')}
            </Button>
            <Button look="line" size="small" onClick={leave}>
              {say('assistants.no')}
            </Button>
          </div>
        </div>
      )}
      <AssistantFacts assistant={assistant} />
      <Changes assistant={assistant} />
    </li>
  )
}

function AssistantFacts({ assistant }: Pick<Props, 'assistant'>) {
  const say = useSay()
  const { locale } = useLocale()
  const day = useMoment()
  const { since, until, last_used_at, permissions, draft } = assistant
  const moment = useMoment(dayAndTime)
  return (
    <dl className="mt-3 grid gap-y-1 text-md xs:grid-cols-[9rem_minmax(0,1fr)]">
      <AssistantFact label={say('assistants.since')}>{day(since)}</AssistantFact>
      <AssistantFact label={say('assistants.until')}>{moment(until)}</AssistantFact>
      <AssistantFact label={say('assistants.used')}>
        {last_used_at === null ? say('assistants.unused') : moment(last_used_at)}
      </AssistantFact>
      <AssistantFact label={say('assistants.may')}>
        {permissions.map((permission) => say(`assistants.may_${permission}`)).join(', ')}
      </AssistantFact>
      <AssistantFact label={say('assistants.what')}>
        {draft === null
          ? say('assistants.everything')
          : (draft.name ?? say('assistants.unnamed', { product: draft.product_name[locale] }))}
      </AssistantFact>
    </dl>
  )
}

const AssistantFact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <>
    <dt className="text-ink-2 max-xs:mt-1">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </>
)

const loadChanges = () => import('./assistant-changes.tsx')

/** What it did, for who wants to know: the words of the questions are fetched then. */
function Changes({ assistant: { name, changes } }: Pick<Props, 'assistant'>) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const part = useLoadedModule(loadChanges, open && !failed, () => setFailed(true))
  const id = useId()
  if (changes.length === 0) {
    return <p className="mt-3 text-hint wrap-anywhere text-ink-2">{say('assistants.no_changes', { name })}</p>
  }
  return (
    <div className="mt-2">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="-mx-1 inline-flex min-h-8 items-center gap-1 rounded-xs px-1 text-left text-hint text-green underline underline-offset-3 hover:text-green-deep pointer-coarse:min-h-11"
      >
        <span className={open ? 'rotate-180 transition-transform' : 'transition-transform'}>
          <ChevronIcon size={16} />
        </span>
        <span className="min-w-0 wrap-anywhere">{say('assistants.changes', { name })}</span>
      </button>
      {open && (
        <div id={id} className="mt-1 border-l-2 border-green-line py-0.5 pl-3">
          {part ? (
            <part.AssistantChanges changes={changes} />
          ) : failed ? (
            <FailedBanner
              text={say('assistants.changes_failed')}
              again={say('account.again')}
              onAgain={() => setFailed(false)}
            />
          ) : (
            <Skeleton label={say('assistants.changes_loading')} />
          )}
        </div>
      )}
    </div>
  )
}
