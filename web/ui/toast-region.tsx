import { useEffect, useState, useSyncExternalStore } from 'react'
import { cx } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons.tsx'
import type { Toast, Toasts } from './toast-store.ts'
import { timings } from './tokens.ts'
import { ToneIcon, toneClasses } from './tone.tsx'

type ToastRegionProps = { toasts: Toasts; label: string; dismissLabel: string }
const none: readonly Toast[] = []

/** One per page, always there, so that screen readers hear what is put in it. */
export function ToastRegion({ toasts, label, dismissLabel }: ToastRegionProps) {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, () => none)
  return (
    <section
      aria-label={label}
      className="pointer-events-none fixed inset-x-0 top-4 z-50 grid justify-items-center gap-2 px-4"
    >
      <div role="status" className="contents">
        {list.map((toast) => (
          <Notice key={toast.id} toast={toast} dismissLabel={dismissLabel} onDismiss={() => toasts.dismiss(toast.id)} />
        ))}
      </div>
    </section>
  )
}

type NoticeProps = { toast: Toast; dismissLabel: string; onDismiss: () => void }

function Notice({ toast, dismissLabel, onDismiss }: NoticeProps) {
  const [held, setHeld] = useState(false)
  const { tone, text, action } = toast
  // Bad news and notices with a button stay until someone has dealt with them.
  const stays = tone === 'negative' || action !== undefined
  useEffect(() => {
    if (held || stays) return
    const timer = setTimeout(onDismiss, timings.toast)
    return () => clearTimeout(timer)
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it or standing in it only stops its clock
    <div
      role={tone === 'negative' ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={cx(
        'pointer-events-auto flex w-full max-w-120 gap-3 rounded-m border-[1.5px] py-1 pr-1 pl-4 shadow-2 transition-[opacity,translate] duration-200 starting:-translate-y-3 starting:opacity-0',
        toneClasses[tone],
      )}
    >
      <span className="pt-2.5">
        <ToneIcon tone={tone} />
      </span>
      <p className="min-w-0 flex-1 py-2.5 text-md">
        {text}
        {action && (
          <button
            type="button"
            onClick={action.onPress}
            className="ml-2 font-semibold text-green underline underline-offset-3"
          >
            {action.label}
          </button>
        )}
      </p>
      <IconButton label={dismissLabel} onClick={onDismiss}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}
