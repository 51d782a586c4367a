import { useState } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { DocumentIcon } from '#web/ui/icons.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { Group, Row, Sample } from './sample.tsx'

export function Feedback() {
  const say = useSay()
  const [attempt, setAttempt] = useState(0)
  const errors = [
    { fieldId: 'ui-birthplace', message: say('ui.field.birthplace_error') },
    { fieldId: 'ui-birthdate', message: say('ui.field.birthdate_error') },
    { fieldId: 'ui-speed-error', message: say('ui.choice.choose_error') },
  ]
  return (
    <Group id="feedback" title={say('ui.group.feedback')}>
      <Sample name={say('ui.state.default')}>
        <div className="grid gap-3">
          <Banner title={say('ui.feedback.info_title')}>{say('ui.feedback.info')}</Banner>
          <Banner tone="warning">{say('ui.feedback.warning')}</Banner>
        </div>
      </Sample>
      <Sample name={say('ui.state.default')}>
        <div className="grid gap-3">
          <Banner tone="positive" dismiss={{ label: say('ui.overlay.dismiss'), onDismiss: () => setAttempt(0) }}>
            {say('ui.feedback.positive')}
          </Banner>
          <Banner
            tone="negative"
            action={
              <Button size="small" look="line">
                {say('ui.feedback.action')}
              </Button>
            }
          >
            {say('ui.feedback.negative')}
          </Banner>
        </div>
      </Sample>
      <Sample name={say('ui.state.error')}>
        <div className="grid justify-items-start gap-3">
          <Button look="line" onClick={() => setAttempt(attempt + 1)}>
            {say('ui.feedback.check')}
          </Button>
          <ErrorSummary title={say('ui.feedback.summary')} errors={attempt > 0 ? errors : []} attempt={attempt} />
        </div>
      </Sample>
      <Sample name={say('ui.state.empty')}>
        <EmptyState
          icon={<DocumentIcon size={24} />}
          title={say('ui.feedback.empty')}
          action={
            <Button size="small" look="line">
              {say('ui.feedback.empty_action')}
            </Button>
          }
        >
          {say('ui.feedback.empty_text')}
        </EmptyState>
      </Sample>
      <Sample name={say('ui.state.busy')}>
        <Skeleton label={say('ui.feedback.skeleton')} shape="form" />
      </Sample>
      <Sample name={say('ui.state.busy')}>
        <Waiting label={say('ui.feedback.waiting')} slow={say('ui.feedback.slow')} />
        <ProgressBar label={say('ui.feedback.bar')} value={2} max={5} />
      </Sample>
      <Sample name={say('ui.button.save')} full>
        <Row>
          <SaveState state="saved">{say('ui.feedback.saved')}</SaveState>
          <SaveState state="saving">{say('ui.feedback.saving')}</SaveState>
          <SaveState state="failed">{say('ui.feedback.failed')}</SaveState>
        </Row>
      </Sample>
    </Group>
  )
}
