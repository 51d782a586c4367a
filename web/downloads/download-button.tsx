import { type ReactNode, useState } from 'react'
import { saveFile } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { DownloadIcon } from '#web/ui/icons.tsx'

type Props = {
  /** Where the file is, under /api. */
  readonly path: string
  /** What it is, for those who hear the button without what stands around it. */
  readonly label?: string | undefined
  /** `link`: one of many in a row. */
  readonly look?: 'line' | 'primary' | 'link' | undefined
  readonly children: ReactNode
}

/** Fetches a file with the token of this browser: a link could not carry it. */
export function DownloadButton({ path, label, look = 'line', children }: Props) {
  const say = useSay()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const fetchIt = () => {
    setState('busy')
    saveFile(path).then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  return (
    <>
      <Button
        look={look === 'link' ? 'ghost' : look}
        size={look === 'primary' ? 'medium' : 'small'}
        aria-label={label}
        before={look === 'link' ? undefined : <DownloadIcon />}
        busy={state === 'busy' ? say('downloads.busy') : undefined}
        onClick={fetchIt}
      >
        {look === 'link' ? <span className="underline underline-offset-3">{children}</span> : children}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="basis-full text-hint text-red">
          {say('downloads.download_failed')}
        </p>
      )}
    </>
  )
}
