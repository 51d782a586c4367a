import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { ContractSummary } from '#contract/contracts.ts'
import { useMoment, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { useKindTitle } from './kinds.ts'
import { ContractStatusTag } from './status-tag.tsx'

type Props = {
  readonly contracts: readonly ContractSummary[]
  /** Says for which company each is, where there are several. */
  readonly withCompany: boolean
  /** What can be done with one, beside opening it. */
  readonly actions?: (contract: ContractSummary) => ReactNode
}

/** Contracts one under the other, each with where it stands. */
export function ContractLines({ contracts, withCompany, actions }: Props) {
  const say = useSay()
  const day = useMoment()
  const titleOf = useKindTitle()
  return (
    <ul className="overflow-hidden rounded-m border border-line bg-surface shadow-1">
      {contracts.map((contract) => {
        const { uuid, name, title, status, signed, company_name, updated_at } = contract
        const about = [
          titleOf(name),
          ...(withCompany ? [company_name] : []),
          ...(signed ? [say('contracts.signed', { count: signed.count, of: signed.of })] : []),
          say('contracts.changed', { day: day(updated_at) }),
        ].filter(Boolean)
        return (
          <li
            key={uuid}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-5 py-4 first:border-0 xs:px-6"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Link href={href('contract', { uuid })} asChild>
                  <TextLink look="quiet">
                    <strong className="wrap-anywhere">{title || say('contracts.untitled')}</strong>
                  </TextLink>
                </Link>
                <ContractStatusTag status={status} />
              </p>
              <p className="mt-0.5 text-hint text-ink-2">{about.join(' · ')}</p>
            </div>
            {actions && <div className="flex flex-none flex-wrap gap-x-2">{actions(contract)}</div>}
          </li>
        )
      })}
    </ul>
  )
}
