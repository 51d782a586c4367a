import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'

interface Props {
  /** As its line is called. */
  readonly name: string
  readonly isTaken: boolean
  readonly onToggle: () => void
  readonly isBusy?: boolean | undefined
}

/** Takes a membership out of a price by one press, and puts it back by another. */
export function MembershipToggle({ name, isTaken, onToggle, isBusy = false }: Props) {
  const say = useSay()
  return (
    <Button look="line" size="small" onClick={onToggle} busy={isBusy ? say('offers.membership.changing') : undefined}>
      {say(isTaken ? 'offers.membership.take_out' : 'offers.membership.put_back')}
      <span className="sr-only">{`: ${name}`}</span>
    </Button>
  )
}
