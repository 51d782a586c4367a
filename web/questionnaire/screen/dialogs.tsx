import { useLocation } from 'wouter'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { useQuestionnaire } from '../model/use/questionnaire.ts'
import { DeedSlot } from './deed.tsx'
import { StepsMenu } from './steps-menu.tsx'

/** Before the first step lies the calculation it came from, or else the home page. */
export function LeaveFlowDialog({ open, onStay }: { open: boolean; onStay: () => void }) {
  const say = useSay()
  const { calculation, saving } = useQuestionnaire()
  const [, navigate] = useLocation()
  const go = () => {
    void saving.flush()
    navigate(calculation === null ? href('home') : href('calculator', { uuid: calculation }))
  }
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={say('later_steps.going_back.title')}
      closeLabel={say('questionnaire.close')}
      footer={
        <>
          <Button look="line" onClick={go}>
            {say('later_steps.going_back.go')}
          </Button>
          <Button onClick={onStay}>{say('later_steps.going_back.stay')}</Button>
        </>
      }
    >
      <p>{say(`later_steps.going_back.${calculation === null ? 'home' : 'calculator'}`)}</p>
    </Dialog>
  )
}

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
      <DeedSlot height="72dvh" onLeave={onClose} inSight={open} />
    </Drawer>
  )
}
