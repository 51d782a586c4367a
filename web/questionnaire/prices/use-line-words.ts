import { fieldOf } from '#domain/fields/index.ts'
import { optionText } from '#domain/messages/index.ts'
import type { Line } from '#domain/pricing/index.ts'
import { activeShareholders } from '#domain/shareholders/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { nameOf } from '../people/person-name.ts'
import { useExtraServices, useMemberships } from '../reference/offers-data.ts'
import { useQuestionnaire } from '../store/context.tsx'
import { useAnswers } from '../store/use-flow.ts'

export interface LineWords {
  readonly name: string
  /** A second line in small type. */
  readonly detail: string | null
}

/** The names of a list in one sentence: "Sanne, Bas en Lou". */
function useListed() {
  const { locale } = useLocale()
  const format = new Intl.ListFormat(locale, { type: 'conjunction' })
  return (names: readonly string[]): string => format.format(names)
}

/** What the lines of a quote are called, in the founder's own names where there are any. */
export function useLineWords(): (line: Line) => LineWords {
  const say = useSay()
  const { locale } = useLocale()
  const { flow, messages } = useQuestionnaire()
  const answers = useAnswers((all) => all)
  const listed = useListed()
  const memberships = useMemberships()
  const services = useExtraServices()
  const people = activeShareholders(answers)

  const company = answers.main.company_name
  const holdings = people
    .filter((key) => answers[key].holding === true && answers[key].holding_name)
    .map((key) => say('offers.company', { name: answers[key].holding_name ?? '' }))
  const salaried = people.filter((key) => answers[key].dga_plan === true).map((key) => nameOf(answers, key, say))

  return (line) => {
    const bare = (name: string, detail: string | null = null): LineWords => ({ name, detail })
    switch (line.name) {
      case 'product':
        return bare(messages.flow.products[flow], company ? say('offers.company', { name: company }) : null)
      case 'holding_upsell':
        return bare(say('offers.lines.holding_upsell'), holdings.length > 0 ? listed(holdings) : null)
      case 'incorporation_speed': {
        const field = fieldOf('main', 'incorporation_speed')
        return bare(say('offers.lines.incorporation_speed'), field ? optionText(messages, field, line.key) : null)
      }
      case 'membership': {
        const found =
          memberships.state === 'ready' ? memberships.value.find(({ name }) => name === line.key) : undefined
        const name = found?.translation_json[locale].package_name
        return bare(
          name ? say('offers.lines.membership_named', { name }) : say('offers.lines.membership'),
          line.per && say(`offers.lines.paid_per_${line.per}`),
        )
      }
      case 'dga_salary':
        return bare(say('offers.lines.dga_salary'), salaried.length > 0 ? listed(salaried) : null)
      case 'extra_service': {
        const found = services.state === 'ready' ? services.value.find(({ slug }) => slug === line.key) : undefined
        return bare(found?.[locale].name ?? say('offers.lines.extra_service'))
      }
      case 'kvk_registration':
      case 'quality_fund':
        return bare(say(`offers.lines.${line.name}`), say(`offers.lines.${line.name}_about`))
      case 'healthcare_statutes':
      case 'contribution_deed':
      case 'external_share_transfer':
        return bare(say(`offers.lines.${line.name}`))
      default: {
        const forgotten: never = line.name
        return forgotten
      }
    }
  }
}
