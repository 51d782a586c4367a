import { useId } from 'react'
import type { AssistantConsent } from '#contract/assistants.ts'
import { useSay } from '#web/i18n/index.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import { AsideCard } from './aside-card.tsx'
import { useUntil } from './use-until.ts'

type Props = { readonly name: string; readonly end: AssistantConsent['ends'][number] }

/** How it looks once it is connected, and how that ends. */
export function Stopping({ name, end }: Props) {
  const say = useSay()
  const until = useUntil()
  const id = useId()
  const promises = [
    say('connect.stop.at_once'),
    say('connect.stop.history', { name }),
    // Who chose a day knows.
    ...(end.days > 1 ? [say('connect.stop.mail')] : []),
  ]
  return (
    <AsideCard id={id} heading={say('connect.stop.heading')} about={say('connect.stop.where')}>
      <div
        aria-hidden="true"
        className="mt-3.5 mb-0.5 grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-3 rounded-m border border-line bg-paper px-3.5 py-3"
      >
        <span className="grid size-9 place-items-center rounded-[10px] bg-ink text-xs leading-none font-bold text-white">
          {initialsOf(name).slice(0, 1)}
        </span>
        <span className="min-w-0">
          <b className="block leading-snug font-bold wrap-anywhere">{name}</b>
          <span className="block text-xs leading-normal text-ink-2">
            {say('connect.stop.until', { when: until(end) })}
          </span>
          <span className="block text-xs leading-normal text-ink-2">{say('connect.stop.unused')}</span>
        </span>
        <span className="rounded-s border-[1.5px] border-line-strong bg-white px-3 py-1.5 text-sm leading-tight font-semibold">
          {say('connect.stop.end')}
        </span>
      </div>
      <ul className="mt-2.5 text-hint">
        {promises.map((promise) => (
          <li key={promise} className="flex gap-2.5 py-1.5 leading-normal">
            <span className="mt-0.5 text-green">
              <CheckIcon size={16} />
            </span>
            <span className="min-w-0 wrap-anywhere">{promise}</span>
          </li>
        ))}
      </ul>
    </AsideCard>
  )
}
