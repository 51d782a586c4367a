import { touched } from './changed.ts'
import { seedOfCommit } from './seed.ts'

/** Tests of one part of the service that `npm test` need not run every time. */
type TurnPart = {
  /** Where the part is: a change there is reason to run its tests whoever's turn it is. */
  readonly rooms: RegExp
  readonly unit?: readonly string[]
  readonly components?: readonly string[]
  readonly journeys?: readonly string[]
}

/**
 * Whole processes, whole databases, and the screens of one kind of people: dear, and each about a part of the service that most
 * changes do not come near. `npm test` takes one of these turns, by the seed of the commit, and every part that the change is in.
 */
export const turns: readonly (readonly TurnPart[])[] = [
  [
    {
      rooms:
        /^(web|domain)\/(admin|price-plans|offices)\/|^server\/resources\/(offices|switches|pictures|data-files)\//,
      unit: ['server/resources/data-files/data-files.test.ts'],
      components: ['web/admin/**'],
      journeys: ['admin-pages', 'admin-offices', 'admin-prices', 'admin-prices-midnight', 'admin-switches'],
    },
    { rooms: /^server\/[^/]+\.ts$|^server\/(config|http)\//, unit: ['server/main.test.ts'] },
    { rooms: /^server\/jobs\//, unit: ['server/jobs/killed.test.ts'] },
    { rooms: /^scripts\/attack\//, unit: ['scripts/attack/fuzz/fuzz.test.ts'] },
  ],
  [
    {
      rooms: /^(web|domain)\/(workbench|cases|appointments)\/|^server\/resources\/cases\//,
      components: ['web/workbench/**'],
      journeys: ['case-ladder'],
    },
    {
      rooms: /^(web|domain)\/(pages\/)?(participants?|mailed-codes)\/|^server\/resources\/participants\//,
      unit: ['server/resources/participants/sealed-everywhere.test.ts'],
      components: ['web/pages/participant/**', 'web/participants/**'],
      journeys: ['participants'],
    },
    { rooms: /^server\/resources\/moving\//, unit: ['server/resources/moving/*.test.ts'] },
    { rooms: /^server\/resources\/payments\//, unit: ['server/resources/payments/killed.test.ts'] },
    { rooms: /^server\/db\/postgres\//, unit: ['server/db/postgres/postgres.test.ts'] },
  ],
  [
    {
      rooms:
        /^(web|domain)\/(pages\/)?(contracts?|companies|company|memberships?|signing|sign)\/|^server\/resources\/(contracts|memberships)\//,
      components: ['web/pages/{contract,contracts,company,membership,sign}/**', 'web/contracts/**'],
      journeys: ['contracts', 'membership'],
    },
    {
      rooms: /^(web|domain)\/(pages\/connect|assistants)\/|^server\/resources\/(assistants|authorization)\//,
      unit: ['server/resources/assistants/{sealed,walks}-laws.test.ts'],
      components: ['web/pages/connect/**'],
      journeys: ['assistant'],
    },
    {
      rooms: /^(web|domain)\/.*transfer/,
      journeys: ['flow-transfer'],
    },
    { rooms: /^server\/db\/embedded\//, unit: ['server/db/embedded/embedded.test.ts'] },
    { rooms: /^server\/db\/transfer\//, unit: ['server/db/transfer/transfer.test.ts'] },
    { rooms: /^server\/resources\/data-key\//, unit: ['server/resources/data-key/{rekey,killed}.test.ts'] },
  ],
]

type Kind = Exclude<keyof TurnPart, 'rooms'>

/** What is left to the turn of another commit: nothing in full. */
export const leftToOthers = (kind: Kind): readonly string[] =>
  process.env.THOROUGH === 'true'
    ? []
    : leftOut(kind, { seed: Number(process.env.LAWS_SEED ?? seedOfCommit()), changed: touched() })

/** What that seed leaves out after these files changed. */
export function leftOut(
  kind: Kind,
  { seed, changed }: { readonly seed: number; readonly changed: readonly string[] },
): readonly string[] {
  const turn = (Number.isInteger(seed) ? Math.abs(seed) : 0) % turns.length
  return turns
    .filter((_, index) => index !== turn)
    .flat()
    .filter(({ rooms }) => !changed.some((file) => rooms.test(file)))
    .flatMap((part) => part[kind] ?? [])
}
