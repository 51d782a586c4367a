import { chartTarget, ownParts } from '#domain/ownership/index.ts'
import { StructureDrawing } from '#web/charts/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { useCase } from './case-at-hand.ts'
import { useCalled, useShare } from './owner-words.ts'
import { CaseSection } from './part.tsx'

/** Who owns what, drawn and in a sentence, and who stands in the register of owners because of it. */
export function WhoOwnsWhat() {
  const say = useSay()
  const { chart } = useCase().case
  const owned = useOwned()
  const registered = useRegistered()
  if (chart.nodes.length < 2) return null
  return (
    <CaseSection heading={say('founder.owns.heading')}>
      <StructureDrawing chart={chart} />
      <p className="mt-3 text-hint text-ink-2">{[owned, registered].filter(Boolean).join(' ')}</p>
    </CaseSection>
  )
}

/** "Jij hebt 60%, via De Vries Holding B.V., en Bram heeft 40%." */
function useOwned(): string {
  const say = useSay()
  const { locale } = useLocale()
  const share = useShare()
  const called = useCalled()
  const { chart, people } = useCase().case
  const isYou = (id: string): boolean => people.some((one) => one.id === id && one.you)
  const parts = ownParts(chart, chartTarget)
  const said = parts.map(({ id, share: held, via }) => {
    const own = { share: share(held), company: via.map((one) => called(one) || say('chart.holding')).join(', ') }
    if (isYou(id)) return say(via.length > 0 ? 'founder.owns.you_via' : 'founder.owns.you', own)
    const name = called(id) || say('chart.others')
    return say(via.length > 0 ? 'founder.owns.other_via' : 'founder.owns.other', { ...own, name })
  })
  const sentence = new Intl.ListFormat(locale).format(said)
  return sentence === '' ? '' : `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

/** Why who stands in the register, to who reads it. */
function useRegistered(): string {
  const say = useSay()
  const { locale } = useLocale()
  const called = useCalled()
  const { chart, people } = useCase().case
  const { ubos } = chart
  if (ubos.length === 0) return ''
  const names = new Intl.ListFormat(locale).format(ubos.map(({ id }) => called(id)))
  if (ubos.some(({ pseudo }) => pseudo)) return say('founder.owns.pseudo', { names })
  const withYou = ubos.some(({ id }) => people.some((one) => one.id === id && one.you))
  if (withYou && ubos.length === 1) return say('founder.owns.ubo_you')
  if (withYou && ubos.length === 2) return say('founder.owns.ubo_both')
  return say('founder.owns.ubos', { names })
}
