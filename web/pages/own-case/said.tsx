import { useSay } from '#web/i18n/index.ts'

/** What the office wrote when it stopped the case. */
export function Said({ text }: { readonly text: string }) {
  const say = useSay()
  return (
    <figure>
      <figcaption className="text-hint">{say('founder.next.said')}</figcaption>
      <blockquote className="mt-1 border-l-2 border-line-strong pl-3 whitespace-pre-line text-ink">{text}</blockquote>
    </figure>
  )
}
