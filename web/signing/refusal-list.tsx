import { type MouseEvent, useId } from 'react'
import type { Refusal } from '#domain/refusals/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { CheckIcon, WarningIcon } from '#web/ui/icons.tsx'
import { type About, refusalWords } from './refusal-words.ts'

interface Props {
  readonly refusals: readonly Refusal[]
  readonly aboutOf: (refusal: Refusal) => About
  /** Where the question is that mends it. */
  readonly hrefOf: (refusal: Refusal) => string
  readonly onFollow?: (event: MouseEvent, refusal: Refusal) => void
  /** DD-MM-YYYY. */
  readonly signingDay: string
  /** Whether to say so when there is nothing. */
  readonly saysNone?: boolean
}

/** What would be refused, each with the way to the question that mends it; hardly any of it stops who wants to go on. */
export function RefusalList({ refusals, aboutOf, hrefOf, onFollow, signingDay, saysNone = false }: Props) {
  const say = useSay()
  const id = useId()
  const isFine = refusals.length === 0
  const stops = refusals.some((one) => one.stops)
  if (isFine && !saysNone) return null
  return (
    <section
      aria-labelledby={id}
      className={
        isFine
          ? 'rounded-m border border-green-line bg-green-tint px-5 py-4'
          : 'rounded-m border-[1.5px] border-orange bg-orange-tint px-5 py-4'
      }
    >
      <h2 id={id} className="flex items-start gap-2.5 text-lg">
        <span className="mt-0.5 flex-none">{isFine ? <CheckIcon /> : <WarningIcon />}</span>
        {say(isFine ? 'signing.refusals.heading_none' : 'signing.refusals.heading')}
      </h2>
      <p className="mt-1 text-md">
        {say(`signing.refusals.${isFine ? 'none' : stops ? 'intro_stops' : 'intro'}`)}{' '}
        {say('signing.refusals.signing_day', { day: signingDay })}
      </p>
      {!isFine && (
        <ul className="mt-2">
          {refusals.map((refusal) => {
            const { title, text } = refusalWords(refusal, aboutOf(refusal), say)
            return (
              <li
                key={`${refusal.code} ${refusal.path} ${refusal.person ?? ''}`}
                className="border-t border-line-strong/40 py-3 last:pb-0"
              >
                <p className="font-semibold">{title}</p>
                <p className="text-md">{text}</p>
                <a
                  href={hrefOf(refusal)}
                  onClick={(event) => onFollow?.(event, refusal)}
                  className="mt-1 inline-block rounded-xs py-1 text-green underline underline-offset-3 hover:decoration-2 pointer-coarse:py-2.5"
                >
                  {say('signing.refusals.change')}
                  <span className="sr-only">{` ${title}`}</span>
                </a>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
