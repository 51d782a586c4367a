import type { Questionnaire } from '#contract/questionnaires.ts'
import { type FlowName, flows } from '#domain/products/index.ts'
import { ApiError, call } from '#web/api/index.ts'
import { wishesIn } from './wishes.ts'

/** Made a moment ago by this page, so that it need not be asked for. */
const justMade = new Map<string, Questionnaire>()

/** The questionnaire that was just made, the first time it is opened. */
export function takeFresh(uuid: string): Questionnaire | null {
  const questionnaire = justMade.get(uuid) ?? null
  justMade.delete(uuid)
  return questionnaire
}

const beginnings = new Map<string, Promise<Questionnaire>>()

/** Two tabs that open the same address within this time (a double click on a link) share one questionnaire. */
const together = 5000

async function create(flow: FlowName, search: string): Promise<Questionnaire> {
  const { calculation_uuid, ...wishes } = wishesIn(search)
  const make = (body: ReturnType<typeof wishesIn>) => call(`POST /api/${flows[flow].api_path}`, { body })
  if (calculation_uuid === undefined) return make(wishes)
  try {
    return await make({ ...wishes, calculation_uuid })
  } catch (error) {
    // A calculation of another browser, or none at all: then one begins without it.
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return make(wishes)
    throw error
  }
}

/** The questionnaire that another tab made a moment ago, if we can still open it. */
async function madeElsewhere(flow: FlowName, key: string): Promise<Questionnaire | null> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    const { uuid, at } = (stored ?? {}) as { uuid?: unknown; at?: unknown }
    if (typeof uuid !== 'string' || typeof at !== 'number' || Date.now() - at > together) return null
    return await call(`GET /api/${flows[flow].api_path}/:uuid`, { params: { uuid } })
  } catch {
    return null
  }
}

async function createOnce(flow: FlowName, search: string): Promise<Questionnaire> {
  const key = `beginning/${flow}${search && `?${search}`}`
  const make = async () => {
    const questionnaire = (await madeElsewhere(flow, key)) ?? (await create(flow, search))
    try {
      localStorage.setItem(key, JSON.stringify({ uuid: questionnaire.uuid, at: Date.now() }))
    } catch {
      // Then two tabs make two.
    }
    return questionnaire
  }
  return navigator.locks ? navigator.locks.request(key, make) : make()
}

/** Makes a questionnaire for a first visit, once however often it is asked for; `forget` lets the next visit make another. */
export function begin(flow: FlowName, search: string): Promise<Questionnaire> {
  const key = `${flow}?${search}`
  const begun = beginnings.get(key)
  if (begun) return begun
  const creating = createOnce(flow, search)
  beginnings.set(key, creating)
  void creating.then((questionnaire) => justMade.set(questionnaire.uuid, questionnaire)).catch(() => undefined)
  creating.then(
    () => setTimeout(() => beginnings.delete(key), together),
    // What failed is tried anew.
    () => beginnings.delete(key),
  )
  return creating
}
