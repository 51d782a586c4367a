import { type FlowName, flowNamed, flows } from '#domain/products/index.ts'
import { href } from '#web/links/index.ts'

/** The product of an address, and where its questionnaires hang. */
export function productPath(name: string | undefined) {
  const flow: FlowName | null = flowNamed(name ?? '')
  if (!flow) throw new Error(`There is no flow ${name}.`)
  return { flow, path: flows[flow].api_path }
}

/** The last of the questions: the documents, and every answer with a way to change it. */
export const questionsHref = (flow: FlowName, uid: string, step: number): string =>
  href('flow', { flow, uid }, { step: String(step), substep: '0' })
