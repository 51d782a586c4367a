import type { ContractStatus } from '#domain/contracts/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Tag } from '#web/ui/tag.tsx'

const tones = {
  editing: 'neutral',
  awaiting_approval: 'orange',
  approved: 'green',
  sent_for_signing: 'amber',
  active: 'green',
  expired: 'red',
  declined: 'red',
} as const satisfies Record<ContractStatus, string>

/** Where a contract stands. */
export function ContractStatusTag({ status }: { readonly status: ContractStatus }) {
  const say = useSay()
  return <Tag tone={tones[status]}>{say(`contracts.status.${status}`)}</Tag>
}
