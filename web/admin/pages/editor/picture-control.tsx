import { useState } from 'react'
import { drawnPicture } from '#domain/pictures/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { type ControlProps, smallBox } from './control.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { TextButton } from './text-button.tsx'

type PictureInField = { readonly file: string; readonly alt: string }

function keptIn(value: unknown): PictureInField | null {
  if (typeof value !== 'object' || value === null || !('file' in value) || typeof value.file !== 'string') return null
  return { file: value.file, alt: 'alt' in value && typeof value.alt === 'string' ? value.alt : '' }
}

/** A picture with what it shows, chosen from those that are there or added. */
export function PictureControl({ id, label, lang, value, onChange, describedBy, invalid }: ControlProps) {
  const say = useSay()
  const [isChoosing, setChoosing] = useState(false)
  const kept = keptIn(value)
  const drawn = kept && drawnPicture(kept)
  return (
    <div className="grid gap-1.5">
      {kept === null ? (
        <span>
          <Button
            id={id}
            look="line"
            size="small"
            aria-label={`${label}: ${say('admin_pages.picture.choose')}`}
            onClick={() => setChoosing(true)}
          >
            {say('admin_pages.picture.choose')}
          </Button>
        </span>
      ) : (
        <>
          <div className="flex items-center gap-3">
            {drawn && <img src={drawn.address} alt="" className="h-16 w-28 rounded-s bg-sunken object-cover" />}
            <span className="flex flex-wrap gap-x-3">
              <TextButton
                aria-label={`${label}: ${say('admin_pages.picture.other')}`}
                onClick={() => setChoosing(true)}
              >
                {say('admin_pages.picture.other')}
              </TextButton>
              <TextButton
                aria-label={`${label}: ${say('admin_pages.picture.remove')}`}
                onClick={() => onChange(undefined)}
              >
                {say('admin_pages.picture.remove')}
              </TextButton>
            </span>
          </div>
          <input
            id={id}
            aria-label={`${label}: ${say('admin_pages.picture.alt')}`}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            placeholder={say('admin_pages.picture.alt')}
            lang={lang}
            maxLength={300}
            value={kept.alt}
            onChange={(event) => onChange({ file: kept.file, alt: event.currentTarget.value })}
            className={smallBox}
          />
        </>
      )}
      {isChoosing && (
        <PictureDialog
          onClose={() => setChoosing(false)}
          onTake={({ name, alt_nl, alt_en }) => {
            onChange({ file: name, alt: lang === 'en' ? alt_en : alt_nl })
            setChoosing(false)
          }}
        />
      )}
    </div>
  )
}
