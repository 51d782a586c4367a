import { useSay } from '#web/i18n/index.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { Deed } from './deed.tsx'

export function DeedDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useSay()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      phone="sheet"
      title={say('questionnaire.deed.title')}
      closeLabel={say('questionnaire.close')}
    >
      <Deed height="72dvh" onLeave={onClose} inSight={open} />
    </Drawer>
  )
}
