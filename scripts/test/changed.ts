import { git } from './seed.ts'

/** Which journeys pass through which rooms. What stands in no row is seen by unit tests and by the whole set. */
const passThrough: readonly (readonly [rooms: RegExp, journeys: readonly string[]])[] = [
  [/^(web|domain|server\/resources)\/(calculator|calculations|catalogue)\/|^web\/quotes\//, ['calculator']],
  [/^(web|server\/resources)\/(accounts|identity-sandbox)\/|^web\/session\//, ['accounts']],
  [
    /^web\/orders\/|^server\/resources\/(orders|payments|payment-sandbox|billings|invoices)\//,
    ['checkout', 'dashboard', 'flow-paid'],
  ],
  [
    /^web\/(cases|pages\/(dashboard|own-case))\/|^domain\/cases\/|^server\/resources\/(cases|dashboard)\//,
    ['dashboard'],
  ],
  [/^web\/pages\/membership\/|^(domain|server\/resources)\/memberships\//, ['membership']],
  [/^web\/questionnaire\/|^domain\/(flow|fields|shareholders)\//, ['questionnaire', 'offers', 'deed']],
  [/^domain\/(products|documents)\/|^server\/adapters\/documents\//, ['flow', 'deed', 'offers-overview']],
  [/^server\/resources\/(questionnaires|documents|uploads|visitors)\//, ['questionnaire', 'deed', 'flow']],
  [/^web\/(widgets|ui|addresses)\/|^web\/pages\/ui\//, ['questionnaire-addresses']],
  [/^web\/(shell|app|i18n|links|site)\/|^web\/[^/]+$|^vite\.config\.ts$/, ['shell', 'home', 'mishap']],
  [/^web\/pages\/home\/|^server\/resources\/(screens|stories|site)\//, ['home', 'shell']],
  [/^web\/(contact|pages\/contact)\/|^server\/resources\/contact\//, ['contact']],
  [/^web\/analytics\//, ['measuring']],
  [/^web\/content\/|^(domain|server\/resources)\/(content|stories)\//, ['content']],
  [/^web\/admin\/|^server\/resources\/(offices|switches|data-files|pictures|question-words)\//, ['admin']],
  [/^domain\/price-plans\/|^server\/resources\/catalogue\//, ['admin-prices']],
  [/^web\/pages\/connect\/|^(domain|server\/resources|e2e)\/assistants\//, ['assistant']],
  [/^(contract|server\/http)\/|^server\/[^/]+\.ts$/, ['published-client', 'checkout.spec']],
  [/^e2e\/[^/]+\.ts$|^playwright\.config\.ts$/, ['shell', 'checkout.spec', 'questionnaire-axe']],
  [/^e2e\/questionnaire\//, ['questionnaire', 'offers', 'flow']],
  [/^e2e\/accounts\//, ['accounts']],
  [/^e2e\/calculator\//, ['calculator']],
  [/^e2e\/checkout\//, ['checkout', 'flow-paid']],
]

/** The journeys to walk after these files changed. */
export function journeysFor(files: readonly string[]): string[] {
  const specs = files.filter((file) => /^e2e\/journeys\/.*\.spec\.ts$/.test(file))
  const rooms = passThrough.filter(([pattern]) => files.some((file) => !file.includes('.test.') && pattern.test(file)))
  return [...new Set([...specs, ...rooms.flatMap(([, names]) => names.map((name) => `journeys/${name}`))])].sort()
}

/** Where this branch left the main one; on the main branch itself, its last commit. */
export function forkPoint(): string {
  for (const main of ['origin/HEAD', 'origin/main', 'main', 'master']) {
    const point = git('merge-base', 'HEAD', main)
    if (point) return point
  }
  return 'HEAD'
}

/** Files that this branch changed, or on the main branch its last commit, and what is not committed yet. */
export function touched(): string[] {
  const point = forkPoint()
  return changedSince(point === git('rev-parse', 'HEAD') ? 'HEAD~1' : point)
}

/** Files that differ from that commit, those that git does not know yet too. */
export function changedSince(commit: string): string[] {
  const lists = [
    git('diff', '--name-only', '--diff-filter=d', commit),
    git('ls-files', '--others', '--exclude-standard'),
  ]
  return lists.flatMap((list) => (list ? list.split('\n') : []))
}
