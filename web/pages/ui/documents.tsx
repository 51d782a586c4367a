import { useSay } from '#web/i18n/index.ts'
import { Group, Sample } from './sample.tsx'
import { Sheet } from './sheet.tsx'

export function Documents() {
  const say = useSay()
  return (
    <Group id="documents" title={say('ui.group.documents')}>
      <Sample name={say('ui.paper.heading')}>
        <Sheet />
      </Sample>
      <Sample name={say('ui.state.small')}>
        <div className="w-85 max-w-full">
          <Sheet small />
        </div>
      </Sample>
    </Group>
  )
}
