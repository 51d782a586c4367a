import { type ReactNode, useRef } from 'react'
import { useEarlyTick } from './use-early-tick.ts'

export type SwitchProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  id?: string | undefined
  disabled?: boolean | undefined
  describedBy?: string | undefined
}

/** For what takes effect at once; a question is a card or a checkbox. */
export function Switch({ checked, onChange, children, describedBy, ...rest }: SwitchProps) {
  const box = useRef<HTMLInputElement>(null)
  useEarlyTick(box, checked, onChange)
  return (
    <label className="inline-flex min-h-11 items-center gap-3 has-disabled:text-ink-2">
      <input
        {...rest}
        ref={box}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked
        role="switch"
        checked={checked}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="relative h-6.5 w-11 flex-none appearance-none rounded-full border-2 border-line-strong bg-line-strong transition-colors before:absolute before:top-0 before:left-0 before:size-5.5 before:rounded-full before:bg-white before:transition-transform checked:border-green checked:bg-green checked:before:translate-x-4.5 disabled:border-line disabled:bg-line forced-colors:appearance-auto forced-colors:before:hidden"
      />
      <span className="min-w-0">{children}</span>
    </label>
  )
}
