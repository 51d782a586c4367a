// The law of the house: a room imports only lower shelves, by their front door, and nothing goes round in a circle.
const shelves = {
  domain: [
    ['values'],
    ['conditions', 'names', 'issues', 'money'],
    ['lists', 'rules'],
    ['fields'],
    ['questions'],
    ['shareholders', 'blueprint'],
    [
      ...['flow', 'calculator', 'pricing', 'documents', 'orders', 'reminders', 'retention', 'appointments'],
      ...['companies', 'memberships', 'stumbling', 'ownership'],
    ],
    ['signing', 'contracts', 'partners', 'assistants'],
    ['papers', 'services'],
    ['participants'],
    ['cases'],
    ['offices', 'changes'],
    ['refusals'],
    ['products'],
    ['messages', 'content', 'price-plans'],
    ['editing', 'pictures'],
  ],
  server: [
    ['config'],
    ['db', 'adapters'],
    ['http', 'jobs'],
    ['resources'],
    ['payments'],
    ['keepers', 'back-office-data'],
    ['app'],
    ['service'],
    ['start', 'testing'],
    ['main'],
  ],
  web: [
    ['ui'],
    ['i18n', 'api', 'links'],
    ['site'],
    [
      ...['session', 'widgets', 'analytics', 'downloads', 'quotes', 'addresses', 'cases', 'charts', 'signing'],
      'mailed-codes',
    ],
    ['participants'],
    ['questionnaire', 'calculator', 'contact', 'shell', 'accounts', 'orders'],
    ['workbench', 'contracts', 'billing', 'content'],
    ['admin'],
    ['pages'],
    ['app'],
    ['main', 'prerender', 'testing'],
  ],
  // A large room has shelves of its own: what is asked and kept, what it is drawn with, the steps, and the screen around.
  'web/questionnaire': [['model'], ['parts'], ['steps'], ['screen'], ['index']],
  'web/workbench': [
    ['desk'],
    ['samples'],
    ['queue', 'deed', 'check', 'answers', 'services', 'hours'],
    ['case'],
    ['index'],
  ],
  'web/questionnaire/model': [['store'], ['save', 'count'], ['use'], ['open']],
  'web/questionnaire/parts': [
    ['speaking', 'when-loaded', 'section-head'],
    ['blockers', 'pie', 'prices'],
    ['questions'],
    ['people', 'deed'],
  ],
}

const onAShelfOf = (house) => `^${house}/(${shelves[house].flat().join('|')})[/.]`

const ban = (name, from, to, pathNot) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: to, ...(pathNot && { pathNot }) },
})

const test = '\\.test\\.tsx?$'

// Tests stand beside what they test and may borrow the workbench in server/testing or web/testing; code may not.
const upward = Object.entries(shelves).flatMap(([house, rows]) =>
  rows.flatMap((rooms, shelf) =>
    rooms.flatMap((room) => {
      const name = `${house}/${room} looks down only`
      const barred = rows
        .slice(shelf)
        .flat()
        .filter((other) => other !== room)
      const [path, to] = [`^${house}/${room}[/.]`, (rooms) => `^${house}/(${rooms.join('|')})[/.]`]
      const forTests = barred.filter((other) => other !== 'testing')
      return [
        ...(barred.length > 0 ? [{ ...ban(name, path, to(barred)), from: { path, pathNot: test } }] : []),
        ...(forTests.length > 0 ? [{ ...ban(name, path, to(forTests)), from: { path: `${path}.*${test}` } }] : []),
      ]
    }),
  ),
)

module.exports = {
  forbidden: [
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'domain is pure',
      severity: 'error',
      from: { path: '^domain/', pathNot: test },
      to: { pathNot: '^domain/' },
    },
    // What every test may use, whatever room it stands in; it knows no room itself.
    {
      name: 'testing is for tests',
      severity: 'error',
      from: { path: '^(domain|contract|server|web)/', pathNot: [test, '^(server|web)/testing/'] },
      to: { path: '^testing/' },
    },
    ban('testing knows no room', '^testing/', '^(domain|contract|server|web|scripts|e2e)/'),
    {
      ...ban('front door only', '', '^(domain|web)/[^/]+/', ['^$1/$2/', '/index\\.tsx?$', '^web/ui/']),
      // The workbench puts the app together, as main does.
      from: { path: '^(domain|web)/([^/]+)/', pathNot: '^web/testing/' },
    },
    ban('front door only, from outside', '^(contract|server|scripts|e2e)/', '^domain/[^/]+/(?!index\\.ts$)'),
    ban('front door only, in the server', '^server/([^/]+)/', '^server/(config|db|http|jobs)/(?!index\\.ts$)', [
      '^server/$1/',
      test,
    ]),
    ban('contract knows domain only', '^contract/', '^(server|web)/'),
    ban('server never web', '^server/', '^web/'),
    ban('web never server', '^web/', '^server/'),
    ban('ui knows no business', '^web/ui/', '^(domain|contract)/'),
    ban('routes stay thin', '/routes(\\.|-[^/]+\\.)ts$', '^server/(db|adapters)/|/store(\\.|-[^/]+\\.)ts$'),
    ban(
      'a store is private',
      '^server/resources/([^/]+)/',
      '^server/resources/.+/store(\\.|-[^/]+\\.)ts$',
      '^server/resources/$1/',
    ),
    ban('pages are islands', '^web/pages/([^/]+)/', '^web/pages/', '^web/pages/$1/'),
    ban('e2e stays outside', '^e2e/', '^(web|server/(?!testing/))'),
    {
      name: 'every room has its shelf',
      severity: 'error',
      from: {
        path: '^(domain|server|web)/',
        pathNot: Object.keys(shelves)
          .filter((house) => !house.includes('/'))
          .map((house) => onAShelfOf(house)),
      },
      to: {},
    },
    ...Object.keys(shelves)
      .filter((house) => house.includes('/'))
      .map((house) => ({
        name: 'every room has its shelf',
        severity: 'error',
        from: { path: `^${house}/`, pathNot: onAShelfOf(house) },
        to: {},
      })),
    {
      name: 'the model draws nothing',
      severity: 'error',
      from: { path: '^web/questionnaire/model/.*\\.tsx$' },
      to: {},
    },
    {
      name: 'zod stays on the server',
      severity: 'error',
      from: { path: '^web/', pathNot: test },
      to: { path: '^contract/', dependencyTypesNot: ['type-only'] },
    },
    ...upward,
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|node_modules|data)/' },
  },
}
