import { useState } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { FormActions } from '#web/ui/form-grid.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#web/ui/icons.tsx'
import { ProgressSteps } from '#web/ui/progress-steps.tsx'
import { SideMenu } from '#web/ui/side-menu.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { StepDots } from '#web/ui/step-dots.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Group, Sample } from './sample.tsx'

const tabKeys = ['basis', 'personal', 'identity', 'other'] as const
const menuKeys = ['company', 'shareholders', 'holding', 'shares', 'services', 'preview'] as const
const stepKeys = ['price', 'details', 'pay', 'send', 'ready'] as const
const states = ['done', 'current', 'problem', 'todo', 'todo', 'todo'] as const

export function Navigation() {
  const say = useSay()
  const [tab, setTab] = useState<(typeof tabKeys)[number]>('personal')
  const [step, setStep] = useState(1)
  const tabs = tabKeys.map((key) => ({ key, label: say(`ui.nav.${key}`) }))
  const steps = stepKeys.map((key) => say(`ui.nav.${key}`))
  return (
    <Group id="navigation" title={say('ui.group.navigation')}>
      <Sample name={say('ui.nav.progress')} full>
        <div className="rounded-m border border-line bg-surface px-4 py-3.5">
          <ProgressSteps
            label={say('ui.nav.progress')}
            steps={steps}
            current={1}
            doneLabel={say('ui.nav.done')}
            summary={say('ui.nav.summary', { step: 2, total: 5, name: say('ui.nav.details') })}
          />
        </div>
      </Sample>
      <Sample name={say('ui.nav.tabs')}>
        <Tabs label={say('ui.nav.tabs')} tabs={tabs} current={tab} onChange={setTab}>
          <p>{say('ui.nav.panel', { tab: say(`ui.nav.${tab}`) })}</p>
        </Tabs>
      </Sample>
      <Sample name={say('ui.nav.dots')}>
        <StepDots
          label={say('ui.nav.dots')}
          previousLabel={say('ui.nav.previous')}
          nextLabel={say('ui.nav.next')}
          current={step}
          onGo={setStep}
          steps={tabs.map(({ label }, index) => ({
            label: say('ui.nav.dot', { step: index + 1, total: tabs.length, name: label }),
            reachable: index < 3,
          }))}
        />
      </Sample>
      <Sample name={say('ui.nav.menu')}>
        <div className="max-w-58">
          <SideMenu
            label={say('ui.nav.menu')}
            title={say('ui.nav.menu_title')}
            items={menuKeys.map((key, index) => {
              const state = states[index] ?? 'todo'
              return {
                key,
                label: say(`ui.nav.${key}`),
                state,
                stateLabel: say(`ui.nav.${state}`),
                onOpen: index < 3 ? () => setStep(index) : undefined,
              }
            })}
          />
        </div>
      </Sample>
      <Sample name={say('ui.button.ghost')}>
        <SkipLink target="navigation">{say('ui.nav.skip')}</SkipLink>
        <FormActions>
          <Button look="ghost" before={<ArrowLeftIcon />}>
            {say('ui.button.ghost')}
          </Button>
          <Button after={<ArrowRightIcon />}>{say('ui.button.primary')}</Button>
        </FormActions>
      </Sample>
    </Group>
  )
}
