import { useSay } from '#web/i18n/index.ts'
import { useNotaries, usePredefinedNotary } from '../../reference/offers-data.ts'
import { WhenFetched } from '../../reference/when-fetched.tsx'
import { NotaryCard } from './notary-card.tsx'

/** Whoever came by way of a notary has one: nothing is left to choose. */
export function SettledNotary() {
  const say = useSay()
  const notaries = useNotaries()
  const predefined = usePredefinedNotary()
  return (
    <>
      <h2 className="mt-7 mb-1 text-lg">{say('offers.notary.settled')}</h2>
      <p className="mb-3 text-hint text-ink-2">{say('offers.notary.settled_about')}</p>
      <WhenFetched fetched={predefined}>
        {(id) => (
          <WhenFetched fetched={notaries}>
            {(list) => {
              const notary = list.find((one) => one.id === id)
              return notary ? <NotaryCard notary={notary} /> : null
            }}
          </WhenFetched>
        )}
      </WhenFetched>
    </>
  )
}
