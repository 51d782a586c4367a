import type { SectionName } from '#domain/flow/index.ts'
import { chosenNotary, wayOf } from '#domain/orders/index.ts'
import { chosenMembership, noMembership } from '#domain/pricing/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { useExtraServices, useMemberships, useNotaries } from '../../reference/offers-data.ts'
import type { Fetched } from '../../reference/use-fetched.ts'
import { useAnswers } from '../../store/use-flow.ts'
import { chosenServices } from '../extra-services/services.ts'

interface ExtraAnswer {
  readonly key: string
  readonly label: string
  readonly text: string | null
  /** The questions in whose place it stands. */
  readonly replaces?: readonly string[]
}

const listOf = <Item>(fetched: Fetched<readonly Item[]>): readonly Item[] =>
  fetched.state === 'ready' ? fetched.value : []

/** What was chosen from a list of ours rather than answered: the membership, the services and the notary. */
export function useExtraAnswers(section: SectionName): readonly ExtraAnswer[] {
  const say = useSay()
  const { locale } = useLocale()
  const memberships = listOf(useMemberships())
  const services = listOf(useExtraServices())
  const notaries = listOf(useNotaries())
  const answers = useAnswers((all) => all)
  const { main } = answers

  switch (section) {
    case 'membership': {
      const chosen = chosenMembership(main, memberships)
      const found = memberships.find(({ name }) => name === chosen)
      const text =
        chosen === noMembership ? say('offers.membership.none') : found?.translation_json[locale].package_name
      return [{ key: 'membership', label: say('offers.membership.label'), text: text ?? null }]
    }
    case 'services': {
      const chosen = chosenServices(answers)
      const names = services.filter(({ slug }) => chosen.includes(slug)).map((one) => one[locale].name)
      return [
        {
          key: 'services',
          label: say('offers.services.heading'),
          text: names.length > 0 ? names.join('\n') : say('offers.services.none'),
        },
      ]
    }
    case 'notary': {
      const way = wayOf(main)
      const notary = notaries.find(({ id }) => String(id) === chosenNotary(main))
      const text = way && say(`offers.notary.ways.${way}.name`)
      return [
        { key: 'way', label: say('offers.notary.label'), text, replaces: ['main.online_notary', 'main.notary_option'] },
        ...(notary
          ? [
              {
                key: 'notary',
                label: say('offers.notary.which'),
                text: say('offers.notary.option', { city: notary.city, name: notary.name }),
              },
            ]
          : []),
      ]
    }
    default:
      return []
  }
}
