import { type ReactNode, useEffect, useState } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { timings } from '#web/ui/tokens.ts'
import { usePart } from '#web/ui/use-part.ts'
import type { VideoDialogProps } from './video-dialog.tsx'

const loadDialog = () => import('./video-dialog.tsx')

interface Props extends Pick<VideoDialogProps, 'title' | 'instead'> {
  readonly children: ReactNode
}

/** Opens the video a second after it is asked for: the time in which it is fetched, so that it does not open empty. */
export function VideoButton({ title, instead, children }: Props) {
  const say = useSay()
  const [state, setState] = useState<'closed' | 'asked' | 'open'>('closed')
  const part = usePart(loadDialog, state !== 'closed', () => setState('closed'))
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
