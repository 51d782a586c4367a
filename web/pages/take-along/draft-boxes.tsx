import type { Draft } from '#contract/drafts.ts'
import { useMoment, useSay } from '#web/i18n/index.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldGroup } from '#web/ui/field.tsx'

type Props = {
  readonly label: string
  readonly hint?: string
  readonly drafts: readonly Draft[]
  readonly chosen: readonly string[]
  readonly onChoose: (uuids: readonly string[]) => void
}

/** The drafts of this browser, each to be taken along or left. */
export function DraftBoxes({ label, hint, drafts, chosen, onChoose }: Props) {
  const say = useSay()
  const day = useMoment()
  return (
    <FieldGroup label={label} hint={hint}>
      {drafts.map(({ uuid, name, updated_at }) => (
        <Checkbox
          key={uuid}
          checked={chosen.includes(uuid)}
          onChange={(on) => onChoose(on ? [...chosen, uuid] : chosen.filter((one) => one !== uuid))}
        >
          <span className="font-semibold">{name ?? say('auth.take_along.unnamed')}</span>
          <span className="block text-hint text-ink-2">{say('auth.take_along.changed', { day: day(updated_at) })}</span>
        </Checkbox>
      ))}
    </FieldGroup>
  )
}
