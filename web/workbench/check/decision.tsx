import { useId } from 'react'
import type { OfficeCase } from '#contract/notary-cases.ts'
import { type Say, useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

type Props = {
  readonly found: OfficeCase
  readonly refused: boolean
  readonly busy: boolean
  readonly onDecide: () => void
}

const known = ['identity', 'representation', 'ubos', 'pep', 'sanctions', 'funds', 'risk', 'reason', 'decision'] as const

/** What is still open, by name. */
const openName = (
  say: Say,
  { people, check }: OfficeCase,
  { part, person }: OfficeCase['check']['open'][number],
): string => {
  const one = known.find((name) => name === part) ?? 'decision'
  const who = people.find(({ id }) => id === person)?.name ?? person ?? ''
  return check.state === 'open' ? say(`check.open.${one}`, { who }) : ''
}

/** Deciding about the risk, and looking at it a second time where it is high. */
export function Decision({ found, refused, busy, onDecide }: Props) {
  const say = useSay()
  const heading = useId()
  const { check } = found
  const open = check.open.filter(({ part }) => part !== 'decision')
  const second = check.state === 'awaits_second'
  const ready = second ? !check.i_decided : open.length === 0
  return (
    <div className="lg:sticky lg:top-4 lg:self-start print:mt-5">
      <Card as="section" labelledBy={heading}>
        <h3 id={heading}>{say('check.decide')}</h3>
        <p className="mt-1 text-ink-2">{say(`check.state_text.${check.state}`)}</p>
        {check.decided_by !== null && <p className="mt-3">{say('check.decided', { who: check.decided_by })}</p>}
        {check.second_by !== null && <p>{say('check.second', { who: check.second_by })}</p>}
        {open.length > 0 && check.state === 'open' && (
          <div className="mt-4">
            <p className="font-semibold">{say('check.open.heading')}</p>
            <ul className="mt-1 grid gap-1.5">
              {open.map((one) => (
                <li key={`${one.part} ${one.person ?? ''}`} className="flex items-start gap-2">
                  <span
                    aria-hidden="true"
                    className="mt-0.5 size-4 flex-none rounded-full border-[1.5px] border-line-strong"
                  />
                  {openName(say, found, one)}
                </li>
              ))}
            </ul>
          </div>
        )}
        {second && check.i_decided && <p className="mt-3 text-ink-2">{say('check.own_decision')}</p>}
        {refused && (
          <div className="mt-3">
            <Banner tone="warning" live="alert">
              {say('check.refused')}
            </Banner>
          </div>
        )}
        {check.state !== 'closed' && !(second && check.i_decided) && (
          <div className="mt-4 print:hidden">
            <Button
              look={ready ? 'primary' : 'line'}
              wide
              busy={busy ? say('check.deciding') : undefined}
              onClick={onDecide}
            >
              {say(second ? 'check.decide_second' : 'check.decide')}
            </Button>
          </div>
        )}
      </Card>
    </div>
  )
}
