import { forwardMove } from '#domain/cases/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckIcon } from '#web/ui/icons.tsx'
import { useDesk } from '../desk/desk.ts'
import { useOpenCase } from '../desk/open-case.ts'
import { MissingLink } from './missing-link.tsx'
import { useCaseMove } from './use-move.ts'

const mostShown = 4

/** Always in sight: what is missing for the next step, each with the way to it, and that step itself. */
export function BottomBar() {
  const say = useSay()
  const move = useCaseMove()
  const { us } = useDesk()
  const { found, busy, tellMissing } = useOpenCase()
  const next = forwardMove(found.actions)
  if (next === null) {
    const { waiting_on } = found
    return (
      <section aria-label={say('case.needed.label')} className={bar}>
        <p className="text-ink-2">{say(`case.waits.${waiting_on === us ? 'nobody' : waiting_on}`)}</p>
      </section>
    )
  }
  const { action, possible, missing } = next
  const press = () => (possible ? void move({ action }) : tellMissing(missing))
  return (
    <section aria-label={say('case.needed.label')} className={bar}>
      <h2 className="font-sans text-sm font-semibold tracking-normal">{say(`case.needed.${action}`)}</h2>
      {possible ? (
        <p className="flex min-w-0 flex-1 items-center gap-1.5 text-green-deep">
          <CheckIcon size={16} />
          {say('case.needed.ready')}
        </p>
      ) : (
        <ul className="flex min-w-0 flex-1 flex-wrap items-center gap-x-5 gap-y-1 max-md:max-h-20 max-md:basis-full max-md:overflow-y-auto">
          {missing.slice(0, mostShown).map((thing) => (
            <li key={`${thing.kind} ${thing.id ?? ''}`}>
              <MissingLink thing={thing} />
            </li>
          ))}
          {missing.length > mostShown && (
            <li className="text-ink-2">{say('case.needed.more', { count: missing.length - mostShown })}</li>
          )}
        </ul>
      )}
      <Button
        look={possible ? 'primary' : 'line'}
        size="small"
        busy={busy ? say('case.busy') : undefined}
        onClick={press}
      >
        {say(`case.actions.${action}`)}
      </Button>
    </section>
  )
}

const bar =
  'sticky bottom-0 z-10 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line-strong bg-surface px-4 py-2.5 shadow-2 lg:px-6 print:hidden'
