import type { AssistantConsent } from '#contract/assistants.ts'
import { useSay } from '#web/i18n/index.ts'
import { FieldGroup } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { PartHeading } from './part-heading.tsx'
import { useUntil } from './use-until.ts'

type Props = {
  readonly ends: AssistantConsent['ends']
  readonly days: number
  readonly onChange: (days: number) => void
}

/** How long it may: with the moment at which it ends. */
export function DaysChoice({ ends, days, onChange }: Props) {
  const say = useSay()
  const until = useUntil()
  return (
    <FieldGroup label={<PartHeading>{say('connect.long.heading')}</PartHeading>} radios>
      <RadioCards
        name="days"
        value={String(days)}
        onChange={(value) => onChange(Number(value))}
        options={ends.map((end) => ({
          value: String(end.days),
          label: say(`connect.long.days_${end.days}`),
          description: say('connect.long.until', { when: until(end) }),
        }))}
      />
    </FieldGroup>
  )
}
