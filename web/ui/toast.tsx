import { useEffect, useRef, useState } from 'react'
import { cx } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons.tsx'
import type { Toast } from './toast-store.ts'
import { timings } from './tokens.ts'
import { ToneIcon, toneClasses } from './tone.tsx'

export type ToastNoticeProps = { toast: Toast; dismissLabel: string; onDismiss: () => void }

/** One passing notice. */
export function ToastNotice({ toast, dismissLabel, onDismiss }: ToastNoticeProps) {
  const [held, setHeld] = useState(false)
  const { tone, text, action } = toast
  // Bad news and notices with a button stay until someone has dealt with them.
  const stays = tone === 'negative' || action !== undefined
  const dismiss = useRef(onDismiss)
  useEffect(() => {
    dismiss.current = onDismiss
  })
  useEffect(() => {
    if (held || stays) return
    const timer = setTimeout(() => dismiss.current(), timings.toast)
    return () => clearTimeout(timer)
  }, [held, stays])
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
