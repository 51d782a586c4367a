import { useSay } from '#web/i18n/index.ts'
import { Paper } from '#web/ui/paper.tsx'

/** The sheet on which the deed will stand. */
export function Deed() {
  const say = useSay()
  return (
    <Paper watermark={say('questionnaire.deed.watermark')}>
      <div className="grid min-h-80 content-start gap-2">
        <h3>{say('questionnaire.deed.heading')}</h3>
        <p className="text-ink-2">{say('questionnaire.deed.text')}</p>
      </div>
    </Paper>
  )
}
