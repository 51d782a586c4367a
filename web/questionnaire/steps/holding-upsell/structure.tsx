import type { ReactNode } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { useAnswers } from '../../store/use-flow.ts'

/** Who holds what: with a holding, and without. The same is said in words beside it. */
export function Structure() {
  const say = useSay()
  const company = useAnswers(({ main }) => main.company_name)
  const bv = company ? say('offers.company', { name: company }) : say('offers.holding.structure.company')
  return (
    <div aria-hidden="true" className="grid grid-cols-2 gap-4 rounded-m border border-line bg-surface p-4 text-sm">
      <Column title={say('offers.holding.structure.without')}>
        <Box>{say('offers.holding.structure.you')}</Box>
        <Line long />
        <Box>{bv}</Box>
      </Column>
      <Column title={say('offers.holding.structure.with')}>
        <Box>{say('offers.holding.structure.you')}</Box>
        <Line />
        <Box strong>{say('offers.holding.structure.holding')}</Box>
        <Line />
        <Box>{bv}</Box>
      </Column>
    </div>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col items-center">
      <p className="mb-2.5 text-center text-ink-2">{title}</p>
      {children}
    </div>
  )
}

function Box({ strong, children }: { strong?: boolean; children: ReactNode }) {
  return (
    <span
      className={cx(
        'grid min-h-10 w-full max-w-44 place-items-center rounded-s border-[1.5px] px-2.5 py-1.5 text-center leading-tight font-semibold wrap-anywhere',
        strong ? 'border-green bg-green-tint text-green-deep' : 'border-line-strong bg-white',
      )}
    >
      {children}
    </span>
  )
}

const Line = ({ long }: { long?: boolean }) => (
  <span className={cx('w-px bg-line-strong', long ? 'min-h-5 flex-1' : 'h-5')} />
)
