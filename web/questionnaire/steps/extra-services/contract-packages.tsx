import type { Membership } from '#contract/reference.ts'
import { chosenMembership } from '#domain/pricing/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useMemberships } from '../../reference/offers-data.ts'
import { useMove } from '../../screen/use-move.ts'
import { useQuestionnaire } from '../../store/context.tsx'
import { useAnswers } from '../../store/use-flow.ts'

/** The packages of contracts, each with the memberships it comes with. */
function packagesIn(memberships: readonly Membership[]) {
  const heldBy = (membership: Membership) =>
    membership.upsell_package_type_products
      .map(({ product_type }) => product_type)
      .filter(({ category }) => category === 'contracts')
  const products = new Map(memberships.flatMap(heldBy).map((product) => [product.slug, product]))
  return [...products.values()].map((product) => ({
    product,
    memberships: memberships.filter((one) => heldBy(one).some(({ slug }) => slug === product.slug)),
  }))
}

/** Contracts come with a membership: which package one has, and how to get the other. */
export function ContractPackages() {
  const say = useSay()
  const { locale } = useLocale()
  const { store } = useQuestionnaire()
  const fetched = useMemberships()
  const move = useMove()
  const memberships = fetched.state === 'ready' ? fetched.value : []
  const chosen = useAnswers(({ main }) => chosenMembership(main, memberships))
  const packages = packagesIn(memberships)
  if (packages.length === 0) return null
  const format = new Intl.ListFormat(locale, { type: 'disjunction' })
  const step = store.product.steps.findIndex((one) => one.kind === 'membership')
  return (
    <>
      <h2 className="mt-7 mb-1 text-lg">{say('offers.contracts.heading')}</h2>
      <p className="mb-3 text-hint text-ink-2">{say('offers.contracts.about')}</p>
      <ul className="grid gap-2.5 md:grid-cols-2">
        {packages.map(({ product, memberships: holders }) => {
          const own = holders.find(({ name }) => name === chosen)
          const names = format.format(holders.map((one) => one.translation_json[locale].package_name))
          return (
            <Card key={product.slug} as="li" padding="small">
              <h3 className="font-sans text-base font-semibold">{product[locale].name}</h3>
              <p className="mt-0.5 mb-2.5 text-hint text-ink-2">{product[locale].description}</p>
              {own ? (
                <Tag>{say('offers.contracts.yours', { name: own.translation_json[locale].package_name })}</Tag>
              ) : (
                <p className="text-hint">{say('offers.contracts.with', { names })}</p>
              )}
            </Card>
          )
        })}
      </ul>
      <div className="mt-2.5">
        <Button look="ghost" size="small" onClick={() => move({ type: 'go_to_step', step })}>
          {say('offers.contracts.change')}
        </Button>
      </div>
    </>
  )
}
