import { type ReactNode, useEffect, useState } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { timings } from '#web/ui/tokens.ts'
import { useLoadedModule } from '#web/ui/use-part.ts'
import { useAnswers } from '../model/use/questionnaire.ts'
import type { VideoDialogProps } from './video-dialog.tsx'

/** Who holds what: with a holding, and without. The same is said in words beside it. */
export function Structure() {
  const say = useSay()
  const company = useAnswers(({ main }) => main.company_name)
  const bv = company ? say('offers.company', { name: company }) : say('offers.holding.structure.company')
  return (
    <div aria-hidden="true" className="grid grid-cols-2 gap-4 rounded-m border border-line bg-surface p-4 text-sm">
      <StructureColumn title={say('offers.holding.structure.without')}>
        <StructureBox>{say('offers.holding.structure.you')}</StructureBox>
        <StructureLine long />
        <StructureBox>{bv}</StructureBox>
      </StructureColumn>
      <StructureColumn title={say('offers.holding.structure.with')}>
        <StructureBox>{say('offers.holding.structure.you')}</StructureBox>
        <StructureLine />
        <StructureBox strong>{say('offers.holding.structure.holding')}</StructureBox>
        <StructureLine />
        <StructureBox>{bv}</StructureBox>
      </StructureColumn>
    </div>
  )
}

function StructureColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col items-center">
      <p className="mb-2.5 text-center text-ink-2">{title}</p>
      {children}
    </div>
  )
}

function StructureBox({ strong, children }: { strong?: boolean; children: ReactNode }) {
  return (
    <span
      className={cx(
        'grid min-h-10 w-full max-w-44 place-items-center rounded-s border-[1.5px] px-2.5 py-1.5 text-center leading-tight font-semibold wrap-anywhere',
        strong ? 'border-green bg-green-tint text-green-deep' : 'border-line-strong bg-white',
      )}
    >
      {children}
    </span>
  )
}

const StructureLine = ({ long }: { long?: boolean }) => (
  <span className={cx('w-px bg-line-strong', long ? 'min-h-5 flex-1' : 'h-5')} />
)

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

const loadVideo = () => import('./video-dialog.tsx')

interface Props extends Pick<VideoDialogProps, 'title' | 'instead'> {
  readonly children: ReactNode
}

/** Opens the video a second after it is asked for: the time in which it is fetched, so that it does not open empty. */
function VideoButton({ title, instead, children }: Props) {
  const say = useSay()
  const [state, setState] = useState<'closed' | 'asked' | 'open'>('closed')
  const part = useLoadedModule(loadVideo, state !== 'closed', () => setState('closed'))
  useEffect(() => {
    if (state !== 'asked') return
    const timer = setTimeout(() => setState('open'), timings.video)
    return () => clearTimeout(timer)
  }, [state])
  return (
    <>
      <Button
        look="line"
        size="small"
        aria-haspopup="dialog"
        before={<PlayIcon />}
        busy={state === 'asked' ? say('offers.video.coming') : undefined}
        onClick={() => setState('asked')}
      >
        {children}
      </Button>
      {part && (
        <part.VideoDialog open={state === 'open'} onClose={() => setState('closed')} title={title} instead={instead} />
      )}
    </>
  )
}

const PlayIcon = () => (
  <svg aria-hidden="true" viewBox="0 0 20 20" className="size-4 flex-none" fill="currentColor">
    <path d="M5.5 3.8v12.4a.8.8 0 0 0 1.2.7l10-6.2a.8.8 0 0 0 0-1.4l-10-6.2a.8.8 0 0 0-1.2.7Z" />
  </svg>
)
