import { chartTarget, ownParts } from '#domain/ownership/index.ts'
import { writtenAs } from '#domain/values/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { useCase } from './case-at-hand.ts'

/** Hundredths of a percent as people write them: 60%, 33,33%. */
export function useShare(): (hundredths: number) => string {
  const { locale } = useLocale()
  const format = new Intl.NumberFormat(writtenAs[locale], { style: 'percent', maximumFractionDigits: 2 })
  return (hundredths) => format.format(hundredths / 10_000)
}

const firstNameOf = (name: string): string => name.split(' ')[0] ?? name

/** How one speaks of somebody in the chart to who reads it: a person by the first name, where that is enough. */
export function useCalled(): (id: string) => string {
  const { people, chart } = useCase().case
  return (id) => {
    const name = chart.nodes.find((node) => node.id === id)?.name || people.find((one) => one.id === id)?.name || ''
    const isPerson = chart.nodes.some((node) => node.id === id && node.kind === 'person')
    const isShared = people.some((one) => one.id !== id && firstNameOf(one.name) === firstNameOf(name))
    return isPerson && !isShared ? firstNameOf(name) : name
  }
}

/** What somebody is in this company, in a few words: "Oprichter via De Vries Holding B.V., 60%, bestuurder". */
export function useRole(): (person: string) => string | null {
  const say = useSay()
  const share = useShare()
  const { chart } = useCase().case
  const parts = ownParts(chart, chartTarget)
  return (person) => {
    const node = chart.nodes.find(({ id }) => id === person)
    const part = parts.find(({ id }) => id === person)
    const nameOf = (id: string) => chart.nodes.find((one) => one.id === id)?.name || say('chart.holding')
    const words = [
      part && share(part.share),
      part && part.via.length > 0 && say('founder.tasks.via', { company: part.via.map(nameOf).join(', ') }),
      node?.isDirector && say('chart.director'),
    ].filter((word) => typeof word === 'string')
    return words.length === 0 ? null : words.join(', ')
  }
}
