import { lazy, Suspense, useState } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { Dialog } from '#web/ui/dialog.tsx'

const QrCode = lazy(async () => ({ default: (await import('#web/ui/qr-code.tsx')).QrCode }))

/** A phone has the camera: this page is opened there by pointing it at the screen. On a phone it is not offered. */
export function OnPhone() {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="min-h-11 justify-self-start font-semibold text-white underline underline-offset-3 max-md:hidden pointer-coarse:hidden"
      >
        {say('founder.upload.on_phone')}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={say('founder.upload.on_phone')}
        closeLabel={say('founder.upload.close')}
      >
        <div className="grid justify-items-center gap-4 pb-4">
          <p>{say('founder.upload.on_phone_text')}</p>
          <Suspense fallback={<span className="block size-56" />}>
            <QrCode text={location.href} label={say('founder.upload.on_phone_code')} />
          </Suspense>
        </div>
      </Dialog>
    </>
  )
}
