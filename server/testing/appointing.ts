import type { AppointmentSlots } from '#contract/case-appointments.ts'
import type { TestApp } from './app-open.ts'
import { climb, type FounderWithCase, founderWithCase, type StaffMember, staffMember } from './cases.ts'

type AtAppointment = { readonly founder: FounderWithCase; readonly notary: StaffMember }

/** A founder whose case is where a moment to sign is chosen, and somebody of its office. */
export async function climbedToAppointment(
  service: TestApp,
  ordered?: Parameters<typeof founderWithCase>[1],
): Promise<AtAppointment> {
  const founder = await founderWithCase(service, ordered)
  const notary = await staffMember(service, founder.office)
  await climb(founder, notary, 'scheduling_meeting')
  return { founder, notary }
}

/** What they do about that moment, one call each. */
export function chooserOf({ founder, notary }: AtAppointment) {
  const slots = async (from?: string) =>
    (
      await founder.call('GET', `${founder.own}/appointment${from === undefined ? '' : `?from=${from}`}`)
    ).json<AppointmentSlots>()
  const freeAt = async (place = 0) =>
    (await slots()).days.flatMap((day) => day.slots.map(({ starts }) => starts))[place] ?? ''
  const act = (payload: object) => founder.call('POST', `${founder.own}/actions`, { payload })
  const choose = (starts: string, more: object = { agreeing: ['p2'] }) =>
    act({ action: 'choose_slot', starts, way: 'online', ...more })
  const appoint = (payload: object) => notary.call('POST', `${founder.case}/appointment`, { payload })
  return { founder, notary, slots, freeAt, act, choose, appoint }
}

/** Of what an action was refused for, which kinds. */
export const missingIn = (answer: { json(): { missing?: { kind: string }[] } }) =>
  answer.json().missing?.map(({ kind }) => kind)
