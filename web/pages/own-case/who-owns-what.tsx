import { useLocale, useSay } from '#web/i18n/index.ts'
import { useCase } from './case-at-hand.ts'
import { Part } from './part.tsx'

/** Who owns what, and who stands in the register of owners because of it. */
export function WhoOwnsWhat() {
  const say = useSay()
  const { locale } = useLocale()
  const { nodes, holdings, ubos } = useCase().case.chart
  if (holdings.length === 0) return null
  const nameOf = (id: string): string => nodes.find((node) => node.id === id)?.name ?? id
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const names = new Intl.ListFormat(locale).format(ubos.map(({ id }) => nameOf(id)))
  return (
    <Part heading={say('founder.owns.heading')}>
      <ul className="grid gap-1.5">
        {holdings.map(({ owner, owned, part, whole }) => (
          <li key={`${owner} ${owned}`}>
            {say('founder.owns.holding', {
              owner: nameOf(owner),
              owned: nameOf(owned),
              share: percent.format(whole === 0 ? 0 : part / whole),
            })}
          </li>
        ))}
      </ul>
      {ubos.length > 0 && (
        <p className="mt-3 text-hint text-ink-2">
          {say(ubos.some(({ pseudo }) => pseudo) ? 'founder.owns.pseudo' : 'founder.owns.ubos', { names })}
        </p>
      )}
    </Part>
  )
}
