import type { KeptOrder } from './order.ts'

/** Where one comes back to who paid: what was paid for. */
export function afterPaying({ supplement, flow, questionnaire }: KeptOrder): string {
  if (supplement === null) return `/questionnaire/${flow}/${questionnaire}/paid`
  return supplement === 'appointment_moved' ? `/dashboard/${questionnaire}/appointment` : `/dashboard/${questionnaire}`
}
