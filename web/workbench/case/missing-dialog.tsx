import type { MissingThing } from '#domain/cases/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { MissingLink } from './missing-link.tsx'

/** What stands in the way of a step, each with the way to it. */
export function MissingDialog({ missing, onClose }: { missing: readonly MissingThing[]; onClose: () => void }) {
  const say = useSay()
  return (
    <Dialog
      open={missing.length > 0}
      onClose={onClose}
      title={say('case.needed.title')}
      closeLabel={say('case.close')}
      footer={
        <Button look="line" onClick={onClose}>
          {say('case.close')}
        </Button>
      }
    >
      <p className="mb-3 text-ink-2">{say('case.needed.about')}</p>
      <ul className="grid gap-2">
        {missing.map((thing) => (
          <li key={`${thing.kind} ${thing.id ?? ''}`}>
            <MissingLink thing={thing} onFollow={onClose} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
