export type LogoProps = { name: string }

/** A deed with its corner turned: green to act, orange to point. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 20 26" className="h-6.5 w-5 flex-none" aria-hidden="true" focusable="false">
      <rect width="20" height="26" rx="3" className="fill-green forced-colors:fill-[CanvasText]" />
      <path
        d="M0 20.6 20 13.3V23a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3Z"
        className="fill-orange forced-colors:fill-[Highlight]"
      />
    </svg>
  )
}

export function Logo({ name }: LogoProps) {
  return (
    <span className="inline-flex items-center gap-2.5 font-serif text-xl leading-none font-semibold tracking-[-0.02em] text-ink">
      <LogoMark />
      <span className="pb-0.5">{name}</span>
    </span>
  )
}
