import { useSay } from '#web/i18n/index.ts'
import { VideoButton } from '../../video/video-button.tsx'
import { Structure } from './structure.tsx'

const scenes = ['two', 'flow', 'safe', 'sale', 'cost'] as const

/** What a holding does, as a video; without one as a short story with its drawing. */
export function HoldingVideo() {
  const say = useSay()
  return (
    <VideoButton
      title={say('offers.video.holding.title')}
      instead={
        <div className="grid items-start gap-5 pb-3 md:grid-cols-2">
          <Structure />
          <div className="grid gap-3">
            {scenes.map((scene) => (
              <p key={scene}>{say(`offers.video.holding.${scene}`)}</p>
            ))}
          </div>
        </div>
      }
    >
      {say('offers.holding.video')}
    </VideoButton>
  )
}
