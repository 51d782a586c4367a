import { useId } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { CloseIcon, LockIcon } from '#web/ui/icons.tsx'

const never = ['personal', 'pay', 'identity', 'sign', 'password', 'others'] as const

/** What nobody can allow it. */
export function NeverList({ name }: { readonly name: string }) {
  const say = useSay()
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="rounded-m border border-[#d9d2c4] bg-sunken px-4 pt-4 pb-3.5 md:px-5 md:pt-4.5 md:pb-4"
    >
      <h2 id={id} className="flex items-center gap-2.5 text-lg! font-semibold! tracking-[-0.01em]!">
        <LockIcon />
        <span className="min-w-0 wrap-anywhere">{say('connect.never.heading', { name })}</span>
      </h2>
      <ul className="mt-1.5 grid text-md md:grid-cols-2 md:gap-x-7">
        {never.map((one) => (
          <li key={one} className="flex gap-2.5 py-1.5 leading-snug">
            <span className="mt-0.5 text-ink-2">
              <CloseIcon size={16} />
            </span>
            {say(`connect.never.${one}`)}
          </li>
        ))}
      </ul>
      <p className="mt-2 border-t border-[#d9d2c4] pt-3 text-hint wrap-anywhere text-ink-2">
        {say('connect.never.about', { name })}
      </p>
    </section>
  )
}
