import type { Wording } from '#domain/fields/index.ts'
import { productOf } from '#domain/products/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { useCase } from './case-at-hand.ts'
import { Part } from './part.tsx'

type Thing = 'ubo' | 'bank' | 'vat' | 'register'

/** What follows when the deed is signed and registered, by what was made. */
const things: Readonly<Record<Wording, readonly Thing[]>> = {
  bv: ['ubo', 'bank', 'vat', 'register'],
  conversion: ['ubo', 'bank', 'vat', 'register'],
  holding: ['ubo', 'bank', 'register'],
  foundation: ['ubo', 'bank'],
  transfer: ['ubo', 'register'],
}

/** The first weeks of a company that exists. */
export function FirstWeeks() {
  const say = useSay()
  const { flow, review_status } = useCase().case
  const isRegistered = review_status === 'completed'
  return (
    <div className="mt-5">
      <Part heading={say('founder.first_weeks.heading')}>
        <ul>
          {things[productOf(flow)?.wording ?? 'bv'].map((thing) => (
            <li
              key={thing}
              className="grid gap-x-6 gap-y-1 border-t border-line py-3 first:border-0 md:grid-cols-[11rem_minmax(0,1fr)]"
            >
              <p className="text-hint font-semibold">
                {thing === 'ubo' && isRegistered
                  ? say('founder.first_weeks.done')
                  : say(`founder.first_weeks.${thing}.when`)}
              </p>
              <div>
                <h3 className="text-base!">{say(`founder.first_weeks.${thing}.title`)}</h3>
                <p className="max-w-prose text-ink-2">{say(`founder.first_weeks.${thing}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  )
}
