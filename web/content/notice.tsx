import { Banner } from '#web/ui/banner.tsx'
import { RunningText } from './rich-text.tsx'
import { ContentSection } from './section.tsx'
import type { BlockProps } from './surroundings.ts'

const tones = { information: 'info', warning: 'warning' } as const

export const NoticeBlock = ({ block: { tone, body } }: BlockProps<'notice'>) => (
  <ContentSection title={null} close>
    {() => (
      <div className="max-w-form">
        <Banner tone={tones[tone]}>
          <RunningText text={body} under={1} />
        </Banner>
      </div>
    )}
  </ContentSection>
)
