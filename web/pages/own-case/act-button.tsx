import { useState } from 'react'
import type { CaseActionBody } from '#contract/cases.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { type MissingForAction, useAct, useCase } from './case-at-hand.ts'
import { MissingList } from './missing-list.tsx'

type Props = {
  readonly move: CaseActionBody['action']
  readonly label: string
  /** Said when it is done. */
  readonly done: string
  readonly more?: Partial<CaseActionBody> | undefined
  readonly size?: 'small' | 'medium' | undefined
  /** For who hears the button without what stands around it. */
  readonly named?: string | undefined
}

/** Does one thing with the case. It can always be pressed: what is missing for it is told then. */
export function ActButton({ move, label, done, more = {}, size, named }: Props) {
  const say = useSay()
  const act = useAct()
  const { actions } = useCase().case
  const [missing, setMissing] = useState<readonly MissingForAction[]>([])
  const [busy, setBusy] = useState(false)
  async function press(): Promise<void> {
    const known = actions.find(({ action }) => action === move)?.missing ?? []
    if (known.length > 0) {
      setMissing(known)
      return
    }
    setBusy(true)
    setMissing(await act({ action: move, ...more }, done))
    setBusy(false)
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        look="line"
        size={size}
        aria-label={named}
        busy={busy ? say('founder.acting.busy') : undefined}
        onClick={() => void press()}
      >
        {label}
      </Button>
      <MissingList missing={missing} />
    </div>
  )
}
