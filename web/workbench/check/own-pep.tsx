import type { OfficeCase } from '#contract/notary-cases.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { cx } from '#web/ui/class-names.ts'

type Props = {
  readonly found: Pick<OfficeCase, 'people' | 'answers'>
  /** What the office found. */
  readonly finding: 'none' | 'found' | undefined
}

/** What everybody answered themselves, beside what the office finds; who says yes is not passed over in silence. */
export function OwnPep({ found: { people, answers }, finding }: Props) {
  const say = useSay()
  const said = people.map(({ id, name }) => {
    const { pep } = answers[id] ?? {}
    return { id, name, answer: pep === true ? ('yes' as const) : pep === false ? ('no' as const) : ('none' as const) }
  })
  const exposed = said.filter(({ answer }) => answer === 'yes').map(({ name }) => name)
  if (said.length === 0) return null
  return (
    <div className="mb-4">
      <h4 className="text-sm font-semibold">{say('check.pep.own')}</h4>
      <ul className="mt-1 grid gap-1">
        {said.map(({ id, name, answer }) => (
          <li key={id} className={cx(answer === 'yes' && 'font-semibold text-orange-deep')}>
            {say(`check.pep.own_${answer}`, { name })}
          </li>
        ))}
      </ul>
      {finding === 'none' && exposed.length > 0 && (
        <div className="mt-3">
          <Banner tone="warning" live="status">
            {say('check.pep.differs', { names: exposed.join(', ') })}
          </Banner>
        </div>
      )}
    </div>
  )
}
