export type SkipLinkProps = { target: string; children: string }

/** The first stop of the Tab key: past the toolbar, to what the page is about. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-s focus:bg-green focus:px-4 focus:py-3 focus:font-semibold focus:text-white"
    >
      {children}
    </a>
  )
}
