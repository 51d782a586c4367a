import { useSay } from '#web/i18n/index.ts'
import { ProgressSteps } from '#web/ui/progress-steps.tsx'

const steps = ['calculate', 'details', 'pay', 'documents', 'ready'] as const

/** From price to company in five steps; `step` counts from 1. */
export function OverallProgress({ step }: { step: number }) {
  const say = useSay()
  const labels = steps.map((name) => say(`shell.progress.${name}`))
  const label = labels[step - 1] ?? ''
  return (
    <ProgressSteps
      label={say('shell.progress.label')}
      steps={labels}
      current={step - 1}
      doneLabel={say('shell.progress.done')}
      summary={say('shell.progress.compact', { step, total: steps.length, label })}
    />
  )
}
