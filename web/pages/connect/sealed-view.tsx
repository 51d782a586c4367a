import { type ReactNode, useId } from 'react'
import type { AssistantDraft } from '#contract/assistants.ts'
import { plural } from '#domain/messages/index.ts'
import { formatNumber } from '#domain/values/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { LockIcon } from '#web/ui/icons.tsx'
import { AsideCard } from './aside-card.tsx'

type Props = { readonly name: string; readonly draft: AssistantDraft | null }

const sealed = ['born', 'bsn', 'passport'] as const

/** A draft as the assistant sees it. */
export function SealedView({ name, draft }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const id = useId()
  const people = draft?.people ?? []
  const shares = draft?.shares ?? null
  const count = shares && formatNumber(shares.count, locale)
  const open = draft?.open_steps ?? null
  return (
    <AsideCard id={id} heading={say('connect.see.heading', { name })} about={say('connect.see.about')}>
      <dl className="mt-3 text-md leading-snug">
        <SeenRow label={say('connect.see.name')}>{draft?.name}</SeenRow>
        <SeenRow label={say('connect.see.seat')}>{draft?.seat}</SeenRow>
        <SeenRow label={plural(say('connect.see.people'), Math.max(1, people.length))}>{people.join(', ')}</SeenRow>
        {sealed.map((one) => (
          <SeenRow key={one} label={say(`connect.see.${one}`)} sealed>
            {say('connect.see.sealed')}
          </SeenRow>
        ))}
        {shares && count && (
          <SeenRow label={say('connect.see.shares')}>
            {shares.divided ? count : say('connect.see.undivided', { count })}
          </SeenRow>
        )}
        {open !== null && (
          <SeenRow label={say('connect.see.open')}>
            {open === 0 ? say('connect.see.nothing_open') : plural(say('connect.see.steps'), open)}
          </SeenRow>
        )}
      </dl>
    </AsideCard>
  )
}

type SeenRowProps = { readonly label: string; readonly sealed?: boolean; readonly children: ReactNode }

function SeenRow({ label, sealed = false, children }: SeenRowProps) {
  const say = useSay()
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-2.5 border-t border-line py-2 md:grid-cols-[7.75rem_minmax(0,1fr)]">
      <dt className="text-ink-2">{label}</dt>
      {sealed ? (
        <dd className="-my-0.5 flex items-center gap-1.5 rounded-xs bg-[repeating-linear-gradient(135deg,var(--color-sunken)_0_6px,var(--color-white)_6px_12px)] px-2 py-0.5 text-sm text-ink-2 forced-colors:border">
          <LockIcon size={16} />
          {children}
        </dd>
      ) : (
        <dd className={children ? 'wrap-anywhere' : 'text-ink-2'}>{children || say('connect.see.empty')}</dd>
      )}
    </div>
  )
}
