import { useSay } from '#web/i18n/index.ts'
import { Actions } from './actions.tsx'
import { Choices } from './choices.tsx'
import { Content } from './content.tsx'
import { Feedback } from './feedback.tsx'
import { Fields } from './fields.tsx'
import { Navigation } from './navigation.tsx'
import { Overlays } from './overlays.tsx'
import { SampleQuestions } from './questions.tsx'
import { Group, Sample } from './sample.tsx'
import { SampleSheet } from './sheet.tsx'

/** Every component in every state: to look at, and for the journeys to drive. */
export default function UiPage() {
  const say = useSay()
  return (
    <div className="mx-auto max-w-page px-4.5 py-10 md:px-16">
      <h1>{say('ui.title')}</h1>
      <p className="mt-3 mb-2 text-ink-2">{say('ui.intro')}</p>
      <p className="mb-8 text-hint text-ink-2">{say('ui.state.hover')}</p>
      <Actions />
      <Fields />
      <Choices />
      <Overlays />
      <Navigation />
      <Feedback />
      <Content />
      <Documents />
      <SampleQuestions />
    </div>
  )
}

function Documents() {
  const say = useSay()
  return (
    <Group id="documents" title={say('ui.group.documents')}>
      <Sample name={say('ui.paper.heading')}>
        <SampleSheet />
      </Sample>
      <Sample name={say('ui.state.small')}>
        <div className="w-85 max-w-full">
          <SampleSheet small />
        </div>
      </Sample>
    </Group>
  )
}
