import { StructureChart } from '#web/charts/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { useCase } from './case-at-hand.ts'
import { Part } from './part.tsx'

/** Who owns what, drawn, and who stands in the register of owners because of it. */
export function WhoOwnsWhat() {
  const say = useSay()
  const { locale } = useLocale()
  const { chart } = useCase().case
  const { nodes, ubos } = chart
  if (nodes.length < 2) return null
  const nameOf = (id: string): string => nodes.find((node) => node.id === id)?.name ?? id
  const names = new Intl.ListFormat(locale).format(ubos.map(({ id }) => nameOf(id)))
  return (
    <Part heading={say('founder.owns.heading')}>
      <StructureChart chart={chart} />
      {ubos.length > 0 && (
        <p className="mt-3 text-hint text-ink-2">
          {say(ubos.some(({ pseudo }) => pseudo) ? 'founder.owns.pseudo' : 'founder.owns.ubos', { names })}
        </p>
      )}
    </Part>
  )
}
