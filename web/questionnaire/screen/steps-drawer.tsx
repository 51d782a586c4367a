import { useSay } from '#web/i18n/index.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { StepsMenu } from './steps-menu.tsx'

export function StepsDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useSay()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="left"
      title={say('questionnaire.steps.label')}
      closeLabel={say('questionnaire.close')}
    >
      <StepsMenu onGo={onClose} />
    </Drawer>
  )
}
