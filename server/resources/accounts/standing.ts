import type { SecondFactorState } from '#contract/account-answers.ts'
import { isStaff, type Role } from '#contract/roles.ts'
import type { Config } from '#server/config/index.ts'
import type { Session } from '#server/http/index.ts'

/** What is known of a device and its account. */
type DeviceFacts = {
  /** The one that the account was given. */
  readonly role: Role
  /** The account has a second factor that was confirmed. */
  readonly enrolled: boolean
  /** This device has shown it. */
  readonly passed: boolean
}

export type DeviceStanding = Pick<Session, 'role' | 'second_factor'>

/**
 * What a device may do: the one place that decides whether a role counts. Without the second factor, where one is wanted, who
 * works here is a customer like everybody. Where the account has one, it is wanted of every device, whatever the role.
 */
export function deviceStandingOf(
  { role, enrolled, passed }: DeviceFacts,
  { STAFF_SECOND_FACTOR }: Pick<Config, 'STAFF_SECOND_FACTOR'>,
): DeviceStanding {
  if (enrolled) return passed ? { role, second_factor: 'passed' } : { role: 'customer', second_factor: 'awaited' }
  const wanted = isStaff(role) && STAFF_SECOND_FACTOR === 'required'
  return wanted ? { role: 'customer', second_factor: 'wanted' } : { role, second_factor: 'none' }
}

/** As its owner and the screens hear of it. */
export const shownState = ({ second_factor }: Pick<DeviceStanding, 'second_factor'>): SecondFactorState =>
  ({ none: 'off', wanted: 'required', awaited: 'on', passed: 'on' })[second_factor] as SecondFactorState
