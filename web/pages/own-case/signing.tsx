import type { CustomerCase } from '#contract/cases.ts'
import { SigningSection } from '#web/signing/index.ts'
import { useCase } from './case-at-hand.ts'

/** From the signing on it is no longer to come. */
const isBehind: readonly CustomerCase['status'][] = ['extracting_kvk', 'finalized', 'canceled']

/** How everybody signs, as long as that is to come. */
export function CaseSigning() {
  const { people, participants, signing, status } = useCase().case
  if (signing.length === 0 || isBehind.includes(status)) return null
  return (
    <SigningSection
      elsewhere={null}
      people={signing.flatMap(({ person, route }) => {
        const found = people.find(({ id }) => id === person)
        const isSealed = participants.some((one) => one.person === person)
        return found ? [{ id: person, name: found.name, isYou: found.you === true, isSealed, route }] : []
      })}
    />
  )
}
