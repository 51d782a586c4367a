import { connect, seed } from '#server/db/index.ts'
import { climb, founderWithCase, type StaffMember, staffMember } from '#server/testing/cases.ts'
import { busyOffice, type Filling, fill, sought } from './cases-fill.ts'
import { openWhole, type WholeService } from './whole-service.ts'

export type ServiceSettings = { readonly DATABASE_URL: string | undefined; readonly DATA_DIR: string }

/** What somebody opens, and where. */
export type DeskVisit = { readonly by: StaffMember; readonly path: string }

/** The service among so many cases, with somebody of a busy office and somebody of support. */
export async function openAmong(settings: ServiceSettings, filling: Filling) {
  const database = await connect(settings)
  await database.migrate()
  await seed(database)
  const service = await openWhole(database)
  const support = await staffMember(service)
  const real = await realCases(service, support)
  await fill(database, filling, support.account.uuid)
  const clerk = await staffMember(service, busyOffice)
  return {
    service,
    visits: await visitsOf(clerk, support, real),
    async close() {
      await service.app.close()
      await database.close()
    },
  }
}

const rungs = ['checking_documents', 'uploading_fca', 'finalized'] as const

/** Made by the service itself, so that everything in them opens: where they stand in the way of what is measured. */
async function realCases(service: WholeService, support: StaffMember): Promise<Readonly<Record<string, string>>> {
  const made: [string, string][] = []
  for (const until of rungs) {
    const founder = await founderWithCase(service)
    await climb(founder, await staffMember(service, founder.office), until)
    const flag = { path: 'p1.firstname', text: 'Staat dit zo in je paspoort?', flag: true }
    await support.call('POST', `${founder.case}/comments`, { payload: flag })
    made.push([until, founder.case])
  }
  return Object.fromEntries(made)
}

async function visitsOf(clerk: StaffMember, support: StaffMember, real: Readonly<Record<string, string>>) {
  const list = '/api/notary/cases'
  const { next } = (await clerk.call('GET', list)).json<{ next: string }>()
  const { data } = (await support.call('GET', `${list}?waiting_on=nobody`)).json<{ data: { number: string }[] }>()
  const queue: Readonly<Record<string, DeskVisit>> = {
    'queue of an office': { by: clerk, path: list },
    'its second page': { by: clerk, path: `${list}?cursor=${next}` },
    'queue of support': { by: support, path: list },
    'what is mine, of all': { by: support, path: `${list}?handler=me` },
    'search in an office': { by: clerk, path: `${list}?search=${encodeURIComponent(sought.open)}` },
    'search in all': { by: support, path: `${list}?search=${encodeURIComponent(sought.open)}` },
    'search by number': { by: support, path: `${list}?search=${data[0]?.number}` },
    'closed cases of all': { by: support, path: `${list}?waiting_on=nobody` },
    'search in closed cases of all': {
      by: support,
      path: `${list}?waiting_on=nobody&search=${encodeURIComponent(sought.closed)}`,
    },
    'what support arranges beside': { by: support, path: '/api/notary/services' },
    'counts of an office': { by: clerk, path: '/api/notary/queue' },
    'counts of support': { by: support, path: '/api/notary/queue' },
  }
  const cases = Object.fromEntries(
    Object.entries(real).map(([rung, path]) => [`case at ${rung}`, { by: support, path } satisfies DeskVisit]),
  )
  return { queue, cases }
}

export type Among = Awaited<ReturnType<typeof openAmong>>
