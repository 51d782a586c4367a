import { useState } from 'react'
import type { Contract } from '#contract/contracts.ts'
import { useMoment, useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

const shown = 5

/** What happened to it, the newest first. */
export function ContractHistory({ history }: Pick<Contract, 'history'>) {
  const say = useSay()
  const [all, setAll] = useState(false)
  const moment = useMoment({ dateStyle: 'medium', timeStyle: 'short' })
  const lines = history.toReversed().slice(0, all ? undefined : shown)
  return (
    <Card as="section" labelledBy="history">
      <h2 id="history" className="text-lg!">
        {say('contracts.settled.history')}
      </h2>
      <ol className="mt-3 grid gap-2.5">
        {lines.map(({ event, at, who }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: counted from the oldest, which stays where it is
          <li key={history.length - place}>
            <p className="wrap-anywhere">{say(`contracts.settled.events.${event}`, { who: who ?? '' })}</p>
            <p className="text-hint text-ink-2">
              <time dateTime={at}>{moment(at)}</time>
            </p>
          </li>
        ))}
      </ol>
      {lines.length < history.length && (
        <div className="mt-3">
          <Button look="ghost" size="small" onClick={() => setAll(true)}>
            {say('contracts.settled.history_all')}
          </Button>
        </div>
      )}
    </Card>
  )
}
