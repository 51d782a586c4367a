import type { ReactNode } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { useSite } from '#web/site/index.ts'
import { Dialog } from '#web/ui/dialog.tsx'

export interface VideoDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** The same in words and drawings: under the video, or in its place when there is none. */
  readonly instead: ReactNode
}

/** A video with its story in words, which is also there for whoever cannot see or hear it. */
export function VideoDialog({ open, onClose, title, instead }: VideoDialogProps) {
  const say = useSay()
  const { video_url: url } = useSite()
  return (
    <Dialog open={open} onClose={onClose} title={title} size="medium" closeLabel={say('questionnaire.close')}>
      {url && (
        // biome-ignore lint/a11y/useMediaCaption: what is said stands in words under the video
        <video
          controls
          preload="metadata"
          src={url}
          aria-label={title}
          className="mb-5 aspect-video w-full rounded-s bg-ink"
        />
      )}
      {instead}
    </Dialog>
  )
}
